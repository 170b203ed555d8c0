import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '../../../src/kernel/game.ts';
import type { Lesson } from '../../../src/kernel/lesson.ts';
import type { Bots } from '../../../src/web/bots/bots.ts';
import type { Connection, News } from '../../../src/web/connection.ts';
import { type Director, direct } from '../../../src/web/lesson/director.ts';

const lesson: Lesson = {
  seats: 2,
  options: {},
  seed: 'x',
  steps: [
    { kind: 'see', id: 'aim', at: ['deck'] },
    { kind: 'try', id: 'walk', keys: ['a', 'b'], at: ['cell:1'] },
    { kind: 'watch', id: 'rival', seat: 1, keys: ['c', 'd'] },
    { kind: 'try', id: 'last', keys: ['e'] },
    { kind: 'see', id: 'free' },
  ],
};

interface Stage {
  readonly director: Director;
  happens(kind: News['kind'], seat: Seat): void;
  ask(seat: Seat): Promise<readonly string[]>;
}

/** A table that only tells what happens, and bots that plan nothing of their own but 'free'. */
function staged(): Stage {
  const director = direct(lesson);
  let listener: (news: News) => void = () => {};
  director.follow({
    subscribe(one: (news: News) => void) {
      listener = one;
      return () => {};
    },
  } as unknown as Connection);
  const real = { ask: async () => ({ plan: ['free'], share: 1 }), close: () => {} } as unknown as Bots;
  const bots = director.cued(real);
  return {
    director,
    happens: (kind, seat) => listener({ kind, seat, seq: 0, shown: new Map() }),
    async ask(viewer) {
      const view = { viewer, step: 'x' };
      const question = { kind: 'decide', game: 'x', level: 'child', view, rng: {} } as never;
      return ((await bots.ask(question)) as { plan: readonly string[] }).plan;
    },
  };
}

const isPending = async (promise: Promise<unknown>): Promise<boolean> =>
  (await Promise.race([promise, Promise.resolve('pending')])) === 'pending';

test('what is told waits for a tap, what is tried for its moves', () => {
  const { director, happens } = staged();
  assert.equal(director.said.value, 'lesson.aim');
  assert.deepEqual(director.allowed.value, []);
  assert.deepEqual(director.pointed.value, ['deck']);
  director.goOn();
  assert.equal(director.said.value, 'lesson.walk');
  assert.deepEqual(director.allowed.value, ['a']);
  director.goOn();
  assert.equal(director.said.value, 'lesson.walk');
  happens('move', 0);
  assert.deepEqual(director.allowed.value, ['b']);
  happens('move', 0);
  assert.equal(director.said.value, 'lesson.walk.done');
  assert.deepEqual(director.allowed.value, []);
  assert.deepEqual(director.pointed.value, []);
  assert.equal(director.number.value, 2);
});

test('a bot moves on its cue, goes on after chance, and is told of afterwards', async () => {
  const { director, happens, ask } = staged();
  const early = ask(1);
  director.goOn();
  happens('move', 0);
  happens('move', 0);
  assert.ok(await isPending(early));
  director.goOn();
  assert.deepEqual(await early, ['c', 'd']);
  assert.equal(director.said.value, undefined);
  happens('move', 1);
  assert.deepEqual(await ask(1), ['d']);
  happens('move', 1);
  assert.equal(director.said.value, 'lesson.rival');
  assert.ok(await isPending(ask(1)));
});

test('who takes a move back stands before it again, in an earlier step too', () => {
  const { director, happens } = staged();
  director.goOn();
  happens('move', 0);
  happens('takeBack', 0);
  assert.deepEqual(director.allowed.value, ['a']);
  happens('move', 0);
  happens('move', 0);
  happens('takeBack', 0);
  assert.deepEqual(director.allowed.value, ['b']);
  happens('move', 0);
  director.goOn();
  happens('takeBack', 0);
  assert.equal(director.said.value, 'lesson.walk');
  assert.deepEqual(director.allowed.value, ['b']);
});

test('after the last step, or before it for who wants to, everything is allowed and bots think for themselves', async () => {
  const { director, ask } = staged();
  const waiting = ask(1);
  director.leave();
  assert.equal(director.said.value, undefined);
  assert.equal(director.allowed.value, undefined);
  assert.ok(director.isOver.value);
  assert.deepEqual(await waiting, ['free']);
  assert.deepEqual(await ask(1), ['free']);
});
