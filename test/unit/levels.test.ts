// Levels are in order, and two steps apart far apart, in every game. How far neighbours are, many games tell: docs/strength.md.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contenderNamed } from '../../src/cli/arena/contest.ts';
import { playBlock } from '../../src/cli/arena/play.ts';
import { loadGame, readOptions } from '../../src/cli/load.ts';
import { wholeGames } from '../../src/games/whole.ts';

const blocks = 16;

/** In the tables it is four of five and more for two steps, two of three for one; so few games show less of it. */
const clear = 0.6;
const better = 0.5;

for (const { id } of wholeGames) {
  for (const [stronger, weaker, least] of [
    ['normal', 'child', clear],
    ['normal', 'easy', better],
    ['hard', 'easy', clear],
  ] as const) {
    test(`${id}: ${stronger} beats ${weaker}`, async () => {
      const module = await loadGame(id);
      const table = { seats: 2, options: readOptions(module.game, 2, []), seed: 'levels' };
      const [tested, other] = [contenderNamed(module, stronger), contenderNamed(module, weaker)];
      let won = 0;
      for (let block = 0; block < blocks; block++) {
        for (const { share } of playBlock(module.game, table, tested, other, block).games) won += share;
      }
      const share = won / (2 * blocks);
      assert.ok(share > least, `${stronger} won ${(100 * share).toFixed(0)} %`);
    });
  }
}
