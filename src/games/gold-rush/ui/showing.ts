// What a card, a mine and a bunk say just now to who looks: where the die in hand may go, what it would bring and cost,
// what is at risk. Pure.

import type { Seat } from '../../../kernel/game.ts';
import type { SpotId } from '../../../ui-kit/board.ts';
import {
  type Action,
  caveInDollars,
  type Die,
  type Figure,
  faceOf,
  figureLimit,
  tollDollars,
  veinDollars,
} from '../components.ts';
import type { Mine, Move, View, ViewSpot } from '../types.ts';
import { isAtRisk, type Yield, yieldOf } from './bill.ts';
import { fits, homeOf, idleGuardSpots, isFree, mineSpot, place } from './spots.ts';

/** can: the thing in hand may go there; may: some die may; shut: none may. */
export type CardState = 'can' | 'may' | 'shut' | 'calm';

export interface Showing {
  readonly state: CardState;
  readonly brings?: Yield;
  /** It is what lies there, not what would. */
  readonly isSet?: true;
  /** Of several dice one equals it. */
  readonly isExact?: true;
  readonly isLost?: true;
}

/** What who looks does at this moment. */
export interface Hand {
  readonly view: View;
  readonly chosen: readonly SpotId[];
  readonly canMove: boolean;
}

function isPlacing({ view, canMove }: Hand): boolean {
  return canMove && view.step === 'place' && view.viewer === view.turn;
}

/** The die that the cards answer to: the chosen one, or the only face there is. */
export function dieInHand(hand: Hand): Die | undefined {
  const { view, chosen } = hand;
  if (!isPlacing(hand)) return undefined;
  const [first = ''] = chosen;
  if (first.startsWith('die:')) return view.rolled[Number(first.slice(4))];
  if (first !== '' && !first.startsWith('card:')) return undefined;
  const [die] = view.rolled;
  return view.rolled.every((other) => other === die) ? die : undefined;
}

export function showingOf(hand: Hand, mine: Mine, spot: ViewSpot, index: number): Showing {
  const { view, canMove, chosen } = hand;
  if (spot.die !== null) {
    return { state: 'calm', isSet: true, brings: yieldOf(view.turn, spot.die, mine, spot.number) };
  }
  const isLost = mine === homeOf(view) && isAtRisk(view, mine, index);
  const risk = isLost ? ({ isLost: true } as const) : {};
  if (!canMove) return { state: 'calm', ...risk };
  if (canGuard(hand)) {
    const isOwn = mine === view.turn && isFree(spot);
    return isOwn ? { state: 'can', ...risk } : { state: 'calm' };
  }
  if (view.step === 'fuse') return { state: isFree(spot) ? 'can' : 'shut' };
  if (view.step === 'claim' && mine === 'common') return { state: isFree(spot) ? 'can' : 'shut' };
  if (!isPlacing(hand) || chosen.some((id) => id.startsWith('act:'))) return { state: 'calm', ...risk };
  return placingOn(hand, mine, spot, risk);
}

function canGuard({ view, chosen }: Hand): boolean {
  if (view.viewer !== view.turn || idleGuardSpots(view).length === 0) return false;
  const [first] = chosen;
  return first === undefined ? view.step === 'finish' : first.startsWith('bunk:guard');
}

function placingOn(hand: Hand, mine: Mine, spot: ViewSpot, risk: Pick<Showing, 'isLost'>): Showing {
  const { view } = hand;
  const inHand = dieInHand(hand);
  if (inHand !== undefined) {
    if (!fits(view, inHand, mine, spot)) return { state: 'shut' };
    return { state: 'can', brings: yieldOf(view.turn, inHand, mine, spot.number) };
  }
  const fitting = view.rolled.filter((die) => fits(view, die, mine, spot));
  if (fitting.length === 0) return { state: 'shut' };
  if (fitting.some((die) => faceOf(die) === spot.number)) return { state: 'may', isExact: true };
  return { state: 'may', ...risk };
}

/** What an action card does to a seat, in dollars; undefined where it is no matter of dollars. */
export function dollarsOf(view: View, action: Action, subject: Seat): number | undefined {
  switch (action) {
    case 'richVein':
      return Math.min(veinDollars, view.bank);
    case 'toll':
      return view.money.reduce(
        (sum, dollars, seat) => sum + (seat === subject ? 0 : Math.min(tollDollars, dollars)),
        0,
      );
    case 'caveIn':
      return -Math.min(caveInDollars, view.money[subject]!);
    case 'horseshoe':
    case 'hire':
    case 'claim':
    case 'fuse':
    case 'lameMule':
      return undefined;
  }
}

/** The seats at whose mine a move may end now: the chosen action card used or passed, a helper bought. */
export function targetsOf(view: View, moves: readonly Move[], chosen: readonly SpotId[]): readonly Seat[] {
  const { viewer } = view;
  const [first = ''] = chosen;
  if (viewer === 'spectator') return [];
  const isGoal = (move: Move, seat: Seat) => {
    const placing = place(move, view);
    const ways = 'at' in placing ? [placing.at, ...(placing.or ?? [])] : [];
    return ways.some((way) => way[0] === first && way[1] === mineSpot(seat));
  };
  return [...view.money.keys()].filter((seat) => moves.some((move) => isGoal(move, seat)));
}

/** figure: he is there; out: he stands on a card; free, sold: he can be had; empty: he cannot. */
export type BunkState = 'figure' | 'out' | 'free' | 'sold' | 'empty';

export function bunksOf(view: View, moves: readonly Move[], figure: Figure): readonly BunkState[] {
  const seat = homeOf(view);
  const owned = (figure === 'guard' ? view.guards : view.prospectors)[seat]!;
  const out = figure === 'guard' ? view.mines[seat]!.filter(({ guarded }) => guarded).length : 0;
  const wanted = moves.find(
    (move) => (move.type === 'buy' || move.type === 'hire') && move.figure === figure,
  );
  const free = wanted === undefined ? 'empty' : wanted.type === 'hire' ? 'free' : 'sold';
  return Array.from({ length: figureLimit }, (_, index) => {
    if (index < out) return 'out';
    return index < owned ? 'figure' : free;
  });
}
