import assert from 'node:assert/strict';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { table } from './table.ts';

/** What is written on a piece need not be in its name: a region is called by its name, not by the count on it. */
const notOfPictures = ['label-content-name-mismatch'];

export async function assertAccessible(page: Page): Promise<void> {
  const isTable = (await table(page).count()) > 0;
  const { violations } = await new AxeBuilder({ page }).disableRules(isTable ? notOfPictures : []).analyze();
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
  );
  assert.deepEqual(told, []);
}
