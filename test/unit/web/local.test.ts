import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Rules } from '../../../src/games/index.ts';
import type { AnyGame } from '../../../src/kernel/game.ts';
import { tinyGame } from '../../../src/match/test/tinyGame.ts';
import type { Ask } from '../../../src/table/questions.ts';
import type { Player } from '../../../src/ui-kit/board.ts';
import type { Bots } from '../../../src/web/bots/bots.ts';
import type { News } from '../../../src/web/connection.ts';
import type { KeptMatch } from '../../../src/web/matches.ts';
import { openBrowser } from './browser.ts';
import { connectionContract } from './connectionContract.ts';

const browser = openBrowser();
const { begin } = await import('../../../src/web/begin.ts');
const { openLocal } = await import('../../../src/web/local.ts');
const { find, keepAll } = await import('../../../src/web/store.ts');

const rules: Rules = { game: tinyGame as unknown as AnyGame };

function playersOf(...kinds: readonly Player['kind'][]): readonly Player[] {
  return kinds.map((kind, seat) => ({ seat, name: ['Anna', 'Boris', 'Vera'][seat]!, look: 'fox', kind }));
}

function beginning(players: readonly Player[], options: Record<string, boolean> = {}): Promise<KeptMatch> {
  const levels = players.map(() => 'easy' as const);
  return begin(rules, { players, levels, options, seed: 'known' });
}

interface Thinkers extends Bots {
  readonly asked: string[];
  isClosed: boolean;
}

/** Bots that end their turn, when they are let. */
function thinkers(answer: () => Promise<void> = async () => {}): Thinkers {
  const asked: string[] = [];
  const ask = (async (question: { kind: string; view: { viewer: number; turn: number } }) => {
    asked.push(`${question.kind} ${question.view?.viewer}`);
    await answer();
    return { plan: question.view.viewer === question.view.turn ? ['take:1', 'endTurn'] : [], share: 0 };
  }) as unknown as Ask;
  const bots: Thinkers = {
    asked,
    isClosed: false,
    ask,
    close() {
      bots.isClosed = true;
    },
  };
  return bots;
}

connectionContract('a match of this device', async () => {
  const connection = openLocal(await beginning(playersOf('person', 'person')), rules, () => thinkers());
  return {
    connections: [connection, connection],
    rest: browser.rest,
    async end() {
      connection.close();
      await browser.rest();
    },
  };
});

const wish = (seat: number, key: string, after: number) =>
  ({ do: 'move', seat, key, after, id: `${after}` }) as const;

test('bots play on by themselves, one step after the other, and keep to their plan', async () => {
  const bots = thinkers();
  const table = openLocal(await beginning(playersOf('person', 'bot')), rules, () => bots);
  const news: News[] = [];
  table.subscribe((one) => news.push(one));
  await browser.rest();
  await table.submit(wish(0, 'endTurn', table.seen.value.seq));
  await browser.rest();
  await browser.rest();
  assert.deepEqual(
    news.map(({ kind, seat }) => [kind, seat]),
    [
      ['move', 0],
      ['move', 1],
      ['move', 1],
    ],
  );
  // Once because it may clap at the beginning, once for its turn, and once because it may clap again.
  assert.deepEqual(bots.asked, ['decide 1', 'decide 1', 'decide 1']);
  table.close();
  assert.ok(bots.isClosed);
});

test('what a bot thought about another position is thrown away, and it is asked anew', async () => {
  let isHeld = true;
  const bots = thinkers(async () => {
    while (isHeld) await new Promise((resolve) => setTimeout(resolve, 1));
  });
  const table = openLocal(await beginning(playersOf('bot', 'person')), rules, () => bots);
  await browser.rest();
  assert.deepEqual(bots.asked, ['decide 0']);
  await table.submit(wish(1, 'clap', table.seen.value.seq));
  await browser.rest();
  assert.deepEqual(bots.asked, ['decide 0', 'decide 0']);
  const { seq } = table.seen.value;
  isHeld = false;
  await browser.rest();
  await browser.rest();
  assert.equal(table.seen.value.seq, seq + 2, 'it has moved twice, by one of its answers');
  assert.deepEqual(
    table.seen.value.told.get(1)!.map(({ event }) => event.type),
    ['clapped', 'taken', 'turnEnded'],
  );
  table.close();
});

