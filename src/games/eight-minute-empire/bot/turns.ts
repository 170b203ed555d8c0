// Whole turns: a card, and what is done with it, as it looks right after it.

import { ignore, type Seat } from '../../../kernel/game.ts';
import { apply } from '../apply.ts';
import { cards, prices } from '../components.ts';
import { clone } from '../setup.ts';
import { cardInHand, turnsLeft } from '../state.ts';
import type { Move, State } from '../types.ts';
import {
  ampleCoin,
  ampleCoins,
  coin,
  goodHope,
  goodPoint,
  ownTurnsLeft,
  usefulCoin,
  usefulCoins,
} from './features.ts';
import { type Ground, groundOf } from './ground.ts';
import type { Stand } from './stand.ts';
import { goodOf, hopeOf, pointsOf, symbolsOf, symbolsTaken } from './stock.ts';
import { menuFor, visitWays } from './units.ts';

/** `value` is the gain that the turn brings, on the ground's scale; `place` is 1 … 6, or 0 where the card is in
 *  hand already. */
type Visit = (value: number, place: number, end: Stand, ground: Ground) => void;

/** The turns of a seat that is to take a card or to act; of each card the best few ways for every number of units. */
export function visitTurns(state: State, seat: Seat, width: number, visit: Visit): void {
  if (state.step === 'chooseCard') visitRow(state, seat, width, visit);
  else visitHand(state, seat, width, visit);
}

function visitRow(state: State, seat: Seat, width: number, visit: Visit): void {
  const ground = groundOf(state, seat, turnsLeft(state) - 1);
  const places = placesWorth(state, seat);
  const prints = places.map((place) => cards[state.row[place - 1]!]!);
  const menu = menuFor(ground, prints, width);
  const gains = cardGains(ground);
  for (let i = 0; i < places.length; i++) {
    const place = places[i]!;
    const gain = gains(state.row[place - 1]!, prices[place - 1]!);
    visitWays(menu, prints[i]!, (end) => visit(gain + end.value, place, end, ground));
  }
}

function visitHand(state: State, seat: Seat, width: number, visit: Visit): void {
  const ground = groundOf(state, seat, turnsLeft(state));
  const { mode, actions } = cardInHand(state);
  const open = actions.flatMap(({ type }, index) =>
    state.left[index]! > 0 ? [{ type, units: state.left[index]! }] : [],
  );
  const print = { mode, actions: open };
  visitWays(menuFor(ground, [print], width), print, (end) => visit(end.value, 0, end, ground));
}

/** Cards that print the same, for the same price, come to the same. */
function placesWorth({ row, coins }: State, seat: Seat): number[] {
  const places: number[] = [];
  for (let place = 1; place <= row.length && prices[place - 1]! <= coins[seat]!; place++) {
    const twin = places.find(
      (other) => prices[other - 1] === prices[place - 1] && kinds[row[other - 1]!] === kinds[row[place - 1]!],
    );
    if (twin === undefined) places.push(place);
  }
  return places;
}

const kinds = cards.map(({ good, symbols, mode, actions }) => JSON.stringify([good, symbols, mode, actions]));

/** What a card's good brings, less its price. */
function cardGains({ state, seat, weights }: Ground): (card: number, price: number) => number {
  const symbols = symbolsTaken(state, seat);
  const points = pointsOf(symbols);
  const hope = hopeOf(symbols);
  const coins = state.coins[seat]!;
  const turns = ownTurnsLeft(state, seat) - 1;
  const purse = (rest: number) =>
    weights[coin]! * rest +
    weights[usefulCoin]! * usefulCoins(rest, turns) +
    weights[ampleCoin]! * ampleCoins(rest, turns);
  const full = purse(coins);
  return (card, price) => {
    const good = goodOf[card]!;
    symbols[good]! += symbolsOf[card]!;
    const gain =
      weights[goodPoint]! * (pointsOf(symbols) - points) +
      weights[goodHope]! * (hopeOf(symbols) - hope) +
      purse(coins - price) -
      full;
    symbols[good]! -= symbolsOf[card]!;
    return gain;
  };
}

/** The position when all is done but the end of the turn, which may draw. */
export function afterUnits(state: State, seat: Seat, moves: readonly Move[]): State {
  const after = clone(state);
  for (const move of moves)
    if (move.type !== 'endTurn' && move.type !== 'nextGame') apply(after, seat, move, ignore);
  return after;
}
