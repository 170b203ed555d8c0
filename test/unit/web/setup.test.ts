import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wholeGames } from '../../../src/games/whole.ts';
import { checkOptions } from '../../../src/kernel/options.ts';
import {
  firstDraft,
  raised,
  wishesOf,
  withLook,
  withOption,
  withSitting,
} from '../../../src/web/setup/wishes.ts';

const tell = (key: string): string => key;

test('the first draft of every game can be started, with any number of seats', async () => {
  for (const { load } of wholeGames) {
    const module = await load();
    for (const seats of module.game.seatCounts) {
      const wishes = wishesOf(module, { ...firstDraft(module, tell), seats }, tell);
      assert.equal(wishes.players.length, seats);
      assert.ok(checkOptions(module.game, seats, wishes.options).ok);
    }
  }
});

test('an option that has no meaning for so many players falls back to its default', async () => {
  for (const { load } of wholeGames) {
    const module = await load();
    let draft = firstDraft(module, tell);
    for (const spec of module.game.options)
      if (spec.kind === 'flag') draft = withOption(draft, spec.name, true);
    for (const seats of module.game.seatCounts) {
      const { options } = wishesOf(module, { ...draft, seats }, tell);
      assert.ok(checkOptions(module.game, seats, options).ok, `${module.game.id}, ${seats}`);
    }
  }
});

test('no two look alike', async () => {
  const [entry] = wholeGames;
  assert.ok(entry);
  const draft = withLook(firstDraft(await entry.load(), tell), 0, 'whale');
  assert.equal(draft.places[0]?.look, 'whale');
  assert.equal(draft.places[1]?.look, 'fox');
});

test('a name that was not chosen follows who sits there; a chosen one stays', async () => {
  const [entry] = wholeGames;
  assert.ok(entry);
  const draft = firstDraft(await entry.load(), tell);
  assert.equal(withSitting(draft, 1, 'person', tell).places[1]?.name, 'setup.playerN');
  const named = { ...draft, places: draft.places.with(1, { ...draft.places[1]!, name: 'Anna' }) };
  assert.equal(withSitting(named, 1, 'person', tell).places[1]?.name, 'Anna');
});

test('any order of seats can be reached by moving names up', async () => {
  assert.deepEqual(raised([0, 1, 2], 2), [0, 2, 1]);
  const empire = await wholeGames.find(({ id }) => id === 'eight-minute-empire')!.load();
  let draft = { ...firstDraft(empire, tell), seats: 3 };
  draft = withOption(draft, 'ageOrder', raised(raised([0, 1, 2], 2), 1));
  assert.deepEqual(wishesOf(empire, draft, tell).options.ageOrder, [2, 0, 1]);
  assert.equal(wishesOf(empire, { ...draft, seats: 2 }, tell).options.ageOrder, 'random');
});
