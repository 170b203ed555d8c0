// The board in words: whoever only listens knows what whoever looks knows.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ignore, type Viewer } from '../../../kernel/game.ts';
import { boards } from '../boards.ts';
import { cards } from '../components.ts';
import en from '../i18n/en.json' with { type: 'json' };
import { game } from '../index.ts';
import type { View } from '../types.ts';
import { describe } from '../ui/describe.ts';
import { gainOf } from '../ui/standing.ts';
import { doings, hear } from './hearing.ts';
import { position } from './position.ts';
import { newGame, withCard } from './table.ts';
import { english, positions, tables, tellerOf } from './telling.ts';

/** The same of what is seen: cards by their names, for cards of one name are alike; and what follows from it. */
function known(view: View): Record<string, unknown> {
  const seat = view.viewer === 'spectator' ? (view.turn ?? 0) : view.viewer;
  const prices = [0, 1, 1, 2, 2, 3];
  const name = (card: string | null) => (card === null ? null : english(`card.${card}`));
  return {
    ...view,
    card: name(view.card),
    row: view.row.map(name),
    cards: view.cards.map((list) => list.map(name)),
    neutrals: view.neutralArmies ? view.neutrals : boards[view.side].regions.map(() => 0),
    prices: view.row.map((card, place) => (card === null ? undefined : prices[place])),
    dear: view.row.map((card, place) => card !== null && prices[place]! > view.coins[seat]!),
    brings: view.row.map((card) => (card === null ? 0 : gainOf(view, seat, card))),
    points: game.scoreParts(view).map((parts) => parts.reduce((sum, { points }) => sum + points, 0)),
  };
}

test('all that is known can be heard, by every seat and by a spectator, in every step', () => {
  const heardSteps = new Set<string>();
  for (const [index, [seats, options]] of tables.entries()) {
    for (const state of positions(seats, options, `${index}`)) {
      const viewers: Viewer[] = ['spectator', ...state.coins.keys()];
      for (const viewer of viewers) {
        const view = game.view(state, viewer);
        assert.deepEqual(hear(describe(view, english), viewer), known(view));
        heardSteps.add(view.step);
      }
    }
  }
  assert.deepEqual([...heardSteps].toSorted(), doings.map(([step]) => step).toSorted());
});

test('cards of one name do and bring the same: nothing is lost by telling them so', () => {
  const byName = Map.groupBy(cards, ({ id }) => english(`card.${id}`));
  for (const [name, alike] of byName) {
    const faces = alike.map(({ good, symbols, mode, actions }) =>
      JSON.stringify([good, symbols, mode, actions]),
    );
    assert.equal(new Set(faces).size, 1, name);
  }
});

test('a sealed bid is told to nobody else', () => {
  const state = newGame(3, {}, 'bids');
  game.apply(state, 1, { type: 'bid', amount: 7 }, ignore);
  const told = (viewer: Viewer) =>
    describe(game.view(state, viewer), english).find(({ id }) => id === 'auction')!.lines[1];
  assert.equal(told(1), 'Ben: 7 coins.');
  assert.equal(told(0), 'Ben: the bid is ready.');
  assert.equal(told('spectator'), 'Ben: the bid is ready.');
});

test('[EE-P1] [EE-P2] who controls a region and has a continent is told, the neutral armies too', () => {
  const state = position('W1:aab W2:nna W3:ab W5:nn C4:bB I1:a');
  const sections = describe(game.view(state, 0), english);
  const lines = sections.flatMap((section) => section.lines);
  assert.ok(lines.includes('Dragon’s Tooth: Ann, 2 armies; Ben, 1 army. Ann controls it.'));
  assert.ok(lines.includes('Misty Cape: Ann, 1 army; neutral, 2 armies. The neutral armies control it.'));
  assert.ok(lines.includes('Fox Hills: Ann, 1 army; Ben, 1 army. Nobody controls it.'));
  assert.ok(lines.includes('Crown City: start region; Ben, 1 army, 1 city. Ben controls it.'));
  assert.ok(lines.includes('Bear Corner: empty.'));
  const first = (id: string) => sections.find((section) => section.id === `continent:${id}`)!.lines[0];
  assert.equal(first('W'), 'The neutral armies have the continent, with 2 of 7 regions.');
  assert.equal(first('I'), 'Ann has the continent, with 1 of 2 regions.');
  assert.equal(first('S'), 'Nobody has the continent.');
});

test('the ways are told: by land, and by sea where there is a dotted line', () => {
  const { lines } = describe(game.view(position('C4:a'), 0), english).at(-1)!;
  assert.ok(lines.includes('Turtle Beach – by land Gull’s Nest; by sea Apple Dale.'));
  assert.ok(lines.includes('Fox Hills – by land Dragon’s Tooth, Misty Cape, Bear Corner, Windy Harbour.'));
});

test('how it ended is told first', () => {
  const state = position('C4:a', { step: 'gameOver', turn: -1 });
  assert.equal(describe(game.view(state, 0), english)[0]!.lines[0], en['reason.lastCard']);
});

test('both languages tell every position', () => {
  const russian = tellerOf('ru');
  for (const [index, [seats, options]] of tables.entries()) {
    for (const state of positions(seats, options, `ru/${index}`)) {
      const sections = describe(game.view(state, 0), russian);
      assert.equal(new Set(sections.map(({ title }) => title)).size, sections.length);
    }
  }
  const both = describe(game.view(withCard('CA8', 'C4:ab'), 0), russian)[0]!.lines[0];
  assert.equal(
    both,
    'Ann разыгрывает карту «Морковь: разгром 1 + набор 1» и может снять с поля одну армию, а ещё выставить 1 армию.',
  );
});
