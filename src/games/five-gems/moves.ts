// Moves as data and as keys. Lists of moves are long and made all the time, so moves that lie on the
// field are made once and kept.

import { type CardId, type Colour, colours, type Deck, deckNames, findCard } from './components.ts';
import { maxSize } from './grid.ts';
import type { Move } from './types.ts';

export const takeBlind: Move = Object.freeze({ type: 'takeBlind' });
export const pass: Move = Object.freeze({ type: 'pass' });
export const endTurn: Move = Object.freeze({ type: 'endTurn' });
export const draw: Readonly<Record<Deck, Move>> = {
  simple: Object.freeze({ type: 'draw', deck: 'simple' }),
  complex: Object.freeze({ type: 'draw', deck: 'complex' }),
};

const takes: ReadonlyMap<string, Move> = new Map(
  colours.map((colour) => [colour, Object.freeze({ type: 'take', colour })]),
);

export function take(colour: Colour): Move {
  return takes.get(colour)!;
}

export function claim(card: CardId): Move {
  return { type: 'claim', card };
}

/** Coordinates go from -1 to maxSize: one step beyond the largest field. */
const span = maxSize + 2;

function cellNumber(x: number, y: number): number {
  return (y + 1) * span + x + 1;
}

const places = Array<Move | undefined>(span * span);
const points = Array<Move | undefined>(span * span);
const swaps = Array<Move | undefined>(2 * span * span);
const steps = Array<Move | undefined>(4 * span * span);

export function place(x: number, y: number): Move {
  const number = cellNumber(x, y);
  return places[number] ?? keep(places, number, { type: 'place', x, y });
}

export function point(x: number, y: number): Move {
  const number = cellNumber(x, y);
  return points[number] ?? keep(points, number, { type: 'point', x, y });
}

/** With the cell on the right or below. */
export function swap(x: number, y: number, toX: number, toY: number): Move {
  const number = 2 * cellNumber(x, y) + (toY - y);
  return swaps[number] ?? keep(swaps, number, { type: 'swap', x, y, toX, toY });
}

/** To a cell that shares a side: above, left, right, below have the directions 0 … 3. */
export function step(x: number, y: number, direction: number): Move {
  const number = 4 * cellNumber(x, y) + direction;
  return steps[number] ?? keep(steps, number, { type: 'move', x, y, ...beside(x, y, direction) });
}

function keep(moves: (Move | undefined)[], number: number, move: Move): Move {
  moves[number] = Object.freeze(move);
  return move;
}

function beside(x: number, y: number, direction: number): { toX: number; toY: number } {
  const [dx, dy] = [
    [0, -1],
    [-1, 0],
    [1, 0],
    [0, 1],
  ][direction]!;
  return { toX: x + dx!, toY: y + dy! };
}

export function moveKey(move: Move): string {
  switch (move.type) {
    case 'take':
      return `take:${move.colour}`;
    case 'takeBlind':
      return 'blind';
    case 'pass':
    case 'endTurn':
      return move.type;
    case 'place':
    case 'point':
      return `${move.type}:${move.x},${move.y}`;
    case 'swap':
    case 'move':
      return `${move.type}:${move.x},${move.y}>${move.toX},${move.toY}`;
    case 'claim':
      return `claim:${move.card}`;
    case 'draw':
      return `draw:${move.deck}`;
  }
}

const oneCell = /^(place|point):(-1|0|[1-9]\d?),(-1|0|[1-9]\d?)$/;
const twoCells = /^(swap|move):(-1|0|[1-9]\d?),(-1|0|[1-9]\d?)>(-1|0|[1-9]\d?),(-1|0|[1-9]\d?)$/;

export function parseMove(key: string): Move | undefined {
  switch (key) {
    case 'blind':
      return takeBlind;
    case 'pass':
      return pass;
    case 'endTurn':
      return endTurn;
  }
  return parseNamed(key) ?? parseCells(key);
}

function parseNamed(key: string): Move | undefined {
  const name = key.slice(key.indexOf(':') + 1);
  if (key === `take:${name}`) return takes.get(name);
  if (key === `draw:${name}`) return deckNames.includes(name as Deck) ? draw[name as Deck] : undefined;
  const card = key === `claim:${name}` ? findCard(name) : undefined;
  return card && claim(card.id);
}

function parseCells(key: string): Move | undefined {
  const match = oneCell.exec(key) ?? twoCells.exec(key);
  if (!match) return undefined;
  const [x, y, toX, toY] = match.slice(2).map(Number) as [number, number, number, number];
  if (Math.max(...match.slice(2).map(Number)) > maxSize) return undefined;
  const type = match[1] as 'place' | 'point' | 'swap' | 'move';
  switch (type) {
    case 'place':
    case 'point':
      return { type, x, y };
    case 'swap': // One of the two ways to name a pair.
      return y < toY || (y === toY && x < toX) ? { type, x, y, toX, toY } : undefined;
    case 'move':
      return x === toX && y === toY ? undefined : { type, x, y, toX, toY };
  }
}
