// Positions as a drawing. What is not drawn is as plain as can be: on each square of fifth A lies the hammer
// of its number, in B the saw, in C the nails, in D the brush, in E the brick; seat 0 is to move.

import assert from 'node:assert/strict';
import type { Seat } from '../../../kernel/game.ts';
import { fixedRng, play, refusalOf } from '../../../kernel/play.ts';
import { cellById, fifths, squares } from '../board.ts';
import { deck, letters, tokenIndex, tokens } from '../components.ts';
import { removeOne, sortHand } from '../hand.ts';
import { game } from '../index.ts';
import { freshMemory } from '../memory.ts';
import { pointsFor } from '../scoring.ts';
import { characters, type State, type Step, symbols } from '../types.ts';

interface Drawing {
  /** By seat: 'A4 B4'. */
  readonly at: string;
  /** By seat: 'HHS,SSN,NNB HHH,SSS'; '-' is an empty hand. */
  readonly hands: string;
  /** Tokens already in the house, in the order in which they came, and by whom: 'H3:0 S3:1'. */
  readonly house?: string;
  readonly turn?: Seat;
  readonly firstSeat?: Seat;
  readonly step?: Step;
  /** As `hands`; what is left of the box is the deck. */
  readonly discards?: string;
}

export function position(drawing: Drawing): State {
  const at = drawing.at.split(' ');
  const hands = drawing.hands.split(' ').map(cardsOf);
  const discards = cardsOf(drawing.discards ?? '-');
  const rest = deck.slice();
  for (const card of [...hands.flat(), ...discards])
    assert.ok(removeOne(rest, card), `${card} is not in the box`);
  const state: State = {
    rng: fixedRng(),
    step: drawing.step ?? 'move',
    firstSeat: drawing.firstSeat ?? 0,
    turn: drawing.turn ?? 0,
    turnsPlayed: 0,
    idleSince: 0,
    characters: at.map((_, seat) => characters[seat]!),
    cells: at,
    tokens: squares.map(({ id, number }) => letters[symbols[fifths.indexOf(id[1] as 'A')]!] + number),
    house: tokens.map(() => null),
    points: at.map(() => 0),
    hands,
    deck: rest,
    discards,
    memory: freshMemory(at.length),
  };
  for (const laid of (drawing.house ?? '').split(' ').filter(Boolean)) layToken(state, laid);
  return state;
}

function layToken(state: State, laid: string): void {
  const [token, seat] = laid.split(':') as [string, string];
  const place = tokenIndex.get(token)!;
  state.tokens[state.tokens.indexOf(token)] = null;
  state.points[Number(seat)]! += pointsFor(state.house, place);
  state.house[place] = Number(seat);
}

function cardsOf(drawn: string): string[] {
  const hand = drawn === '-' ? [] : drawn.split(',');
  sortHand(hand);
  return hand;
}

/** 'go:A5:HHB stop draw': the state after these moves of whoever's turn it is; each must be legal. */
export function after(state: State, moves: string): State {
  return moves.split(' ').reduce((now, key) => played(now, key).state, state);
}

export function played(state: State, key: string) {
  const result = play(game, state, state.turn, key, [...state.cells.keys(), 'spectator']);
  assert.ok(result.ok, `${key}: ${JSON.stringify(result)}`);
  return result;
}

/** The keys of the legal moves. */
export function keys(state: State): string[] {
  return game.legalMoves(state, state.turn).map(game.moveKey);
}

/** Where the seat may go, however it pays, in the order of the board. */
export function within(state: State): string[] {
  const targets = game.legalMoves(state, state.turn).flatMap((move) => (move.type === 'go' ? [move.to] : []));
  return [...new Set(targets)].toSorted((a, b) => cellById.get(a)!.index - cellById.get(b)!.index);
}

/** The payments for a step to a cell. */
export function prices(state: State, to: string): string[] {
  return keys(state)
    .filter((key) => key.startsWith(`go:${to}:`))
    .map((key) => key.slice(`go:${to}:`.length));
}

/** 'BB-T2 wrongSymbol' */
export function refusal(state: State, key: string): string {
  const refused = refusalOf(game, game.view(state, state.turn), state.turn, key);
  return 'rule' in refused ? `${refused.rule} ${refused.params?.reason ?? ''}`.trim() : refused.code;
}
