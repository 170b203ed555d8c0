// How near a task is to being fulfilled, and where: the places that ask for the fewest actions. What one action away
// is, is tried out; farther away it is an estimate, as a player at the table would make it.

import { type CardId, type Colour, cardOf } from '../components.ts';
import { gemAt, gemCells } from '../field.ts';
import { columnOf, grid, indexAt, load, rowOf, sides } from '../grid.ts';
import { shapes, turnsOf } from '../match.ts';
import type { Cell, View } from '../types.ts';
import { ofView } from './ofView.ts';

/** 1, 2, or 3 for far. */
export type Distance = 1 | 2 | 3;

export interface Wrong extends Cell {
  readonly colour: Colour;
}

/** Where an arrangement could come to lie. */
export interface Spotted {
  readonly distance: Distance;
  readonly cells: readonly Cell[];
  /** The cells that lack their gem yet. */
  readonly wrong: readonly Wrong[];
  /** How the card lies there: quarters of a turn, 4 and more for its mirror image. */
  readonly turn: number;
}

export const mostPlaces = 3;

/** The best places first, at most three, and all as near as the best one. Nothing if so little lies there that there is
 *  no place worth showing. */
export function nearestPlaces(view: View, card: CardId): readonly Spotted[] {
  const known = knownPlaces(view);
  const places = known.get(card) ?? reckonPlaces(view, card);
  known.set(card, places);
  return places;
}

const knownPlaces = ofView(() => new Map<CardId, readonly Spotted[]>());

function reckonPlaces(view: View, card: CardId): readonly Spotted[] {
  load(view.field);
  const found = placesOf(view, card)
    .map((place) => ({ place, cost: costOf(view, place.wrong) }))
    .toSorted((one, other) => one.cost - other.cost);
  const nearest = distanceOf(found[0]?.cost ?? 0);
  return found
    .filter(({ cost }) => distanceOf(cost) === nearest)
    .slice(0, mostPlaces)
    .map(({ place }) => ({ ...place, distance: nearest }));
}

function distanceOf(cost: number): Distance {
  if (cost <= 1) return 1;
  return cost <= 2 ? 2 : 3;
}

type Place = Omit<Spotted, 'distance'>;

/** All of which at least one gem lies right already. */
function placesOf(view: View, card: CardId): readonly Place[] {
  const { codes, around } = shapes.get(card)!;
  const length = 2 * (codes.length - 1);
  const found = new Map<string, Place>();
  for (const { x, y } of gemCells(view.field)) {
    const at = indexAt(x, y);
    const gem = codes.indexOf(grid[at]!);
    if (gem < 0) continue;
    for (let turn = 0; turn < turnsOf(view.mirror); turn++) {
      const cells: Wrong[] = [wanted(at, codes[gem]!)];
      for (let i = turn * length; i < (turn + 1) * length; i += 2) {
        cells.push(wanted(at + around[gem]![i]!, around[gem]![i + 1]!));
      }
      const inOrder = inOrderOf(card, cells);
      const wrong = inOrder.filter((cell) => gemAt(view.field, cell.x, cell.y) !== cell.colour);
      found.set(inOrder.map((cell) => `${cell.x},${cell.y}`).join(' '), { cells: inOrder, wrong, turn });
    }
  }
  return [...found.values()];
}

function wanted(at: number, code: number): Wrong {
  return { x: columnOf(at), y: rowOf(at), colour: String.fromCharCode(code) as Colour };
}

/** As the card lists its gems: all colours of a card differ. */
function inOrderOf(card: CardId, cells: readonly Wrong[]): readonly Wrong[] {
  return cardOf(card).gems.map(({ colour }) => cells.find((cell) => cell.colour === colour)!);
}

/** How many actions it takes: one if one does, else more or less. */
function costOf(view: View, wrong: readonly Wrong[]): number {
  if (isOneAway(view, wrong)) return 1;
  if (wrong.length === 0) return 2; // Undone and made again (FG-K1).
  if (wrong.length > 2) return wrong.length + 1;
  const sum = wrong.reduce((all, cell) => all + costAt(view, cell), 0);
  return Math.max(sum, 1.9);
}

function costAt(view: View, { x, y, colour }: Wrong): number {
  const at = indexAt(x, y);
  const code = colour.charCodeAt(0);
  if (sides.some((side) => grid[at + side] === code)) return 1;
  if (grid[at] === 0) return isAtHand(view, colour) ? 1 : 1.9;
  return sides.some((side) => sides.some((next) => grid[at + side + next] === code)) ? 2 : 2.7;
}

/** With one gem missing it is placed, comes from beside, or changes places with the wrong one; two that lie crosswise
 *  change places. */
function isOneAway(view: View, wrong: readonly Wrong[]): boolean {
  const [first, second] = wrong;
  if (!first || wrong.length > 2) return false;
  const at = indexAt(first.x, first.y);
  const code = first.colour.charCodeAt(0);
  if (second) {
    const other = indexAt(second.x, second.y);
    const isCrosswise = grid[at] === second.colour.charCodeAt(0) && grid[other] === code;
    return view.held === null && isCrosswise && sides.some((side) => at + side === other);
  }
  return comesFromBeside(view, at, code) || (grid[at] === 0 && isAtHand(view, first.colour));
}

function isAtHand({ held, open }: View, colour: Colour): boolean {
  return held === null ? open.includes(colour) : held === colour;
}

function comesFromBeside(view: View, at: number, code: number): boolean {
  return view.held === null && sides.some((side) => grid[at + side] === code);
}
