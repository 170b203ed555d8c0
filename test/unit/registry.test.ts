import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryOf, type GameEntry, partsOf, registry, wordsIn } from '../../src/games/index.ts';
import { tinyGame } from '../../src/match/test/tinyGame.ts';

test('of each game the parts are loaded apart', async () => {
  for (const entry of registry) {
    assert.deepEqual(Object.keys(await entry.rules()), ['game']);
    assert.equal((await entry.rules()).game.id, entry.id);
    assert.ok((await entry.hints()).hints.evaluate);
    const [ru, en] = [await wordsIn(entry.id, 'ru'), await wordsIn(entry.id, 'en')];
    assert.deepEqual(Object.keys(ru!).toSorted(), Object.keys(en!).toSorted());
  }
  assert.equal(await wordsIn('chess', 'ru'), undefined);
  assert.equal(entryOf('chess'), undefined);
});

test('rules of several versions are held side by side; one that is not held is not guessed at', async () => {
  const older = { ...tinyGame, rulesVersion: tinyGame.rulesVersion - 1 };
  const hints = { evaluate: () => 0, policy: () => ({ type: 'endTurn' }) };
  const entry: GameEntry = {
    id: 'tiny',
    rules: async () => ({ game: tinyGame }),
    hints: async () => ({ hints }),
    earlier: {
      [older.rulesVersion]: { rules: async () => ({ game: older }), hints: async () => ({ hints }) },
    },
  };
  const versionOf = async (version?: number) =>
    (await (await partsOf(entry, version))?.rules())?.game.rulesVersion;
  assert.equal(await versionOf(), tinyGame.rulesVersion);
  assert.equal(await versionOf(tinyGame.rulesVersion), tinyGame.rulesVersion);
  assert.equal(await versionOf(older.rulesVersion), older.rulesVersion);
  assert.equal(await versionOf(older.rulesVersion - 1), undefined);
});
