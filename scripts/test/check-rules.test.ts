import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { RuleSources } from '../rules/problems.ts';
import { idsOfTitle, ruleProblems } from '../rules/problems.ts';

const RULEBOOK = `# Rules\n\n**ALL-1** Somebody begins, see EE-T4 (UTF-8).\n\n- **EE-T4** March.\n`;

const SOUND: RuleSources = {
  game: 'empire',
  ruleIds: ['ALL-1', 'EE-T4'],
  rulebooks: { 'RULES.en.md': RULEBOOK, 'RULES.ru.md': RULEBOOK },
  passedTitles: ['[EE-T4] [ALL-1] march: one region costs one point', 'the box is complete'],
};

function problemsWith(change: Partial<RuleSources>): string[] {
  return ruleProblems({ ...SOUND, ...change });
}

function withRussian(text: string | undefined): string[] {
  return problemsWith({ rulebooks: { 'RULES.en.md': RULEBOOK, 'RULES.ru.md': text } });
}

test('a game whose rules are written and proven has no problems', () => {
  assert.deepEqual(ruleProblems(SOUND), []);
});

test('a rule without a test is named', () => {
  const expected = ['empire: no passed test has a title that begins with [EE-T4]'];
  assert.deepEqual(problemsWith({ passedTitles: ['[ALL-1] somebody begins'] }), expected);
  assert.deepEqual(problemsWith({ passedTitles: ['[ALL-1] like [EE-T4]', 'EE-T4 march'] }), expected);
  assert.deepEqual(problemsWith({ passedTitles: ['[ALL-1] a', '[EE-T40] b'] }), [
    ...expected,
    'empire: a test is titled [EE-T40], which is no rule of the game',
  ]);
});

test('a rule without a paragraph is named', () => {
  const expected = ['empire: RULES.ru.md has no paragraph **EE-T4**'];
  assert.deepEqual(withRussian('**ALL-1** Somebody begins, see **EE-T4**.'), expected);
  assert.deepEqual(withRussian('**ALL-1** Somebody begins.\n\nEE-T4 March.'), expected);
  assert.deepEqual(withRussian(undefined), ['empire: RULES.ru.md is missing']);
});

test('a paragraph or a reference that the game does not know is named', () => {
  const expected = ['empire: RULES.ru.md names EE-T9, which is not in ruleIds'];
  assert.deepEqual(withRussian(`${RULEBOOK}\n**EE-T9** More.`), expected);
  assert.deepEqual(withRussian(`${RULEBOOK}\nSee EE-T9.`), expected);
  assert.deepEqual(withRussian(`${RULEBOOK}\n**BB-T1** Strange.`), [
    'empire: RULES.ru.md names BB-T1, which is not in ruleIds',
  ]);
});

test('what stands twice is named', () => {
  assert.deepEqual(withRussian(`${RULEBOOK}\n**EE-T4** Again.`), [
    'empire: RULES.ru.md has two paragraphs **EE-T4**',
  ]);
  assert.deepEqual(problemsWith({ ruleIds: ['ALL-1', 'EE-T4', 'EE-T4'] }), [
    'empire: EE-T4 is twice in ruleIds',
  ]);
});

test('only the leading ids of a title count', () => {
  assert.deepEqual(idsOfTitle('[EE-T4] [EE-T5] march [EE-T6]'), ['EE-T4', 'EE-T5']);
  assert.deepEqual(idsOfTitle('march [EE-T6]'), []);
});

test('only tests that ran and passed count as proof', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larets-rules-'));
  const file = join(folder, 'sample.test.mjs');
  writeFileSync(
    file,
    `import { describe, test } from 'node:test';
    test('[A-1] passes', async (t) => { await t.test('[A-2] nested', () => {}); });
    describe('[A-3] suite', () => { test('[A-4] inside', () => {}); });
    test('[A-5] fails', () => { throw new Error('no'); });
    test.skip('[A-6] skipped', () => {});
    test.todo('[A-7] todo', () => {});
    test('[A-8] skips itself', (t) => t.skip());`,
  );
  const module = new URL('../rules/passed-titles.ts', import.meta.url);
  const program = join(folder, 'program.mjs');
  writeFileSync(
    program,
    `import { passedTitles } from ${JSON.stringify(module.href)};
    console.log(JSON.stringify(await passedTitles([${JSON.stringify(file)}])));`,
  );
  // Inside a test the runner refuses to start another one, and knows by this variable.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const output = execFileSync(process.execPath, [program], { encoding: 'utf8', env });
  rmSync(folder, { recursive: true });
  assert.deepEqual(JSON.parse(output).toSorted(), ['[A-1] passes', '[A-2] nested', '[A-4] inside']);
});
