// What others did tells of their hands. Nobody leaves a task that was one action away, and whoever fulfils nothing
// prepares something.

import type { Seat } from '../../../kernel/game.ts';
import { type CardId, type Deck, deckNames } from '../components.ts';
import { isNew, turnsOf } from '../match.ts';
import type { State } from '../types.ts';
import { actionOf, make, takeBack } from './action.ts';
import { classOf, lookAt } from './sight.ts';
import { deckOf } from './worth.ts';

/** How much likelier a card is in a hand than in the deck. All figures are counted in games of `policy` with itself. */
export type Likely = ReadonlyMap<CardId, number>;

type Chances = Readonly<Record<Deck, readonly number[]>>;

/** Of the last player, if nothing was fulfilled, by how near a card was and is: five rows of five, for one action
 *  away, waiting for a gem, two actions away, three, and more. */
const prepared: Chances = {
  simple: [
    ...[0.35, 0.3, 0.25, 0.25, 0.25],
    ...[3, 1.6, 1.1, 0.3, 0.3],
    ...[3.1, 1.5, 0.85, 0.7, 0.7],
    ...[3.3, 3.6, 1.3, 1.05, 0.7],
    ...[3.3, 3.6, 1.3, 1.1, 0.7],
  ],
  complex: [
    ...[0.02, 0.02, 0.02, 0.02, 0.02],
    ...[3.2, 1.7, 0.12, 0.06, 0.05],
    ...[4.7, 1.5, 0.43, 0.12, 0.1],
    ...[6, 3.9, 1.33, 0.72, 0.1],
    ...[6, 3.9, 2.2, 1.4, 0.4],
  ],
};
/** What the last action would have fulfilled. */
const unclaimed = 0.02;

/** Of the player before the last one, by how near a card was after their action (`classOf`): if they fulfilled
 *  nothing, and if that is not known. */
const idleBefore: Chances = {
  simple: [0.3, 0.7, 1.2, 1.2, 1.65, 0.45, 0.86, 0.86, 1, 0.8],
  complex: [0.5, 0.75, 2.5, 2.5, 2.2, 0.4, 0.53, 0.53, 0.71, 0.35],
};
const before: Chances = {
  simple: [0.7, 0.97, 1.07, 1.07, 1.19, 0.9, 1, 1, 1, 1],
  complex: [0.6, 0.9, 1.4, 1.4, 1.25, 0.7, 0.92, 0.92, 0.87, 0.85],
};

/** By seat, for the cards that the viewer has not seen. */
export function likelihoods(state: State, viewer: Seat): readonly (Likely | undefined)[] {
  const { change, idleTurns, hands } = state;
  const all = hands.map((): Likely | undefined => undefined);
  if (!change || hands.length === 1 || change.seat === viewer) return all;
  lookAt(state);
  const ids = unseenBy(state, viewer);
  const turns = turnsOf(state.mirror);
  const now = ids.map((id) => (isNew(id, change, turns) ? -1 : classOf(id, turns)));
  const action = actionOf(change);
  takeBack(action);
  const was = ids.map((id) => classOf(id, turns));
  make(action);
  const weigh = (chance: (deck: Deck, i: number) => number) =>
    new Map(ids.map((id, i) => [id, chance(deckOf(id), i)]));
  if (idleTurns > 0) {
    all[change.seat] = weigh((deck, i) =>
      now[i]! < 0 ? unclaimed : prepared[deck][5 * groupOf(was[i]!) + groupOf(now[i]!)]!,
    );
  }
  const earlier = (change.seat + hands.length - 1) % hands.length;
  if (earlier === viewer) return all;
  const chances = idleTurns > 1 ? idleBefore : before;
  all[earlier] = weigh((deck, i) => chances[deck][was[i]!]!);
  return all;
}

const groups: readonly number[] = [0, 0, 0, 0, 1, 2, 2, 2, 3, 4];

function groupOf(near: number): number {
  return groups[near]!;
}

export function unseenBy({ decks, hands }: State, viewer: Seat): readonly CardId[] {
  const held = hands.flatMap((hand, seat) => (seat === viewer ? [] : hand));
  return [...deckNames.flatMap((deck) => decks[deck]), ...held];
}
