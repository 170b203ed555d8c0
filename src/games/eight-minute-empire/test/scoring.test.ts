import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game } from '../index.ts';
import { none } from '../state.ts';
import { position } from './position.ts';
import { points } from './table.ts';

const over = { step: 'gameOver', turn: none } as const;

function places(drawing: string, details: Parameters<typeof position>[1] = {}): readonly number[] {
  return game.outcome(position(drawing, { ...over, ...details }))!.places;
}

test('[EE-P1] most pieces, armies and cities together, control a region', () => {
  const state = position('C4:aab C5:aBB I1:A');
  assert.deepEqual([points(state, 0).regions, points(state, 1).regions], [2, 1]);
});

test('[EE-P1] tied, nobody; but only a tie for the most counts', () => {
  const state = position('C4:aabbc C5:abcc', { seats: 3 });
  assert.deepEqual(
    [0, 1, 2].map((seat) => points(state, seat).regions),
    [undefined, undefined, 1],
  );
});

test('[EE-P2] more regions of a continent than anybody else', () => {
  const state = position('W1:a W2:a W3:b C4:bbbb C5:a C6:b S1:c I1:a I2:b', { seats: 3 });
  const continents = [0, 1, 2].map((seat) => points(state, seat).continents);
  assert.deepEqual(continents, [1, 1, 1], 'W: 2 against 1; C: 1 against 2; S: 1; I: tied');
});

test('[EE-P2] regions that nobody controls count for nobody', () => {
  const state = position('W1:ab W2:ab I1:a I2:bb');
  assert.deepEqual([points(state, 0), points(state, 1)], [{ regions: 1 }, { regions: 1 }]);
});

test('[EE-P3] symbols of one kind are summed, double ones twice', () => {
  const state = position('', { cards: ['CA1 CA2 CA9', 'RU1 OR1 WO1'] });
  assert.deepEqual([points(state, 0), points(state, 1)], [{ carrot: 1 }, { ruby: 1 }]);
  const more = position('', { cards: ['CA1 CA2 CA9 CA3', 'OR1 OR2 WO1 WO2'] });
  assert.deepEqual([points(more, 0), points(more, 1)], [{ carrot: 2 }, { ore: 1, wood: 1 }]);
});

test('[EE-P3] nothing beyond the last step', () => {
  const seats = 5;
  const others = ['CA1 CA2 CA3 CA4 CA5', 'WO1 WO2 WO3 WO4 WO5', 'AN1 AN2 AN3 AN4 AN5', 'OR1 OR2 OR3 OR4 OR5'];
  const state = position('', { seats, cards: ['RU1 RU2 RU3 RU4 RU5', ...others] });
  const all = [0, 1, 2, 3, 4].map((seat) => points(state, seat));
  assert.deepEqual(all, [{ ruby: 5 }, { carrot: 2 }, { wood: 3 }, { anvil: 2 }, { ore: 5 }]);
});

test('[EE-P3] a wild card goes where it brings most', () => {
  const state = position('', { cards: ['RU1 RU2 RU3 WI1', 'CA1 CA2 CA3 WI2'] });
  assert.deepEqual(points(state, 0), { ruby: 5 });
  const [, parts] = game.scoreParts(game.view(state, 0));
  const ruby = parts!.find(({ key }) => key === 'ruby')!;
  assert.deepEqual([ruby.points, ruby.params], [1, { symbols: 1, wilds: 1, tokens: 0 }]);
});

test('[EE-P3] several wilds are chosen together, not one after another', () => {
  // One by one: the first makes a ruby (+1), as good as anything; together two anvils bring 3 → 5.
  const state = position('', {
    cards: ['AN1 AN2 AN3 AN4 AN5 WI1 WI2', 'CA1 CA2 CA3 CA4 CA5 CA6 CA7'],
  });
  assert.deepEqual(points(state, 0), { anvil: 5 });
  const split = position('', {
    cards: ['RU1 RU2 RU3 OR1 OR2 OR3 OR4 WI1 WI2', 'CA1 CA2 CA3 CA4 CA5 CA6 CA7 CA8 CA9'],
  });
  assert.deepEqual(points(split, 0), { ruby: 5, ore: 5 });
});

