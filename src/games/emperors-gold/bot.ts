// A sensible player: looks at every way to play the turn, and at what the next player could make of it.

import type { Seat } from '../../kernel/game.ts';
import type { Hints } from '../../kernel/hints.ts';
import { type Rng, randomInt } from '../../kernel/random.ts';
import { featureCount, featuresOf } from './bot/features.ts';
import { levels, overlooks } from './bot/levels.ts';
import { plans } from './bot/plans.ts';
import { quick } from './bot/quick.ts';
import { shares } from './bot/shares.ts';
import { terms } from './bot/terms.ts';
import { forEachWay, type Way } from './botTurns.ts';
import { bothProspects, prospect, prospectsOf, rowsWorth } from './botValues.ts';
import { lastTask, none, tasks } from './components.ts';
import { type Cell, cellCount } from './grid.ts';
import { addCard, claimTask, discardRow, endTurn, moveEmperor } from './moves.ts';
import { sideCount, sideOf } from './rows.ts';
import { compare, pointsOf } from './scoring.ts';
import type { Move, State, Table, Types } from './types.ts';

export const hints: Hints<Types> = {
  evaluate,
  policy,
  references: { greedy },
  features: { count: featureCount, write: featuresOf },
  search: { plans, shares, quick, horizon, guard: 1, levels, overlooks, terms },
};

/** To the end of the own side's next turn. */
function horizon({ seats, teams }: State): number {
  return teams ? 2 : seats;
}

/** More than any points and prospects together. */
const victory = 100;

/** A last task is worth so much more to the leader, and so much less to the others. */
const ending = 12;

/** How much of what the next player could claim at once counts against a turn. */
const caution = 0.4;

/** Of two rows that fulfil a task, the shorter one is discarded for it. */
const tidiness = 0.01;

/** The next player's answer is looked at for so many of the best turns. */
const candidateLimit = 10;

/** The own points and prospects, less the others' on average. */
function evaluate(state: State, seat: Seat): number {
  const own = sideOf(state, seat);
  let value = 0;
  for (let side = 0; side < sideCount(state); side++) {
    const worth = pointsOf(state.tasks[side]!) + prospects(state, side);
    value += side === own ? worth : -worth / (sideCount(state) - 1);
  }
  return state.step === 'gameOver' ? value + victory * (isWinner(state, own) ? 1 : -1) : value;
}

function prospects(state: State, side: number): number {
  return state.step === 'gameOver' ? 0 : rowsWorth(state, side, none);
}

function isWinner(state: State, side: number): boolean {
  return state.tasks.every((other) => compare(other, state.tasks[side]!) <= 0);
}

interface Candidate {
  readonly move: Move;
  readonly worth: number;
  readonly emperor: Cell;
  /** The cells emptied, as bits. */
  readonly taken: number;
  /** The place of the claimed task among the open ones, or none. */
  readonly claim: number;
}

/** The first step not yet made of the best turn, from wherever in the turn the state is. */
function policy(state: State, _seat: Seat, rng: Rng): Move {
  if (state.step === 'endTurn') return endTurn;
  const candidates = bestTurns(state);
  let best = candidates[0]!;
  let bestWorth = Number.NEGATIVE_INFINITY;
  let ties = 0;
  for (const candidate of candidates) {
    if (candidate.worth < bestWorth) break;
    const worth = candidate.worth - caution * threat(state, candidate);
    if (worth < bestWorth) continue;
    ties = worth === bestWorth ? ties + 1 : 1;
    if (ties > 1 && randomInt(rng, ties) > 0) continue;
    best = candidate;
    bestWorth = worth;
  }
  return best.move;
}

/** Looks at the own turn only, and not at what it leaves to the next player. */
function greedy(state: State): Move {
  return state.step === 'endTurn' ? endTurn : bestTurns(state)[0]!.move;
}

