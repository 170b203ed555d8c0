// What can be done now, and by which ways of spots it is done. Pure.

import type { Placing, SpotId } from './board.ts';

/** A legal move with its place on the picture and its words. */
export interface Offer<Move = unknown> {
  readonly key: string;
  readonly move: Move;
  readonly words: string;
  readonly placing: Placing;
  /** More than this one move: what is taken back first, and all that is played then. */
  readonly series?: Series;
}

export interface Series {
  readonly back: number;
  readonly keys: readonly string[];
}

export function waysOf({ placing }: Offer): readonly (readonly SpotId[])[] {
  return 'at' in placing ? [placing.at, ...(placing.or ?? [])] : [];
}

export function leadsOn(way: readonly SpotId[], path: readonly SpotId[]): boolean {
  return way.length >= path.length && path.every((id, i) => way[i] === id);
}

export function onTheWay<Move>(
  offers: readonly Offer<Move>[],
  path: readonly SpotId[],
): readonly Offer<Move>[] {
  return offers.filter((offer) => waysOf(offer).some((way) => leadsOn(way, path)));
}

/** Where a gesture and a move go the same way, the gesture is meant. */
export function endingAt<Move>(
  offers: readonly Offer<Move>[],
  path: readonly SpotId[],
): readonly Offer<Move>[] {
  const ending = offers.filter((offer) =>
    waysOf(offer).some((way) => way.length === path.length && leadsOn(way, path)),
  );
  const gestures = ending.filter((offer) => offer.series !== undefined);
  return gestures.length > 0 ? gestures : ending;
}

/** Made by a button, whether or not it has a place on the picture too. */
export function isButton({ placing }: Offer): boolean {
  return placing.button !== undefined || !('at' in placing) || placing.at.length === 0;
}

export function isPrimary({ placing }: Offer): boolean {
  return placing.button === 'primary';
}
