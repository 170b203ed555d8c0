import { cardCount } from '../components.ts';
import type { State, View } from '../types.ts';

/** Of the deck: what lies nowhere else is in it, surely. */
export function odds(view: View): ReadonlyMap<string, number> {
  const lying = new Set([...view.grid, ...view.rows.flat(), ...view.discards]);
  const all = Array.from({ length: cardCount }, (_, card) => card);
  return new Map(all.filter((card) => !lying.has(card)).map((card) => [`card ${card}`, 1]));
}

/** What of it is so in a world. */
export function facts({ deck }: State): ReadonlyMap<string, number> {
  return new Map(deck.map((card) => [`card ${card}`, 1]));
}
