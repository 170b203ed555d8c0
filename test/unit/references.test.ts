// A table of strengths means something only while the opponents it names stay what they were.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
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

for (const { id, load } of wholeGames) {
  test(`the reference bots of ${id} move as they always did`, async () => {
    const { game, hints } = await load();
    const stored: Stored[] = JSON.parse(
      readFileSync(new URL(`references/${id}.json`, import.meta.url), 'utf8'),
    );
    for (const [name, bot] of referencesOf(game, hints)) {
      for (const { seed, moves, view } of stored) {
        const [move] = bot.decide(view, rngFromSeed(seed)).plan;
        assert.equal(game.moveKey(move!), moves[name], `${name}, ${seed}`);
      }
    }
  });
}
