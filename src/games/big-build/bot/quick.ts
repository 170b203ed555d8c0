// The policy of imagined futures: the best turn at a glance, found anew at each of its steps.

import type { Seat } from '../../../kernel/game.ts';
import { cellById, cells, starts } from '../board.ts';
import { cards } from '../components.ts';
import { legalMoves } from '../rules.ts';
import type { CardId, Move, State, Step } from '../types.ts';
import { bestRoute } from './best.ts';
import { outlookAfter } from './judge.ts';
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
  const moves = movesOf(table, state.step, bestRoute(table, state.step));
  thought = { state, turn: state.turnsPlayed, moves, made: 1, left: table.hand.length };
  return moves[0]!;
}

/** The whole turn, step by step. */
export function movesOf({ hand, lying }: Table, step: Step, route: number): Move[] {
  const moves: Move[] = [];
  let left = (1 << hand.length) - 1;
  let untaken = lying;
  for (let shift = 21; shift >= 3; shift -= 9) {
    const there = (route >> shift) & 511;
    if (there === 0) continue;
    const to = cells[(there >> 3) - 1]!;
    const rest = there & 7;
    moves.push({ type: 'go', to: to.id, cards: cardsIn(hand, left & ~rest) });
    left = rest;
    if (to.square >= 0) untaken &= ~(1 << to.square);
  }
  if (untaken === 0) return moves;
  if (step === 'move' && left !== 0) moves.push({ type: 'stop' });
  moves.push(refillMove(hand, left & ~(route & 7)));
  return moves;
}

function refillMove(hand: readonly number[], thrown: number): Move {
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
