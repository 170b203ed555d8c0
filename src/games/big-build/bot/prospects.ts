// What the tokens that are left promise to a seat.

import type { Seat } from '../../../kernel/game.ts';
import { type Cell, cellById, cells, squares } from '../board.ts';
import { cardById, placeNeighbours, tokenIndex, tokens } from '../components.ts';
import type { CardId, CellId, State } from '../types.ts';
import { codeOf, farAs, waitingTable } from './waiting.ts';

/** What a place beside that is still empty adds: it may be filled by then. */
const growth = 0.2;
/** How much of a token is lost to somebody who is sure to take it first. */
const race = 0.5;
/** What the second-best token adds to the best, and the third to the second. */
const fading = 0.5;
/** Beyond every way there is. */
const unreachable = 99;

/** What does not change while a seat thinks about its turn. */
export interface Outlook {
  readonly distances: Distances;
  /** By square: how likely somebody else is there first. */
  readonly rivals: readonly number[];
}

/** By square, as long as its token lies there: by cell, the steps to a cell beside it. */
type Distances = readonly (readonly number[] | null)[];

export function outlookOf(state: State, seat: Seat): Outlook {
  const distances = distancesOf(state);
  return { distances, rivals: rivalry(state, seat, distances) };
}

function distancesOf(state: State): Distances {
  return squares.map((square) => (state.tokens[square.square] == null ? null : distancesTo(state, square)));
}

function distancesTo(state: State, square: Cell): readonly number[] {
  const steps = Array<number>(cells.length).fill(unreachable);
  const reached: Cell[] = [];
  const reach = (cell: Cell, distance: number): void => {
    if (steps[cell.index] !== unreachable) return;
    if (cell.square >= 0 && state.tokens[cell.square] !== null) return;
    steps[cell.index] = distance;
    reached.push(cell);
  };
  for (const cell of square.neighbours) reach(cell, 0);
  for (const cell of reached) for (const next of cell.neighbours) reach(next, steps[cell.index]! + 1);
  return steps;
}

/** The hands of others count as unknown. */
function rivalry(state: State, seat: Seat, distances: Distances): number[] {
  return distances.map((steps, square) => {
    if (steps === null) return 0;
    const table = waitingTable(tokens[tokenIndex.get(state.tokens[square]!)!]!.number);
    let most = 0;
    for (const [other, cell] of state.cells.entries()) {
      if (other === seat || cell === null) continue;
      most = Math.max(most, table[farAs(steps[cellById.get(cell)!.index]!)]![0]!);
    }
    return most;
  });
}

/** What one token promises at the end of a turn, before the cards that are kept are looked at. */
interface Prospect {
  readonly symbolIndex: number;
  readonly value: number;
  readonly chances: Float64Array;
}

export function prospectsAt(state: State, cell: CellId, { distances, rivals }: Outlook): Prospect[] {
  const found: Prospect[] = [];
  const { index } = cellById.get(cell)!;
  for (let square = 0; square < state.tokens.length; square++) {
    const id = state.tokens[square];
    const steps = distances[square];
    if (id == null || steps == null) continue;
    const place = tokenIndex.get(id)!;
    const { number, symbolIndex } = tokens[place]!;
    const chances = waitingTable(number)[farAs(steps[index]!)]!;
    found.push({ symbolIndex, value: worth(state, place) * (1 - race * rivals[square]!), chances });
  }
  return found;
}

function worth(state: State, place: number): number {
  let points = 1;
  for (const neighbour of placeNeighbours[place]!) points += state.house[neighbour] === null ? growth : 1;
  return points;
}

/** The best token in full, the next ones fading. */
export function promise(prospects: readonly Prospect[], kept: readonly CardId[]): number {
  let first = 0;
  let second = 0;
  let third = 0;
  const one = kept.length > 0 ? cardById.get(kept[0]!)!.counts : undefined;
  const two = kept.length > 1 ? cardById.get(kept[1]!)!.counts : undefined;
  const three = kept.length > 2 ? cardById.get(kept[2]!)!.counts : undefined;
  for (const { symbolIndex, value, chances } of prospects) {
    const code = codeOf(digit(one, symbolIndex), digit(two, symbolIndex), digit(three, symbolIndex));
    const worth = value * chances[code]!;
    if (worth > first) {
      third = second;
      second = first;
      first = worth;
    } else if (worth > second) {
      third = second;
      second = worth;
    } else if (worth > third) third = worth;
  }
  return first + fading * (second + fading * third);
}

function digit(counts: readonly number[] | undefined, symbolIndex: number): number {
  return counts === undefined ? 0 : 1 + counts[symbolIndex]!;
}
