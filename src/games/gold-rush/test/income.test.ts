import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rngFromSeed } from '../../../kernel/random.ts';
import { type Die, dynamiteFaces, faceOf, hasAction, numberOf, numbers, plainFaces } from '../components.ts';
import { game } from '../index.ts';
import type { State } from '../types.ts';
import { position } from './position.ts';
import { after, events, keysOf, numbersIn } from './table.ts';

const dollars = [0, 1, 1, 2, 2, 3, 3, 4, 5];
const dice: readonly Die[] = [...plainFaces, ...dynamiteFaces];
const relations = ['lower', 'equal', 'higher'] as const;

function relation(die: Die, number: number) {
  return relations[Math.sign(faceOf(die) - number) + 1]!;
}

/** One card with one die in the mine of that seat or the common one; the other dice lie aside. */
function oneDie(mine: 'common' | 'own' | 'other', text: string, die: Die): State {
  const card = `${text}=${die}`;
  const isPlainDie = die.startsWith('p');
  return position({
    common: mine === 'common' ? card : '',
    mines: { common: '/', own: `${card} /`, other: `/ ${card}` }[mine],
    money: [3, 3],
    prospectors: [isPlainDie ? 0 : 1, 0],
    asidePlain: isPlainDie ? 2 : 3,
  });
}

function whereabouts(state: State, number: number): string {
  if (numbersIn(state.mines[0]!).includes(number)) return 'own mine';
  if (numbersIn(state.mines[1]!).includes(number)) return 'other mine';
  if (state.held[0]!.length > 0) return 'held';
  if (state.unseen.some((card) => numberOf(card) === number)) return 'out, unseen';
  if (state.seen.some((card) => numberOf(card) === number)) return 'out, seen';
  return numbersIn(state.common).includes(number) ? 'common mine' : 'lost';
}

for (const number of numbers) {
  const bring = dollars[number]!;

  test(`[GR-I1] common mine: every die on ${number}, and none`, () => {
    const expected = {
      lower: [0, 'common mine'],
      equal: [bring, 'own mine'],
      higher: [bring, 'out, unseen'],
    };
    for (const die of dice) {
      const next = after(oneDie('common', String(number), die), '0 endTurn');
      const [gain, place] = expected[relation(die, number)] as [number, string];
      assert.deepEqual([next.money, next.bank], [[3 + gain, 3], 194 - gain], die);
      assert.equal(whereabouts(next, number), place, die);
      assert.ok(next.common.every((spot) => spot.die === null));
    }
    const left = after(position({ common: String(number), asidePlain: 3 }), '0 endTurn');
    assert.deepEqual([left.money[0], numbersIn(left.common)[0]], [0, number]);
  });

  test(`[GR-I2] own mine: every die on ${number}, blank or action, and none, with and without a guard`, () => {
    for (const [back, turned] of Object.entries({ '': 'out, seen', a: 'held' })) {
      const expected = { lower: [0, 'out, unseen'], equal: [bring, turned], higher: [bring, 'out, unseen'] };
      for (const die of dice) {
        const next = after(oneDie('own', `${number}${back}`, die), '0 endTurn');
        const [gain, place] = expected[relation(die, number)] as [number, string];
        assert.deepEqual([next.money, next.bank], [[3 + gain, 3], 194 - gain], die);
        assert.equal(whereabouts(next, number), place, die);
      }
    }
    const bare = after(position({ mines: `${number} /`, asidePlain: 3 }), '0 endTurn');
    assert.deepEqual([bare.money[0], whereabouts(bare, number)], [0, 'out, unseen']);
    const guarded = after(position({ mines: `${number}! /`, guards: [1, 0], asidePlain: 3 }), '0 endTurn');
    assert.deepEqual([guarded.money[0], whereabouts(guarded, number)], [0, 'own mine']);
  });

  test(`[GR-I3] another’s mine: every die on ${number}, and none, with and without a guard`, () => {
    for (const die of dice) {
      if (relation(die, number) === 'lower') {
        const state = position({ mines: `/ ${number}`, rolled: die, prospectors: [1, 0], asidePlain: 2 });
        assert.deepEqual(keysOf(state, 0, 'place'), [], die);
        continue;
      }
      const next = after(oneDie('other', String(number), die), '0 endTurn');
      assert.deepEqual([next.money, next.bank], [[3 + bring - 1, 4], 194 - bring], die);
      const place = relation(die, number) === 'equal' ? 'own mine' : 'out, unseen';
      assert.equal(whereabouts(next, number), place, die);
    }
    for (const card of [`${number}`, `${number}!`]) {
      const state = position({ mines: `/ ${card}`, guards: [0, 1], money: [0, 1], asidePlain: 3 });
      const left = after(state, '0 endTurn');
      assert.deepEqual([left.money, whereabouts(left, number)], [[0, 1], 'other mine']);
    }
  });
}

