import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ignore, type Viewer } from '../../../kernel/game.ts';
import { type Rng, randomInt, rngFromSeed } from '../../../kernel/random.ts';
import { sortHand } from '../hand.ts';
import { game } from '../index.ts';
import type { State } from '../types.ts';
import { check } from './invariants.ts';
import { facts, odds } from './odds.ts';
import { after, position } from './position.ts';

/** Everything but the hands lies open, and seat 0 discards a card and draws another: the reshuffle comes first. */
function shuffled(hands: string): State {
  const before = position({ at: 'A4 C4 E4', hands, step: 'refill' });
  return after({ ...before, deck: [], discards: before.deck }, 'discard:HHS');
}

test('[ALL-3] the cards that are known to be held stand in an order that tells nothing of who holds them', () => {
  const one = shuffled('HHS,SSN BBK,NNN,BBB HHH,SSS,KKB');
  const other = shuffled('HHS,SSN BBK,SSS,BBB HHH,NNN,KKB');
  const known = ['HHH', 'SSS', 'NNN', 'BBB', 'BBK', 'KKB'];
  for (const state of [one, other]) assert.deepEqual(game.view(state, 0).known, known);
  assert.deepEqual(game.view(one, 0), game.view(other, 0));
});

test('[ALL-3] who counts knows the cards that others held at a reshuffle, until they are played', () => {
  const state = shuffled('HHS,KKB BBK,NNN,BBB HHH,SSS,BBN');
  assert.deepEqual(game.view(state, 1).known, ['HHH', 'SSS', 'BBN', 'KKB']);
  assert.deepEqual(game.view(state, 'spectator').known, ['HHH', 'SSS', 'NNN', 'BBN', 'BBB', 'BBK', 'KKB']);
  const later = after(state, 'stop discard:BBB');
  assert.deepEqual(game.view(later, 0).known, ['HHH', 'SSS', 'NNN', 'BBN', 'BBK']);
  assert.deepEqual(game.view(later, 1).known, game.view(state, 1).known);
});

test('[ALL-3] a known card is imagined with each of the others as often as they hold known ones', () => {
  const state = after(shuffled('HHS,KKB BBK,NNN,BBB HHH,SSS,BBN'), 'stop discard:BBB,BBK');
  const view = game.view(state, 0);
  const worlds = Array.from({ length: 800 }, (_, seed) => game.determinize(view, rngFromSeed(seed)));
  assert.deepEqual(view.known, ['HHH', 'SSS', 'NNN', 'BBN']);
  for (const card of ['HHH', 'SSS', 'NNN']) {
    const share = worlds.filter(({ hands }) => hands[1]!.includes(card)).length / worlds.length;
    assert.ok(Math.abs(share - 1 / 4) < 0.06, `seat 1 has one of the four: ${card} in ${share}`);
  }
});

test('[ALL-3] of two players the one knows the whole hand of the other at a reshuffle', () => {
  const all = position({ at: 'A4 C4', hands: 'HHS,HHS,KKB BBK,NNN,BBB', step: 'refill' });
  const state = after({ ...all, deck: [], discards: all.deck }, 'discard:HHS,HHS');
  for (let seed = 0; seed < 20; seed++) {
    const world = game.determinize(game.view(state, 0), rngFromSeed(seed));
    assert.deepEqual(world.hands[1], state.hands[1]);
    check(world);
  }
});

test('[ALL-3] a card that its player cannot have held at the reshuffle takes nothing from what is known', () => {
  const state = shuffled('HHS,KKB BBK,NNN,BBB HHH,SSS,BBN');
  const discarded = after(state, 'stop discard:NNN,BBB,BBK');
  const hands = [discarded.hands[0]!, ['BBN', 'KKS', 'KKS'], discarded.hands[2]!];
  const played = after({ ...discarded, hands, turn: 1, step: 'refill' }, 'discard:BBN');
  assert.deepEqual(game.view(played, 0).known, ['HHH', 'SSS', 'BBN'], 'the twin of what seat 2 holds');
});

