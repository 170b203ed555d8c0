import type { Seat } from '../../kernel/game.ts';
import type { Hints } from '../../kernel/hints.ts';
import { pickOne, type Rng, randomInt } from '../../kernel/random.ts';
import { isTrue, legalMoves } from './rules.ts';
import { pointsOf } from './scoring.ts';
import type { Move, State, Types } from './types.ts';

/** One turn in so many without a card that is high enough is passed; the others are fibs. */
const honesty = 2;

export const hints: Hints<Types> = { evaluate, policy };

/** The lead over the best of the others. */
function evaluate(state: State, seat: Seat): number {
  let best = 0;
  for (const other of state.hands.keys()) {
    if (other !== seat) best = Math.max(best, pointsOf(state, other));
  }
  return pointsOf(state, seat) - best;
}

function policy(state: State, seat: Seat, rng: Rng): Move {
  const moves = legalMoves(state, seat);
  switch (state.step) {
    case 'layCard':
      return chooseCard(state, moves, rng);
    case 'raise':
      return isTrue(state) ? moves[0]! : { type: 'endTurn' };
    case 'answer':
      // The world is imagined: a fib in it is as likely as at the table.
      return isTrue(state) ? moves[0]! : { type: 'doubt' };
    case 'turnUp':
    case 'gameOver':
      return pickOne(rng, moves);
  }
}

/** The highest card that is high enough, so that a twin may follow; else a fib with the lowest, or nothing. */
function chooseCard(state: State, moves: readonly Move[], rng: Rng): Move {
  const cards = moves.filter((move) => move.type === 'layCard');
  const honest = cards.findLast((move) => move.card >= state.bar);
  if (honest) return honest;
  return randomInt(rng, honesty) === 0 ? { type: 'pass' } : cards[0]!;
}
