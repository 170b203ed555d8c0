// Broken rules: data, turns, refusals, points, bots, replay.

import { game as template } from '../../../src/games/_template/index.ts';
import type { Move, State } from '../../../src/games/_template/types.ts';
import { caught, movesOf, seeingAlso, tellingOtherwise, thenAlso } from './caught.ts';

// The box.
caught('idIsTheFolder', 'has another name', { id: 'other' });
caught('commonRulesAreNamed', 'forgets a common rule', { ruleIds: template.ruleIds.slice(1) });
caught('optionsAreSound', 'has an option that no rule knows', {
  options: [{ name: 'quiet', rule: 'TP-X1', kind: 'flag', default: false }],
});

// Data.
caught(
  'everythingIsJson',
  'shows undefined',
  seeingAlso(() => ({ extra: undefined })),
);
caught(
  'everythingIsJson',
  'shows a Map',
  seeingAlso(() => ({ extra: new Map() })),
);
caught('everythingIsJson', 'keeps a Set', {
  ...thenAlso((state) => Object.assign(state, { seen: new Set() })),
});
caught('eventsAreJson', 'tells undefined', {
  ...tellingOtherwise((event, emit) => emit(Object.assign({ ...event }, { extra: undefined }))),
});
caught('queriesChangeNothing', 'sorts a hand when it is asked for moves', {
  legalMoves: (state, seat) => {
    state.hands[seat]!.sort();
    return template.legalMoves(state, seat);
  },
});
caught('queriesChangeNothing', 'draws when it is asked for the outcome', {
  outcome: (state) => {
    state.rng.drawn++;
    return template.outcome(state);
  },
});
caught('queriesChangeNothing', 'sorts the hand of a view', {
  toText: (view) => (view.hand as number[]).sort().join(''),
});
caught('queriesAnswer', 'cannot say for whom it waits', {
  awaitedSeats: (state) => {
    if (state.step === 'raise') throw new RangeError('nobody');
    return template.awaitedSeats(state);
  },
});
caught('cloneIsEqual', 'forgets something in a copy', {
  clone: (state) => ({ ...template.clone(state), idleTurns: 0 }),
});
caught('cloneSharesNothing', 'shares the bag with its copies', {
  clone: (state) => ({ ...template.clone(state), bag: state.bag }),
});
caught('cloneSharesNothing', 'shares the rng with its copies', {
  clone: (state) => ({ ...template.clone(state), rng: state.rng }),
});
caught('viewsShareNothing', 'shows the very list that it keeps', {
  view: (state, viewer) => ({ ...template.view(state, viewer), trusted: state.trusted }),
});
caught('viewsShareNothing', 'imagines with the very list that it was shown', {
  determinize: (view, rng) => ({ ...template.determinize(view, rng), caught: view.caught as number[] }),
});

// Turns.
let calls = 0;
caught('movesInStableOrder', 'lists moves now so, now otherwise', {
  ...movesOf((moves) => (calls++ % 2 ? moves : moves.toReversed())),
});
caught('nobodyActiveExactlyIfOver', 'has an outcome while it goes on', {
  outcome: (state) => template.outcome(state.trusted.some((points) => points > 5) ? over(state) : state),
});
caught('nobodyActiveExactlyIfOver', 'ends without an outcome', { outcome: () => undefined });
caught('activeExactlyIfLegal', 'forgets who may act out of turn', { activeSeats: template.awaitedSeats });
caught('awaitedAreActive', 'waits for somebody who cannot move', { awaitedSeats: (state) => [state.turn] });
caught('awaitedAreActive', 'waits for nobody', { awaitedSeats: () => [] });
caught('listsAreShort', 'offers too much at once', {
  ...movesOf((moves) => (moves.length > 2 ? Array<Move>(400).fill(moves[0]!) : moves)),
});
caught('keysAreText', 'has a space in its keys', {
  moveKey: (move) => (move.type === 'layCard' ? `lay ${move.card}` : move.type),
});
caught('keysAreDifferent', 'has one key for two moves', {
  moveKey: (move) => (move.type === 'layCard' ? 'lay' : move.type),
});
caught('keysAreDifferent', 'has one key for two moves of different steps', {
  moveKey: (move) => (move.type === 'turnUp' ? 'endTurn' : template.moveKey(move)),
});
caught('keysParse', 'does not know its own keys', {
  parseMove: (key) => (key === 'raise' ? undefined : template.parseMove(key)),
});
caught('parseMoveIsStrict', 'takes a key with a space for one without', {
  parseMove: (key) => template.parseMove(key.trim()),
});
caught('parseMoveIsStrict', 'takes 03 for 3', {
  parseMove: (key) => template.parseMove(key.replace(':0', ':')),
});
caught('movesCanBeApplied', 'breaks at a move', {
  ...thenAlso((_, move) => {
    if (move.type === 'layCard') throw new RangeError('no such card');
  }),
});
caught('timeoutIsNotLegal', 'passes when the time is over, as anybody could', {
  onTimeout: (state) => (state.step === 'layCard' ? { type: 'pass' } : undefined),
});

