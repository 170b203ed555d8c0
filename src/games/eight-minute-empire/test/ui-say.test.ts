// What a move is said to come to is what it comes to.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ignore, type Seat } from '../../../kernel/game.ts';
import { regionNumber } from '../boards.ts';
import { cardsEach } from '../components.ts';
import en from '../i18n/en.json' with { type: 'json' };
import { game } from '../index.ts';
import type { Move, State, View } from '../types.ts';
import { say } from '../ui/say.ts';
import { gainOf, progress, regionHolders } from '../ui/standing.ts';
import { players } from './hearing.ts';
import { position } from './position.ts';
import { after, withCard } from './table.ts';
import { english, positions, tables, tellerOf } from './telling.ts';

function pointsOf(view: View, seat: Seat): number {
  return game.scoreParts(view)[seat]!.reduce((sum, { points }) => sum + points, 0);
}

/** Points that the sentence promises, or takes away. */
function promised(said: string): number {
  const [, sign, points] = /\*?([+−])(\d+)(?: points?)?\*?/.exec(said) ?? [];
  return points === undefined ? 0 : sign === '+' ? Number(points) : -Number(points);
}

function regionsOf(move: Move): readonly string[] {
  if ('region' in move) return [move.region];
  return move.type === 'moveArmy' ? [move.to, move.from] : [];
}

function ownerSaid(view: View, region: string, seat: Seat): string {
  const owner = regionHolders(view)[regionNumber(region)];
  if (owner === undefined) return 'nobody’s';
  if (owner === 'neutral') return 'neutral';
  return owner === seat ? '*yours*' : `${players[owner]}’s`;
}

/** What is said of every legal move, beside what then is. */
function compare(state: State, seat: Seat): void {
  const before = game.view(state, seat);
  for (const move of game.legalMoves(state, seat)) {
    const said = say(move, before, english) ?? '';
    const then = game.clone(state);
    game.apply(then, seat, move, ignore);
    const now = game.view(then, seat);
    const regions = regionsOf(move);
    const changed = regions.filter((one) => ownerSaid(before, one, seat) !== ownerSaid(now, one, seat));
    const verb = changed.length > 0 ? 'becomes' : 'stays';
    const told = (changed.length > 0 ? changed : regions.slice(0, 1)).map(
      (one) => `${en[`region.${one}` as keyof typeof en]} ${verb} ${ownerSaid(now, one, seat)}`,
    );
    if (regions.length > 0) assert.ok(said.startsWith(told.join('; ')), `${said} / ${told.join('; ')}`);
    if (regions.length > 0 || move.type === 'takeCard') {
      assert.equal(promised(said), pointsOf(now, seat) - pointsOf(before, seat), said);
    }
    if (move.type === 'takeCard') {
      const left = /(no|\d+) coins? (?:is|are) left\.$/.exec(said)![1]!;
      assert.equal(left === 'no' ? 0 : Number(left), now.coins[seat], said);
    }
  }
}

test('whose a region would be, the points and the coins are said as they then are', () => {
  for (const [index, [seats, options]] of tables.entries()) {
    for (const state of positions(seats, options, `say/${index}`)) {
      for (const seat of game.awaitedSeats(state)) compare(state, seat);
    }
  }
});

test('what a good would bring is reckoned for everybody, not only for whose turn it is', () => {
  const state = position('C4:a W1:b', { cards: ['RU1', 'WI1'], row: 'RU2 CA9 WI2', tokens: { W1: 'wood' } });
  const view = game.view(state, 1);
  assert.equal(gainOf(view, 0, 'RU2'), 1);
  assert.equal(gainOf(view, 0, 'CA9'), 0);
  // A wild one makes a second ruby, or a second wood beside the token.
  assert.equal(gainOf(view, 1, 'RU2'), 1);
  assert.equal(gainOf(view, 1, 'WI2'), 1);
});

test('[EE-E1] the track to the end is the cards that everybody takes', () => {
  const start = game.view(position('C4:a', { cards: ['RU1', ''], seats: 2 }), 0);
  assert.deepEqual(progress(start, 0), [{ key: 'cards', done: 1, of: cardsEach[2] }]);
  assert.deepEqual(progress(start, 1), [{ key: 'cards', done: 0, of: cardsEach[2] }]);
  const seats3 = game.view(position('C4:abc', { seats: 3 }), 0);
  assert.equal(progress(seats3, 0)[0]!.of, 10);
});

test('stopping says what is given up', () => {
  const state = after(withCard('CA8', 'C4:ab'), 'place:C4');
  assert.equal(
    say({ type: 'done' }, game.view(state, 0), english),
    'Left undone: take one army off the map.',
  );
});

test('in Russian too', () => {
  const russian = tellerOf('ru');
  const view = game.view(withCard('CA2', 'C4:ab C5:b'), 0);
  const said = say({ type: 'moveArmy', from: 'C4', to: 'C5' }, view, russian);
  assert.equal(said, 'Золотые Пески – теперь ничей регион; Стольный Град – теперь у игрока Ben.');
  assert.equal(say({ type: 'bid', amount: 0 }, view, russian), 'Все монеты останутся у вас.');
});
