import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gapValue, languages, parseMessage } from '../../../i18n/format.ts';
import { ignore } from '../../../kernel/game.ts';
import type { Term } from '../../../kernel/hints.ts';
import { rngFromSeed } from '../../../kernel/random.ts';
import { hints } from '../bot.ts';
import en from '../i18n/en.json' with { type: 'json' };
import ru from '../i18n/ru.json' with { type: 'json' };
import { game } from '../index.ts';
import type { Options } from '../types.ts';
import { position } from './position.ts';
import { newGame } from './table.ts';

const texts = { en, ru };

const search = hints.search!;
const rng = rngFromSeed('terms');
const told = new Set<string>();

/** Every reason has its three texts in both languages, and something to fill every gap. */
function checkTerm({ key, params = {} }: Term): void {
  told.add(key);
  for (const language of languages) {
    for (const family of ['matters', 'where', 'why']) {
      const message = (texts[language] as Record<string, string>)[`${family}.${key}`];
      assert.ok(message !== undefined, `${family}.${key} in ${language}`);
      for (const part of parseMessage(message)) {
        if (typeof part === 'string') continue;
        assert.notEqual(
          gapValue(params, part.of),
          undefined,
          `{${part.of}} of ${family}.${key} in ${language}`,
        );
      }
    }
  }
}

function checkGame(seats: number, options: Partial<Options>, seed: string): void {
  const state = newGame(seats, options, seed);
  while (state.step !== 'gameOver') {
    const seat = game.awaitedSeats(state)[0]!;
    const plans = search.plans!(state, seat, 12, rng);
    for (const plan of plans) {
      const terms = search.terms!(state, seat, plan);
      assert.ok(terms.length <= 4);
      terms.forEach(checkTerm);
    }
    for (const move of plans[0]!.moves) game.apply(state, seat, move, ignore);
  }
}

test('every reason can be told, and all of them occur', () => {
  checkGame(2, {}, 'a');
  checkGame(2, { side: 'B', neutralArmies: true, goodsTokens: true }, 'b');
  checkGame(4, {}, 'c');
  const keys = Object.keys(texts.en).flatMap((key) => (key.startsWith('why.') ? [key.slice(4)] : []));
  assert.deepEqual([...told].toSorted(), keys.toSorted());
});

test('reasons are those of the plan: a region, its good, its price', () => {
  const state = position('C4:aaabbb', { row: 'RU4', coins: [2, 2] });
  const plan = search.plans!(state, 0, 48, rng).find(({ moves }) =>
    moves.some((move) => move.type === 'moveArmy' && move.to === 'C5'),
  )!;
  const terms = search.terms!(state, 0, plan);
  assert.deepEqual(terms.find(({ key }) => key === 'price')?.params, { price: 0, coins: 2 });
  assert.deepEqual(terms.find(({ key }) => key === 'goods')?.params, { good: 'ruby', symbols: 1, points: 1 });
  const regions = terms.find(({ key }) => key === 'regions')?.params?.regions;
  assert.ok(Array.isArray(regions) && regions.includes('C5'));
});
