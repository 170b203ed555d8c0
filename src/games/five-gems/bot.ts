// The game's hints to the search. They read the seat's own hand and what lies open, nothing else.

import type { Seat } from '../../kernel/game.ts';
import type { Hints, Search } from '../../kernel/hints.ts';
import type { Rng } from '../../kernel/random.ts';
import { imagine } from './bot/imagine.ts';
import { levels, overlooks } from './bot/levels.ts';
import { plans } from './bot/plans.ts';
import { quick } from './bot/quick.ts';
import { shares } from './bot/shares.ts';
import { terms } from './bot/terms.ts';
import { cardOf } from './components.ts';
import { indexAt, load } from './grid.ts';
import { isNew, newArrangement, turnsOf } from './match.ts';
import { claim, draw, endTurn } from './moves.ts';
import { bestAction, bestPlace } from './plan.ts';
import { isOpen } from './reach.ts';
import { legalMoves, mustDraw } from './rules.ts';
import { outcome } from './scoring.ts';
import { think, valueAfter } from './think.ts';
import type { Move, State, Types } from './types.ts';
import { deckToDraw, effortLeft } from './worth.ts';

const search: Search<Types> = {
  imagine,
  plans,
  shares,
  quick,
  turn,
  horizon,
  guard: 1,
  levels,
  overlooks,
  terms,
};

export const hints: Hints<Types> = { evaluate, policy, search };

/** More than any position that is not decided. */
const decided = 100;

/** Alone, the tasks and the game's pile tell the turns apart. */
function turn(state: State): number {
  if (state.hands.length > 1) return state.turn;
  return state.gamePile.length * 100 + state.fulfilled[0]!.length - state.fulfilledNow;
}

/** Among several the field changes a lot before the own next turn: it is imagined too. */
function horizon({ hands }: State): number {
  return hands.length > 2 ? hands.length : 2;
}

/** In simple tasks: how far the seat is ahead of the best of the others (alone: of the game), by what they
 *  still have to do and by how near the own hand is. */
function evaluate(state: State, seat: Seat): number {
  const result = outcome(state);
  if (result) return result.places[seat] === 1 ? decided : -decided * result.places[seat]!;
  const value = nearestOther(state, seat) - effortLeft(state, seat) + handValue(state, seat);
  return Math.min(value, decided - 1);
}

function nearestOther(state: State, seat: Seat): number {
  if (state.hands.length === 1) return state.gameGoal - state.gamePile.length;
  const others = state.hands.map((_, other) => (other === seat ? decided : effortLeft(state, other)));
  return Math.min(...others);
}

/** Before the turn is over, what its action fulfils counts. */
function handValue(state: State, seat: Seat): number {
  const thought = think(state, seat);
  if (state.held) isOpen[state.held.charCodeAt(0)] = 1;
  const { change, step } = state;
  const isClaiming = state.turn === seat && (step === 'claimTasks' || step === 'pointAtGems');
  if (!isClaiming || !change) return valueAfter(thought, -1, -1);
  const from = change.action === 'swap' ? indexAt(change.x, change.y) : -1;
  return valueAfter(thought, indexAt(change.toX, change.toY), from);
}

function policy(state: State, seat: Seat, rng: Rng): Move {
  switch (state.step) {
    case 'chooseAction':
      return bestAction(state, seat, rng);
    case 'placeGem':
      return bestPlace(state, seat, rng);
    case 'claimTasks':
      return bestClaim(state, seat) ?? ending(state, seat);
    case 'drawTasks':
      return ending(state, seat);
    case 'pointAtGems':
      return nextPointing(state, seat);
    case 'gameOver':
      throw new Error('Nobody moves after the end.');
  }
}

/** Whatever fits, the most valuable first. */
function bestClaim(state: State, seat: Seat): Move | undefined {
  load(state.field);
  const turns = turnsOf(state.mirror);
  const fitting = state.hands[seat]!.filter((id) => isNew(id, state.change!, turns));
  const best = fitting.find((id) => cardOf(id).deck === 'complex') ?? fitting[0];
  return best && claim(best);
}

function ending(state: State, seat: Seat): Move {
  return mustDraw(state) ? draw[deckToDraw(state, seat)] : endTurn;
}

/** The next gem of an arrangement that is there; if somebody claimed in error, any. */
function nextPointing(state: State, seat: Seat): Move {
  const moves = legalMoves(state, seat);
  const card = state.claiming!;
  load(state.field);
  if (!isNew(card, state.change!, turnsOf(state.mirror))) return moves[0]!;
  const cells = newArrangement(state, card);
  const isWanted = (move: Move) =>
    move.type === 'point' && cells.some((cell) => cell.x === move.x && cell.y === move.y);
  return moves.find(isWanted) ?? moves[0]!;
}