test('[GR-I2] a card that this very income brings is not lost', () => {
  const next = after(
    position({ common: '4=p4', mines: '6 / 5=p5', money: [3, 0], asidePlain: 1 }),
    '0 endTurn',
  );
  assert.deepEqual(numbersIn(next.mines[0]!), [4, 5]);
});

test('[GR-I2] what was turned is told to all, what was not stays unseen', () => {
  const state = oneDie('own', '7a', 'p7');
  assert.deepEqual(events(state, '0 endTurn').slice(0, 2), [
    { type: 'cardMined', seat: 0, mine: 0, card: 7, dollars: 4, fate: 'turning' },
    { type: 'cardTurned', seat: 0, card: 7, back: 'lameMule' },
  ]);
});

test('[GR-I4] the bank pays what it has, in the order common mine, own, others’', () => {
  const state = position({ common: '7=p8', mines: '5=p8 / 8=p8', money: [100, 94] });
  assert.equal(state.bank, 6);
  const paid = events(state, '0 endTurn').filter((event) => event.type === 'cardMined');
  assert.deepEqual(
    paid.map((event) => [event.mine, event.dollars]),
    [
      ['common', 4],
      [0, 2],
      [1, 0],
    ],
  );
  assert.deepEqual(after(state, '0 endTurn').money, [105, 95]);
});

test('[GR-I4] income comes first, then fees', () => {
  const state = position({ mines: '/ 3=p3 1=p8', asidePlain: 1 });
  const told = events(state, '0 endTurn').map((event) => event.type);
  assert.deepEqual(told.slice(0, 4), ['cardMined', 'cardMined', 'feePaid', 'feePaid']);
  assert.deepEqual(after(state, '0 endTurn').money, [1, 2]);
});

test('[GR-I4] nobody pays a fee of what they have not', () => {
  const state = position({ mines: '/ 8=p8 4=p8 3=p8 /', money: [0, 100, 98] });
  assert.equal(state.bank, 2);
  const next = after(state, '0 endTurn');
  assert.deepEqual([next.money, next.bank], [[0, 102, 98], 0]);
});

test('[GR-I5] a discarded card’s back stays unknown, a turned one is known until the pile is shuffled', () => {
  const state = position({ mines: '4a=p5 6=p6 5a=p5 /', held: ['toll', ''], money: [0, 2], deck: '8 8 8 7' });
  const view = game.view(after(state, '0 use:toll · 0 endTurn'), 1);
  assert.deepEqual([view.seenBlank, view.seenAction, view.held[0]], [[6], [2], ['claim']]);
  assert.ok(view.unseen.includes(4));
});

test('[GR-I5] after the shuffle every back of the new deck is possible again', () => {
  const state = position({ common: '3', seen: '1 1 1', deck: '', asidePlain: 3 });
  const turned = game.view(state, 0);
  assert.deepEqual(turned.seenBlank, [1, 1, 1]);
  for (let seed = 0; seed < 20; seed++) {
    const world = game.determinize(turned, rngFromSeed(seed));
    assert.ok(world.unseen.every((card) => numberOf(card) !== 1 || hasAction(card)));
  }
  const fresh = game.view(after(state, '0 endTurn'), 0);
  assert.deepEqual([fresh.seenBlank, fresh.unseen], [[], []]);
});