test('everything is kept as it happens, and opened where it was left', async () => {
  const kept = await beginning(playersOf('person', 'person'));
  const table = openLocal(kept, rules, () => thinkers());
  await table.submit(wish(0, 'take:2', table.seen.value.seq));
  await table.submit(wish(0, 'endTurn', table.seen.value.seq));
  await keepAll();
  const again = await find<KeptMatch>(kept.id);
  assert.deepEqual([again?.moves, again?.isOver, again?.file.log.length], [2, false, table.seen.value.seq]);
  assert.ok(again!.touched >= kept.touched);
  const reopened = openLocal(again!, rules, () => thinkers());
  const { views, told, scores, takeable, here } = table.seen.value;
  assert.deepEqual(
    [reopened.seen.value.views, reopened.seen.value.told, reopened.seen.value.scores],
    [views, told, scores],
  );
  assert.deepEqual([reopened.seen.value.takeable, reopened.seen.value.here], [takeable, here]);
  table.close();
  reopened.close();
});

test('the match ends at the outcome: the secret is open, places are final, and it is kept as over', async () => {
  const kept = await beginning(playersOf('person', 'person'));
  const table = openLocal(kept, rules, () => thinkers());
  const kinds: string[] = [];
  table.subscribe(({ kind }) => kinds.push(kind));
  for (let turn = 0; turn < 6; turn++) await table.submit(wish(turn % 2, 'endTurn', table.seen.value.seq));
  assert.equal(kinds.at(-1), 'end');
  assert.deepEqual(table.seen.value.outcome?.resigned, []);
  await keepAll();
  assert.equal((await find<KeptMatch>(kept.id))?.isOver, true);
  assert.equal((await table.submit(wish(0, 'endTurn', table.seen.value.seq)))?.code, 'ended');
  assert.match(await table.file!(), /"type":"end"/);
  table.close();
});

test('[EG-V3] the clock runs by this device, and whose time is over is turned out', async (context) => {
  const kept = await beginning(playersOf('person', 'person'), { timer: true });
  const at = kept.file.log.at(-1)!.at!;
  await browser.rest();
  context.mock.timers.enable({ apis: ['setTimeout', 'Date'], now: at + 1000 });
  const table = openLocal(kept, rules, () => thinkers());
  const kinds: string[] = [];
  table.subscribe(({ kind }) => kinds.push(kind));
  assert.deepEqual(table.seen.value.clocks, [{ left: 60_000, endsAt: at + 60_000 }, { left: 60_000 }]);
  // The table stands, and its alarm is set.
  for (let i = 0; i < 20; i++) context.mock.timers.tick(1);
  context.mock.timers.tick(58_900);
  assert.deepEqual(kinds, []);
  for (let i = 0; i < 100; i++) context.mock.timers.tick(1);
  assert.deepEqual(kinds, ['timeout']);
  assert.equal(table.seen.value.clocks![1]!.endsAt !== undefined, true);
  table.close();
});

test('a match that cannot have been played like this is not opened', async () => {
  const kept = await beginning(playersOf('person', 'person'));
  const log = kept.file.log.map((entry) => ('hash' in entry ? { ...entry, hash: '0'.repeat(16) } : entry));
  assert.throws(
    () => openLocal({ ...kept, file: { ...kept.file, log } as KeptMatch['file'] }, rules, () => thinkers()),
    /otherState|wrongDeal/,
  );
});

test('a match begins dealt and kept, with chance that people and table brought, or with a known deal', async () => {
  const players = playersOf('person', 'bot');
  const wishes = { players, levels: ['normal', 'hard'] as const, options: {}, seed: '' };
  const one = await begin(rules, wishes);
  const two = await begin(rules, wishes);
  assert.notEqual(one.id, two.id);
  assert.deepEqual(
    one.file.log.map(({ type }) => type),
    ['entropy', 'entropy', 'deal'],
  );
  assert.equal(one.file.header.deal.kind, 'fair');
  assert.match(one.secret!, /^[0-9a-f]{64}$/);
  assert.notDeepEqual(one.file.log.at(-1), two.file.log.at(-1));
  assert.deepEqual(one.file.header.sitters, [
    { who: 'person', name: 'Anna' },
    { who: 'bot', name: 'Boris', level: 'hard' },
  ]);
  assert.deepEqual(await find(one.id), one);
  const known = await begin(rules, { ...wishes, seed: 'x', options: { timer: true } });
  assert.deepEqual(known.file.header.deal, { kind: 'seed', seed: 'x' });
  assert.deepEqual(known.file.header.clock, { kind: 'turn', seconds: 60 });
  assert.equal(known.secret, undefined);
  await assert.rejects(begin(rules, { ...wishes, options: { teams: true } }), /optionNotApplicable/);
});
