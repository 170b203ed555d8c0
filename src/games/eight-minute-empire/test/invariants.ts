// What no move may break: nothing lost, nothing double, no money from nowhere. Without Node: the registry knows it.

import { deepEqual } from '../../../kernel/json.ts';
import { boards } from '../boards.ts';
import { armiesEach, cardsEach, citiesEach, neutralArmies, startCoins } from '../components.ts';
import { cardsFor } from '../setup.ts';
import { cardInHand, none, ownersOf } from '../state.ts';
import type { State } from '../types.ts';

export function check(state: State): void {
  checkPieces(state);
  checkCards(state);
  checkMoney(state);
  checkStep(state);
}

function expect(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(`Not as it must be: ${what}`);
}

function checkPieces(state: State): void {
  const { armies, cities, supply, citiesLeft, seats } = state;
  const owners = ownersOf(state);
  const size = boards[state.side].regions.length * owners;
  const total = (pieces: readonly number[], owner: number) =>
    pieces.reduce((sum, count, index) => (index % owners === owner ? sum + count : sum), 0);
  expect(armies.length === size && cities.length === size, 'places for pieces (EE-C1)');
  expect(
    [...armies, ...cities, ...supply, ...citiesLeft].every((count) => count >= 0),
    'no pieces less than none',
  );
  for (let seat = 0; seat < seats; seat++) {
    expect(total(armies, seat) + supply[seat]! === armiesEach, `armies of seat ${seat} (EE-C2)`);
    expect(total(cities, seat) + citiesLeft[seat]! === citiesEach, `cities of seat ${seat} (EE-C2)`);
  }
  if (!state.neutralArmies) return;
  expect(total(armies, seats) + state.neutralsLeft <= neutralArmies, 'neutral armies (EE-V3)');
  expect(total(cities, seats) === 0, 'neutral cities (EE-V3)');
}

function checkCards(state: State): void {
  const row = state.row.filter((number) => number !== none);
  const all = [...state.deck, ...row, ...state.taken].sort((a, b) => a - b);
  expect(deepEqual(all, cardsFor(state.seats)), 'the cards of the box (EE-C1, EE-S1)');
  expect(state.row.length - row.length === (isActing(state) ? 1 : 0), 'gaps in the row (EE-T9)');
  expect(state.taken.length <= state.seats * cardsEach[state.seats]!, 'cards taken (EE-E1)');
}

function isActing({ step }: State): boolean {
  return step === 'act' || step === 'endTurn';
}

function checkMoney(state: State): void {
  const given = startCoins[state.seats]!;
  for (const [seat, coins] of state.coins.entries()) {
    const paid = seat === state.first ? state.bids[seat]! : 0;
    expect(coins >= 0 && coins <= given - paid, `coins of seat ${seat} (EE-S3, EE-S4)`);
  }
}

function checkStep(state: State): void {
  const { step } = state;
  const isBefore = step === 'placeNeutral' || step === 'bid';
  const haveAllBid = !state.bids.includes(null);
  expect(haveAllBid !== isBefore, 'bids (EE-S4)');
  expect((state.first !== none) !== isBefore, 'the first seat (EE-S4)');
  expect((state.turn === none) === (step === 'bid' || step === 'gameOver'), 'whose turn it is');
  expect(state.neutralsLeft > 0 === (step === 'placeNeutral'), 'neutral armies to place (EE-V3)');
  expect(state.results.length < (state.longGame ? 3 : 1), 'games of the series (EE-V1)');
  const { actions, mode } = isActing(state) ? cardInHand(state) : { actions: [], mode: 'and' };
  expect(
    state.left.every((left, index) => left >= none && left <= (actions[index]?.units ?? 0)),
    'units left of the card (EE-T2)',
  );
  const dropped = state.left.filter((left) => left === none).length;
  expect(dropped <= (mode === 'or' ? 1 : 0), 'an action is dropped for the other one only (EE-T8)');
}