test('[EE-P3] the best of all ways to use three wilds, found by trying them all', () => {
  const tables = [
    [0, 1, 2, 3, 5],
    [0, 0, 1, 2, 3, 5],
    [0, 0, 1, 1, 2, 3, 5],
    [0, 0, 1, 1, 2, 2, 3, 5],
    [0, 0, 0, 1, 1, 2, 2, 3, 5],
  ];
  const prefixes = ['RU', 'OR', 'WO', 'AN', 'CA'];
  const hands = [
    'RU1 RU2 OR1 WO1 WO2 WO3',
    'AN1 AN2 AN3 AN4 CA1 CA2',
    'OR1 OR2 OR3 WO1 WO2 WO3',
    'CA1 CA2 CA3 CA4 CA5 RU1',
  ];
  for (const hand of hands) {
    const rest = ['AN5', 'AN6', 'AN7', 'AN8', 'CA6', 'CA7', 'CA8', 'OR6', 'WO7'].join(' ');
    const state = position('', { cards: [`${hand} WI1 WI2 WI3`, rest] });
    const counts = prefixes.map((prefix) => hand.split(' ').filter((id) => id.startsWith(prefix)).length);
    let best = 0;
    for (let code = 0; code < 125; code++) {
      const wilds = [code % 5, Math.floor(code / 5) % 5, Math.floor(code / 25)];
      const totals = counts.map((count, good) => count + wilds.filter((wild) => wild === good).length);
      const sum = totals.reduce((points, total, good) => points + (tables[good]![total] ?? 5), 0);
      best = Math.max(best, sum);
    }
    assert.equal(
      Object.values(points(state, 0)).reduce((sum, part) => sum + part, 0),
      best,
      hand,
    );
  }
});

test('[EE-P4] points before coins, coins before armies, armies before regions', () => {
  assert.deepEqual(places('C4:a C5:a I1:b', { coins: [0, 14] }), [1, 2], 'points');
  assert.deepEqual(places('W1:aa C4:b', { coins: [3, 4] }), [2, 1], 'coins');
  assert.deepEqual(places('W1:a C4:bb', { coins: [3, 3] }), [2, 1], 'armies');
  assert.deepEqual(places('W1:aA C4:bb', { coins: [3, 3] }), [2, 1], 'cities are no armies');
  // Two regions and a continent against one region, a continent and a ruby: three points each.
  assert.deepEqual(
    places('W1:a W2:a C4:bbb', { coins: [3, 3], cards: ['WO1', 'RU1'] }),
    [2, 1],
    'armies first',
  );
  assert.deepEqual(places('W1:a W2:a C4:bb', { coins: [3, 3], cards: ['WO1', 'RU1'] }), [1, 2], 'regions');
});

test('[ALL-2] what no tie-break decides is shared', () => {
  assert.deepEqual(places('W1:a C4:b'), [1, 1]);
  assert.deepEqual(places('W1:a C4:b S1:cc', { seats: 3, coins: [1, 1, 0] }), [1, 1, 3]);
  assert.deepEqual(places('W1:a W2:a C4:b S1:c', { seats: 3, coins: [1, 1, 1] }), [1, 2, 2]);
});

test('[EE-P1] [EE-P2] [EE-P3] the points are shown to everybody at any time, and are those of the end', () => {
  const drawing = 'W1:aab W2:a C4:bbB C5:a';
  const cards = ['RU1 CA1', 'WO1 WO2'];
  for (const viewer of [0, 1, 'spectator'] as const) {
    const parts = game.scoreParts(game.view(position(drawing, { cards }), viewer));
    const sums = parts.map((list) => list.reduce((sum, part) => sum + part.points, 0));
    assert.deepEqual(sums, game.outcome(position(drawing, { ...over, cards }))!.scores);
    assert.deepEqual(
      parts[0]!.map(({ key }) => key),
      ['regions', 'continents', 'ruby', 'ore', 'wood', 'anvil', 'carrot'],
    );
  }
});
