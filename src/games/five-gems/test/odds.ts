import { type CardId, cardOf } from '../components.ts';
import { decksInPlay } from '../setup.ts';
import type { State, View } from '../types.ts';

/** Of hidden tasks, by counting: each that nobody has seen is as likely as any other of its deck. */
export function odds(view: View): ReadonlyMap<string, number> {
  const seen = new Set([...view.hand, ...view.fulfilled.flat(), ...view.discarded, ...view.gamePile]);
  if (view.claiming !== null) seen.add(view.claiming);
  const box = decksInPlay(view.hands.length, view.soloDeck);
  const expected = new Map<string, number>();
  for (const deck of ['simple', 'complex'] as const) {
    const unseen = box[deck].filter((card) => !seen.has(card));
    for (const [seat, backs] of view.hands.entries()) {
      if (seat === view.viewer) continue;
      for (const card of unseen) expected.set(fact(seat, card), backs[deck] / unseen.length);
    }
  }
  for (const card of view.hand) expected.set(fact(view.viewer, card), 1);
  return expected;
}

/** What of it is so in a world. */
export function facts({ hands }: State): ReadonlyMap<string, number> {
  return new Map(hands.flatMap((hand, seat) => hand.map((card) => [fact(seat, card), 1] as const)));
}

function fact(seat: View['viewer'], card: CardId): string {
  return `seat ${seat} has the ${cardOf(card).deck} task ${card}`;
}
