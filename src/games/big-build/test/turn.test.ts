import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rngFromSeed } from '../../../kernel/random.ts';
import { game } from '../index.ts';
import { after, keys, played, position, prices, refusal } from './position.ts';

test('[BB-T5] a token is paid with its symbol at least its number of times', () => {
  const state = position({ at: 'A1 C4', hands: 'HHS,SSH,KKB SSS,NNN,BBB' });
  assert.deepEqual(prices(state, '3A'), ['HHS,SSH']);
  const taken = after(state, 'go:3A:HHS,SSH');
  assert.deepEqual([taken.cells[0], taken.hands[0], taken.tokens[0]], ['3A', ['KKB'], null]);
});

test('[BB-T5] all minimal sets and no other; a surplus is lost', () => {
  const three = position({ at: 'A1 C4', hands: 'HHH,HHS,HHS SSS,NNN,BBB' });
  assert.deepEqual(prices(three, '3A'), ['HHH', 'HHS,HHS']);
  assert.equal(refusal(three, 'go:3A:HHH,HHS'), 'BB-T5 spare');
  assert.equal(refusal(three, 'go:3A:HHH,HHS,HHS'), 'BB-T5 spare');
  assert.equal(refusal(three, 'go:3A:HHS'), 'BB-T5 tooFew');
  const four = position({ at: 'A2 C4', hands: 'HHH,HHS,SSH SSS,NNN,BBB' });
  assert.deepEqual(prices(four, '4A'), ['HHH,HHS', 'HHH,SSH'], 'of the first, a hammer is lost');
  const five = position({ at: 'A2 C4', hands: 'HHS,HHN,SSH SSS,NNN,BBB' });
  assert.deepEqual(prices(five, '5A'), ['HHS,HHN,SSH']);
  assert.deepEqual(prices(five, '4A'), ['HHS,HHN']);
  assert.equal(refusal(five, 'go:4A:HHS,HHN,SSH'), 'BB-T5 spare');
});

test('[BB-T5] a token is taken from beside it only', () => {
  const state = position({ at: 'A4 C4', hands: 'HHH,HHS,HHS SSS,NNN,BBB' });
  assert.equal(refusal(state, 'go:3A:HHH'), 'BB-T5 notNeighbour');
});

test('[BB-T7] one card pays for one step only', () => {
  const state = after(position({ at: 'A4 C4', hands: 'BBN,HHS,HHS SSS,NNN,BBB' }), 'go:A5:BBN');
  assert.deepEqual(keys(state), ['go:A4:HHS', 'go:4A:HHS,HHS', 'stop']);
  assert.equal(refusal(state, 'go:A2:BBN'), 'BB-T7 notInHand');
});

test('[BB-T7] after taking a token one may go on while cards last', () => {
  const state = position({ at: 'A1 C4', hands: 'HHH,KKB,NNB SSS,NNN,BBB' });
  const walked = after(state, 'go:3A:HHH go:A3:KKB');
  assert.deepEqual([walked.turn, walked.step, walked.cells[0]], [0, 'move', 'A3']);
});

test('[BB-T7] the token is laid on its place in the house', () => {
  const state = position({ at: 'A1 C4', hands: 'HHH,KKB,NNB SSS,NNN,BBB' });
  const taken = played(state, 'go:3A:HHH');
  assert.deepEqual(
    taken.state.house.flatMap((seat, place) => (seat === null ? [] : [[seat, place]])),
    [[0, 10]],
  );
  const event = taken.frames.get('spectator')!.frames[0]!.event;
  assert.deepEqual(event, {
    type: 'tokenTaken',
    seat: 0,
    from: 'A1',
    to: '3A',
    over: [],
    cards: ['HHH'],
    token: 'H3',
    points: 1,
  });
});

test('[BB-T8] any of the cards left may be discarded, then the hand is filled to three', () => {
  const state = position({ at: 'A4 C4', hands: 'HHS,HHS,KKB SSS,NNN,BBB', step: 'refill' });
  assert.deepEqual(keys(state), [
    'draw',
    'discard:HHS',
    'discard:HHS,HHS',
    'discard:KKB',
    'discard:HHS,KKB',
    'discard:HHS,HHS,KKB',
  ]);
  assert.equal(refusal(state, 'discard:SSS'), 'BB-T8 notInHand');
  const filled = after(state, 'discard:HHS,KKB');
  assert.deepEqual([filled.hands[0]!.length, filled.discards, filled.turn], [3, ['HHS', 'KKB'], 1]);
  assert.ok(filled.hands[0]!.includes('HHS'));
  assert.equal(filled.deck.length, state.deck.length - 2);
});

