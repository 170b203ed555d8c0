// Positions from small drawings, and how tests play on from them.

import assert from 'node:assert/strict';
import type { Refusal, Seat } from '../../../kernel/game.ts';
import { checkOptions } from '../../../kernel/options.ts';
import { applyTo, type Played, play } from '../../../kernel/play.ts';
import { rngFromSeed } from '../../../kernel/random.ts';
import { type Card, cardCount, cardOf, colours, none, shapes, type Task, tasks } from '../components.ts';
import { game } from '../index.ts';
import type { Event, Options, State, Types } from '../types.ts';

/** 'rs3' is the red star of value 3. Shapes: circle, sQuare, hexagon, star, rhombus (d for diamond). */
const shapeLetters = 'cqhsd';
const colourLetters = 'rygbv';

export function card(name: string): Card {
  const colour = colours[colourLetters.indexOf(name[0]!)]!;
  const shape = shapes[shapeLetters.indexOf(name[1]!)]!;
  return cardOf(shape, colour, Number(name[2]));
}

export function cards(names: string): Card[] {
  return names.split(/\s+/).filter(Boolean).map(card);
}

export interface Drawing {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly turn?: Seat;
  /** 25 cells in reading order: a card, `.` for an empty cell, `@` for the emperor. */
  readonly grid: string;
  /** Two for each side; empty where left out. */
  readonly rows?: readonly string[];
  readonly openTasks?: readonly Task[];
  /** By side. */
  readonly tasks?: readonly (readonly Task[])[];
  readonly discards?: string;
  /** What is not drawn lies in the deck; or else in this row, so that the piles run out. */
  readonly restInRow?: number;
  readonly idleTurns?: number;
  readonly turnsLeft?: number;
}

/** The beginning of a turn. Seat 0 is the first player. */
export function position(drawing: Drawing): State {
  const seats = drawing.seats ?? 2;
  const state = begin(seats, { firstSeat: 0, ...drawing.options });
  state.turn = drawing.turn ?? 0;
  const cells = drawing.grid.trim().split(/\s+/);
  assert.equal(cells.length, 25, 'a grid has 25 cells');
  state.emperor = cells.indexOf('@');
  state.grid = cells.map((cell) => (cell === '.' || cell === '@' ? none : card(cell)));
  state.rows = state.rows.map((_, place) => cards(drawing.rows?.[place] ?? ''));
  state.discards = cards(drawing.discards ?? '');
  state.openTasks = [...(drawing.openTasks ?? state.openTasks)];
  state.tasks = state.tasks.map((_, side) => [...(drawing.tasks?.[side] ?? [])]);
  state.idleTurns = drawing.idleTurns ?? 0;
  state.turnsLeft = drawing.turnsLeft ?? null;
  const drawn = new Set([...state.grid, ...state.rows.flat(), ...state.discards]);
  const rest = Array.from({ length: cardCount }, (_, one) => one).filter((one) => !drawn.has(one));
  state.deck = drawing.restInRow === undefined ? rest : [];
  if (drawing.restInRow !== undefined) state.rows[drawing.restInRow]!.push(...rest);
  const given = new Set([...state.openTasks, ...state.tasks.flat()]);
  state.taskDeck = [...tasks.keys()].filter((task) => !given.has(task));
  return state;
}

export function begin(seats: number, options: Partial<Options> = {}, seed = 'begin'): State {
  const checked = checkOptions(game, seats, options);
  assert.ok(checked.ok, 'options');
  return game.setup(seats, checked.options as unknown as Options, rngFromSeed(seed));
}

/** Played by whoever's turn it is, one key after another. */
export function act(state: State, ...keys: readonly string[]): State {
  return keys.reduce((now, key) => played(now, key).state, state);
}

export function eventsOf(state: State, key: string): readonly Event[] {
  return played(state, key)
    .frames.get('spectator')!
    .frames.map(({ event }) => event);
}

export function played(state: State, key: string): Played<Types> {
  const result = play(game, state, state.turn, key, ['spectator']);
  assert.ok(result.ok, `${key} is refused: ${JSON.stringify(result)}; legal are ${legal(state).join(' ')}`);
  return result;
}

/** EG-V3: the clock of the player whose turn it is runs out. */
export function timeOut(state: State): Played<Types> {
  const move = game.onTimeout!(state, state.turn);
  assert.ok(move, 'the clock does nothing');
  return applyTo(game, state, state.turn, move, ['spectator']);
}

export function legal(state: State, start = ''): string[] {
  return game
    .legalMoves(state, state.turn)
    .map(game.moveKey)
    .filter((key) => key.startsWith(start));
}

/** 'EG-T2 wrongDistance'; for what is legal, 'legal'. */
export function refusal(state: State, key: string): string {
  const result = play(game, state, state.turn, key, []);
  return result.ok ? 'legal' : briefly(result.refusal);
}

function briefly(why: Refusal): string {
  return 'rule' in why ? [why.rule, why.params?.reason].join(' ') : why.code;
}

export function task(names: string, length: number): Task {
  const found = tasks.findIndex(
    ({ wanted, length: least }) => least === length && wanted === wantedBy(names.split(' ')),
  );
  assert.notEqual(found, -1, `no task wants ${names} in ${length} cards`);
  return found;
}

function wantedBy(names: readonly string[]): number {
  const symbols: readonly string[] = [...shapes, ...colours];
  return names.reduce((set, name) => set | (1 << symbols.indexOf(name)), 0);
}

/** Some turn without a claim: the first that the list offers. */
export function anyTurn(state: State): State {
  const moved = act(state, legal(state)[0]!);
  const ready = moved.step === 'discardRow' ? act(moved, 'discard:0') : moved;
  return act(ready, legal(ready, 'add:')[0]!, 'endTurn');
}

/** From e3 the emperor reaches rq2 (c3), rc1 (d3), yq1 (e2), bh1 (e4). */
export const fourInReach = `
  .   .   .   .   .
  .   .   .   .   .
  .   .   rq2 .   .
  .   .   rc1 .   .
  @   yq1 vs3 bh1 .`;

/** Row 0 of this side, with rq2 from there, fulfils the pair of circle and square. */
export const almostPair = 'rh1 rc2';
export const pair = task('circle square', 3);

export function claimPair(state: State): State {
  return act(state, 'emperor:e3', 'add:c3:0:right', `claim:${pair}`);
}
