// What the tokens that lie promise to whoever stands somewhere with some cards.

import { cells } from '../board.ts';
import { cards, tokens } from '../components.ts';
import { chancesOf, codes } from './chances.ts';
import { beside, bits, shown, type Table } from './table.ts';
import type { Ways } from './ways.ts';

/** What a place beside that is still empty adds: it may be filled by then. */
const growth = 0.2;
/** What the second-best token adds to the best, and the third to the second. */
export const fading = 0.5;

/** One token, before cells and cards are looked at. */
export interface Prospect {
  readonly square: number;
  readonly symbol: number;
  readonly worth: number;
  readonly chances: Float64Array;
}

export function prospectOn({ placeOn }: Table, square: number, built: number): Prospect {
  const place = placeOn[square]!;
  const { symbolIndex: symbol, number } = tokens[place]!;
  const filled = bits(beside[place]! & built);
  const worth = 1 + filled + growth * (bits(beside[place]!) - filled);
  return { square, symbol, worth, chances: chancesOf(number) };
}

/** The best token in full, the next ones fading. */
export function promiseOf(
  prospects: readonly Prospect[],
  ways: Ways,
  cell: number,
  kept: readonly number[],
): number {
  return bestThree(prospects, (token) => chanceOf(prospects[token]!, ways, cell, kept));
}

/** What the best token is worth by its chance, and less of the next ones. */
export function bestThree(prospects: readonly Prospect[], chance: (token: number) => number): number {
  let first = 0;
  let second = 0;
  let third = 0;
  for (let token = 0; token < prospects.length; token++) {
    const value = prospects[token]!.worth * chance(token);
    if (value > first) {
      third = second;
      second = first;
      first = value;
    } else if (value > second) {
      third = second;
      second = value;
    } else if (value > third) third = value;
  }
  return first + fading * (second + fading * third);
}

export function chanceOf(
  { square, symbol, chances }: Prospect,
  { far, helping }: Ways,
  cell: number,
  kept: readonly number[],
): number {
  const way = square * cells.length + cell;
  let code = 0;
  for (let i = kept.length - 1; i >= 0; i--) code = code * 9 + digit(kept[i]!, symbol, helping[way]!);
  return chances[far[way]! * codes + code]!;
}

const plainDigit = Uint8Array.from(cards.flatMap(({ counts }) => counts.map((count) => 1 + 2 * count)));

/** A card in the tables of chances. */
export function digit(rank: number, symbol: number, helping: number): number {
  return plainDigit[rank * 5 + symbol]! + ((shown[rank]! & helping) !== 0 ? 1 : 0);
}
