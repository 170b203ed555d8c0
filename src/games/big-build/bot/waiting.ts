// How soon a token comes, in the eyes of one player alone: tables of the discounted chance, computed once.
// Of a hand only one thing counts here: how often each card shows the token's symbol.

import { cards, handSize } from '../components.ts';

/** What a point is worth one turn later. */
const patience = 0.85;
/** How likely a card pays for the next step on the way: less than half of the cards show a given symbol,
 *  and often there is more than one way. */
const fit = 0.45;
const farthest = 8;
const rounds = 60;

/** Counts in falling order: [2, 1] is two cards of which one shows the symbol twice and one once. */
type Counts = readonly number[];

const hands: readonly Counts[] = allHands();
const handIndex = new Map(hands.map((hand, i) => [hand.join(), i]));

/** A card's chance to show a given symbol 0, 1, 2, 3 times. */
const chances: readonly number[] = [0, 1, 2, 3].map((times) => {
  const fitting = cards.filter((card) => card.counts[0] === times);
  return (
    fitting.reduce((sum, card) => sum + card.copies, 0) / cards.reduce((sum, card) => sum + card.copies, 0)
  );
});

interface Links {
  readonly sum: number;
  readonly size: number;
  /** What may be kept of it, itself included last. */
  readonly kept: readonly number[];
  /** By card: the hand without it. */
  readonly without: readonly number[];
  /** After drawing to three. */
  readonly refilled: readonly { readonly hand: number; readonly chance: number }[];
}

const links: readonly Links[] = hands.map((hand) => ({
  sum: hand.reduce((sum, count) => sum + count, 0),
  size: hand.length,
  kept: subsets(hand),
  without: hand.map((_, i) => indexOf(hand.filter((__, j) => j !== i))),
  refilled: refills(hand),
}));

const tables = new Map<number, readonly Float64Array[]>();

/** By steps to walk, then by `codeOf` the kept cards: what the token's points are worth at the end of a turn. */
export function waitingTable(number: number): readonly Float64Array[] {
  let table = tables.get(number);
  if (!table) {
    table = compute(number);
    tables.set(number, table);
  }
  return table;
}

export function farAs(steps: number): number {
  return steps < farthest ? steps : farthest;
}

function compute(number: number): readonly Float64Array[] {
  const byCode: Float64Array[] = [];
  let nearer: Float64Array | undefined;
  for (let steps = 0; steps <= farthest; steps++) {
    const after = new Float64Array(hands.length);
    const begin = new Float64Array(hands.length);
    for (let round = 0; round < rounds; round++) {
      for (let hand = 0; hand < hands.length; hand++) begin[hand] = beginOf(hand, number, after, nearer);
      for (let hand = 0; hand < hands.length; hand++) after[hand] = afterOf(hand, begin);
    }
    byCode.push(coded(after));
    nearer = begin;
  }
  return byCode;
}

function afterOf(hand: number, begin: Float64Array): number {
  let value = 0;
  for (const { hand: full, chance } of links[hand]!.refilled) value += chance * begin[full]!;
  return patience * value;
}

/** With cards in hand in the middle of a turn: walk on, take the token, or stop and keep the best. */
function beginOf(
  hand: number,
  number: number,
  after: Float64Array,
  nearer: Float64Array | undefined,
): number {
  const { sum, size, kept, without } = links[hand]!;
  if (nearer === undefined && sum >= number) return 1;
  let stop = 0;
  for (const rest of kept) if (links[rest]!.size < handSize) stop = Math.max(stop, after[rest]!);
  if (nearer === undefined) return stop;
  let value = 0;
  for (let fits = 0; fits < 1 << size; fits++) {
    let chance = 1;
    let best = stop;
    for (let i = 0; i < size; i++) {
      const isFitting = (fits >> i) & 1;
      chance *= isFitting ? fit : 1 - fit;
      if (isFitting) best = Math.max(best, nearer[without[i]!]!);
    }
    value += chance * best;
  }
  return value;
}

/** Three digits to the base five, one a card: 0 for no card, else one more than its count. */
export function codeOf(first: number, second: number, third: number): number {
  return first + 5 * second + 25 * third;
}

function coded(after: Float64Array): Float64Array {
  return Float64Array.from({ length: 125 }, (_, code) => {
    const digits = [code % 5, Math.floor(code / 5) % 5, Math.floor(code / 25)];
    return after[indexOf(digits.filter((digit) => digit > 0).map((digit) => digit - 1))]!;
  });
}

function allHands(): Counts[] {
  const found: Counts[] = [[]];
  for (const hand of found) {
    if (hand.length === handSize) continue;
    for (let count = 0; count <= (hand.at(-1) ?? 3); count++) found.push([...hand, count]);
  }
  return found;
}

function indexOf(counts: readonly number[]): number {
  return handIndex.get([...counts].sort((a, b) => b - a).join())!;
}

function subsets(hand: Counts): number[] {
  const found = new Set<number>();
  for (let mask = 0; mask < 1 << hand.length; mask++)
    found.add(indexOf(hand.filter((_, i) => (mask >> i) & 1)));
  return [...found];
}

function refills(hand: Counts): { hand: number; chance: number }[] {
  if (hand.length === handSize) return [{ hand: indexOf(hand), chance: 1 }];
  const found = new Map<number, number>();
  for (const [count, chance] of chances.entries()) {
    for (const refill of refills([...hand, count])) {
      found.set(refill.hand, (found.get(refill.hand) ?? 0) + chance * refill.chance);
    }
  }
  return [...found].map(([index, chance]) => ({ hand: index, chance }));
}
