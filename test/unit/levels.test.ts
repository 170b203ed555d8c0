// Levels two steps apart are far apart in every game. How far neighbours are, many games tell: docs/strength.md.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contenderNamed } from '../../src/cli/arena/contest.ts';
import { playBlock } from '../../src/cli/arena/play.ts';
import { loadGame, readOptions } from '../../src/cli/load.ts';
import { registry } from '../../src/games/index.ts';

const blocks = 16;

/** In the tables it is four of five and more; so few games show it three times of five, unless something is wrong. */
const clear = 0.6;

for (const { id } of registry) {
  for (const [stronger, weaker] of [
    ['normal', 'child'],
    ['hard', 'easy'],
  ] as const) {
    test(`${id}: ${stronger} beats ${weaker}`, async () => {
      const module = await loadGame(id);
      const table = { seats: 2, options: readOptions(module.game, 2, []), seed: 'levels' };
      let won = 0;
      for (let block = 0; block < blocks; block++) {
        const [better, worse] = [contenderNamed(module, stronger), contenderNamed(module, weaker)];
        for (const { share } of playBlock(module.game, table, better, worse, block).games) won += share;
      }
      const share = won / (2 * blocks);
      assert.ok(share >= clear, `${stronger} won ${(100 * share).toFixed(0)} %`);
    });
  }
}
