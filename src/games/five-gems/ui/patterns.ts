// A task's pattern, turned as it lies on the field.

import { type CardId, type Colour, cardOf } from '../components.ts';
import { gemAt } from '../field.ts';
import type { Cell, View } from '../types.ts';

export interface PatternGem extends Cell {
  readonly colour: Colour;
}

export interface Pattern {
  readonly width: number;
  readonly height: number;
  /** In the card's order. */
  readonly gems: readonly PatternGem[];
}

/** `turn`: quarters clockwise; 4 and more for the mirror image. */
export function patternOf(card: CardId, turn: number): Pattern {
  let gems: readonly PatternGem[] = cardOf(card).gems.map(({ x, y, colour }) => ({
    x: turn < 4 ? x : -x,
    y,
    colour,
  }));
  for (let quarter = 0; quarter < turn % 4; quarter++) {
    gems = gems.map(({ x, y, colour }) => ({ x: -y, y: x, colour }));
  }
  const left = Math.min(...gems.map(({ x }) => x));
  const top = Math.min(...gems.map(({ y }) => y));
  const moved = gems.map(({ x, y, colour }) => ({ x: x - left, y: y - top, colour }));
  return {
    width: 1 + Math.max(...moved.map(({ x }) => x)),
    height: 1 + Math.max(...moved.map(({ y }) => y)),
    gems: moved,
  };
}

/** The deck's letter and the pattern's number: all colourings of it have the same name. */
export function kindOf(card: CardId): string {
  return card.slice(0, 2);
}

/** How the card lies on these cells. */
export function turnOfCells({ field }: Pick<View, 'field'>, card: CardId, cells: readonly Cell[]): number {
  const left = Math.min(...cells.map(({ x }) => x));
  const top = Math.min(...cells.map(({ y }) => y));
  const turns = Array.from({ length: 8 }, (_, turn) => turn);
  const fits = turns.find((turn) =>
    patternOf(card, turn).gems.every((gem) => gemAt(field, gem.x + left, gem.y + top) === gem.colour),
  );
  return fits ?? 0;
}
