// Secrets that are not kept.

import { game as template } from '../../../src/games/_template/index.ts';
import { isTrue } from '../../../src/games/_template/rules.ts';
import { caught, movesOf, seeingAlso, tellingOtherwise, thenAlso } from './caught.ts';

caught(
  'rngIsHidden',
  'shows the key of the rng',
  seeingAlso(({ rng }) => ({ omen: rng.key[0] })),
);
caught(
  'rngIsHidden',
  'shows how much was drawn',
  seeingAlso(({ rng }) => ({ rng: { drawn: rng.drawn } })),
);
caught(
  'rngIsHidden',
  'shows a sign made from the rng',
  seeingAlso(({ rng }) => ({ omen: rng.key[0]! % 9 })),
);
caught(
  'imaginedLooksTheSame',
  'shows the hands',
  seeingAlso(({ hands }) => ({ all: hands.flat() })),
);
caught(
  'imaginedLooksTheSame',
  'shows the order of the bag',
  seeingAlso(({ bag }) => ({ top: bag[0] ?? 0 })),
);
caught('movesFollowFromTheView', 'lets believe only what is true', {
  ...movesOf((moves, state) => (state.step === 'answer' && !isTrue(state) ? moves.slice(-1) : moves)),
});
caught('movesFollowFromTheView', 'asks what others hold', {
  ...movesOf((moves, state, seat) =>
    moves.filter((move) => move.type !== 'layCard' || !state.hands[(seat + 1) % 3]!.includes(move.card)),
  ),
});
caught('standingFollowsFromTheView', 'waits for those with a high card', {
  awaitedSeats: (state) =>
    state.step === 'answer'
      ? template.activeSeats(state).filter((_, index) => index === 0 || state.hands[0]!.includes(5))
      : template.awaitedSeats(state),
});
caught('openMovesTeachNothing', 'skips a step for want of a twin', {
  ...thenAlso((state, move, seat) => {
    const hasTwin = state.hands[seat]!.includes(state.laid[0]!);
    if (move.type === 'layCard' && !hasTwin) state.step = 'answer';
  }),
});
caught('openMovesTeachNothing', 'takes back what was revealed', {
  apply: (state, seat, move, emit) => template.apply(state, seat, move, (event) => emit(event)),
});
caught('openMovesTeachNothing', 'tells what was added', {
  viewEvent: (event, viewer) => (event.type === 'raised' ? event : template.viewEvent(event, viewer)),
});
caught('eventsTellNoMoreThanViews', 'tells what was laid', {
  viewEvent: (event, viewer) => (event.type === 'cardLaid' ? event : template.viewEvent(event, viewer)),
});
caught('eventsTellNoMoreThanViews', 'tells what was drawn', {
  viewEvent: (event, viewer) => (event.type === 'cardsDrawn' ? event : template.viewEvent(event, viewer)),
});
caught('everyEmitCanBeShown', 'tells the key of the rng', {
  ...tellingOtherwise((event, emit, { rng }) => {
    emit(event.type === 'barTurnedUp' ? Object.assign({ ...event }, { omen: rng.key[1] }) : event);
  }),
});
caught('everyEmitCanBeShown', 'tells a list that changes afterwards', {
  ...tellingOtherwise((event, emit, { trusted }) => {
    emit(event.type === 'believed' ? Object.assign({ ...event }, { trusted }) : event);
  }),
});
caught('everyEmitCanBeShown', 'tells before it can be shown', {
  apply: (state, seat, move, emit) => {
    const card = state.bag.pop();
    if (card) emit({ type: 'passed', seat });
    if (card) state.bag.push(card);
    template.apply(state, seat, move, emit);
  },
});
caught('imaginedAsOftenAsCounted', 'never imagines the highest card in a hand while others will do', {
  determinize: (view, rng) => {
    const world = template.determinize(view, rng);
    return world.hands.some((hand, seat) => seat !== view.viewer && hand.includes(5))
      ? template.determinize(view, world.rng)
      : world;
  },
});
