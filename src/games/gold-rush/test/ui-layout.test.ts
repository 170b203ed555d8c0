// What is pointed at, what it says, and how it lies: without drawing.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ignore } from '../../../kernel/game.ts';
import { legalMovesOf } from '../../../kernel/play.ts';
import { pickOne, rngFromSeed } from '../../../kernel/random.ts';
import type { Placing, SpotId } from '../../../ui-kit/board.ts';
import { seatCounts, treasure } from '../components.ts';
import { game } from '../index.ts';
import type { Move, Types, View } from '../types.ts';
import { isOwnNarrow, lie, rowsOf } from '../ui/arrange.ts';
import { billOf, billOfTurn, netOf, yieldOf } from '../ui/bill.ts';
import { heapOf, rollingIn } from '../ui/heap.ts';
import { marks, standing } from '../ui/marks.ts';
import { octahedron } from '../ui/octahedron.ts';
import { dieInHand, dollarsOf, showingOf, targetsOf } from '../ui/showing.ts';
import { allMines, cardSpot, mineIn, place, wish } from '../ui/spots.ts';
import { views } from './ui-views.ts';

function waysOf(placing: Placing): readonly (readonly SpotId[])[] {
  return 'at' in placing ? [placing.at, ...(placing.or ?? [])] : [];
}

function* turnsOf(): Generator<{ readonly view: View; readonly moves: readonly Move[] }> {
  for (const view of views(2, 2)) {
    if (view.viewer !== 'spectator') yield { view, moves: legalMovesOf(game, view) };
  }
}

test('every legal move has a place or a button, and no two have the same way', () => {
  for (const { view, moves } of turnsOf()) {
    const taken = new Map<string, string>();
    for (const move of moves) {
      const placing = place(move, view);
      const ways = waysOf(placing).filter((way) => way.length > 0);
      assert.ok(ways.length > 0 || placing.button !== undefined, game.moveKey(move));
      for (const way of ways) {
        const key = way.join(' ');
        assert.equal(taken.get(key) ?? game.moveKey(move), game.moveKey(move), key);
        taken.set(key, game.moveKey(move));
      }
    }
  }
});

test('every way leads over things that are drawn', () => {
  for (const { view, moves } of turnsOf()) {
    const cards = allMines(view).flatMap((mine) =>
      [...mineIn(view, mine).keys()].map((at) => cardSpot(mine, at)),
    );
    const spots = moves.flatMap((move) => waysOf(place(move, view)).flat());
    for (const spot of new Set(spots)) {
      if (spot.startsWith('card:')) assert.ok(cards.includes(spot), spot);
      if (spot.startsWith('die:')) assert.ok(view.rolled[Number(spot.slice(4))] !== undefined, spot);
      if (spot.startsWith('mine:')) assert.ok(Number(spot.slice(5)) < view.money.length, spot);
    }
  }
});

test('upkeep is one set: all are suggested, and of two equal helpers either can be sent home', () => {
  const view = {
    ...someView(),
    step: 'upkeep',
    turnStep: 'upkeep',
    dueProspectors: 2,
    dueGuards: 1,
  } as const;
  const all = place({ type: 'keep', prospectors: 2, guards: 1 }, view);
  assert.deepEqual(all.set, ['bunk:prospector:0', 'bunk:prospector:1', 'bunk:guard:0']);
  const one = place({ type: 'keep', prospectors: 1, guards: 0 }, view);
  assert.deepEqual([one.set, one.alike], [['bunk:prospector:0'], [['bunk:prospector:1']]]);
});

function someView(): View {
  return game.view(game.setup(3, { firstSeat: 0 }, rngFromSeed('some')), 0);
}

test('a wish is a move that could be refused, or none at all', () => {
  for (const { view } of turnsOf()) {
    const cards = allMines(view).flatMap((mine) =>
      [...mineIn(view, mine).keys()].map((at) => cardSpot(mine, at)),
    );
    const seats = [...view.money.keys()].map((seat) => `mine:${seat}`);
    const paths = [
      ...[...cards, 'die:0', 'tray', 'aside', 'bunk:guard:1', 'bunk:prospector:0', 'act:toll'].map((one) => [
        one,
      ]),
      ...cards.flatMap((card) => [
        [`die:0`, card],
        ['bunk:guard:0', card],
      ]),
      ...seats.map((seat) => ['act:fuse', seat]),
    ];
    for (const path of paths) {
      const key = wish(path, view);
      assert.ok(key === undefined || game.parseMove(key) !== undefined, `${path}: ${key}`);
    }
  }
});

test('[GR-I1] [GR-I2] [GR-I3] what a die is said to bring is what the income brings', () => {
  let count = 0;
  for (const seats of seatCounts) {
    for (let index = 0; index < 12; index++) count += checkIncome(seats, `bill/${seats}/${index}`);
  }
  assert.ok(count > 100, `${count} turns`);
});

