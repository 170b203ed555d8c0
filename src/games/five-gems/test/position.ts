// Positions as a drawing: the field, who holds what, what lies beside. The stack and the decks hold the rest
// of the box, if nothing else is said.

import assert from 'node:assert/strict';
import type { Refusal, Seat, Viewer } from '../../../kernel/game.ts';
import { fixedRng, type Played, play, refusalOf } from '../../../kernel/play.ts';
import { type CardId, type Colour, cardOf, gems } from '../components.ts';
import { game } from '../index.ts';
import { decksInPlay } from '../setup.ts';
import type { Options, State, Types } from '../types.ts';

export const defaults: Options = {
  firstSeat: 'random',
  mirror: false,
  referee: 'automatic',
  soloDeck: 'simple',
  goal: 10,
  gameGoal: 10,
};

type Plain = Omit<
  State,
  'rng' | 'field' | 'open' | 'stack' | 'hands' | 'fulfilled' | 'discarded' | 'gamePile' | 'decks'
>;

interface Drawing extends Partial<Plain> {
  /** Rows, parted by slashes: 'RB/G.' */
  readonly field: string;
  /** 'RB.' */
  readonly open?: string;
  readonly stack?: string;
  /** By seat, parted by bars: 'S1R S2G C3B | S4R' */
  readonly hands: string;
  readonly fulfilled?: string;
  readonly discarded?: string;
  readonly gamePile?: string;
  /** All that is left of both decks. */
  readonly decks?: string;
}

/** Seat 0 is to choose an action, if nothing else is said. */
export function position(drawing: Drawing): State {
  const {
    field,
    open = '...',
    stack,
    hands,
    fulfilled,
    discarded = '',
    gamePile = '',
    decks,
    ...rest
  } = drawing;
  const inHands = bySeat(hands);
  const done = fulfilled === undefined ? inHands.map(() => []) : bySeat(fulfilled);
  const state: State = {
    ...{ rng: fixedRng(), step: 'chooseAction', turn: 0, held: null, change: null },
    ...{ claiming: null, pointed: [], fulfilledNow: 0, idleTurns: 0, end: null },
    ...{ drawnNow: [], deeds: [], origin: { x: 0, y: 0 } },
    ...{ mirror: false, referee: 'automatic', soloDeck: 'simple', goal: 10, gameGoal: 10 },
    ...rest,
    field: field.split('/'),
    open: [...open].map((letter) => (letter === '.' ? null : (letter as Colour))),
    stack: [],
    hands: inHands,
    fulfilled: done,
    discarded: ids(discarded),
    gamePile: ids(gamePile),
    decks: { simple: [], complex: [] },
  };
  state.stack = stack === undefined ? gemsLeft(state) : ([...stack] as Colour[]);
  const left = decks === undefined ? tasksLeft(state) : ids(decks);
  for (const id of left) state.decks[cardOf(id).deck].push(id);
  return state;
}

function ids(drawn: string): CardId[] {
  return drawn.split(' ').filter((id) => id !== '') as CardId[];
}

function bySeat(drawn: string): CardId[][] {
  return drawn.split('|').map(ids);
}

function gemsLeft({ field, open, held }: State): Colour[] {
  const left = gems.slice();
  for (const colour of [...field.join('').replaceAll('.', ''), ...open, held]) {
    if (colour) left.splice(left.indexOf(colour as Colour), 1);
  }
  return left;
}

function tasksLeft({ hands, fulfilled, discarded, gamePile, soloDeck }: State): CardId[] {
  const { simple, complex } = decksInPlay(hands.length, soloDeck);
  const gone = new Set([...hands.flat(), ...fulfilled.flat(), ...discarded, ...gamePile]);
  return [...simple, ...complex].filter((id) => !gone.has(id));
}

export function keys(state: State, seat: Seat = state.turn): string[] {
  return game.legalMoves(state, seat).map(game.moveKey);
}

/** The state after these moves of whoever's turn it is: 'take:R place:2,0'. Each must be legal. */
export function after(state: State, moves: string): State {
  return moves.split(' ').reduce((now, key) => played(now, key).state, state);
}

export function played(
  state: State,
  key: string,
  viewers: readonly Viewer[] = [0, 'spectator'],
): Played<Types> {
  const result = play(game, state, state.turn, key, viewers);
  assert.ok(result.ok, `${key}: ${JSON.stringify(result)}, but ${keys(state)} are`);
  return result;
}

export function refusal(state: State, key: string): Refusal {
  return refusalOf(game, game.view(state, state.turn), state.turn, key);
}

/** 'FG-T1 lonely' */
export function why(state: State, key: string): string {
  const refused = refusal(state, key);
  return 'rule' in refused ? `${refused.rule} ${refused.params?.reason}` : refused.code;
}