test('[ALL-3] a card that may be an old one or its twin leaves both open, until the twin is seen', () => {
  const state = after(shuffled('HHS,KKB BBN,NNN,BBB HHH,SSS,BBK'), 'stop discard:BBB');
  const hands = [state.hands[0]!, ['NNN', 'BBN', 'BBN'], state.hands[2]!];
  const played = after({ ...state, hands, turn: 1, step: 'refill' }, 'discard:BBN');
  const { known, accounts } = game.view(played, 0);
  assert.deepEqual(known, ['HHH', 'SSS', 'NNN', 'BBK']);
  assert.equal(accounts.length, 2);
  const again = after({ ...played, turn: 1, step: 'refill' }, 'discard:BBN');
  assert.equal(game.view(again, 0).accounts.length, 1, 'one old, one new, in whatever order');
});

test('[ALL-3] when the deck is empty, whatever nobody has shown is held', () => {
  const state = position({ at: 'A4 C4', hands: 'HHS,HHS,KKB BBK,NNN,BBB', step: 'refill' });
  const empty = { ...state, deck: [], discards: state.deck };
  assert.deepEqual(game.view(empty, 0).known, ['NNN', 'BBB', 'BBK']);
  const last = { ...state, deck: ['HHH'], discards: state.deck.filter((card) => card !== 'HHH') };
  assert.deepEqual(game.view(last, 0).known, [], 'any one of them may be the one in the deck');
  const twin = position({ at: 'A4 C4', hands: 'HHS,HHS,KKB BBK,NNN,KKN', step: 'refill' });
  const one = { ...twin, deck: ['KKN'], discards: twin.deck.toSpliced(twin.deck.indexOf('KKN'), 1) };
  assert.deepEqual(game.view(one, 0).known, ['KKN'], 'two are unseen, and the deck has room for one');
});

test('[ALL-3] playing an own card takes nothing from what is known of its twin', () => {
  const all = position({ at: 'A4 C4', hands: 'HHS,HHS,KKB KKB,NNN,BBB', step: 'refill' });
  const state = after({ ...all, deck: [], discards: all.deck }, 'discard:HHS,HHS');
  const discarded = after(state, 'stop draw stop discard:KKB');
  assert.deepEqual(game.view(discarded, 0).known, ['NNN', 'BBB', 'KKB']);
  assert.deepEqual(game.view(discarded, 1).known, []);
});

/** A game in which nobody looks at their cards: what is kept tells nothing, so counting is all there is. */
function* blindGame(seats: number, rng: Rng, turns: number): Generator<State> {
  const state = game.setup(seats, { firstSeat: 0 }, rng);
  while (state.step === 'chooseCharacter' || state.step === 'chooseStart')
    game.apply(state, state.turn, game.legalMoves(state, state.turn)[0]!, ignore);
  for (let turn = 0; turn < turns; turn++) {
    const seat = state.turn;
    game.apply(state, seat, { type: 'stop' }, ignore);
    const cards = state.hands[seat]!.filter(() => randomInt(rng, 3) > 0);
    sortHand(cards);
    game.apply(state, seat, cards.length > 0 ? { type: 'discard', cards } : { type: 'draw' }, ignore);
    yield state;
  }
}

/** Facts that counting gives about the same chance: of how many it expects to be so, how many are. */
interface Tally {
  expected: number;
  found: number;
  spread: number;
}

const noTally: Tally = { expected: 0, found: 0, spread: 0 };

function tally(state: State, viewer: Viewer, tallies: Map<number, Tally>): void {
  const so = facts(state);
  for (const [fact, chance] of odds(game.view(state, viewer))) {
    const { expected, found, spread } = tallies.get(Math.round(20 * chance)) ?? noTally;
    tallies.set(Math.round(20 * chance), {
      expected: expected + chance,
      found: found + (so.get(fact) ?? 0),
      spread: spread + chance * (1 - chance),
    });
  }
}

test('[ALL-3] what counting expects of hidden hands is as frequent as it says, all through games', () => {
  const tallies = new Map<number, Tally>();
  for (let number = 0; number < 240; number++) {
    const rng = rngFromSeed(`blind/${number}`);
    const seats = 2 + (number % 4);
    for (const state of blindGame(seats, rng, 18 + randomInt(rng, 24))) {
      if (state.turnsPlayed < 16 || randomInt(rng, 6) > 0) continue;
      tally(state, [...state.hands.keys(), 'spectator' as const][randomInt(rng, seats + 1)]!, tallies);
    }
  }
  assert.ok(tallies.size > 12);
  for (const [kind, { expected, found, spread }] of tallies) {
    const error = Math.abs(found - expected);
    assert.ok(error <= 1e-6 + 4 * Math.sqrt(spread), `${kind}/20: ${found} of ${expected}`);
  }
});
