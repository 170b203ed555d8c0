// Every move there is, made once and frozen: lists of legal moves hold these, and a key finds its own.

import { boards, type Side } from './boards.ts';
import { type ActionType, prices, startCoins } from './components.ts';
import type { Move, Owner, UnitMove } from './types.ts';

const byKey = new Map<string, Move>();

function make(move: Move): Move {
  Object.freeze(move);
  byKey.set(moveKey(move), move);
  return move;
}

export function moveKey(move: Move): string {
  switch (move.type) {
    case 'placeNeutral':
      return `neutral:${move.region}`;
    case 'bid':
      return `bid:${move.amount}`;
    case 'takeCard':
      return `take:${move.place}`;
    case 'placeArmy':
      return `place:${move.region}`;
    case 'moveArmy':
      return `march:${move.from}>${move.to}`;
    case 'buildCity':
      return `city:${move.region}`;
    case 'destroyArmy':
      return `destroy:${move.region}:${move.owner === 'neutral' ? 'n' : move.owner}`;
    case 'done':
    case 'endTurn':
    case 'nextGame':
      return move.type;
  }
}

export function parseMove(key: string): Move | undefined {
  return byKey.get(key);
}

export const done = make({ type: 'done' });
export const endTurn = make({ type: 'endTurn' });
export const nextGame = make({ type: 'nextGame' });

/** By the number of coins: every bid that they allow. */
export const bidsUpTo: readonly (readonly Move[])[] = prefixes(
  Array.from({ length: Math.max(...startCoins) + 1 }, (_, amount) => make({ type: 'bid', amount })),
).slice(1);

/** By their number: so many cards from the left. */
export const takesUpTo: readonly (readonly Move[])[] = prefixes(
  prices.map((_, index) => make({ type: 'takeCard', place: index + 1 })),
);

function prefixes<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return [[], ...items].map((_, length) => Object.freeze(items.slice(0, length)));
}

/** The move that is one unit of an action. */
export const unitOf: Readonly<Record<ActionType, UnitMove['type']>> = {
  place: 'placeArmy',
  march: 'moveArmy',
  sail: 'moveArmy',
  city: 'buildCity',
  destroy: 'destroyArmy',
};

const owners: readonly Owner[] = [0, 1, 2, 3, 4, 'neutral'];

/** What can be done on one side of the board, by region. */
export interface BoardMoves {
  readonly neutral: readonly Move[];
  readonly place: readonly Move[];
  readonly city: readonly Move[];
  /** Then by seat; the neutral colour comes last. */
  readonly destroy: readonly (readonly Move[])[];
  readonly march: readonly (readonly Move[])[];
  /** By land, then by sea. */
  readonly sail: readonly (readonly Move[])[];
}

export const boardMoves: Readonly<Record<Side, BoardMoves>> = { A: movesOn('A'), B: movesOn('B') };

function movesOn(side: Side): BoardMoves {
  const { regions, land, sea } = boards[side];
  // Steps between regions that do not touch are no garbage: they have a refusal that says so.
  const steps = regions.map((from) =>
    regions.map((to) => (from === to ? undefined : make({ type: 'moveArmy', from, to }))),
  );
  const stepsOver = (links: readonly (readonly number[])[]): Move[][] =>
    links.map((neighbours, from) => neighbours.map((to) => steps[from]![to]!));
  const march = stepsOver(land);
  const crossings = stepsOver(sea);
  return {
    neutral: Object.freeze(regions.map((region) => make({ type: 'placeNeutral', region }))),
    place: regions.map((region) => make({ type: 'placeArmy', region })),
    city: regions.map((region) => make({ type: 'buildCity', region })),
    destroy: regions.map((region) => owners.map((owner) => make({ type: 'destroyArmy', region, owner }))),
    march,
    sail: march.map((steps, from) => [...steps, ...crossings[from]!]),
  };
}