test('[BB-T8] first the walking ends, then cards are discarded', () => {
  const state = position({ at: 'A4 C4', hands: 'HHS,HHS,KKB SSS,NNN,BBB' });
  assert.equal(refusal(state, 'draw'), 'BB-T8 stopFirst');
  assert.equal(refusal(state, 'discard:KKB'), 'BB-T8 stopFirst');
});

test('[BB-T8] when the deck runs out, the discards become the deck', () => {
  const all = position({ at: 'A4 C4', hands: 'HHS,HHS,KKB SSS,NNN,BBB', step: 'refill' });
  const state = { ...all, deck: ['KKK'], discards: all.deck.filter((card) => card !== 'KKK') };
  const result = played(state, 'discard:HHS,HHS');
  const events = result.frames.get(1)!.frames.map(({ event }) => event.type);
  assert.deepEqual(events, ['discarded', 'reshuffled', 'drawn']);
  assert.ok(result.state.hands[0]!.includes('KKK'), 'the last card of the old deck comes first');
  assert.deepEqual([result.state.discards.length, result.state.deck.length], [0, 45 - 6]);
  const untouched = after({ ...state, deck: ['KKK', 'KKH'] }, 'discard:HHS,HHS');
  assert.equal(untouched.deck.length, 0, 'an empty deck waits until a card is wanted');
});

test('[BB-T8] played and discarded cards lie face up', () => {
  const state = after(
    position({ at: 'A4 C4', hands: 'BBN,HHS,HHS SSS,NNN,BBB' }),
    'go:A5:BBN stop discard:HHS',
  );
  for (const viewer of [0, 1, 'spectator'] as const) {
    assert.deepEqual(game.view(state, viewer).discards, ['BBN', 'HHS']);
  }
});

test('[ALL-3] hands are secret, and a draw tells others only how many', () => {
  const state = position({ at: 'A4 C4', hands: 'BBN,HHS,HHS SSS,NNN,BBB', step: 'refill' });
  const drawn = played(state, 'discard:HHS,HHS');
  const seen = (viewer: 0 | 1 | 'spectator') => drawn.frames.get(viewer)!.frames.at(-1)!.event;
  for (const viewer of [1, 'spectator'] as const) {
    assert.deepEqual(seen(viewer), { type: 'drawn', seat: 0, count: 2, cards: [] });
  }
  const own = seen(0);
  assert.equal(own.type === 'drawn' && own.cards.length, 2);
  assert.deepEqual(game.view(drawn.state, 1).handSizes, [3, 3]);
  assert.deepEqual(game.view(drawn.state, 'spectator').hand, []);
});

test('[ALL-3] hidden hands are imagined from the cards that nobody has shown', () => {
  const state = position({ at: 'A4 C4', hands: 'HHH,SSS,NNN BBB,KKK,HHS', discards: 'HHS,SSN,SSN,NNB' });
  const seen = new Set<string>();
  for (let seed = 0; seed < 400; seed++) {
    const world = game.determinize(game.view(state, 0), rngFromSeed(seed));
    assert.deepEqual(world.hands[0], ['HHH', 'SSS', 'NNN']);
    for (const card of world.hands[1]!) seen.add(card);
  }
  for (const card of ['HHH', 'SSS', 'NNN', 'SSN']) assert.ok(!seen.has(card), card);
  assert.equal(seen.size, 25 - 4, 'everything else occurs');
});

test('[ALL-4] steps can be taken back, drawn cards cannot', () => {
  const state = position({ at: 'A1 C4', hands: 'HHH,KKB,NNB SSS,NNN,BBB' });
  assert.equal(played(state, 'go:3A:HHH').final, false);
  assert.equal(played(state, 'stop').final, false);
  const stopped = after(state, 'stop');
  assert.equal(played(stopped, 'discard:KKB').final, true);
  assert.equal(played(stopped, 'draw').final, false, 'with three cards in hand nothing is drawn');
});
