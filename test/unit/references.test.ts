// A table of strengths means something only while the opponents it names stay what they were.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { referencesOf } from '../../src/bots/references.ts';
import { wholeGames } from '../../src/games/whole.ts';
import type { GameTypes } from '../../src/kernel/game.ts';
import { rngFromSeed } from '../../src/kernel/random.ts';

interface Stored {
  readonly seed: string;
  readonly moves: Readonly<Record<string, string>>;
  readonly view: GameTypes['view'];
}

const folder = join(import.meta.dirname, 'references');
// A game that is being made has none yet: its bots are frozen when they are measured (npm run store-views).
const frozen = globSync('*.json', { cwd: folder }).map((file) => file.replace('.json', ''));

for (const id of frozen) {
  const { load } = wholeGames.find((entry) => entry.id === id)!;
  test(`the reference bots of ${id} move as they always did`, async () => {
    const { game, hints } = await load();
    const stored: Stored[] = JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8'));
    for (const [name, bot] of referencesOf(game, hints)) {
      for (const { seed, moves, view } of stored) {
        const [move] = bot.decide(view, rngFromSeed(seed)).plan;
        assert.equal(game.moveKey(move!), moves[name], `${name}, ${seed}`);
      }
    }
  });
}
