// What dice bring: of the one in hand, of those that lie, of a whole turn as it is told. Pure.

import type { Seat } from '../../../kernel/game.ts';
import type { Turn } from '../../../ui-kit/board.ts';
import { type CardNumber, type Die, faceOf, ownerFee, worth } from '../components.ts';
import type { Mine, Types, View } from '../types.ts';
import { mineIn } from './spots.ts';

/** What becomes of the card: it stays, is lost, comes into the own mine, is turned over, is gone. */
export type Fate = 'stays' | 'lost' | 'taken' | 'turned' | 'gone';

export interface Yield {
  readonly dollars: number;
  /** To the owner of the mine (GR-I3). */
  readonly fee: number;
  readonly fate: Fate;
}

/** GR-I1 … GR-I3, as if the bank had enough. */
export function yieldOf(seat: Seat, die: Die, mine: Mine, number: CardNumber): Yield {
  const face = faceOf(die);
  const fee = mine === 'common' || mine === seat ? 0 : ownerFee;
  if (face < number) return { dollars: 0, fee: 0, fate: mine === seat ? 'lost' : 'stays' };
  if (face > number) return { dollars: worth[number]!, fee, fate: 'gone' };
  return { dollars: worth[number]!, fee, fate: mine === seat ? 'turned' : 'taken' };
}

/** A die that lies on a card. */
export interface BillLine extends Yield {
  readonly die: Die;
  readonly mine: Mine;
  readonly card: CardNumber;
  /** Its income has been told. */
  readonly isPaid: boolean;
}

/** The mines in the order of the income (GR-I4). */
function inOrder(view: View): readonly Mine[] {
  const seats = view.money.length;
  return ['common', ...Array.from({ length: seats }, (_, next) => (view.turn + next) % seats)];
}

/** What the dice that lie will bring, in the order of the income; the bank pays what it has. */
export function billOf(view: View): readonly BillLine[] {
  const lines: BillLine[] = [];
  let { bank } = view;
  for (const mine of inOrder(view)) {
    for (const { die, number } of mineIn(view, mine)) {
      if (die === null) continue;
      const whole = yieldOf(view.turn, die, mine, number);
      const dollars = Math.min(bank, whole.dollars);
      bank -= dollars;
      lines.push({ ...whole, dollars, die, mine, card: number, isPaid: false });
    }
  }
  return lines;
}

/** The same in the order in which the dice were placed, and with what has been paid: as the turn was told. */
export function billOfTurn(view: View, turn: Turn<Types> | undefined): readonly BillLine[] {
  if (turn === undefined || turn.seat !== view.turn) return billOf(view);
  const lines: BillLine[] = [];
  for (const { event } of turn.steps) {
    if (event.type === 'diePlaced') {
      const { die, mine, card } = event;
      lines.push({ ...yieldOf(event.seat, die, mine, card), die, mine, card, isPaid: false });
    } else if (event.type === 'cardMined') {
      const { mine, card, dollars } = event;
      const index = lines.findIndex((line) => !line.isPaid && line.mine === mine && line.card === card);
      if (index >= 0) lines[index] = { ...lines[index]!, dollars, isPaid: true };
    }
  }
  return lines.length < billOf(view).length ? billOf(view) : lines;
}

export function netOf(lines: readonly BillLine[]): number {
  return lines.reduce((sum, { dollars, fee }) => sum + dollars - fee, 0);
}

/** Own cards that the end of the turn will take: neither die nor guard (GR-I2). */
export function isAtRisk(view: View, seat: Seat, index: number): boolean {
  const { die, guarded } = view.mines[seat]![index]!;
  return seat === view.turn && view.hasRolled && die === null && !guarded && view.step !== 'gameOver';
}
