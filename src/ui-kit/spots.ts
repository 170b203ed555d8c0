// From spots to moves: what can be pointed at now, and what pointing there does. Pure.

import type { SpotId } from './board.ts';
import { endingAt, isButton, leadsOn, type Offer, onTheWay, waysOf } from './offers.ts';
import { canChange, hasSet, type Picking, pickingOf, setsOf, type Wish, wishFor } from './picking.ts';

export type Pointed<Move> =
  /** This is the move. */
  | { readonly kind: 'move'; readonly offer: Offer<Move> }
  /** Several moves go this way: ask in words. */
  | { readonly kind: 'menu'; readonly offers: readonly Offer<Move>[] }
  /** On the way: these spots are chosen now. */
  | { readonly kind: 'way'; readonly chosen: readonly SpotId[] }
  /** A thing of the set that is being picked: this is wished now. */
  | { readonly kind: 'pick'; readonly wishes: readonly Wish[] }
  /** No legal move goes this way. */
  | { readonly kind: 'closed'; readonly path: readonly SpotId[] };

export function point<Move>(
  offers: readonly Offer<Move>[],
  chosen: readonly SpotId[],
  id: SpotId,
  wishes: readonly Wish[] = [],
): Pointed<Move> {
  const picking = pickingOf(offers, chosen, wishes);
  if (picking?.things.includes(id)) return { kind: 'pick', wishes: wishFor(picking, wishes, id) };
  const path = [...chosen, id];
  const there = onTheWay(offers, path);
  if (there.length === 0) return pointElsewhere(offers, chosen, id, picking);
  const complete = endingAt(offers, path);
  // What is picked besides is not known yet.
  if (complete.some(hasSet)) return { kind: 'way', chosen: path };
  return there.some((offer) => leadsElsewhere(offer, path, complete))
    ? { kind: 'way', chosen: path }
    : made(complete);
}

/** A spot that is enough for its move makes it, though another way to the same move leads on from there, or a gesture
 *  that begins with it. What takes back is made at once: the thing can be dragged on from there all the same. */
function leadsElsewhere<Move>(
  offer: Offer<Move>,
  path: readonly SpotId[],
  complete: readonly Offer<Move>[],
): boolean {
  if (endingAt([offer], path).length > 0) return false;
  if (complete.some(({ series }) => series !== undefined && series.back > 0)) return false;
  const first = offer.series?.back === 0 ? offer.series.keys[0] : undefined;
  return !complete.some(({ key }) => key === first);
}

function made<Move>(offers: readonly Offer<Move>[]): Pointed<Move> {
  return offers.length === 1 ? { kind: 'move', offer: offers[0]! } : { kind: 'menu', offers };
}

/** A second tap on the last spot makes the move that ends there, or lets go; another beginning starts anew. */
function pointElsewhere<Move>(
  offers: readonly Offer<Move>[],
  chosen: readonly SpotId[],
  id: SpotId,
  picking: Picking<Move> | undefined,
): Pointed<Move> {
  if (chosen.length === 0) return { kind: 'closed', path: [id] };
  if (chosen.at(-1) === id) {
    const ending = picking ? picking.confirms : endingAt(offers, chosen);
    return ending.length > 0 ? made(ending) : { kind: 'way', chosen: chosen.slice(0, -1) };
  }
  if (onTheWay(offers, [id]).length > 0) return point(offers, [], id);
  return { kind: 'closed', path: [...chosen, id] };
}

/** The spots that can be pointed at next, each with the moves behind it. */
export function openSpots<Move>(
  offers: readonly Offer<Move>[],
  chosen: readonly SpotId[],
  picking?: Picking<Move>,
): ReadonlyMap<SpotId, readonly Offer<Move>[]> {
  const open = new Map<SpotId, readonly Offer<Move>[]>();
  for (const offer of offers) {
    const next = waysOf(offer)
      .filter((way) => leadsOn(way, chosen))
      .map((way) => way[chosen.length]);
    for (const id of new Set(next)) {
      if (id !== undefined) open.set(id, [...(open.get(id) ?? []), offer]);
    }
  }
  for (const thing of picking?.things.filter((one) => canChange(picking, one)) ?? []) {
    open.set(
      thing,
      picking?.offers.filter((offer) => setsOf(offer).some((set) => set.includes(thing))) ?? [],
    );
  }
  return open;
}

/** The one move that pointing at this spot would make; undefined if there is none or a choice. */
export function previewAt<Move>(
  offers: readonly Offer<Move>[],
  chosen: readonly SpotId[],
  id: SpotId,
  wishes: readonly Wish[] = [],
): Offer<Move> | undefined {
  const pointed = point(offers, chosen, id, wishes);
  return pointed.kind === 'move' ? pointed.offer : undefined;
}

/** The spots at which a move begins or goes on that ends elsewhere: it can be dragged away from there. */
export function draggableSpots<Move>(
  offers: readonly Offer<Move>[],
  chosen: readonly SpotId[],
): ReadonlySet<SpotId> {
  const ways = offers.flatMap(waysOf).filter((way) => way.length > chosen.length + 1 && leadsOn(way, chosen));
  return new Set(ways.map((way) => way[chosen.length]!));
}

/** The moves that are made by a button: those without a place on the picture, those that want one besides, and what
 *  confirms the set that is being picked. */
export function buttonsOf<Move>(
  offers: readonly Offer<Move>[],
  picking?: Picking<Move>,
): readonly Offer<Move>[] {
  const plain = offers.filter((offer) => isButton(offer) && !hasSet(offer));
  return picking ? [...plain, ...picking.confirms.filter((offer) => !plain.includes(offer))] : plain;
}
