// What speaks for a plan, in words: the parts of its judgement by name, in points.

import type { Seat } from '../../../kernel/game.ts';
import type { Plan, Term } from '../../../kernel/hints.ts';
import { cellById, cells, squares } from '../board.ts';
import { cards, tokens } from '../components.ts';
import { rankOf } from '../hand.ts';
import type { State, Types } from '../types.ts';
import { isWon, type Outlook, otherWeight, outlookAfter, weight } from './judge.ts';
import { chanceOf, type Prospect } from './prospect.ts';
import { type Walk, walkOf } from './steps.ts';
import { pointsAt, type Table, tableOf } from './table.ts';

/** A rival this likely to be first is told of. */
const near = 0.55;
const most = 4;

export function terms(state: State, seat: Seat, plan: Plan<Types>): readonly Term[] {
  const table = tableOf(state, seat);
  const walk = walkOf(state, seat, plan);
  const found = walk ? turnTerms(table, walk) : startTerms(state, table, plan);
  return found.toSorted((a, b) => b.worth - a.worth).slice(0, most);
}

function startTerms(state: State, table: Table, { moves }: Plan<Types>): Term[] {
  const move = moves.at(-1);
  if (move?.type !== 'start') return [];
  const outlook = outlookAfter(table, 0, table.built);
  const hand = state.hands[table.seat]!.map(rankOf);
  const goal = bestGoal(outlook, cellById.get(move.cell)!.index, hand);
  if (!goal) return [];
  return [
    {
      key: 'start',
      worth: goal.promise,
      params: { cell: move.cell, ...told(table, table.built, goal) },
      isSecret: true,
    },
  ];
}

function turnTerms(table: Table, walk: Walk): Term[] {
  if (walk.taken === table.lying) return [...endTerms(table, walk), ...takeTerms(walk)];
  const before = outlookAfter(table, 0, table.built);
  const after = outlookAfter(table, walk.taken, walk.built);
  return [
    ...takeTerms(walk),
    ...rivalTerms(table, walk, before),
    ...goalTerms(table, walk, after),
    ...freshTerms(walk),
    ...lessTerms(walk, before, after),
  ];
}

function takeTerms({ takings }: Walk): Term[] {
  if (takings.length === 0) return [];
  const points = takings.reduce((sum, taking) => sum + taking.points, 0);
  const params = {
    tokens: takings.map(({ token }) => token),
    cells: takings.map(({ cell }) => cell.id),
    count: takings.length,
    points,
  };
  return [{ key: 'take', worth: points, params }];
}

/** BB-E1 */
function endTerms(table: Table, { takings }: Walk): Term[] {
  const scored = takings.reduce((sum, { points }) => sum + points, 0);
  if (!isWon(table, scored)) return [];
  const own = table.points[table.seat]! + scored;
  const best = Math.max(...table.points.filter((_, seat) => seat !== table.seat));
  return [{ key: 'finish', worth: 99, params: { cell: takings.at(-1)!.cell.id, own, best } }];
}

/** A token taken that somebody else was close to. */
function rivalTerms({ at, seat }: Table, { takings }: Walk, before: Outlook): Term[] {
  for (const { token, cell, points } of takings) {
    const prospect = before.prospects.find(({ square }) => square === cell.square)!;
    for (let other = 0; other < at.length; other++) {
      const chance = other === seat ? 0 : chanceOf(prospect, before.ways, at[other]!, []);
      if (chance < near) continue;
      return [
        { key: 'rival', worth: chance * points, params: { seat: other, token, cell: cell.id, points } },
      ];
    }
  }
  return [];
}

/** What the others may hope for now, against before. */
function lessTerms({ takings }: Walk, before: Outlook, after: Outlook): Term[] {
  const less = otherWeight * (before.others - after.others);
  if (takings.length === 0 || less < 0.3) return [];
  return [{ key: 'less', worth: less, params: { cell: takings[0]!.cell.id } }];
}

interface Goal {
  readonly prospect: Prospect;
  readonly promise: number;
  readonly held: number;
}

function bestGoal({ prospects, ways }: Outlook, cell: number, kept: readonly number[]): Goal | undefined {
  let best: Goal | undefined;
  for (const prospect of prospects) {
    const promise = prospect.worth * chanceOf(prospect, ways, cell, kept);
    if (best && promise <= best.promise) continue;
    const held = kept.reduce((sum, rank) => sum + cards[rank]!.counts[prospect.symbol]!, 0);
    best = { prospect, promise, held };
  }
  return best;
}

/** `kept` cards of the hand show `held` of the `number` symbols that the token wants. */
function told({ placeOn }: Table, built: number, { prospect, held }: Goal) {
  const place = placeOn[prospect.square]!;
  const { id, number, symbol } = tokens[place]!;
  // More than are wanted are not needed.
  return {
    token: id,
    square: squares[prospect.square]!.id,
    number,
    symbol,
    held: Math.min(held, number),
    points: pointsAt(place, built),
  };
}

/** What the seat goes for next: it stands beside it, comes nearer, or collects cards for it. */
function goalTerms(table: Table, walk: Walk, after: Outlook): Term[] {
  const cell = walk.cells.at(-1)!;
  const goal = bestGoal(after, cell.index, walk.kept);
  if (!goal) return [];
  const far = after.ways.far[goal.prospect.square * cells.length + cell.index]!;
  const key = far === 0 ? 'beside' : walk.cells.length > 1 ? 'nearer' : 'collect';
  const params = told(table, walk.built, goal);
  return [{ key, worth: weight * goal.promise * 0.5, params, isSecret: true }];
}

function freshTerms({ thrown }: Walk): Term[] {
  if (thrown.length === 0) return [];
  return [{ key: 'fresh', worth: 0.1 * thrown.length, params: { cards: [...thrown], count: thrown.length } }];
}