/** Plays at random, and compares the bill before the end of each turn with what the mover has after it. */
function checkIncome(seats: number, seed: string): number {
  const chance = rngFromSeed(seed);
  const state = game.setup(seats, { firstSeat: 'random' }, rngFromSeed(`${seed}/deal`));
  let count = 0;
  for (let moves = 0; moves < 300; moves++) {
    const [seat] = game.awaitedSeats(state);
    if (seat === undefined) break;
    const legal = game.legalMoves(state, seat);
    const move = legal.find(({ type }) => type === 'place') ?? pickOne(chance, legal);
    const before = game.view(state, seat);
    game.apply(state, seat, move, ignore);
    if (move.type !== 'endTurn') continue;
    const paid = billOf(before).reduce((sum, { fee }) => sum + fee, 0);
    assert.equal(state.money[seat]! - before.money[seat]!, netOf(billOf(before)), `${seed}: fees ${paid}`);
    count++;
  }
  return count;
}

test('a yield knows the fate of the card', () => {
  assert.deepEqual(yieldOf(0, 'p6', 'common', 6), { dollars: 3, fee: 0, fate: 'taken' });
  assert.deepEqual(yieldOf(0, 'p6', 0, 6), { dollars: 3, fee: 0, fate: 'turned' });
  assert.deepEqual(yieldOf(0, 'd9', 1, 8), { dollars: 5, fee: 1, fate: 'gone' });
  assert.deepEqual(yieldOf(0, 'p2', 0, 6), { dollars: 0, fee: 0, fate: 'lost' });
  assert.deepEqual(yieldOf(0, 'p2', 'common', 6), { dollars: 0, fee: 0, fate: 'stays' });
});

test('the bill of a turn keeps the order of the dice, and what has been paid', () => {
  const view = { ...someView(), common: [] };
  const steps: Types['event'][] = [
    { type: 'diePlaced', seat: 0, die: 'p6', mine: 'common', card: 6 },
    { type: 'diePlaced', seat: 0, die: 'p8', mine: 'common', card: 2 },
    { type: 'cardMined', seat: 0, mine: 'common', card: 6, dollars: 3, fate: 'taken' },
  ];
  const turn = { seat: 0, isOver: false, gained: [], steps: steps.map((event, seq) => ({ seq, event })) };
  const lines = billOfTurn(view, turn).map(({ card, dollars, isPaid }) => [card, dollars, isPaid]);
  assert.deepEqual(lines, [
    [6, 3, true],
    [2, 1, false],
  ]);
});

test('cards answer to the die in hand, to a guard, to an action card', () => {
  const view: View = {
    ...someView(),
    step: 'place',
    turnStep: 'place',
    hasRolled: true,
    rolled: ['p6', 'p3'],
  };
  const card = { number: 6, die: null, guarded: false } as const;
  const hand = (...chosen: readonly SpotId[]) => ({ view, chosen, canMove: true });
  assert.equal(dieInHand(hand('die:1')), 'p3');
  assert.equal(dieInHand(hand()), undefined);
  assert.deepEqual(showingOf(hand('die:0'), 1, card, 0), {
    state: 'can',
    brings: { dollars: 3, fee: 1, fate: 'taken' },
  });
  assert.deepEqual(showingOf(hand('die:1'), 1, card, 0), { state: 'shut' });
  assert.deepEqual(showingOf(hand(), 1, card, 0), { state: 'may', isExact: true });
  assert.deepEqual(showingOf(hand(), 1, { ...card, guarded: true }, 0), { state: 'shut' });
  assert.deepEqual(showingOf({ ...hand(), canMove: false }, 1, card, 0), { state: 'calm' });
  const moves: Move[] = [
    { type: 'use', action: 'toll' },
    { type: 'pass', action: 'toll', to: 2 },
    { type: 'pass', action: 'caveIn', to: 1 },
  ];
  assert.deepEqual(targetsOf(view, moves, ['act:toll']), [0, 2]);
  assert.deepEqual(targetsOf(view, moves, []), []);
  // A guard who is there already goes onto a card; only a new one comes to the mine.
  const buy: Move[] = [{ type: 'buy', figure: 'guard' }];
  const withGuard = { ...view, guards: [1, 0, 0] };
  assert.deepEqual(targetsOf(withGuard, buy, ['bunk:guard:0']), []);
  assert.deepEqual(targetsOf(withGuard, buy, ['bunk:guard:1']), [0]);
  const rich = { ...view, money: [3, 1, 9], bank: 4 };
  assert.deepEqual(
    [dollarsOf(rich, 'toll', 0), dollarsOf(rich, 'caveIn', 0), dollarsOf(rich, 'richVein', 1)],
    [3, -3, 4],
  );
});

