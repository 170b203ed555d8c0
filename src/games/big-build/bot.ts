// A sensible player: looks at every way to play this turn out, keeps the cards that promise most.

import { ignore, type Seat } from '../../kernel/game.ts';
import type { Hints } from '../../kernel/hints.ts';
import { pickOne, type Rng } from '../../kernel/random.ts';
import { apply } from './apply.ts';
import { levels, overlooks } from './bot/levels.ts';
import { plans } from './bot/plans.ts';
import { type Outlook, outlookOf, promise, prospectsAt } from './bot/prospects.ts';
import { quick } from './bot/quick.ts';
import { shares } from './bot/shares.ts';
import { terms } from './bot/terms.ts';
import { handSize } from './components.ts';
import { distinctSubsets, rankOf, removeOne } from './hand.ts';
import { legalMoves } from './rules.ts';
import { outcome } from './scoring.ts';
import { clone } from './setup.ts';
import type { CardId, Move, State, Types } from './types.ts';
import { cellOf } from './walking.ts';

/** What winning is worth in points. */
const victory = 10;

export const hints: Hints<Types> = {
  evaluate,
  policy,
  search: {
    plans,
    shares,
    quick,
    turn: (state) => 8 * state.turnsPlayed + state.turn,
    horizon,
    guard: 1,
    levels,
    overlooks,
    terms,
  },
};

/** To the end of the own next turn. */
function horizon({ points }: State): number {
  return points.length;
}

/** Points and promises, against the best of the others. */
function evaluate(state: State, seat: Seat): number {
  return standing(state, seat) - Math.max(...others(state, seat).map((other) => standing(state, other)));
}

function others(state: State, seat: Seat): Seat[] {
  return state.points.map((_, other) => other).filter((other) => other !== seat);
}

function standing(state: State, seat: Seat): number {
  const result = outcome(state);
  if (result) return result.scores[seat]! + (result.places[seat] === 1 ? victory : 0);
  const cell = state.cells[seat];
  if (cell == null) return 0;
  return state.points[seat]! + promise(prospectsAt(state, cell, outlookOf(state, seat)), state.hands[seat]!);
}

function policy(state: State, seat: Seat, rng: Rng): Move {
  const moves = legalMoves(state, seat);
  if (moves.length === 1) return moves[0]!;
  switch (state.step) {
    case 'chooseStart':
      return bestStart(state, seat, moves);
    case 'move':
      return bestTurn(state, seat);
    case 'refill':
      return bestRefill(state, seat);
    case 'chooseCharacter':
    case 'gameOver':
      return pickOne(rng, moves);
  }
}

function bestStart(state: State, seat: Seat, moves: readonly Move[]): Move {
  const outlook = outlookOf(state, seat);
  let best = moves[0]!;
  let most = -1;
  for (const move of moves) {
    if (move.type !== 'start') continue;
    const value = promise(prospectsAt(state, move.cell, outlook), state.hands[seat]!);
    if (value > most) [best, most] = [move, value];
  }
  return best;
}

function bestRefill(state: State, seat: Seat): Move {
  const cards = state.hands[seat]!.slice();
  for (const card of bestKept(state, seat, outlookOf(state, seat)).kept) removeOne(cards, card);
  return cards.length === 0 ? { type: 'draw' } : { type: 'discard', cards };
}

interface Keeping {
  readonly kept: readonly CardId[];
  readonly value: number;
}

/** Keeping all three is never among them: nothing would change, and the turn would be lost. */
function bestKept(state: State, seat: Seat, outlook: Outlook): Keeping {
  const prospects = prospectsAt(state, state.cells[seat]!, outlook);
  let best: Keeping = { kept: [], value: promise(prospects, []) };
  for (const kept of distinctSubsets(state.hands[seat]!)) {
    if (kept.length === handSize) continue;
    const value = promise(prospects, kept);
    if (value > best.value) best = { kept, value };
  }
  return best;
}

/** The first move of the best way to walk, of all that the hand allows. */
function bestTurn(state: State, seat: Seat): Move {
  const outlook = outlookOf(state, seat);
  const seen = new Set<number>();
  let best: Move = { type: 'stop' };
  let most = valueAfter(state, seat, outlook);
  const explore = (from: State, first: Move | undefined): void => {
    for (const move of legalMoves(from, seat)) {
      if (move.type !== 'go') continue;
      const next = clone(from);
      apply(next, seat, move, ignore);
      const key = fingerprint(next, seat);
      if (seen.has(key)) continue;
      seen.add(key);
      const value = valueAfter(next, seat, outlook);
      if (value > most) [best, most] = [first ?? move, value];
      if (next.step === 'move') explore(next, first ?? move);
    }
  };
  explore(state, undefined);
  return best;
}

/** A number for what a walk leaves: the cell, the hand, the tokens that still lie. */
function fingerprint(state: State, seat: Seat): number {
  let print = cellOf(state, seat).index;
  const hand = state.hands[seat]!;
  for (let i = 0; i < handSize; i++) print = print * 32 + (i < hand.length ? 1 + rankOf(hand[i]!) : 0);
  for (let square = 0; square < state.tokens.length; square++) {
    print = print * 2 + (state.tokens[square] === null ? 0 : 1);
  }
  return print;
}

function valueAfter(state: State, seat: Seat, outlook: Outlook): number {
  const result = outcome(state);
  if (result) return state.points[seat]! + (result.places[seat] === 1 ? victory : 0);
  return state.points[seat]! + bestKept(state, seat, outlook).value;
}