// Refusals.
caught('whyNotIsSilentForLegal', 'forbids what is legal', {
  whyNot: (view, seat, move) =>
    template.whyNot(view, seat, move) ?? (move.type === 'pass' ? { rule: 'TP-T1' } : undefined),
});
caught('everyRefusalIsExplained', 'does not say why a twin is wanted', {
  whyNot: (view, seat, move) => (move.type === 'raise' ? undefined : template.whyNot(view, seat, move)),
});
caught('everyRefusalIsExplained', 'names a rule that is none', {
  whyNot: (view, seat, move) => template.whyNot(view, seat, move) && { rule: 'TP-X1' },
});
caught('everyRefusalIsExplained', 'has no words for a refusal', {
  whyNot: (view, seat, move) => {
    const refusal = template.whyNot(view, seat, move);
    return refusal && { rule: 'TP-T1', params: { reason: 'because' } };
  },
});
caught('everyRefusalIsExplained', 'leaves a gap in a refusal', {
  whyNot: (view, seat, move) => {
    const refusal = template.whyNot(view, seat, move);
    return refusal && { rule: 'TP-T1', params: { reason: 'noSuchCard' } };
  },
});
caught('everyRefusalIsTrue', 'names the wrong player as the next', {
  whyNot: (view, seat, move) => {
    const refusal = template.whyNot(view, seat, move);
    if (!refusal || !('rule' in refusal) || refusal.params?.next === undefined) return refusal;
    return { ...refusal, params: { ...refusal.params, next: seat } };
  },
});

// Points and the end.
caught('scorePartsAreTold', 'forgets the points of a seat', {
  scoreParts: (view) => template.scoreParts(view).slice(1),
});
caught('scorePartsAreTold', 'counts points that have no name', {
  scoreParts: (view) => template.scoreParts(view).map(() => [{ key: 'luck', points: 0 }]),
});
caught('scorePartsSumUp', 'counts only a part of the points', {
  scoreParts: (view) => template.scoreParts(view).map((parts) => parts.slice(1)),
});
caught('outcomeIsWellFormed', 'lets the last be first', {
  outcome: (state) => {
    const outcome = template.outcome(state);
    return outcome && { ...outcome, places: outcome.places.map((place) => 4 - place) };
  },
});
caught('outcomeIsWellFormed', 'ends for a reason without words', {
  outcome: (state) => {
    const outcome = template.outcome(state);
    return outcome && { ...outcome, reason: 'enough' };
  },
});
caught('endsWithinMoveLimit', 'never ends', {
  moveLimit: 300,
  ...thenAlso((state) => {
    state.trusted.fill(0);
    state.caught.fill(0);
    state.idleTurns = 0;
    if (state.step === 'gameOver') state.step = 'turnUp';
  }),
});

// Invariants.
caught('invariantsHold', 'loses a card', {
  ...thenAlso((state, move) => {
    if (move.type === 'turnUp') state.bag.pop();
  }),
});
caught('invariantsHold', 'doubles a card', {
  ...thenAlso((state, move) => {
    if (move.type === 'layCard') state.hands[state.turn]!.push(move.card);
  }),
});

// Bots.
caught('policyIsLegal', 'advises what is not possible', { hints: { policy: () => ({ type: 'pass' }) } });
caught('evaluationIsFinite', 'has positions without value', { hints: { evaluate: () => Number.NaN } });
caught('imaginedWorldsCanBePlayed', 'imagines worlds without cards to draw', {
  determinize: (view, rng) => {
    const world = template.determinize(view, rng);
    return {
      ...world,
      hands: world.hands.map((hand, seat) => (seat === view.viewer ? hand : hand.map(() => 1))),
    };
  },
});

// The whole game.
caught('sameMovesSameStates', 'uses chance of its own', {
  ...thenAlso((state, move) => {
    const index = Math.floor(Math.random() * state.bag.length);
    if (move.type === 'turnUp') [state.bar, state.bag[index]] = [state.bag[index]!, state.bar];
  }),
});
let memory = 0;
caught('sameMovesSameStates', 'remembers something outside of the state', {
  ...thenAlso((state, move) => {
    memory++;
    if (move.type === 'turnUp') state.idleTurns = memory % 7;
  }),
});

const known = new WeakSet<object>();
caught('jsonContinues', 'knows a state by something that is not written down', {
  setup: (count, options, rng) => {
    known.add(rng.key);
    return template.setup(count, options, rng);
  },
  ...thenAlso((state) => {
    if (!known.has(state.rng.key)) state.idleTurns = 5;
  }),
});
let last: State | undefined;
caught('takeBackRestoresViews', 'changes the points of a state that it had before', {
  ...thenAlso((state) => {
    if (last) last.idleTurns++;
    last = state;
  }),
});
let lastBag: unknown[] | undefined;
caught('statesStayAsTheyWere', 'changes the bag of a state that it had before', {
  ...thenAlso(({ bag }) => {
    lastBag?.reverse();
    lastBag = bag;
  }),
});

function over(state: State): State {
  return { ...state, step: 'gameOver' };
}
