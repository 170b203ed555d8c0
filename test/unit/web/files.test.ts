import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame } from '../../../src/kernel/game.ts';
import { serialise } from '../../../src/match/file.ts';
import { bot, dealt, moved, people, person, playedOut } from '../../../src/match/test/table.ts';
import { tinyGame } from '../../../src/match/test/tinyGame.ts';
import type { Match } from '../../../src/match/types.ts';
import { readMatchFile } from '../../../src/web/files/read.ts';
import { fileText } from '../../../src/web/files/save.ts';
import { findingWords } from '../../../src/web/files/words.ts';
import en from '../../../src/web/i18n/en.json' with { type: 'json' };

const game = tinyGame as unknown as AnyGame;
const load = async (id: string) => (id === 'tiny' ? game : undefined);
const read = (text: string) => readMatchFile(text, load, 1000);
const textOf = (match: unknown) => fileText(game, match as Match<never>, 5);

/** The sentence exists and has all it wants. */
async function said(text: string): Promise<string> {
  const { finding } = await read(text);
  return findingWords(finding, (key, values = {}) => {
    const message = (en as Record<string, string>)[key];
    assert.ok(message, key);
    return message.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  });
}

test('a match goes out ended as it stands, and comes in proven', async () => {
  const match = moved(dealt([person('Anna'), bot('Robo')]), '0 take:1', '0 endTurn');
  const { finding, kept } = await read(textOf(match));
  assert.deepEqual(finding, { code: 'proven' });
  assert.equal(match.isEnded, false);
  assert.deepEqual([kept?.game, kept?.moves, kept?.isOver, kept?.touched], ['tiny', 2, true, 1000]);
  assert.deepEqual(
    kept?.players.map(({ name, kind }) => [name, kind]),
    [
      ['Anna', 'person'],
      ['Robo', 'bot'],
    ],
  );
  assert.equal(textOf(playedOut(dealt(people(2)))).includes('"type":"end"'), true);
});

test('a known deal that has not ended goes on where it was left', async () => {
  const { header, log } = moved(dealt(people(2), { chance: { seed: 'x' } }), '0 take:1');
  const { finding, kept } = await read(serialise({ header, log }));
  assert.deepEqual([finding.code, kept?.isOver, kept?.moves], ['knownDeal', false, 1]);
});

test('what was tampered with is told by its entry, and opens up to there', async () => {
  const good = textOf(moved(dealt(people(2)), '0 take:1', '0 take:2', '0 endTurn'));
  const bad = good.replace('"take:2"', '"take:1"');
  const { finding, kept } = await read(bad);
  assert.ok(finding.code === 'wrong');
  const number = JSON.parse(good).log.findIndex((entry: { key?: string }) => entry.key === 'take:2') + 1;
  assert.deepEqual(finding.misfit, { seq: number, code: 'otherState' });
  assert.equal(kept?.file.log.length, number - 1);
  assert.equal(kept?.isOver, false);
  assert.match(await said(bad), new RegExp(`^Entry ${number} does not follow .*otherState`));
});

test('a failure found by fuzzing opens before the move that broke the rules', async () => {
  const { header, log } = moved(dealt(people(2), { chance: { seed: 'fuzz' } }), '0 take:1');
  const last = { seq: log.length + 1, type: 'move', seat: 0, key: 'endTurn', hash: '0'.repeat(16) } as const;
  const { finding, kept } = await read(serialise({ header, log: [...log, last] }));
  assert.equal(finding.code, 'wrong');
  assert.deepEqual(kept?.file.log, log);
  assert.equal(kept?.isOver, false);
});

test('every other file says what is wrong with it', async () => {
  const good = textOf(moved(dealt(people(2)), '0 take:1'));
  const changed = (change: (file: { header: Record<string, unknown>; log: unknown[] }) => void): string => {
    const file = JSON.parse(good);
    change(file);
    return JSON.stringify(file);
  };
  const cases: readonly (readonly [string, RegExp])[] = [
    ['{', /not even JSON/],
    ['[]', /another form/],
    ['{"header":{"format":9},"log":[]}', /another version of Larets/],
    [
      changed(({ header }) => {
        header.game = 'chess';
      }),
      /called chess/,
    ],
    [
      changed(({ header }) => {
        header.rulesVersion = 2;
      }),
      /version 2 of the rules\. Here is version 3/,
    ],
    [
      changed(({ header }) => {
        header.options = {};
      }),
      /The beginning of the file/,
    ],
    [
      changed(({ log }) => {
        log.splice(2, 1);
      }),
      /Entry 3 does not follow/,
    ],
    [
      changed((file) => {
        Object.assign(file, { extra: 1 });
      }),
      /nobody knows “extra”/,
    ],
    [
      changed(({ log }) => {
        log.push({});
      }),
      /log\[\d+\]/,
    ],
  ];
  for (const [text, words] of cases) assert.match(await said(text), words);
});
