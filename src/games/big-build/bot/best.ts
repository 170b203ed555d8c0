// The best turn at a glance. Nearly all the time of the search is spent here.

import { handSize } from '../components.ts';
import type { Step } from '../types.ts';
import { type Endings, endingsBeforeLast, lastStep, paysStep, routeOf, stay } from './endings.ts';
import { endWorth, worthOf } from './judge.ts';
import {
  lookAt,
  mostBeyond,
  othersAt,
  outlookAt,
  promiseOfNone,
  promiseOfOne,
  promiseOfPair,
} from './outlooks.ts';
import { reachableFrom, squareOf } from './reach.ts';
import { bits, crowdOf, layoutOf, type Table } from './table.ts';

/** By the table: the best turns of late, as routes. Where somebody stands and what they hold comes again in many
 *  futures of one decision. */
const mostKnown = 8192;
const layouts = new Int32Array(mostKnown);
const standings = new Int32Array(mostKnown);
const holdings = new Int32Array(mostKnown);
const routes = new Int32Array(mostKnown);

/** The route of the best turn; of equal ones the first that is found, step by step. */
export function bestRoute(table: Table, step: Step): number {
  if (bits(table.lying) <= handSize) return computeRoute(table, step); // the game may end, and points count
  const layout = layoutOf(table);
  const standing = crowdOf(table) * 64 + table.at[table.seat]!;
  let holding = 2 * table.lying + (step === 'refill' ? 1 : 0);
  for (let card = 0; card < table.hand.length; card++) holding = holding * 32 + table.hand[card]! + 1;
  const place = (Math.imul(standing, 0x9e3779b1) ^ Math.imul(holding, 0x85ebca6b)) >>> 19;
  if (layouts[place] !== layout || standings[place] !== standing || holdings[place] !== holding) {
    layouts[place] = layout;
    standings[place] = standing;
    holdings[place] = holding;
    routes[place] = computeRoute(table, step);
  }
  return routes[place]!;
}

/** The best so far. */
let best = 0;
let most = 0;
let kept = 0;

function computeRoute(table: Table, step: Step): number {
  const endings = step === 'refill' ? stay(table) : endingsBeforeLast(table);
  lookAt(table);
  most = Number.NEGATIVE_INFINITY;
  let walked = 0;
  for (let ending = 0; ending < endings.count; ending++) {
    for (; walked < endings.before[ending]!; walked++) judgeLastSteps(table, endings, walked);
    judge(table, endings, ending);
  }
  if (step === 'move') for (; walked < endings.count; walked++) judgeLastSteps(table, endings, walked);
  return routeOf(endings, best, kept);
}

function judge(table: Table, { cell, left, taking, takings }: Endings, ending: number): void {
  const number = taking[ending]!;
  const taken = takings[number]!;
  if (taken.taken === table.lying) {
    better(ending, endWorth(table, taken), 0);
    return;
  }
  const at = cell[ending]!;
  const cards = left[ending]!;
  const outlook = outlookAt(table, number, taken);
  let promise = promiseOfNone(outlook, at);
  let keeping = 0;
  for (let some = cards; some > 0; some = (some - 1) & cards) {
    if (some === full) continue;
    const promised = promiseOfSome(outlook, at, table.hand, some);
    if (promised > promise) [promise, keeping] = [promised, some];
  }
  better(ending, worthOf(taken, othersAt(outlook), promise), keeping);
}

/** Never kept: nothing would change, and the turn would be lost. */
const full = (1 << handSize) - 1;

/** To who keeps one or two of the cards. */
function promiseOfSome(outlook: number, cell: number, hand: readonly number[], kept: number): number {
  const last = hand[31 - Math.clz32(kept)]!;
  const first = kept & -kept;
  if (first === kept) return promiseOfOne(outlook, cell, last);
  return promiseOfPair(outlook, cell, hand[31 - Math.clz32(first)]!, last);
}

/** Wherever a last card leads, nothing is kept: so few cells can promise more than the best turn so far. */
function judgeLastSteps(table: Table, { cell, left, taking, takings }: Endings, from: number): void {
  const card = left[from]!;
  const taken = takings[taking[from]!]!;
  const lying = table.lying & ~taken.taken;
  if (card === 0 || (card & (card - 1)) !== 0 || lying === 0) return;
  const outlook = outlookAt(table, taking[from]!, taken);
  const others = othersAt(outlook);
  if (worthOf(taken, others, mostBeyond(table, outlook, cell[from]!)) <= most) return;
  const reachable = reachableFrom(cell[from]!, table);
  for (let i = 0; i < reachable.length; i++) {
    const to = reachable[i]!;
    const value = worthOf(taken, others, promiseOfNone(outlook, to));
    if (value > most && paysStep(card, to) && !((lying >> squareOf[to]!) & 1))
      better(lastStep(from, to), value, 0);
  }
}

function better(ending: number, value: number, keeping: number): void {
  if (value <= most) return;
  best = ending;
  most = value;
  kept = keeping;
}
