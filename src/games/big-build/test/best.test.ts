import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ignore } from '../../../kernel/game.ts';
import { rngFromSeed } from '../../../kernel/random.ts';
import { bestRoute } from '../bot/best.ts';
import { endingsOf, routeOf } from '../bot/endings.ts';
import { endWorth, outlookAfter, promiseOfKept, worthOf } from '../bot/judge.ts';
import { type Table, tableOf } from '../bot/table.ts';
import { hints } from '../bot.ts';
import { handSize } from '../components.ts';
import { game } from '../index.ts';

/** Every ending and every part of the hand, looked at one by one; of equal ones the first. */
function bestOfAll(table: Table): number {
  const endings = endingsOf(table);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  const consider = (value: number, ending: number, kept: number): void => {
    if (value > most) [most, best] = [value, routeOf(endings, ending, kept)];
  };
  for (let ending = 0; ending < endings.count; ending++) {
    const taking = endings.takings[endings.taking[ending]!]!;
    if (taking.taken === table.lying) {
      consider(endWorth(table, taking), ending, 0);
      continue;
    }
    const outlook = outlookAfter(table, taking.taken, taking.built);
    const left = endings.left[ending]!;
    for (const kept of [0, 7, 6, 5, 4, 3, 2, 1]) {
      if ((kept & ~left) !== 0 || kept === (1 << handSize) - 1) continue;
      const promise = promiseOfKept(outlook, table.hand, endings.cell[ending]!, kept);
      consider(worthOf(taking, outlook.others, promise), ending, kept);
    }
  }
  return best;
}

test('the best turn at a glance is the first of the best of all, remembered or not', () => {
  for (const seats of [2, 3, 4, 5]) {
    for (let match = 0; match < 4; match++) {
      const chance = rngFromSeed(`best/${seats}/${match}`);
      const state = game.setup(seats, { firstSeat: 0 }, chance);
      while (!game.outcome(state)) {
        if (state.step === 'move') {
          const table = tableOf(state, state.turn);
          const best = bestOfAll(table);
          assert.equal(bestRoute(table, 'move'), best);
          assert.equal(bestRoute(table, 'move'), best, 'remembered');
        }
        game.apply(state, state.turn, hints.search!.quick!(state, state.turn, chance), ignore);
      }
    }
  }
});
