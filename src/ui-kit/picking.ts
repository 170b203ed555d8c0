// Sets of things that are picked one by one and confirmed: what is suggested, and how a tap mends it to a legal one. Pure.

import type { SpotId } from './board.ts';
import { endingAt, isButton, type Offer } from './offers.ts';

/** A thing that somebody took into the set or out of it; the latest wish comes last. */
export interface Wish {
  readonly thing: SpotId;
  readonly isIn: boolean;
}

export interface Picking<Move> {
  /** All that can be in the set, in the order of the moves. */
  readonly things: readonly SpotId[];
  readonly picked: readonly SpotId[];
  /** What confirming it makes: several only where one set serves several moves. */
  readonly confirms: readonly Offer<Move>[];
  /** The moves among which the set decides. */
  readonly offers: readonly Offer<Move>[];
}

/** Undefined: nothing is being picked. */
export function pickingOf<Move>(
  offers: readonly Offer<Move>[],
  chosen: readonly SpotId[],
  wishes: readonly Wish[],
): Picking<Move> | undefined {
  const among = pickedAmong(offers, chosen);
  if (!among.some(hasSet)) return undefined;
  const sets = among.flatMap(setsOf);
  let picked = setOf(among.find(({ placing }) => placing.isSuggested) ?? among[0]!);
  for (const count of wishes.keys()) picked = mended(sets, picked, wishes.slice(0, count + 1));
  const things = [...new Set(sets.flat())];
  return {
    things,
    picked,
    confirms: among.filter((offer) => setsOf(offer).some((set) => isSameSet(set, picked))),
    offers: among,
  };
}

/** What a tap on this thing of the set asks for. */
export function wishFor(picking: Picking<unknown>, wishes: readonly Wish[], thing: SpotId): readonly Wish[] {
  const others = wishes.filter((wish) => wish.thing !== thing);
  return [...others, { thing, isIn: !picking.picked.includes(thing) }];
}

/** What is in every legal set stays in it: there is nothing to tap. */
export function canChange({ offers, picked }: Picking<unknown>, thing: SpotId): boolean {
  const isIn = picked.includes(thing);
  return offers.flatMap(setsOf).some((set) => set.includes(thing) !== isIn);
}

export function hasSet({ placing }: Offer): boolean {
  return placing.set !== undefined;
}

function setOf({ placing }: Offer): readonly SpotId[] {
  return placing.set ?? [];
}

/** Of things that cannot be told apart any will do. */
export function setsOf(offer: Offer): readonly (readonly SpotId[])[] {
  return [setOf(offer), ...(offer.placing.alike ?? [])];
}

function pickedAmong<Move>(
  offers: readonly Offer<Move>[],
  chosen: readonly SpotId[],
): readonly Offer<Move>[] {
  if (chosen.length > 0) return endingAt(offers, chosen);
  return offers.filter((offer) => hasSet(offer) && isButton(offer) && !hasWay(offer));
}

function hasWay({ placing }: Offer): boolean {
  return 'at' in placing && placing.at.length > 0;
}

/** The legal set that meets the latest wish, then as many of the earlier ones as it can, the later the sooner, and
 *  that changes least. */
function mended(
  sets: readonly (readonly SpotId[])[],
  present: readonly SpotId[],
  wishes: readonly Wish[],
): readonly SpotId[] {
  let fitting = sets;
  for (const [age, wish] of wishes.toReversed().entries()) {
    const kept = fitting.filter((set) => set.includes(wish.thing) === wish.isIn);
    if (kept.length > 0) fitting = kept;
    // It cannot be had: nothing changes.
    else if (age === 0) return present;
  }
  let best = fitting[0]!;
  for (const set of fitting) if (differenceOf(set, present) < differenceOf(best, present)) best = set;
  return best;
}

function differenceOf(one: readonly SpotId[], other: readonly SpotId[]): number {
  return one.filter((id) => !other.includes(id)).length + other.filter((id) => !one.includes(id)).length;
}

function isSameSet(one: readonly SpotId[], other: readonly SpotId[]): boolean {
  return differenceOf(one, other) === 0;
}
