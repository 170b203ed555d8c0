// Luck is nobody's in the long run: over games of equal players it comes to nothing, in every game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { knowledgeOf } from '../../src/bots/knowledge.ts';
import { luckOf } from '../../src/bots/review.ts';
import { wholeGames } from '../../src/games/whole.ts';
import { ignore } from '../../src/kernel/game.ts';
import { checkOptions } from '../../src/kernel/options.ts';
import { rngFromSeed } from '../../src/kernel/random.ts';

const games = 8;
const care = { draws: 4, drawFutures: 1 };

for (const { id, load } of wholeGames) {
  test(`${id}: over many games of equal players luck sums to nothing`, async () => {
    const { game, hints } = await load();
    const knowledge = knowledgeOf(game, hints);
    const checked = checkOptions(game, 2, {});
    assert.ok(checked.ok);
    /** Of one draw each, for the first seat: independent of each other given what came before. */
    const shares: number[] = [];
    for (let number = 0; number < games; number++) {
      let state = game.setup(2, checked.options, rngFromSeed(`luck/${id}/${number}`));
      const whims = rngFromSeed(`luck/${id}/${number}/whims`);
      for (let index = 0; !game.outcome(state); index++) {
        const [seat] = game.awaitedSeats(state) as [number];
        const move = knowledge.quick(state, seat, whims);
        const after = game.clone(state);
        game.apply(after, seat, move, ignore);
        if (after.rng.drawn !== state.rng.drawn) {
          const step = { seat, move, before: state, after };
          shares.push(luckOf(knowledge, step, rngFromSeed(`other/${number}/${index}`), care)[0]!);
        }
        state = after;
      }
    }
    const sum = shares.reduce((a, b) => a + b);
    const spread = Math.sqrt(shares.reduce((a, b) => a + b * b, 0));
    assert.ok(shares.length > 50 && spread > 0.1, 'there is luck in it');
    assert.ok(Math.abs(sum) < 3.5 * spread, `${sum} of a spread of ${spread}`);
  });
}
