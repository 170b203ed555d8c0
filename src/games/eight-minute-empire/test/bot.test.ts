import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rngFromSeed } from '../../../kernel/random.ts';
import { hints } from '../bot.ts';
import { game } from '../index.ts';
import { position } from './position.ts';
import { after, anyMove, newGame, playOut, withCard } from './table.ts';

const rng = rngFromSeed('bot');

function choice(state: Parameters<typeof hints.policy>[0]): string {
  return game.moveKey(hints.policy(state, state.turn, rng));
}

test('the policy wins against aimless play', () => {
  const aimless = anyMove(rng);
  for (let number = 0; number < 6; number++) {
    const me = number % 3;
    const start = newGame(3, { side: number < 3 ? 'A' : 'B' }, `policy/${number}`);
    const end = playOut(start, (state, seat) =>
      seat === me ? hints.policy(state, seat, rng) : aimless(state, seat),
    );
    assert.equal(game.outcome(end)!.places[me], 1);
  }
});

test('the policy goes two steps for a region that one step does not win', () => {
  const start = withCard('RU4', 'C4:aaabbb C10:bbb C11:b C12:bb', { coins: [0, 0] });
  const first = choice(start);
  const second = choice(after(start, first));
  assert.notEqual(first, 'done');
  assert.notEqual(second, 'done');
});

test('the policy does not pay for what is as good for nothing', () => {
  assert.equal(choice(position('C4:aaabbb', { row: 'CA2 CA3 RU1 RU2 RU3 RU4', coins: [1, 1] })), 'take:1');
});

test('evaluation: more is better, and the end is exact', () => {
  const before = position('C4:aaabbb');
  const better = position('C4:aabbb C5:a');
  assert.ok(hints.evaluate(better, 0) > hints.evaluate(before, 0));
  assert.ok(hints.evaluate(better, 1) < hints.evaluate(before, 1));
  const over = position('C4:aab C5:a', { step: 'gameOver', turn: -1, coins: [0, 0] });
  assert.equal(hints.evaluate(over, 0), 3);
});
