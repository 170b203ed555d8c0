// The fast player of imagined futures: it looks for actions that fulfil or prepare its own tasks, and at nothing else.

import type { Seat } from '../../../kernel/game.ts';
import { nextUint32, type Rng } from '../../../kernel/random.ts';
import { canPlaceAt, grid, load, sides } from '../grid.ts';
import { isNew, newArrangement, turnsOf } from '../match.ts';
import { claim, draw, endTurn, point, takeBlind } from '../moves.ts';
import { legalMoves, mustDraw } from '../rules.ts';
import type { Move, State } from '../types.ts';
import { type Action, canStep, isSame, isUndoing, movesOf, placing, shifting } from './action.ts';
import { blindValue } from './blind.ts';
import { bestDeck } from './decks.ts';
import { areBeside, begun, classOf, codeOf, freeCells, lookAt, openCount } from './sight.ts';
import { found, type Standing, standingOf, worthAfter } from './value.ts';
import { deckOf } from './worth.ts';

/** Whoever has so many ideas looks for no more. */
const ideasEnough = 5;

/** How much whim there is in a choice, and how much more with every turn in which nobody fulfilled a task. */
const leastWhim = 0.02;
const whimPerTurn = 0.02;

export function quick(state: State, seat: Seat, rng: Rng): Move {
  switch (state.step) {
    case 'chooseAction':
      return bestIdea(state, seat, rng);
    case 'placeGem':
      return bestCell(state, seat, rng);
    case 'claimTasks':
      return nextClaim(state, seat) ?? ending(state, seat);
    case 'drawTasks':
      return ending(state, seat);
    case 'pointAtGems':
      return nextPointing(state, seat);
    case 'gameOver':
      throw new Error('Nobody moves after the end.');
  }
}

function whim({ idleTurns }: State, rng: Rng): number {
  return ((leastWhim + whimPerTurn * idleTurns) * nextUint32(rng)) / 0x1_0000_0000;
}

function bestIdea(state: State, seat: Seat, rng: Rng): Move {
  lookAt(state);
  const standing = standingOf(state, seat);
  const ideas = ideasFor(standing);
  let best: Action | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let fulfils = false;
  for (const action of ideas) {
    const value = worthAfter(standing, action) + whim(state, rng);
    const does = found.complex + found.simple > 0;
    if (value <= most || (!does && isUndoing(action, state.change))) continue;
    best = action;
    most = value;
    fulfils = does;
  }
  if (!fulfils && state.stack.length > 0 && blindValue(state, standing) > most) return takeBlind;
  return best ? movesOf(best, false)[0]! : anything(state, seat, rng);
}

/** Nothing is begun: a gem is placed somewhere, or whatever else can be done. */
function anything(state: State, seat: Seat, rng: Rng): Move {
  if (state.stack.length > 0) return takeBlind;
  const moves = legalMoves(state, seat);
  return moves[nextUint32(rng) % moves.length]!;
}

/** Actions that fulfil a task; if there are none, those that bring a gem where a task wants it. */
function ideasFor({ hand, turns }: Standing): readonly Action[] {
  const sure: Action[] = [];
  const ideas: Action[] = [];
  for (const deck of ['complex', 'simple'] as const) {
    for (const id of hand) {
      if (deckOf(id) !== deck) continue;
      classOf(id, turns);
      for (let i = 0; i < begun.length && sure.length < ideasEnough; i += 4) addIdeas(sure, ideas, i);
    }
  }
  return sure.length > 0 ? sure : ideas;
}

function addIdeas(sure: Action[], ideas: Action[], i: number): void {
  const cell = begun.cells[i]!;
  const code = begun.cells[i + 1]!;
  const other = begun.cells[i + 2]!;
  if (other < 0) {
    bring(sure, cell, code);
    if (sure.length === 0 && grid[cell] !== 0 && ideas.length < ideasEnough) bringNearer(ideas, cell, code);
  } else if (grid[cell] === begun.cells[i + 3] && grid[other] === code && areBeside(cell, other)) {
    add(sure, shifting(cell, other));
  } else if (sure.length === 0 && ideas.length < ideasEnough) {
    bring(ideas, cell, code);
    bring(ideas, other, begun.cells[i + 3]!);
  }
}

/** In one action. */
function bring(ideas: Action[], cell: number, code: number): void {
  if (openCount[code]! > 0 && canPlaceAt(cell)) add(ideas, placing(cell, code));
  for (let i = 0; i < 4; i++) {
    const from = cell + sides[i]!;
    if (grid[from] === code && (grid[cell] !== 0 || canStep(from, cell))) add(ideas, shifting(from, cell));
  }
}

function bringNearer(ideas: Action[], cell: number, code: number): void {
  for (let i = 0; i < 4; i++) bring(ideas, cell + sides[i]!, code);
}

function add(ideas: Action[], action: Action): void {
  for (const other of ideas) if (isSame(other, action)) return;
  ideas.push(action);
}

/** For the gem that is held. */
function bestCell(state: State, seat: Seat, rng: Rng): Move {
  lookAt(state);
  const standing = standingOf(state, seat);
  const code = codeOf(state.held!);
  const ideas = ideasFor(standing).filter((idea) => idea.kind === 'place' && idea.code === code);
  const actions = ideas.length > 0 ? ideas : freeCells().map((cell) => placing(cell, code));
  let best = actions[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const value = worthAfter(standing, action) + whim(state, rng);
    if (value <= most) continue;
    best = action;
    most = value;
  }
  return movesOf(best, true)[0]!;
}

/** Whatever fits. */
export function nextClaim(state: State, seat: Seat): Move | undefined {
  load(state.field);
  const turns = turnsOf(state.mirror);
  const fitting = state.hands[seat]!.find((id) => isNew(id, state.change!, turns));
  return fitting && claim(fitting);
}

export function ending(state: State, seat: Seat): Move {
  return mustDraw(state) ? draw[bestDeck(state, seat)] : endTurn;
}

/** The next gem of an arrangement that is there; if somebody claimed in error, any. */
export function nextPointing(state: State, seat: Seat): Move {
  load(state.field);
  if (!isNew(state.claiming!, state.change!, turnsOf(state.mirror))) return legalMoves(state, seat)[0]!;
  const isPointed = (x: number, y: number) => state.pointed.some((cell) => cell.x === x && cell.y === y);
  const next = newArrangement(state, state.claiming!).find(({ x, y }) => !isPointed(x, y));
  return next ? point(next.x, next.y) : legalMoves(state, seat)[0]!;
}
