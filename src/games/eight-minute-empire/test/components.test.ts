import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Board, boards, sides } from '../boards.ts';
import { cards, goodPoints, goods } from '../components.ts';
import en from '../i18n/en.json' with { type: 'json' };
import ru from '../i18n/ru.json' with { type: 'json' };
import { cardsFor } from '../setup.ts';
import { newGame } from './table.ts';

const texts = { en, ru };

const small = cardsFor(4).map((number) => cards[number]!);

function tally<Item>(
  items: readonly Item[],
  of: (item: Item) => readonly [string, number][],
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [key, count] of items.flatMap(of)) counts[key] = (counts[key] ?? 0) + count;
  return counts;
}

test('[EE-C1] 42 cards with different ids, five of them for five players', () => {
  assert.equal(cards.length, 42);
  assert.equal(new Set(cards.map(({ id }) => id)).size, 42);
  const marked = cards.filter(({ fiveOnly }) => fiveOnly).map(({ id }) => id);
  assert.deepEqual(marked, ['RU5', 'CA10', 'WO8', 'OR7', 'AN9']);
});

test('[EE-C1] cards and symbols of each good', () => {
  const counts = { ruby: 4, carrot: 9, wood: 7, ore: 6, anvil: 8, wild: 3 };
  assert.deepEqual(
    tally(small, ({ good }) => [[good, 1]]),
    counts,
  );
  assert.deepEqual(
    tally(small, ({ good, symbols }) => [[good, symbols]]),
    { ...counts, carrot: 10 },
  );
  assert.deepEqual(
    tally(cards, ({ good, symbols }) => [[good, symbols]]),
    { ruby: 5, carrot: 11, wood: 8, ore: 7, anvil: 10, wild: 3 },
  );
});

test('[EE-C1] actions on the cards', () => {
  const offered = (list: typeof cards) => tally(list, ({ actions }) => actions.map(({ type }) => [type, 1]));
  assert.deepEqual(offered(small), { place: 16, march: 11, sail: 8, city: 5, destroy: 2 });
  assert.deepEqual(offered(cards), { place: 18, march: 14, sail: 9, city: 5, destroy: 2 });
  const units = tally(cards, ({ actions }) => actions.map(({ type, units }) => [type, units]));
  assert.deepEqual(units, { place: 45, march: 51, sail: 24, city: 5, destroy: 2 });
  for (const { id, mode, actions } of cards) assert.equal(actions.length, mode === 'single' ? 1 : 2, id);
  const split = cards.filter(({ mode }) => mode !== 'single').map(({ id, mode }) => `${id} ${mode}`);
  assert.deepEqual(split, ['CA8 and', 'CA10 or', 'WO6 or', 'WO7 or', 'AN7 or', 'AN8 or']);
});

test('[EE-C1] two sides: regions, continents, borders, sea links', () => {
  const size = (side: 'A' | 'B') =>
    boards[side].continents.map(({ id, regions }) => `${id}${regions.length}`).join(' ');
  assert.equal(size('A'), 'W7 I2 C13 S3');
  assert.equal(size('B'), 'A2 B2 N3 V7 E9');
  const links = (list: Board['land']) => list.flat().length / 2;
  assert.deepEqual([boards.A.regions.length, links(boards.A.land), links(boards.A.sea)], [25, 30, 7]);
  assert.deepEqual([boards.B.regions.length, links(boards.B.land), links(boards.B.sea)], [23, 29, 7]);
  assert.equal(new Set([...boards.A.regions, ...boards.B.regions]).size, 48);
});

test('[EE-C1] start and triangles', () => {
  const names = (board: Board, numbers: readonly number[]) => numbers.map((number) => board.regions[number]);
  assert.deepEqual(names(boards.A, [boards.A.start, ...boards.A.triangles]), [
    'C4',
    'W1',
    'I1',
    'C4',
    'C13',
    'S2',
  ]);
  assert.deepEqual(names(boards.B, [boards.B.start, ...boards.B.triangles]), [
    'E1',
    'A1',
    'B1',
    'N2',
    'V5',
    'E8',
  ]);
});

test('[EE-C1] links go both ways, land stays on its continent, and every region can be reached', () => {
  for (const side of sides) {
    const { regions, land, sea, continents } = boards[side];
    const continentOf = (region: number) =>
      continents.findIndex((continent) => continent.regions.includes(region));
    for (const region of regions.keys()) {
      assert.ok(land[region]!.length > 0, `${regions[region]} has a land border`);
      for (const other of land[region]!) {
        assert.ok(land[other]!.includes(region) && !sea[region]!.includes(other));
        assert.equal(continentOf(other), continentOf(region));
      }
      for (const other of sea[region]!) assert.ok(sea[other]!.includes(region));
    }
  }
  assert.deepEqual(distances(boards.A).slice(0, 9), [4, 3, 3, 3, 2, 4, 4, 3, 2]);
  assert.deepEqual(distances(boards.B).slice(0, 7), [3, 3, 2, 1, 2, 3, 4]);
  assert.equal(Math.max(...distances(boards.A), ...distances(boards.B)), 4);
});

/** Steps from the start by land and sea. */
function distances(board: Board): number[] {
  const found = board.regions.map(() => Number.POSITIVE_INFINITY);
  found[board.start] = 0;
  for (const _ of board.regions) {
    for (const region of board.regions.keys()) {
      for (const next of [...board.land[region]!, ...board.sea[region]!]) {
        found[next] = Math.min(found[next]!, found[region]! + 1);
      }
    }
  }
  return found;
}

test('[EE-C2] 14 armies and 3 cities each, ten tokens', () => {
  for (const seats of [2, 3, 4, 5]) {
    const state = newGame(seats);
    assert.deepEqual(state.supply, Array(seats).fill(14 - 3));
    assert.deepEqual(state.citiesLeft, Array(seats).fill(3));
  }
  const seen = Array.from({ length: 60 }, (_, seed) => newGame(2, { goodsTokens: true }, `${seed}`).tokens);
  const mostOfOne = seen.map((tokens) =>
    Math.max(...goods.map((_, good) => tokens.filter((one) => one === good).length)),
  );
  assert.equal(Math.max(...mostOfOne), 2);
});

test('[EE-P3] the table of goods: 1, 2, 3, 5 points from so many symbols on', () => {
  const thresholds = goods.map((_, good) => [1, 2, 3, 5].map((points) => goodPoints[good]!.indexOf(points)));
  assert.deepEqual(thresholds, [
    [1, 2, 3, 4],
    [2, 3, 4, 5],
    [2, 4, 5, 6],
    [2, 4, 6, 7],
    [3, 5, 7, 8],
  ]);
});

test('everything has a name in both languages, and no two regions the same', () => {
  for (const catalogue of [texts.en, texts.ru] as readonly Readonly<Record<string, string>>[]) {
    const regions = sides.flatMap((side) => boards[side].regions.map((id) => catalogue[`region.${id}`]));
    assert.equal(new Set(regions).size, 48);
    assert.ok(!regions.includes(undefined));
    const others = [
      ...cards.map(({ id }) => `card.${id}`),
      ...[...goods, 'wild'].map((good) => `good.${good}`),
      ...sides.flatMap((side) => boards[side].continents.map(({ id }) => `continent.${id}`)),
    ];
    for (const key of others) assert.ok(catalogue[key], key);
  }
  assert.deepEqual(Object.keys(texts.en), Object.keys(texts.ru));
});
