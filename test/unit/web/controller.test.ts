// What is shown to whom, over a true match of this device.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { effect, signal } from '@preact/signals';
import type { AnyGame, GameTypes } from '../../../src/kernel/game.ts';
import { tinyGame } from '../../../src/match/test/tinyGame.ts';
import type { Ask } from '../../../src/table/questions.ts';
import type { Board, Player } from '../../../src/ui-kit/board.ts';
import { openBrowser } from './browser.ts';

const browser = openBrowser();
const { begin } = await import('../../../src/web/begin.ts');
const { openLocal } = await import('../../../src/web/local.ts');
const { startTable } = await import('../../../src/web/table/controller.ts');

/** How often the rules are asked. */
const counts = { view: 0, determinize: 0 };
const counted = {
  ...tinyGame,
  view: (...given: Parameters<typeof tinyGame.view>) => {
    counts.view++;
    return tinyGame.view(...given);
  },
  determinize: (...given: Parameters<typeof tinyGame.determinize>) => {
    counts.determinize++;
    return tinyGame.determinize(...given);
  },
} as unknown as AnyGame;

const board: Board<GameTypes> = {
  place: () => ({ button: 'plain' }),
  Main: () => assert.fail('nobody draws here'),
  areas: [],
};

const events = [
  'taken',
  'drawn',
  'turnEnded',
  'clapped',
  'shown',
  'hasBid',
  'noticed',
  'bidsOpened',
  'timeWasUp',
];
const catalogue: Record<string, string> = {
  ...Object.fromEntries(events.map((type) => [`event.${type}`, `${type} {seat, player}`])),
  'table.takenBack': '{name} took back',
  'table.resigned': '{name} gave up',
};

interface Wanted {
  readonly kinds: readonly Player['kind'][];
  readonly options?: Readonly<Record<string, boolean>>;
  readonly slowness?: number;
  readonly curtain?: 'secrets' | 'always';
}

async function sitDown({ kinds, options = {}, slowness = 0, curtain = 'secrets' }: Wanted) {
  const players = kinds.map(
    (kind, seat): Player => ({ seat, kind, name: ['Anna', 'Boris', 'Vera'][seat]!, look: 'fox' }),
  );
  const levels = players.map(() => 'easy' as const);
  const kept = await begin({ game: counted }, { players, levels, options, seed: 'known' });
  const ask = (async (question: { view: { viewer: number; turn: number } }) => ({
    plan: question.view.viewer === question.view.turn ? ['endTurn'] : [],
    share: 0,
  })) as unknown as Ask;
  const connection = openLocal(kept, { game: counted }, () => ({ ask, close: () => {} }));
  const storage = new Map<string, string>();
  const sounds: string[] = [];
  const controller = startTable(connection, board, {
    slowness: signal(slowness),
    isStill: signal(false),
    curtain: signal(curtain),
    named: (all) => all,
    speech: (names) => ({ language: 'en', catalogues: [catalogue], players: names }),
    playSound: (name) => sounds.push(name),
    afterPicture: (work) => work(),
    recall: (name) => storage.get(name) ?? null,
    keep: (name, value) => storage.set(name, value),
  });
  const state = () => controller.view.value as GameTypes['view'] & { turn: number; hand: (number | null)[] };
  return { controller, connection, sounds, state };
}

test('a move is worked out once for each view that is shown, and drawn once', async () => {
  const { controller } = await sitDown({ kinds: ['person'] });
  await browser.rest();
  assert.ok(controller.offers.value.length > 0);
  const drawn: GameTypes['view'][] = [];
  const stop = effect(() => void drawn.push(controller.view.value));
  const offers: number[] = [];
  const stopOffers = effect(() => void offers.push(controller.offers.value.length));
  counts.view = counts.determinize = 0;
  controller.choose('take:1');
  // Who looks and the spectator: a picture at the event, and one in the end.
  assert.equal(counts.view, 4);
  assert.equal(counts.determinize, 1);
  assert.equal(drawn.length, 2);
  assert.equal(offers.length, 2);
  void controller.legal.value;
  void controller.standing.value;
  assert.equal(counts.determinize, 1);
  stop();
  stopOffers();
  controller.close();
});

