// How soon a token comes, for one player alone: tables of its discounted chance, computed once. Of a card two
// things count: how often it shows the token's symbol, and whether it pays for the next step on the way.

import { cards, handSize } from '../components.ts';
import { farthest, partsPerStep } from './ways.ts';

/** What a point is worth one turn later. */
const patience = 0.85;
/** How likely a new card pays for the next step. */
const fit = 0.45;
const rounds = 40;

/** 0 no card; else 1 + twice how often it shows the symbol, + 1 if it pays for the next step. */
const digits = 9;
export const codes = digits * digits * digits;
export const codesOfTwo = digits * digits;

/** A card's chance to be the digit. */
const dealt: readonly number[] = Array.from({ length: digits }, (_, digit) => {
  if (digit === 0) return 0;
  const times = (digit - 1) >> 1;
  let copies = 0;
  for (const card of cards) if (card.counts[0] === times) copies += card.copies;
  return (copies / 45) * ((digit - 1) & 1 ? fit : 1 - fit);
});

const tables: Float64Array[] = [];

/** By `way * codes + code`, the way in parts of a step: what a point of a token with this number is worth at the
 *  end of a turn in which the cards of the code are kept. */
export function chancesOf(number: number): Float64Array {
  tables[number] ??= compute(number);
  return tables[number];
}

/** Those of no more than two cards again, of all tokens, close together: `pairRow(number) + way * codesOfTwo + code`. */
export const pairChances = new Float64Array(6 * (farthest + 1) * codesOfTwo);
const hasPairs: boolean[] = [];

export function pairRow(number: number): number {
  const row = number * (farthest + 1) * codesOfTwo;
  if (!hasPairs[number]) {
    const chances = chancesOf(number);
    for (let way = 0; way <= farthest; way++) {
      const pairs = chances.subarray(way * codes, way * codes + codesOfTwo);
      pairChances.set(pairs, row + way * codesOfTwo);
    }
    hasPairs[number] = true;
  }
  return row;
}

interface Hand {
  readonly code: number;
  readonly digits: readonly number[];
  readonly sum: number;
}

/** Every hand in one order of its cards, by falling digits. */
const hands: readonly Hand[] = allHands();
/** By code, whatever the order: the place in `hands`. */
const handOf: readonly number[] = Array.from({ length: codes }, (_, code) => {
  const key = codeOf(digitsOf(code).sort((a, b) => b - a));
  return hands.findIndex((hand) => hand.code === key);
});

interface Links {
  /** Smaller hands that may be kept of it. */
  readonly kept: readonly number[];
  /** By card that pays for the next step: the hands that the others may turn out to be there. */
  readonly stepped: readonly (readonly Likely[])[];
  readonly refilled: readonly Likely[];
}

interface Likely {
  readonly hand: number;
  readonly chance: number;
}

const links: readonly Links[] = hands.map(({ digits: held }) => ({
  kept: subsetsOf(held),
  stepped: held.flatMap((digit, i) =>
    digit > 0 && (digit - 1) & 1 ? [turnedOut(held.filter((other, j) => other > 0 && j !== i))] : [],
  ),
  refilled: refillsOf(held.filter((digit) => digit > 0)),
}));

function compute(number: number): Float64Array {
  const steps: Float64Array[] = [];
  let nearer: Float64Array | undefined;
  for (let step = 0; step <= farthest / partsPerStep; step++) {
    const after = new Float64Array(hands.length);
    const begin = new Float64Array(hands.length);
    for (let round = 0; round < rounds; round++) {
      for (let hand = 0; hand < hands.length; hand++) begin[hand] = beginOf(hand, number, after, nearer);
      for (let hand = 0; hand < hands.length; hand++)
        after[hand] = patience * mean(links[hand]!.refilled, begin);
    }
    steps.push(after);
    nearer = begin;
  }
  return spread(steps);
}

/** In the middle of a turn: take the token, walk on, or stop and keep the best. */
function beginOf(hand: number, number: number, after: Float64Array, nearer?: Float64Array): number {
  if (nearer === undefined && hands[hand]!.sum >= number) return 1;
  const { kept, stepped } = links[hand]!;
  let best = 0;
  for (const rest of kept) best = Math.max(best, after[rest]!);
  if (nearer !== undefined) for (const there of stepped) best = Math.max(best, mean(there, nearer));
  return best;
}

function mean(likely: readonly Likely[], values: Float64Array): number {
  let sum = 0;
  for (const { hand, chance } of likely) sum += chance * values[hand]!;
  return sum;
}

/** Between two steps the value falls evenly. */
function spread(steps: readonly Float64Array[]): Float64Array {
  const table = new Float64Array((farthest + 1) * codes);
  for (let way = 0; way <= farthest; way++) {
    const whole = Math.floor(way / partsPerStep);
    const part = (way % partsPerStep) / partsPerStep;
    for (let code = 0; code < codes; code++) {
      const hand = handOf[code]!;
      const far = part === 0 ? 0 : steps[whole + 1]![hand]!;
      table[way * codes + code] = steps[whole]![hand]! * (1 - part) + far * part;
    }
  }
  return table;
}

function digitsOf(code: number): number[] {
  return [code % digits, Math.floor(code / digits) % digits, Math.floor(code / digits / digits)];
}

function codeOf(held: readonly number[]): number {
  return (held[0] ?? 0) + digits * (held[1] ?? 0) + digits * digits * (held[2] ?? 0);
}

function allHands(): Hand[] {
  const found: Hand[] = [];
  for (let code = 0; code < codes; code++) {
    const held = digitsOf(code);
    if (held[0]! < held[1]! || held[1]! < held[2]!) continue;
    found.push({
      code,
      digits: held,
      sum: held.reduce((sum, digit) => sum + ((digit + 1) >> 1) - 1 + +!digit, 0),
    });
  }
  return found;
}

function indexOf(held: readonly number[]): number {
  return handOf[codeOf(held)]!;
}

function subsetsOf(held: readonly number[]): number[] {
  const cards = held.filter((digit) => digit > 0);
  const found = new Set<number>();
  for (let mask = 0; mask < 1 << cards.length; mask++) {
    const kept = cards.filter((_, i) => (mask >> i) & 1);
    if (kept.length < handSize) found.add(indexOf(kept));
  }
  return [...found];
}

/** After a step, what pays for the next one is open again. */
function turnedOut(rest: readonly number[]): Likely[] {
  let found: { held: number[]; chance: number }[] = [{ held: [], chance: 1 }];
  for (const digit of rest) {
    const plain = digit - ((digit - 1) & 1);
    found = found.flatMap(({ held, chance }) => [
      { held: [...held, plain], chance: chance * (1 - fit) },
      { held: [...held, plain + 1], chance: chance * fit },
    ]);
  }
  return found.map(({ held, chance }) => ({ hand: indexOf(held), chance }));
}

function refillsOf(held: readonly number[]): Likely[] {
  if (held.length === handSize) return [{ hand: indexOf(held), chance: 1 }];
  const found = new Map<number, number>();
  for (const [digit, dealtChance] of dealt.entries()) {
    if (digit === 0) continue;
    for (const { hand, chance } of refillsOf([...held, digit]))
      found.set(hand, (found.get(hand) ?? 0) + chance * dealtChance);
  }
  return [...found].map(([hand, chance]) => ({ hand, chance }));
}
