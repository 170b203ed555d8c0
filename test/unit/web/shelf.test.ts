import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { KeptMatch } from '../../../src/web/matches.ts';
import { whenWas } from '../../../src/web/shelf/dates.ts';
import { sorted } from '../../../src/web/shelf/sorted.ts';

const words = {
  language: 'en-GB',
  today: (time: string) => `today ${time}`,
  yesterday: (time: string) => `yesterday ${time}`,
};
const at = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute).getTime();

test('what was today or yesterday is told so, by midnights and not by hours', () => {
  assert.equal(whenWas(at(10, 0, 5), at(10, 23), words), 'today 00:05');
  assert.equal(whenWas(at(9, 23, 55), at(10, 0, 5), words), 'yesterday 23:55');
  assert.equal(whenWas(at(8, 23, 55), at(10, 0, 5), words), '8 March');
  assert.equal(whenWas(new Date(2025, 2, 9).getTime(), at(9, 1), words), '9 March 2025');
});

test('midnights are counted where clocks were put forward too', () => {
  assert.equal(whenWas(at(28, 23, 30), at(29, 23), words), 'yesterday 23:30');
});

function kept(id: string, movers: readonly number[], isOver = false, kinds = ['person', 'bot']): KeptMatch {
  const players = kinds.map((kind, seat) => ({ seat, kind, name: '', look: 'fox' }));
  const log = movers.map((seat, seq) => ({ type: 'move', seat, seq, key: 'x', hash: '' }));
  return { id, players, isOver, file: { log } } as unknown as KeptMatch;
}

test('a table at which no person has moved leaves no ticket', () => {
  const { underway, untouched } = sorted([kept('bot', [1, 1]), kept('me', [0]), kept('none', [])]);
  assert.deepEqual(
    [underway, untouched].map((matches) => matches.map(({ id }) => id)),
    [['me'], ['bot', 'none']],
  );
});

test('a game of bots alone counts as soon as one has moved', () => {
  assert.equal(sorted([kept('bots', [0], false, ['bot', 'bot'])]).underway.length, 1);
});

test('what is over lies apart', () => {
  const { underway, finished } = sorted([kept('won', [0], true), kept('going', [0])]);
  assert.deepEqual([underway[0]?.id, finished[0]?.id], ['going', 'won']);
});
