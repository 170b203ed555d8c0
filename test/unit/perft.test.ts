// Exact counts of the ways to play, as each game's `test/perft.ts` states them.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { checkOptions } from '../../src/kernel/options.ts';
import { rngFromSeed } from '../../src/kernel/random.ts';
import { perft } from '../../src/kernel/wander.ts';
import { provenGames } from '../conformance/games.ts';

interface Counts {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly counts: readonly number[];
}

for (const { id, load } of provenGames) {
  test(`${id}: perft`, async (t) => {
    const file = join(import.meta.dirname, `../../src/games/${id}/test/perft.ts`);
    assert.ok(existsSync(file), `src/games/${id}/test/perft.ts is missing`);
    const { game } = await load();
    const stated: { readonly perft: readonly Counts[] } = await import(file);
    assert.ok(stated.perft.length > 0, 'nothing is stated');
    for (const { seats, options, seed, counts } of stated.perft) {
      await t.test(`${seats} seats, ${JSON.stringify(options)}, seed ${seed}`, () => {
        const checked = checkOptions(game, seats, options);
        assert.ok(checked.ok, JSON.stringify(checked));
        const state = game.setup(seats, checked.options, rngFromSeed(seed));
        const counted = counts.map((_, index) => perft(game, state, index + 1));
        assert.deepEqual(counted, counts);
      });
    }
  });
}
