// From spots to moves: what can be pointed at now, and what pointing there does. Pure.

import type { Placing, SpotId } from './board.ts';

/** A legal move with its place on the picture and its words. */
export interface Offer<Move = unknown> {
  readonly key: string;
  readonly move: Move;
  readonly words: string;
  readonly placing: Placing;
}

export type Pointed<Move> =
  /** This is the move. */
  | { readonly kind: 'move'; readonly offer: Offer<Move> }
  /** Several moves go this way: ask in words. */
  | { readonly kind: 'menu'; readonly offers: readonly Offer<Move>[] }
  /** On the way: these spots are chosen now. */
  | { readonly kind: 'way'; readonly chosen: readonly SpotId[] }
  /** No legal move goes this way. */
  | { readonly kind: 'closed'; readonly path: readonly SpotId[] };

export function point<Move>(
  offers: readonly Offer<Move>[],
  chosen: readonly SpotId[],
  id: SpotId,
): Pointed<Move> {
  const path = [...chosen, id];
  const there = onTheWay(offers, path);
  if (there.length === 0) return pointElsewhere(offers, chosen, id);
  const complete = endingAt(offers, path);
  // A spot that is enough for its move makes it, though another way to the same move leads on from there.
  if (complete.length < there.length) return { kind: 'way', chosen: path };
  return complete.length === 1 ? { kind: 'move', offer: complete[0]! } : { kind: 'menu', offers: complete };
}

/** A second tap on the last spot makes the move that ends there, or lets go; another beginning starts anew. */
function pointElsewhere<Move>(
  offers: readonly Offer<Move>[],
  chosen: readonly SpotId[],
  id: SpotId,
): Pointed<Move> {
  if (chosen.length === 0) return { kind: 'closed', path: [id] };
  if (chosen.at(-1) === id) {
    const ending = endingAt(offers, chosen);
    if (ending.length === 1) return { kind: 'move', offer: ending[0]! };
    if (ending.length > 1) return { kind: 'menu', offers: ending };
    return { kind: 'way', chosen: chosen.slice(0, -1) };
  }
  if (onTheWay(offers, [id]).length > 0) return point(offers, [], id);
  return { kind: 'closed', path: [...chosen, id] };
}

/** The spots that can be pointed at next, each with the moves behind it. */
export function openSpots<Move>(
  offers: readonly Offer<Move>[],
  chosen: readonly SpotId[],
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
  return open;
}

/** The one move that pointing at this spot would make; undefined if there is none or a choice. */
export function previewAt<Move>(
  offers: readonly Offer<Move>[],
  chosen: readonly SpotId[],
  id: SpotId,
): Offer<Move> | undefined {
  const pointed = point(offers, chosen, id);
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

/** The moves that have no place on the picture. */
export function buttonsOf<Move>(offers: readonly Offer<Move>[]): readonly Offer<Move>[] {
  return offers.filter((offer) => !('at' in offer.placing) || offer.placing.at.length === 0);
}

export function isPrimary(offer: Offer): boolean {
  return 'button' in offer.placing && offer.placing.button === 'primary';
}

function waysOf({ placing }: Offer): readonly (readonly SpotId[])[] {
  return 'at' in placing ? [placing.at, ...(placing.or ?? [])] : [];
}

function leadsOn(way: readonly SpotId[], path: readonly SpotId[]): boolean {
  return way.length >= path.length && path.every((id, i) => way[i] === id);
}

function onTheWay<Move>(offers: readonly Offer<Move>[], path: readonly SpotId[]): readonly Offer<Move>[] {
  return offers.filter((offer) => waysOf(offer).some((way) => leadsOn(way, path)));
}

function endingAt<Move>(offers: readonly Offer<Move>[], path: readonly SpotId[]): readonly Offer<Move>[] {
  return offers.filter((offer) =>
    waysOf(offer).some((way) => way.length === path.length && leadsOn(way, path)),
  );
}
