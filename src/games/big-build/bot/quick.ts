// The policy of imagined futures: the best turn at a glance, found anew at each of its steps.

import type { Seat } from '../../../kernel/game.ts';
import { cellById, starts } from '../board.ts';
import { cards } from '../components.ts';
import { legalMoves } from '../rules.ts';
import type { CardId, Move, State, Step } from '../types.ts';
import { type Ending, endingsOf, stay } from './endings.ts';
import { type Judged, judge, type Outlook, outlookAfter } from './judge.ts';
import { promiseOf } from './prospect.ts';
import { type Table, tableOf } from './table.ts';

export function quick(state: State, seat: Seat): Move {
  switch (state.step) {
    case 'move':
    case 'refill':
      return planned(state, seat) ?? plan(state, seat);
    case 'chooseStart':
      return { type: 'start', cell: bestStart(state, seat) };
    default:
      return legalMoves(state, seat)[0]!;
  }
}

/** The turn that was thought out last, as far as it is not made yet: the same state asks step by step. */
let thought: { state: State; turn: number; moves: readonly Move[]; made: number; left: number } | undefined;

function planned(state: State, seat: Seat): Move | undefined {
  if (thought?.state !== state || thought.turn !== state.turnsPlayed) return undefined;
  const before = thought.moves[thought.made - 1]!;
  const left = before.type === 'go' ? thought.left - before.cards.length : thought.left;
  const isThere = before.type !== 'go' || state.cells[seat] === before.to;
  if (!isThere || state.hands[seat]!.length !== left || thought.made === thought.moves.length)
    return undefined;
  thought.left = left;
  return thought.moves[thought.made++];
}

function plan(state: State, seat: Seat): Move {
  const table = tableOf(state, seat);
  const { ending, kept } = bestOf(table, state.step === 'refill' ? [stay(table)] : endingsOf(table));
  const moves = movesOf(table, state.step, ending, kept);
  thought = { state, turn: state.turnsPlayed, moves, made: 1, left: table.hand.length };
  return moves[0]!;
}

function bestOf(table: Table, endings: readonly Ending[]): Judged {
  const outlooks = new Map<number, Outlook>();
  let best: Judged | undefined;
  for (const ending of endings) {
    const judged = judge(table, ending, outlooks);
    if (!best || judged.value > best.value) best = judged;
  }
  return best!;
}

/** The whole turn, step by step. */
export function movesOf(table: Table, step: Step, ending: Ending, kept: number): Move[] {
  const moves: Move[] = [];
  for (let now = ending; now.before; now = now.before) moves.push(goMove(table, now));
  moves.reverse();
  if (ending.taken === table.lying) return moves;
  if (step === 'move' && ending.left !== 0) moves.push({ type: 'stop' });
  moves.push(refillMove(table, ending.left & ~kept));
  return moves;
}

function goMove({ hand }: Table, { to, paid }: Ending): Move {
  return { type: 'go', to: to!.id, cards: cardsIn(hand, paid) };
}

function refillMove({ hand }: Table, thrown: number): Move {
  return thrown === 0 ? { type: 'draw' } : { type: 'discard', cards: cardsIn(hand, thrown) };
}

function cardsIn(hand: readonly number[], mask: number): CardId[] {
  const found: CardId[] = [];
  for (let card = 0; card < hand.length; card++) if ((mask >> card) & 1) found.push(cards[hand[card]!]!.id);
  return found;
}

export function bestStart(state: State, seat: Seat): string {
  const table = tableOf(state, seat);
  const { ways, prospects } = outlookAfter(table, 0, table.built);
  let best = '';
  let most = -1;
  for (const { id } of starts) {
    if (state.cells.includes(id)) continue;
    const value = promiseOf(prospects, ways, cellById.get(id)!.index, table.hand);
    if (value > most) [best, most] = [id, value];
  }
  return best;
}
