// What a move does. It is trusted to be legal.

import type { Emit, Seat } from '../../kernel/game.ts';
import { drawFrom } from '../../kernel/random.ts';
import { boards, regionNumber } from './boards.ts';
import { cards, gamesInSeries, prices } from './components.ts';
import { unitOf } from './moves.ts';
import { resultOf } from './scoring.ts';
import { layOut } from './setup.ts';
import { canAct, cardInHand, none, ownersOf, turnsLeft } from './state.ts';
import type { Event, Move, Owner, State, UnitMove } from './types.ts';

type Told = Emit<Event>;

export function apply(state: State, seat: Seat, move: Move, emit: Told): void {
  switch (move.type) {
    case 'placeNeutral':
      placeNeutral(state, seat, move.region, emit);
      break;
    case 'bid':
      bid(state, seat, move.amount, emit);
      break;
    case 'takeCard':
      takeCard(state, seat, move.place, emit);
      break;
    case 'placeArmy':
      placeArmy(state, seat, move.region, emit);
      break;
    case 'moveArmy':
      moveArmy(state, seat, move.from, move.to, emit);
      break;
    case 'buildCity':
      buildCity(state, seat, move.region, emit);
      break;
    case 'destroyArmy':
      destroyArmy(state, seat, move.region, move.owner, emit);
      break;
    case 'done':
      state.step = 'endTurn';
      emit({ type: 'actionEnded', seat });
      break;
    case 'endTurn':
      endTurn(state, seat, emit);
      break;
    case 'nextGame':
      beginNextGame(state, emit);
      break;
  }
}

/** EE-V3 */
function placeNeutral(state: State, seat: Seat, region: string, emit: Told): void {
  state.armies[regionNumber(region) * ownersOf(state) + state.seats]!++;
  state.neutralsLeft--;
  state.turn = 1 - seat;
  if (state.neutralsLeft === 0) {
    state.step = 'bid';
    state.turn = none;
  }
  emit({ type: 'neutralPlaced', seat, region });
}

/** EE-S4: the last bid opens all of them. */
function bid(state: State, seat: Seat, amount: number, emit: Told): void {
  state.bids[seat] = amount;
  if (state.bids.includes(null)) emit({ type: 'bidMade', seat });
  else openBids(state, emit);
}

function openBids(state: State, emit: Told): void {
  const bids = state.bids.map((one) => one!);
  const highest = Math.max(...bids);
  const winner = state.ageOrder.find((one) => bids[one] === highest)!;
  const by = bids.indexOf(highest) === bids.lastIndexOf(highest) ? 'bid' : 'age';
  state.first = winner;
  state.turn = winner;
  state.step = 'chooseCard';
  emit({ type: 'bidsOpened', bids }, { reveals: true });
  state.coins[winner]! -= highest;
  emit({ type: 'auctionWon', seat: winner, bid: highest, by });
}

/** EE-T1 */
function takeCard(state: State, seat: Seat, place: number, emit: Told): void {
  const number = state.row[place - 1]!;
  const { id, actions } = cards[number]!;
  const price = prices[place - 1]!;
  state.coins[seat]! -= price;
  state.row[place - 1] = none;
  state.taken.push(number);
  state.left[0] = actions[0]!.units;
  state.left[1] = actions.length > 1 ? actions[1]!.units : 0;
  goOn(state, seat);
  emit({ type: 'cardTaken', seat, card: id, place, price });
}

/** EE-T2: to the next unit, or to the end of the turn where nothing more can be done. */
function goOn(state: State, seat: Seat): void {
  state.step = canAct(state, seat) ? 'act' : 'endTurn';
}

/** One unit is used; with "/" the other action is gone (EE-T8). */
function use(state: State, seat: Seat, unit: UnitMove['type']): void {
  const { actions, mode } = cardInHand(state);
  const used = unitOf[actions[0]!.type] === unit ? 0 : 1;
  state.left[used]!--;
  if (mode === 'or') state.left[1 - used] = none; // EE-T8
  goOn(state, seat);
}

/** EE-T3 */
function placeArmy(state: State, seat: Seat, region: string, emit: Told): void {
  state.supply[seat]!--;
  state.armies[regionNumber(region) * ownersOf(state) + seat]!++;
  use(state, seat, 'placeArmy');
  emit({ type: 'armyPlaced', seat, region });
}

/** EE-T4, EE-T5 */
function moveArmy(state: State, seat: Seat, from: string, to: string, emit: Told): void {
  const owners = ownersOf(state);
  const start = regionNumber(from);
  const goal = regionNumber(to);
  state.armies[start * owners + seat]!--;
  state.armies[goal * owners + seat]!++;
  use(state, seat, 'moveArmy');
  emit({
    type: 'armyMoved',
    seat,
    from,
    to,
    by: boards[state.side].land[start]!.includes(goal) ? 'land' : 'sea',
  });
}

/** EE-T6 */
function buildCity(state: State, seat: Seat, region: string, emit: Told): void {
  state.citiesLeft[seat]!--;
  state.cities[regionNumber(region) * ownersOf(state) + seat]!++;
  use(state, seat, 'buildCity');
  emit({ type: 'cityBuilt', seat, region });
}

/** EE-T7; a neutral army leaves the game (EE-V3). */
function destroyArmy(state: State, seat: Seat, region: string, owner: Owner, emit: Told): void {
  const number = owner === 'neutral' ? state.seats : owner;
  state.armies[regionNumber(region) * ownersOf(state) + number]!--;
  if (owner !== 'neutral') state.supply[owner]!++;
  use(state, seat, 'destroyArmy');
  emit({ type: 'armyDestroyed', seat, region, owner });
}

/** EE-T9 */
function endTurn(state: State, seat: Seat, emit: Told): void {
  state.row.splice(state.row.indexOf(none), 1);
  state.left[0] = 0;
  state.left[1] = 0;
  passOn(state, seat);
  emit({ type: 'turnEnded', seat });
  if (state.deck.length > 0) {
    const number = drawFrom(state.rng, state.deck);
    state.row.push(number);
    emit({ type: 'cardDealt', card: cards[number]!.id });
  }
  if (state.step === 'chooseCard') return;
  emit({ type: 'gameScored', game: state.results.length + 1, points: resultOf(state).points });
}

/** Clockwise, until everybody has all their cards (EE-E1). */
function passOn(state: State, seat: Seat): void {
  if (turnsLeft(state) > 0) {
    state.step = 'chooseCard';
    state.turn = (seat + 1) % state.seats;
  } else if (state.longGame && state.results.length + 1 < gamesInSeries) {
    state.step = 'nextGame';
  } else {
    state.step = 'gameOver';
    state.turn = none;
  }
}

/** EE-V1 */
function beginNextGame(state: State, emit: Told): void {
  state.results.push(resultOf(state));
  layOut(state);
  emit({ type: 'gameBegan', game: state.results.length + 1 });
}
