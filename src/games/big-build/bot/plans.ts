// The turns that come into question: every way to end it, and for each the cards to keep, the most promising first.

import type { Seat } from '../../../kernel/game.ts';
import type { Plan } from '../../../kernel/hints.ts';
import { pickOne, type Rng } from '../../../kernel/random.ts';
import { sharesOf } from '../../../kernel/shares.ts';
import { cells, starts } from '../board.ts';
import { cards, handSize } from '../components.ts';
import { legalMoves } from '../rules.ts';
import { idleRounds } from '../scoring.ts';
import type { Move, State, Types } from '../types.ts';
import { type Endings, endingsOf, isChoice, routeOf, stay } from './endings.ts';
import { endWorth, isWon, outlookAfter, promiseOfKept, weight, worthOf } from './judge.ts';
import { promiseOf } from './prospect.ts';
import { movesOf } from './quick.ts';
import { scaleOf, standings } from './shares.ts';
import { bits, pointsAt, type Table, tableOf } from './table.ts';

export function plans(state: State, seat: Seat, most: number, rng: Rng): readonly Plan<Types>[] {
  if (seat !== state.turn) return [];
  switch (state.step) {
    case 'move':
    case 'refill':
      return turns(state, seat, most);
    case 'chooseStart':
      return beginnings(state, seat, most, []);
    case 'chooseCharacter':
      return beginnings(state, seat, most, [pickOne(rng, legalMoves(state, seat))]);
    case 'gameOver':
      return [];
  }
}

/** Whoever one is to be, it is the START cell that matters. */
function beginnings(state: State, seat: Seat, most: number, before: readonly Move[]): readonly Plan<Types>[] {
  const table = tableOf(state, seat);
  const { ways, prospects } = outlookAfter(table, 0, table.built);
  const toShare = sharing(table, 0);
  return starts
    .filter(({ id }) => !state.cells.includes(id))
    .map(({ id, index }): Plan<Types> => {
      const value = weight * promiseOf(prospects, ways, index, table.hand);
      return { moves: [...before, { type: 'start', cell: id }], share: toShare(value) };
    })
    .sort((a, b) => b.share - a.share)
    .slice(0, most);
}

/** A way to end a turn, and what is kept. */
interface Turn {
  readonly ending: number;
  readonly kept: number;
  readonly value: number;
  readonly share: number;
}

function turns(state: State, seat: Seat, most: number): readonly Plan<Types>[] {
  const table = tableOf(state, seat);
  const mayWalk = state.step === 'move';
  const endings = mayWalk ? endingsOf(table) : stay(table);
  return bestTurns(table, endings, mayWalk, patienceOf(state, table), most).map(
    ({ ending, kept, share }) => ({
      moves: movesOf(table, state.step, routeOf(endings, ending, kept)),
      share,
    }),
  );
}

/** Of the ways to go on after the same walk only the two best are looked at. */
const keepingsPerWalk = 2;
/** Towards the end, and when nothing was taken for some rounds, nobody strolls about: what promises so much less
 *  than the best is left out. */
const fewTokens = 3;
const idleRoundsBorne = 5;

function patienceOf(state: State, { lying }: Table): number {
  if (idleRounds(state) >= idleRoundsBorne) return 0.1;
  return bits(lying) <= fewTokens ? 0.3 : 99;
}

function bestTurns(
  table: Table,
  endings: Endings,
  mayWalk: boolean,
  patience: number,
  most: number,
): readonly Turn[] {
  const found: Turn[] = [];
  /** Of the ways to end the game with so many points the first is the shortest. */
  const ends = new Set<number>();
  /** A card walked away to and fro or thrown away: it comes to the same, and the shorter way is found first. */
  const results = new Set<number>();
  const toShare = sharing(table, outlookAfter(table, 0, table.built).others);
  for (let ending = 0; ending < endings.count; ending++) {
    const cell = endings.cell[ending]!;
    const taking = endings.takings[endings.taking[ending]!]!;
    if (taking.taken === table.lying) {
      if (ends.has(taking.points)) continue;
      ends.add(taking.points);
      const share = isWon(table, taking.points) ? 1 : 0;
      found.push({ ending, kept: 0, value: endWorth(table, taking), share });
      continue;
    }
    const outlook = outlookAfter(table, taking.taken, taking.built);
    const promises = (kept: number) => promiseOfKept(outlook, table.hand, cell, kept);
    const keepings = keepingsOf(table, endings.left[ending]!).sort((a, b) => promises(b) - promises(a));
    for (const kept of mayWalk ? keepings.slice(0, keepingsPerWalk) : keepings) {
      const result = resultOf(table, cell, taking.taken, kept);
      if (results.has(result)) continue;
      results.add(result);
      const value = worthOf(taking, outlook.others, promises(kept));
      found.push({ ending, kept, value, share: toShare(value) });
    }
  }
  found.sort((a, b) => b.value - a.value);
  return found.filter(({ value }) => value >= found[0]!.value - patience).slice(0, most);
}

/** A number for where one stands, what is taken and what is kept. */
function resultOf({ hand }: Table, cell: number, taken: number, kept: number): number {
  let result = taken * cells.length + cell;
  for (let card = 0; card < hand.length; card++) {
    if ((kept >> card) & 1) result = result * (cards.length + 1) + hand[card]! + 1;
  }
  return result * 4 + bits(kept);
}

/** What can be kept of what is left; never a whole hand: nothing would change, and the turn would be lost. */
function keepingsOf({ hand }: Table, left: number): number[] {
  const found: number[] = [];
  for (let kept = left; ; kept = (kept - 1) & left) {
    const isWhole = kept === left && kept === (1 << handSize) - 1;
    if (!isWhole && throwsFirstOnes(hand, left, kept)) found.push(kept);
    if (kept === 0) return found;
  }
}

/** Of equal cards the first ones are thrown away, so that no choice is there twice. */
function throwsFirstOnes(hand: readonly number[], left: number, kept: number): boolean {
  for (let card = 0; card < hand.length; card++) {
    const isThrown = ((left & ~kept) >> card) & 1;
    if (isThrown && !isChoice(hand, kept | (1 << card), card)) return false;
  }
  return true;
}

/** From what a turn is worth to the share of the win, everything else being as it is now. */
function sharing(table: Table, others: number): (value: number) => number {
  const unknown = table.at.map(() => []);
  const values = standings({ ...table, seat: (table.seat + 1) % table.seats }, unknown);
  const scale = scaleOf(table);
  const isLost = isLone(table.lying) && !isWon(table, lastPoints(table));
  return (value) => {
    if (isLost) return 0;
    values[table.seat] = table.points[table.seat]! + value + others;
    return sharesOf(values, scale)[table.seat]!;
  };
}

function isLone(lying: number): boolean {
  return (lying & (lying - 1)) === 0;
}

/** What the only token that is left will score. */
function lastPoints({ placeOn, built }: Table): number {
  return pointsAt(placeOn.find((place) => place >= 0)!, built);
}
