// `npm run fit -- <game> [address of a running page]`: what does not fit at the six sizes, with two and with the most
// seats, at the beginning and in the middle.

import { entryOf } from '../src/games/index.ts';
import { rngFromSeed } from '../src/kernel/random.ts';
import { violations } from '../test/e2e/axe.ts';
import { launch } from '../test/e2e/chromium.ts';
import { misfits, sizes } from '../test/e2e/fit.ts';
import { makeMove, settled, startGame } from '../test/e2e/table.ts';
import { closeWorld, openWorld, type VisitOptions, visit, type World } from '../test/e2e/world.ts';

const movesBetween = 12;

async function main([game, address]: readonly string[]): Promise<void> {
  const module = await entryOf(game ?? '')?.rules();
  if (!game || !module) throw new Error('npm run fit -- <game> [address]');
  const world = address ? await borrowed(address) : await openWorld();
  const options: VisitOptions = { hasTouch: true };
  const { seatCounts } = module.game;
  for (const seats of new Set([seatCounts.find((count) => count >= 2) ?? 1, Math.max(...seatCounts)])) {
    await visit(world, options, async (page) => {
      await startGame(page, game, 1, `fit ${game}`, seats);
      const rng = rngFromSeed(`fit ${game}`);
      for (const moment of ['at first', 'later']) {
        await settled(page);
        for (const size of sizes)
          for (const problem of await misfits(page, size))
            console.log(`${seats} seats, ${moment}, ${problem}`);
        for (const problem of await violations(page)) console.log(`${seats} seats, ${moment}, ${problem}`);
        for (let i = 0; i < movesBetween && (await settled(page)) === 'yours'; i++)
          await makeMove(page, 'list', rng);
      }
    });
  }
  await (address ? world.browser.close() : closeWorld(world));
}

async function borrowed(address: string): Promise<World> {
  return { browser: await launch(), localUrl: address } as World;
}

await main(process.argv.slice(2));
