// Readings of a view that the picture needs: who holds what, what stands where, how far the goods are.

import type { Progress as Track } from '../../../ui-kit/board.ts';
import { boards } from '../boards.ts';
import { type Card, cardNumber, cards, cardsEach, type Good, goodPoints, goods } from '../components.ts';
import { goodsPoints, scoreParts } from '../scoring.ts';
import type { Owner, View } from '../types.ts';

/** EE-P1, by region: nobody where the most pieces are of two. */
export function regionHolders(view: View): (Owner | undefined)[] {
  return boards[view.side].regions.map((_, region) => {
    const counts: [Owner, number][] = view.armies[region]!.map((armies, seat) => [
      seat,
      armies + view.cities[region]![seat]!,
    ]);
    counts.push(['neutral', view.neutrals[region] ?? 0]);
    return leader(counts);
  });
}

/** EE-P2, by continent. */
export function continentHolders(view: View, regions: readonly (Owner | undefined)[]): (Owner | undefined)[] {
  return boards[view.side].continents.map((continent) => {
    const counts = new Map<Owner, number>();
    for (const region of continent.regions) {
      const holder = regions[region];
      if (holder !== undefined) counts.set(holder, (counts.get(holder) ?? 0) + 1);
    }
    return leader([...counts]);
  });
}

function leader(counts: readonly (readonly [Owner, number])[]): Owner | undefined {
  const most = Math.max(0, ...counts.map(([, count]) => count));
  const best = counts.filter(([, count]) => count === most);
  return most > 0 && best.length === 1 ? best[0]![0] : undefined;
}

export interface Pile {
  readonly kind: 'pile';
  readonly owner: Owner;
  readonly armies: number;
  readonly cities: number;
}

export type Thing = Pile | { readonly kind: 'capital' } | { readonly kind: 'token'; readonly good: Good };

/** What stands in a region and needs a place there. */
export function thingsIn(view: View, region: number): Thing[] {
  const board = boards[view.side];
  const token = view.tokens[board.regions[region]!];
  return [
    ...(region === board.start ? [{ kind: 'capital' } as const] : []),
    ...(token === undefined ? [] : [{ kind: 'token', good: token } as const]),
    ...pilesIn(view, region),
  ];
}

export function pilesIn(view: View, region: number): Pile[] {
  const piles = view.armies[region]!.map(
    (armies, seat): Pile => ({ kind: 'pile', owner: seat, armies, cities: view.cities[region]![seat]! }),
  );
  piles.push({ kind: 'pile', owner: 'neutral', armies: view.neutrals[region] ?? 0, cities: 0 });
  return piles.filter(({ armies, cities }) => armies + cities > 0);
}

export function armiesOf(view: View, owner: Owner, region: number): number {
  return (owner === 'neutral' ? view.neutrals[region] : view.armies[region]![owner]) ?? 0;
}

/** How far a seat is with a good. */
export interface Progress {
  readonly good: Good;
  readonly points: number;
  /** Symbols on cards and tokens, and wild ones that serve as this good. */
  readonly plain: number;
  readonly wilds: number;
  /** Points by the number of symbols, from one on. */
  readonly steps: readonly number[];
}

export function progressOf(view: View, seat: number): Progress[] {
  const parts = scoreParts(view)[seat]!;
  return goods.map((good, number) => {
    const part = parts.find(({ key }) => key === good)!;
    const wilds = Number(part.params?.wilds ?? 0);
    return {
      good,
      points: part.points,
      plain: Number(part.params?.symbols ?? 0) - wilds,
      wilds,
      steps: goodPoints[number]!.slice(1),
    };
  });
}

/** Symbols on a seat's cards. */
export function symbolsOf(view: View, seat: number, good: Good | 'wild'): number {
  return view.cards[seat]!.map((id) => cards[cardNumber(id)]!)
    .filter((card) => card.good === good)
    .reduce((sum, card) => sum + card.symbols, 0);
}

/** What the good of a card would bring a seat now, in points. */
export function gainOf(view: View, seat: number, id: string): number {
  return goodsWith(view, seat, cards[cardNumber(id)]!) - goodsWith(view, seat, undefined);
}

function goodsWith(view: View, seat: number, more: Card | undefined): number {
  const holders = regionHolders(view);
  const { regions } = boards[view.side];
  const controlled = regions.filter((_, region) => holders[region] === seat);
  return goodsPoints({
    cards: [...goods, 'wild' as const].map(
      (good) => symbolsOf(view, seat, good) + (more?.good === good ? more.symbols : 0),
    ),
    tokens: goods.map((good) => controlled.filter((region) => view.tokens[region] === good).length),
  });
}

/** EE-E1: a game is over when everybody has so many cards. */
export function progress(view: View, seat: number): readonly Track[] {
  return [{ key: 'cards', done: view.cards[seat]!.length, of: cardsEach[view.seats]! }];
}

/** Who the parts "for the person here" are for: a spectator sees those of who is to move. */
export function seatHere(view: View): number {
  return view.viewer === 'spectator' ? (view.turn ?? 0) : view.viewer;
}
