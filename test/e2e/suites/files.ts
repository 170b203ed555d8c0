// A match out of the browser and in again.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { rngFromSeed } from '../../../src/kernel/random.ts';
import { makeMove, settled, startGame } from '../table.ts';
import { visit, type World } from '../world.ts';

export function filesSuite(world: () => World): void {
  test('a match goes out as a file and comes in again, whole and tampered with', async () => {
    await visit(world(), { locale: 'en-GB' }, async (page) => {
      await startGame(page, 'emperors-gold', 1, 'files');
      await settled(page);
      await makeMove(page, 'list', rngFromSeed('files'));
      await settled(page);
      const text = await saved(page);
      const home = page.url().split('#')[0]!;
      await page.goto(`${home}#/`);
      await drop(page, text);
      await page.getByText('The file is in order').waitFor();
      await page.getByRole('button', { name: 'Open the match' }).click();
      await page.waitForURL(/#\/replay\//);
      await page.goto(`${home}#/`);
      const key = JSON.parse(text).log.find(({ type }: { type: string }) => type === 'move').key;
      await drop(page, text.replace(`"key":"${key}"`, '"key":"nonsense"'));
      await page.getByText(/^Entry \d+ does not follow/).waitFor();
    });
  });
}

async function saved(page: Page): Promise<string> {
  await page.locator('.table-bar .more summary').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  assert.match(download.suggestedFilename(), /^emperors-gold-[0-9a-f]{16}\.json$/);
  return readFileSync((await download.path())!, 'utf8');
}

async function drop(page: Page, text: string): Promise<void> {
  await page
    .locator('.open-file input')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}
