import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Card, cards, cardsOfDeck, colours, findCard, gems } from '../components.ts';
import en from '../i18n/en.json' with { type: 'json' };
import ru from '../i18n/ru.json' with { type: 'json' };

const texts = { en, ru };

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly sign: string;
}

const simple = cards.filter((card) => card.deck === 'simple');
const complex = cards.filter((card) => card.deck === 'complex');

/** The same text for whatever can be laid upon each other by moving it. */
function lying(spots: readonly Spot[]): string {
  const left = Math.min(...spots.map(({ x }) => x));
  const top = Math.min(...spots.map(({ y }) => y));
  return spots
    .map(({ x, y, sign }) => `${y - top}${x - left}${sign}`)
    .toSorted()
    .join(' ');
}

/** … by turning it as well, and by mirroring it if this is wanted. */
function likeness(spots: readonly Spot[], images: 'turned' | 'mirrored'): string {
  const seen: string[] = [];
  let turned = spots;
  for (let quarter = 0; quarter < 4; quarter++) {
    seen.push(lying(turned));
    if (images === 'mirrored') seen.push(lying(turned.map(({ x, y, sign }) => ({ x: -x, y, sign }))));
    turned = turned.map(({ x, y, sign }) => ({ x: -y, y: x, sign }));
  }
  return seen.toSorted()[0]!;
}

function spotsOf(card: Card): Spot[] {
  return card.gems.map(({ x, y, colour }) => ({ x, y, sign: colour }));
}

function shapeOf(card: Card): string {
  return likeness(
    card.gems.map(({ x, y }) => ({ x, y, sign: '' })),
    'turned',
  );
}

function shape(drawing: string): string {
  const spots = drawing
    .split('/')
    .flatMap((row, y) => [...row].map((sign, x) => ({ x, y, sign })))
    .filter(({ sign }) => sign === '#');
  return likeness(
    spots.map(({ x, y }) => ({ x, y, sign: '' })),
    'turned',
  );
}

/** How many cards have which shape. */
function countShapes(
  deck: readonly Card[],
  drawings: Readonly<Record<string, string>>,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [name, drawing] of Object.entries(drawings)) {
    counts[name] = deck.filter((card) => shapeOf(card) === shape(drawing)).length;
  }
  return counts;
}

test('[FG-C1] forty gems, eight of each of five colours', () => {
  assert.equal(gems.length, 40);
  for (const colour of colours) assert.equal(gems.filter((gem) => gem === colour).length, 8);
});

test('[FG-C2] 45 simple tasks of three gems for 1 point, 45 complex ones of four gems for 3', () => {
  assert.deepEqual([simple.length, complex.length, new Set(cards.map(({ id }) => id)).size], [45, 45, 90]);
  for (const card of simple) assert.deepEqual([card.gems.length, card.points], [3, 1], card.id);
  for (const card of complex) assert.deepEqual([card.gems.length, card.points], [4, 3], card.id);
});

test('[FG-C2] the gems of a task are connected by sides and differ in colour', () => {
  for (const { id, gems: gemsOfCard } of cards) {
    assert.equal(new Set(gemsOfCard.map(({ colour }) => colour)).size, gemsOfCard.length, id);
    const reached = gemsOfCard.slice(0, 1);
    for (const gem of reached) {
      const beside = gemsOfCard.filter(({ x, y }) => Math.abs(gem.x - x) + Math.abs(gem.y - y) === 1);
      for (const other of beside) if (!reached.includes(other)) reached.push(other);
    }
    assert.equal(reached.length, gemsOfCard.length, `${id} falls apart`);
  }
});

test('[FG-C2] nine patterns in a deck, each in the five colourings that rotating the colours gives', () => {
  for (const deck of [simple, complex]) {
    for (let number = 1; number <= 9; number++) {
      const alike = deck.filter(({ id }) => Number(id[1]) === number);
      assert.equal(alike.length, 5);
      const first = alike[0]!;
      const colourings = colours.map((_, by) => {
        const rotated = first.gems.map(({ x, y, colour }) => ({ x, y, sign: next(colour, by) }));
        return lying(rotated);
      });
      assert.deepEqual(alike.map((card) => lying(spotsOf(card))).toSorted(), colourings.toSorted());
    }
  }
});

function next(colour: string, by: number): string {
  const circle = ['R', 'B', 'G', 'Y', 'V'];
  return circle[(circle.indexOf(colour) + by) % 5]!;
}

test('[FG-C2] each colour occurs 27 times in the simple deck and 36 times in the complex one', () => {
  const count = (deck: readonly Card[], colour: string) =>
    deck.flatMap((card) => card.gems).filter((gem) => gem.colour === colour).length;
  for (const colour of colours) assert.deepEqual([count(simple, colour), count(complex, colour)], [27, 36]);
});

test('[FG-C2] simple: four straight patterns, five corners', () => {
  assert.deepEqual(countShapes(simple, { straight: '###', corner: '##/#.' }), { straight: 20, corner: 25 });
});

test('[FG-C2] complex: all seven one-sided tetrominoes, two of them twice', () => {
  const drawings = {
    I: '####',
    O: '##/##',
    T: '###/.#.',
    L: '#./#./##',
    J: '.#/.#/##',
    S: '.##/##.',
    Z: '##./.##',
  };
  assert.equal(new Set(Object.values(drawings).map(shape)).size, 7);
  const counts = countShapes(complex, drawings);
  assert.deepEqual(Object.values(counts).toSorted(), [10, 10, 5, 5, 5, 5, 5]);
});

test('[FG-C2] no two tasks of a deck are equal under rotation or reflection', () => {
  for (const deck of [simple, complex]) {
    assert.equal(new Set(deck.map((card) => likeness(spotsOf(card), 'mirrored'))).size, 45);
  }
});

test('every task has its name in both languages, and no two the same', () => {
  for (const catalogue of [texts.en, texts.ru] as readonly Readonly<Record<string, string>>[]) {
    const names = cards.map(({ id }) => catalogue[`card.${id}`]);
    assert.equal(new Set(names).size, 90);
    assert.ok(!names.includes(undefined));
  }
  assert.equal(findCard('S9Q'), undefined);
  assert.equal(cardsOfDeck.simple.length + cardsOfDeck.complex.length, 90);
});