/** A view whose rivals have so many free cards. */
function crowded(...counts: readonly number[]): View {
  const mines = [0, ...counts].map((count) =>
    Array.from({ length: count }, (_, index) => ({
      number: ((index % 8) + 1) as 1,
      die: null,
      guarded: false,
    })),
  );
  const state = game.setup(mines.length, { firstSeat: 0 }, rngFromSeed('crowd'));
  return { ...game.view(state, 0), mines };
}

test('two mines share a row as they need it, and are known to be crowded', () => {
  const shares = (view: View) => rowsOf(view).map((row) => row.map(({ share }) => share));
  assert.deepEqual(shares(crowded(1, 2, 3, 0)), [
    [0.5, 0.5],
    [0.5, 0.5],
  ]);
  const [[wide = 0, narrow = 0] = []] = shares(crowded(4, 1, 0, 0));
  assert.ok(wide > narrow && narrow * 326 >= 92, `${wide}:${narrow}`);
  const how = (view: View) => rowsOf(view).map(([first]) => first!.how);
  assert.deepEqual(how(crowded(4, 1, 0, 0)), ['whole', 'whole']);
  const guarded = { number: 8, die: null, guarded: true } as const;
  const withGuards = (view: View) => ({
    ...view,
    mines: view.mines.with(1, [...view.mines[1]!, guarded, guarded]),
  });
  assert.deepEqual(how(withGuards(crowded(3, 2, 0, 0))), ['folded', 'whole']);
  assert.deepEqual(how(crowded(7, 1, 0, 0)), ['crowded', 'whole']);
  assert.equal(isOwnNarrow({ ...crowded(0, 0), mines: [crowded(6).mines[1]!, [], []] }), true);
});

test('equal free cards lie in piles where there is no room for them', () => {
  const card = { number: 3, die: null, guarded: false } as const;
  const view = {
    ...crowded(0, 0, 0, 0),
    mines: [[], [card, card, { ...card, guarded: true }, card, card], [], [], []],
  };
  const lying = lie(view, 1).map(({ index, count, guarded }) => [index, count, guarded]);
  assert.deepEqual(lying, [
    [0, 4, false],
    [2, 1, true],
  ]);
  assert.equal(lie({ ...view, mines: [[], [card, card], [], [], []] }, 1).length, 2);
});

test('the heap of the bank shrinks, and is empty only when the bank is', () => {
  let before = heapOf(treasure).length;
  for (let bank = treasure; bank >= 0; bank--) {
    const { length } = heapOf(bank);
    assert.ok(length <= before && (length > 0 || bank === 0));
    before = length;
  }
});

test('at the end the winner stands in the middle and comes last', () => {
  assert.deepEqual(
    rollingIn([3, 1, 2]).map(({ seat }) => seat),
    [2, 1, 0],
  );
  assert.deepEqual(rollingIn([3, 1, 2]).find(({ seat }) => seat === 1)!.delay, 2);
});

test('the die has eight faces, no two of them alike, and its front looks at who looks', () => {
  assert.equal(new Set(octahedron.map(({ transform }) => transform)).size, 8);
  const normals = octahedron.map(({ transform }) =>
    /matrix3d\((.*)\)/.exec(transform)![1]!.split(', ').map(Number),
  );
  assert.deepEqual(normals[0]!.slice(8, 11).map(Math.abs), [0, 0, 1]);
  // Of an octahedron each face has an opposite one.
  for (const [, , , , , , , , x, y, z] of normals) {
    assert.ok(normals.some((other) => Math.hypot(other[8]! + x!, other[9]! + y!, other[10]! + z!) < 0.01));
  }
});

test('each step of a turn that somebody chose is marked somewhere', () => {
  assert.deepEqual(marks({ type: 'diePlaced', seat: 2, die: 'p6', mine: 1, card: 3 }), [
    { at: 'lies:1:3', from: 'person:2' },
  ]);
  assert.deepEqual(marks({ type: 'turnBegan', seat: 0 }), []);
});

test('[GR-X2] who does not want to be asked lets be, until their own turn', () => {
  const view: View = { ...someView(), viewer: 1, step: 'answer', turnStep: 'answer', asked: 1, awaited: 1 };
  assert.deepEqual(standing.answer(view, [{ type: 'use', action: 'toll' }, { type: 'letBe' }]), {
    type: 'letBe',
  });
  assert.equal(standing.answer({ ...view, asked: 2 }, [{ type: 'use', action: 'toll' }]), undefined);
  assert.equal(standing.isOver(view), false);
  assert.equal(standing.isOver({ ...view, viewer: 0 }), true);
});
