import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { openBrowser } from './browser.ts';

const browser = openBrowser();
// What a page that was closed had not written, and what another one has written since.
browser.local.set('larets.pending.lost', JSON.stringify({ id: 'lost', touched: 5 }));
browser.local.set('larets.pending.older', JSON.stringify({ id: 'older', touched: 5 }));
browser.local.set('larets.pending.odd', 'no JSON');
browser.local.set('larets.language', 'ru');
browser.matches.set('older', { id: 'older', touched: 9 });
const { find, forget, keep, keepSoon, newestFirst, whenKept } = await import('../../../src/web/store.ts');

const pending = () => [...browser.local.keys()].filter((key) => key.startsWith('larets.pending.'));

beforeEach(() => {
  browser.isSlow = false;
});

test('what a closed page had not written is there again, unless something newer is', async () => {
  assert.deepEqual(await find('lost'), { id: 'lost', touched: 5 });
  assert.deepEqual(await find('older'), { id: 'older', touched: 9 });
  assert.deepEqual([...browser.local.keys()], ['larets.language']);
});

test('what was kept is found, the newest first, until it is forgotten', async () => {
  await keep({ id: 'a', touched: 20 });
  await keep({ id: 'b', touched: 30 });
  await keep({ id: 'a', touched: 40 });
  assert.deepEqual(
    (await newestFirst()).map(({ id }) => id),
    ['a', 'b', 'older', 'lost'],
  );
  await forget('a');
  assert.equal(await find('a'), undefined);
  assert.equal(await find('never'), undefined);
});

test('soon is when the page is free; whoever asks before has it written at once', async () => {
  keepSoon({ id: 'soon', touched: 1 });
  keepSoon({ id: 'soon', touched: 2 });
  assert.equal(browser.matches.has('soon'), false);
  assert.deepEqual(await find('soon'), { id: 'soon', touched: 2 });
  keepSoon({ id: 'later', touched: 1 });
  await browser.rest();
  assert.deepEqual(browser.matches.get('later'), { id: 'later', touched: 1 });
});

test('a page that goes leaves what is not written yet where it is done at once', async () => {
  browser.isSlow = true;
  const written = keep({ id: 'going', touched: 7 });
  assert.deepEqual(pending(), []);
  browser.happen('pagehide');
  assert.deepEqual(pending(), ['larets.pending.going']);
  assert.deepEqual(JSON.parse(browser.local.get('larets.pending.going')!), { id: 'going', touched: 7 });
  browser.isSlow = false;
  await written;
  assert.deepEqual(pending(), [], 'written after all');
  browser.happen('pagehide');
  assert.deepEqual(pending(), []);
});

test('a hidden page may be closed any time', async () => {
  browser.isSlow = true;
  const written = keep({ id: 'hidden', touched: 1 });
  browser.happen('visibilitychange');
  assert.deepEqual(pending(), [], 'it is seen');
  Object.assign(document, { hidden: true });
  browser.happen('visibilitychange');
  Object.assign(document, { hidden: false });
  assert.deepEqual(pending(), ['larets.pending.hidden']);
  browser.isSlow = false;
  await written;
  await forget('hidden');
});

test('an older write that ends late does not count as the newer one', async () => {
  browser.isSlow = true;
  const first = keep({ id: 'twice', touched: 1 });
  const second = keep({ id: 'twice', touched: 2 });
  const told: string[] = [];
  const stop = whenKept((id) => told.push(id));
  browser.happen('pagehide');
  browser.isSlow = false;
  await Promise.all([first, second]);
  stop();
  assert.deepEqual(told, ['twice']);
  assert.deepEqual(await find('twice'), { id: 'twice', touched: 2 });
  assert.deepEqual(pending(), []);
});
