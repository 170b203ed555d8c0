import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstSeatOption } from '../../../src/kernel/options.ts';
import type { MatchFile } from '../../../src/match/types.ts';
import { optionsAgain } from '../../../src/web/again.ts';

function file(options: object, ...movers: readonly number[]): MatchFile {
  const log = movers.map((seat, seq) => ({ type: 'move', seat, seq, key: 'x', hash: '' }));
  return { header: { options, sitters: [{}, {}, {}] }, log } as unknown as MatchFile;
}

test('of a rematch the one begins who comes after whoever began before', () => {
  const specs = [firstSeatOption];
  assert.deepEqual(optionsAgain(specs, file({ firstSeat: 'random', teams: true }, 1, 2)), {
    firstSeat: 2,
    teams: true,
  });
  assert.deepEqual(optionsAgain(specs, file({ firstSeat: 2 }, 2, 0)), { firstSeat: 0 });
});

test('where nobody is chosen to begin, or nobody has begun, the options stay', () => {
  assert.deepEqual(optionsAgain([], file({ firstSeat: 0 }, 1)), { firstSeat: 0 });
  assert.deepEqual(optionsAgain([firstSeatOption], file({ firstSeat: 'random' })), { firstSeat: 'random' });
});
