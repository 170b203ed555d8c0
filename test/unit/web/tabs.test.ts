import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { sitAt, type Tab } from '../../../src/web/tabs.ts';

interface Channel {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(data: unknown): void;
  close(): void;
}

/** Tabs of one browser, each able to sleep: what it is told then it hears when it wakes. */
function browser(context: TestContext) {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const channels = new Set<Channel>();
  const asleep = new Map<Channel, unknown[]>();
  const flushed: string[] = [];
  let moment = 0;
  const hear = (channel: Channel, data: unknown) => channel.onmessage?.({ data } as MessageEvent);
  return {
    flushed,
    open(name: string, match = 'm') {
      const channel: Channel = {
        onmessage: null,
        postMessage(data) {
          for (const other of channels) {
            if (other === channel) continue;
            const missed = asleep.get(other);
            if (missed) missed.push(data);
            else hear(other, data);
          }
        },
        close: () => channels.delete(channel),
      };
      channels.add(channel);
      const tab: Tab = sitAt(match, {
        channel: channel as never,
        tab: name,
        now: () => ++moment,
        flush: async () => {
          flushed.push(name);
        },
      });
      return {
        tab,
        sleep: () => asleep.set(channel, []),
        wake() {
          const missed = asleep.get(channel) ?? [];
          asleep.delete(channel);
          for (const data of missed) hear(channel, data);
        },
      };
    },
    wait: async () => {
      await Promise.resolve();
      await Promise.resolve();
      context.mock.timers.tick(1000);
    },
  };
}

test('the first tab runs the match, the second follows it and hears of changes', async (context) => {
  const { open, wait } = browser(context);
  const one = open('one').tab;
  assert.equal(one.part.value, 'asking');
  await wait();
  const two = open('two').tab;
  await wait();
  assert.deepEqual([one.part.value, two.part.value], ['running', 'following']);
  one.tellChange();
  two.tellChange();
  assert.deepEqual([one.changes.value, two.changes.value], [0, 1]);
});

test('another match is another matter', async (context) => {
  const { open, wait } = browser(context);
  const one = open('one', 'm').tab;
  await wait();
  const two = open('two', 'n').tab;
  await wait();
  assert.deepEqual([one.part.value, two.part.value], ['running', 'running']);
});

test('who takes over gets it when all is kept, and the other one follows', async (context) => {
  const { open, wait, flushed } = browser(context);
  const one = open('one').tab;
  await wait();
  const two = open('two').tab;
  await wait();
  two.takeOver();
  assert.equal(one.part.value, 'following');
  await wait();
  assert.deepEqual([one.part.value, two.part.value, flushed], ['following', 'running', ['one']]);
});

test('a tab that sleeps is not waited for, and follows when it wakes', async (context) => {
  const { open, wait } = browser(context);
  const one = open('one');
  await wait();
  one.sleep();
  const two = open('two').tab;
  await wait();
  assert.deepEqual([one.tab.part.value, two.part.value], ['running', 'running']);
  one.wake();
  assert.deepEqual([one.tab.part.value, two.part.value], ['following', 'running']);
});

test('a closed tab leaves the match to the next one', async (context) => {
  const { open, wait } = browser(context);
  const one = open('one').tab;
  await wait();
  one.close();
  const two = open('two').tab;
  await wait();
  assert.equal(two.part.value, 'running');
});