test('what others do is shown step by step, and who looks may hurry it', async () => {
  const { controller } = await sitDown({ kinds: ['person', 'bot'], slowness: 1 });
  await browser.rest();
  controller.choose('endTurn');
  await browser.rest();
  assert.equal(controller.isPlaying.value, true);
  assert.equal(controller.isOwnPlaying.value, false);
  assert.deepEqual(controller.offers.value, []);
  const changes: number[] = [];
  const stop = controller.onChange(({ duration }) => changes.push(duration));
  controller.skip();
  stop();
  assert.equal(controller.isPlaying.value, false);
  assert.ok(controller.offers.value.length > 0, "it is one's turn again");
  assert.equal(controller.view.value, controller.connection.seen.value.views.get(0));
  assert.deepEqual(
    controller.log.value.map(({ seat, event }) => [seat, event.type]),
    [
      [0, 'turnEnded'],
      [1, 'turnEnded'],
    ],
  );
  assert.deepEqual(controller.news.value, ['turnEnded Anna', 'turnEnded Boris']);
  controller.close();
});

test('the log grows with what is shown, not with what has happened', async () => {
  const { controller, connection } = await sitDown({ kinds: ['person', 'bot'], slowness: 1 });
  await browser.rest();
  controller.choose('draw');
  assert.equal(controller.log.value.length, 1);
  controller.choose('endTurn');
  const lengths: number[] = [];
  const stop = effect(() => void lengths.push(controller.log.value.length));
  await browser.rest();
  stop();
  assert.equal(connection.seen.value.told.get(0)!.length, 3);
  assert.deepEqual(lengths, [2, 3]);
  controller.close();
});

test('a step that was taken back is told as such, and told no longer in the log', async () => {
  const { controller } = await sitDown({ kinds: ['person', 'bot'] });
  await browser.rest();
  controller.choose('take:1');
  controller.takeBack();
  assert.deepEqual(controller.log.value, []);
  assert.deepEqual(controller.news.value, ['taken Anna', 'Anna took back']);
  controller.takeBack();
  await browser.rest();
  assert.deepEqual(controller.refusal.value, { code: 'nothingToTakeBack' });
  controller.choose('nonsense');
  await browser.rest();
  assert.deepEqual(controller.refusal.value, { code: 'badKey' });
  controller.close();
});

test('[ALL-3] between two people with secrets the curtain falls, and behind it lies only what all may see', async () => {
  const { controller, state } = await sitDown({ kinds: ['person', 'person'] });
  assert.deepEqual([controller.curtain.value, controller.viewer.value], [0, 'spectator']);
  assert.deepEqual(state().hand, [null, null]);
  assert.deepEqual(controller.offers.value, []);
  controller.choose('endTurn');
  assert.equal(state().turn, 0, 'nothing is done behind a curtain');
  controller.openCurtain();
  assert.deepEqual([controller.curtain.value, controller.viewer.value], [undefined, 0]);
  assert.notEqual(state().hand[0], null);
  controller.choose('take:1');
  assert.equal(controller.curtain.value, undefined, "it is still the same person's turn");
  assert.equal(controller.news.value.length, 1);
  controller.choose('endTurn');
  await browser.rest();
  assert.deepEqual([controller.curtain.value, controller.viewer.value], [1, 'spectator']);
  assert.deepEqual(controller.news.value, [], 'what one was told is not for the next');
  assert.deepEqual(state().hand, [null, null]);
  controller.close();
});

test('a lone person needs no curtain, even if curtains are wanted everywhere', async () => {
  const { controller } = await sitDown({ kinds: ['person', 'bot'], curtain: 'always' });
  assert.deepEqual([controller.curtain.value, controller.viewer.value], [undefined, 0]);
  controller.close();
});

test('who gives up looks on, and is placed last though the bot earns more', async () => {
  const { controller, connection } = await sitDown({ kinds: ['person', 'person'] });
  controller.openCurtain();
  await connection.submit({ do: 'resign', seat: 1, after: connection.seen.value.seq, id: 'gone' });
  assert.equal(controller.players.value[1]!.kind, 'bot');
  for (let turn = 0; turn < 3; turn++) {
    controller.choose('endTurn');
    await browser.rest();
    await browser.rest();
  }
  assert.deepEqual(controller.standing.value.outcome?.places, [1, 2]);
  assert.equal(controller.isPlaying.value, false);
  controller.close();
});
