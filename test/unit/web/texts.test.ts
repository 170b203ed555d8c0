import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shelf } from '../../../src/games/ui.ts';
import { wholeGames } from '../../../src/games/whole.ts';
import { languages, parseMessage } from '../../../src/i18n/format.ts';
import en from '../../../src/web/i18n/en.json' with { type: 'json' };
import ru from '../../../src/web/i18n/ru.json' with { type: 'json' };
import { parseMarkdown } from '../../../src/web/rules/markdown.ts';

test('the site says the same in both languages, in well-formed messages', () => {
  assert.deepEqual(Object.keys(ru), Object.keys(en));
  for (const message of [...Object.values(ru), ...Object.values(en)]) parseMessage(message);
});

test('the shelf calls each game as the game calls itself, for as many players', async () => {
  for (const { id, load } of wholeGames) {
    const entry = shelf.find((one) => one.id === id);
    assert.ok(entry, `${id} stands on the shelf`);
    const { game, texts } = await load();
    for (const language of languages) assert.equal(entry.title[language], texts[language].title);
    assert.deepEqual(entry.players, [Math.min(...game.seatCounts), Math.max(...game.seatCounts)]);
  }
});

test('rules are read as headings, paragraphs with their ids, lists and tables', () => {
  const text =
    '# Game\n## Turn\n**EE-T4** March *n* `x`.\nMore.\n\n- **EE-T5** one\n  goes on\n- two\n\n| a | b |\n| - | - |\n| 1 | 2 |';
  const blocks = parseMarkdown(text);
  assert.deepEqual(
    blocks.map((block) => block.kind),
    ['heading', 'heading', 'paragraph', 'list', 'table'],
  );
  assert.deepEqual(blocks[2], {
    kind: 'paragraph',
    id: 'EE-T4',
    parts: [
      { kind: 'strong', parts: ['EE-T4'] },
      ' March ',
      { kind: 'em', parts: ['n'] },
      ' ',
      { kind: 'code', parts: ['x'] },
      '. More.',
    ],
  });
  assert.deepEqual(blocks[3]?.kind === 'list' && blocks[3].items.map((item) => item.id), [
    'EE-T5',
    undefined,
  ]);
  assert.deepEqual(blocks[4]?.kind === 'table' && [blocks[4].head, blocks[4].rows], [
    [['a'], ['b']],
    [[['1'], ['2']]],
  ]);
});
