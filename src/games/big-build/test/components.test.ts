import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cells } from '../board.ts';
import { cards, deck, housePlan, letters, placeNeighbours, tokenIndex, tokens } from '../components.ts';
import en from '../i18n/en.json' with { type: 'json' };
import ru from '../i18n/ru.json' with { type: 'json' };
import { characters, symbols } from '../types.ts';

const texts = { en, ru };

test('[BB-C2] fifteen tokens, every one with a symbol, a number and a place of its own', () => {
  assert.equal(tokens.length, 15);
  assert.equal(new Set(tokens.map((token) => token.id)).size, 15);
  for (const [place, token] of tokens.entries()) {
    assert.equal(token.id, letters[token.symbol] + token.number);
    assert.equal(tokenIndex.get(token.id), place);
  }
});

test('[BB-C4] tokens: every symbol with each of the numbers 3, 4, 5', () => {
  for (const symbol of symbols) {
    const numbers = tokens.filter((token) => token.symbol === symbol).map((token) => token.number);
    assert.deepEqual(numbers.toSorted(), [3, 4, 5]);
  }
});

test('[BB-C3] 45 item cards of three symbols', () => {
  assert.equal(deck.length, 45);
  for (const card of cards) assert.equal(card.id.length, 3);
});

test('[BB-C4] cards: one XXX per symbol, two XXY per ordered pair; each symbol 27 times', () => {
  for (const [i, x] of Object.values(letters).entries()) {
    for (const y of Object.values(letters)) {
      assert.equal(deck.filter((card) => card === x + x + y).length, x === y ? 1 : 2);
    }
    assert.equal(
      cards.reduce((sum, card) => sum + card.copies * card.counts[i]!, 0),
      27,
    );
    assert.equal(deck.join('').split(x).length - 1, 27);
  }
});

test('[BB-C3] nineteen point cards of 1 and 3 show every division of 37 points among five', () => {
  const cardsFor = (points: number) => Math.floor(points / 3) + (points % 3);
  let most = 0;
  for (let a = 0; a <= 37; a++) {
    for (let b = 0; a + b <= 37; b++) {
      for (let c = 0; a + b + c <= 37; c++) {
        for (let d = 0; a + b + c + d <= 37; d++) {
          const shares = [a, b, c, d, 37 - a - b - c - d];
          most = Math.max(
            most,
            shares.map(cardsFor).reduce((x, y) => x + y),
          );
        }
      }
    }
  }
  assert.equal(most, 19);
});

test('[BB-C3] five forest animals with names of our own, in both languages', () => {
  assert.equal(characters.length, 5);
  const licensed = /кеш|тучк|лисичка$|сан[яи]|сон[яи]|kesha|tuchka|sanya|sonya/i;
  for (const language of ['en', 'ru'] as const) {
    const names = characters.map((character) => texts[language][`character.${character}`]);
    assert.equal(new Set(names).size, 5);
    for (const name of names) assert.doesNotMatch(name, licensed);
    assert.equal(names.filter((name) => /bear cub|медвежонок/.test(name)).length, 2);
    assert.equal(names.filter((name) => /raccoon|енот/.test(name)).length, 2);
    assert.equal(names.filter((name) => /fox|лисичка/.test(name)).length, 1);
  }
});

test('[BB-C4] the house is 5 wide and 3 high, and no symbol lies beside itself', () => {
  assert.deepEqual([housePlan.length, ...housePlan.map((row) => row.length)], [3, 5, 5, 5]);
  const pairs = placeNeighbours.flatMap((around, place) => around.map((other) => [place, other] as const));
  assert.equal(pairs.length / 2, 22);
  for (const [place, other] of pairs) assert.notEqual(tokens[place]!.symbol, tokens[other]!.symbol);
});

const landmarks = {
  en: { A: 'oak', B: 'fir', C: 'stump', D: 'rock', E: 'hives' },
  ru: { A: 'дуба', B: 'ели', C: 'пня', D: 'камня', E: 'ульев' },
};
const numbersInWords = {
  en: { 3: 'three', 4: 'four', 5: 'five' },
  ru: { 3: 'тройка', 4: 'четвёрка', 5: 'пятёрка' },
};

test('[BB-C1] every cell is called by what it shows and the landmark of its fifth', () => {
  for (const language of ['en', 'ru'] as const) {
    const catalogue: Readonly<Record<string, string>> = texts[language];
    const names = cells.map(({ id }) => catalogue[`cell.${id}`]!);
    assert.equal(new Set(names).size, cells.length);
    for (const [index, { id, symbol, number, mark }] of cells.entries()) {
      const fifth = /[A-E]/.exec(id)![0] as 'A';
      assert.ok(names[index]!.endsWith(` ${landmarks[language][fifth]}`), `${id}: ${names[index]}`);
      const shown = symbol === null ? numbersInWords[language][number as 3] : catalogue[`symbol.${symbol}`]!;
      if (mark !== 'arrow') assert.ok(names[index]!.includes(shown.slice(0, -1)), `${id}: ${names[index]}`);
    }
  }
});
