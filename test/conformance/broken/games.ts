// Registered games, broken as they once were or might be without a test of their own seeing it.

import type { Memory, State, Types } from '../../../src/games/big-build/types.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { rngFork, rngFromSeed } from '../../../src/kernel/random.ts';
import { caughtIn } from './caught.ts';

caughtIn('big-build', 'sameWordsLeaveSameViews', 'lists known cards seat by seat', (sound) => {
  const bigBuild = sound as unknown as Game<Types>;
  return {
    apply: ((state, seat, move, emit) =>
      bigBuild.apply(state, seat, move, (event, flags) => {
        if (event.type === 'reshuffled') state.memory = state.memory.map((memory) => bySeat(memory, state));
        emit(event, flags);
      })) satisfies Game<Types>['apply'],
  };
});

function bySeat({ viewer, accounts }: Memory, { hands }: State): Memory {
  const others = hands.filter((_, seat) => seat !== viewer).flat();
  const place = (card: string) => others.indexOf(card);
  return {
    viewer,
    accounts: accounts.map(({ lots, weight }) => ({
      lots: lots.map(({ cards, held }) => ({ cards: cards.toSorted((a, b) => place(a) - place(b)), held })),
      weight,
    })),
  };
}

caughtIn('big-build', 'imaginedAsOftenAsCounted', 'deals known cards to the first seat rather', (sound) => {
  const { determinize } = sound as unknown as Game<Types>;
  return {
    determinize: ((view, rng) => {
      const isRather = ({ hands }: State) =>
        hands.find((_, seat) => seat !== view.viewer)!.includes(view.known[0]!);
      const world = determinize(view, rng);
      return isRather(world) ? world : determinize(view, rngFork(rng, 'again'));
    }) satisfies Game<Types>['determinize'],
  };
});

caughtIn('five-gems', 'imaginedAsOftenAsCounted', 'always imagines the same hands', ({ determinize }) => ({
  determinize: ((view, rng) => ({
    ...determinize(view, rngFromSeed('same')),
    rng,
  })) satisfies typeof determinize,
}));

caughtIn(
  'emperors-gold',
  'everyRefusalIsTrue',
  'names another neighbour that a card would not match',
  ({ whyNot }) => ({
    whyNot: ((view, seat, move) => {
      const refusal = whyNot(view, seat, move);
      if (!refusal || !('rule' in refusal) || refusal.rule !== 'EG-T4') return refusal;
      return {
        ...refusal,
        params: { ...refusal.params, neighbour: (Number(refusal.params!.neighbour) + 1) % 75 },
      };
    }) satisfies typeof whyNot,
  }),
);