/** The best turns by their own worth, best first. */
function bestTurns(state: State): readonly Candidate[] {
  const side = sideOf(state, state.turn);
  const own = [prospectsOf(state, side, 0), prospectsOf(state, side, 1)] as const;
  const nothing = state.openTasks.map((task) => prospect(0, 0, task));
  const fixed = [none, ...state.openTasks.keys()].map((claim) => worthOfClaim(state, side, claim));
  const hasNoFuture = state.turnsLeft !== null;
  const best: Candidate[] = [];
  const extended: number[] = [];
  forEachWay(state, (way) => {
    const other = way.row === 0 ? own[1] : own[0];
    for (const [i, task] of state.openTasks.entries()) {
      extended[i] = prospect(way.length, way.set, task);
    }
    const kept = hasNoFuture ? 0 : bothProspects(extended, other, none);
    offer(state, best, way, none, fixed[0]! + kept);
    for (const [i, task] of state.openTasks.entries()) {
      const { wanted, length } = tasks[task]!;
      if (way.length < length || (way.set & wanted) !== wanted) continue;
      const left = hasNoFuture ? 0 : bothProspects(nothing, other, i);
      offer(state, best, way, i, fixed[i + 1]! + left - tidiness * way.length);
    }
  });
  return best;
}

/** What a claim brings, or none, whatever is laid: points, what the others lose by it, the end in sight. */
function worthOfClaim(state: State, side: number, claim: number): number {
  const points = claim === none ? 0 : tasks[state.openTasks[claim]!]!.points;
  let others = 0;
  let bestOther = 0;
  for (let other = 0; other < sideCount(state); other++) {
    if (other === side) continue;
    others += rowsWorth(state, other, claim);
    bestOther = Math.max(bestOther, pointsOf(state.tasks[other]!));
  }
  const worth = points - others / (sideCount(state) - 1);
  const isLast = state.tasks[side]!.length + 1 >= lastTask(state.seats, state.teams);
  if (claim === none || state.turnsLeft !== null || !isLast) return worth;
  return pointsOf(state.tasks[side]!) + points > bestOther ? worth + ending : worth - ending;
}

function offer(state: State, best: Candidate[], way: Way, claim: number, worth: number): void {
  if (best.length === candidateLimit && worth <= best[candidateLimit - 1]!.worth) return;
  let place = best.length;
  while (place > 0 && best[place - 1]!.worth < worth) place--;
  const move = firstMove(state, way, claim);
  best.splice(place, 0, { move, worth, emperor: way.emperor, taken: way.taken, claim });
  if (best.length > candidateLimit) best.pop();
}

function firstMove(state: State, way: Way, claim: number): Move {
  if (state.step === 'moveEmperor') return moveEmperor[way.emperor]!;
  if (state.step === 'discardRow') return discardRow[way.dropped!]!;
  if (way.taken !== 0) return addCard(way.cell, way.row, way.end);
  return claim === none ? endTurn : claimTask[state.openTasks[claim]!]!;
}

/** The most points that the next player could claim at once, with the cards that would lie there. */
function threat(state: State, candidate: Candidate): number {
  if (state.turnsLeft === 1) return 0;
  const openTasks = state.openTasks.filter((_, i) => i !== candidate.claim);
  const next: Table = {
    ...state,
    turn: (state.turn + 1) % state.seats,
    step: 'moveEmperor',
    row: null,
    grid: gridAfter(state, candidate),
    emperor: candidate.emperor,
  };
  let points = 0;
  forEachWay(next, ({ length, set }) => {
    for (const task of openTasks) {
      const card = tasks[task]!;
      if (card.points > points && length >= card.length && (set & card.wanted) === card.wanted) {
        points = card.points;
      }
    }
  });
  return points;
}

function gridAfter(state: State, { emperor, taken }: Candidate): number[] {
  const grid = state.grid.slice();
  if (emperor !== state.emperor) {
    grid[state.emperor] = grid[emperor]!;
    grid[emperor] = none;
  }
  for (let cell = 0; cell < cellCount; cell++) if ((taken & (1 << cell)) !== 0) grid[cell] = none;
  return grid;
}
