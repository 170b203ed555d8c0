// What the tokens that lie promise to whoever stands somewhere with some cards.

import { cells } from '../board.ts';
import { cards, tokens } from '../components.ts';
import { chancesOf, codes, codesOfTwo, pairChances, pairRow } from './chances.ts';
import { beside, bits, shown } from './table.ts';
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
  /** Where its chances begin in `pairChances`. */
  readonly pairs: number;
}

export function prospectOn(place: number, square: number, built: number): Prospect {
  const { symbolIndex: symbol, number } = tokens[place]!;
  const filled = bits(beside[place]! & built);
  const worth = 1 + filled + growth * (bits(beside[place]!) - filled);
  return { square, symbol, worth, chances: chancesOf(number), pairs: pairRow(number) };
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

/** What `promiseOf` says of two cards, or fewer: written out, because imagined futures ask nothing else as often. */
export function promiseOfTwo(
  prospects: readonly Prospect[],
  { far, helping }: Ways,
  cell: number,
  one: number,
  two: number,
): number {
  let first = 0;
  let second = 0;
  let third = 0;
  for (let token = 0; token < prospects.length; token++) {
    const { square, symbol, worth, pairs } = prospects[token]!;
    const way = square * cells.length + cell;
    const help = helping[way]!;
    const code = digits[(one * 5 + symbol) * 32 + help]! + 9 * digits[(two * 5 + symbol) * 32 + help]!;
    const value = worth * pairChances[pairs + far[way]! * codesOfTwo + code]!;
    if (value <= third) continue;
    if (value > first) {
      third = second;
      second = first;
      first = value;
    } else if (value > second) {
      third = second;
      second = value;
    } else third = value;
  }
  return first + fading * (second + fading * third);
}

/** In place of a card that is not there. */
export const noCard = cards.length;

/** By card, symbol and the symbols that help: the card in the tables of chances. */
const digits = new Uint8Array((cards.length + 1) * 5 * 32);
for (const { rank, counts } of cards) {
  for (const [symbol, count] of counts.entries()) {
    for (let helping = 0; helping < 32; helping++) {
      digits[(rank * 5 + symbol) * 32 + helping] = 1 + 2 * count + ((shown[rank]! & helping) !== 0 ? 1 : 0);
    }
  }
}

function digit(rank: number, symbol: number, helping: number): number {
  return digits[(rank * 5 + symbol) * 32 + helping]!;
}
