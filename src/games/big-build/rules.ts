// Who may do what (BB-S3, BB-T1 … BB-T8).

import type { Seat } from '../../kernel/game.ts';
import { type Cell, cells, starts } from './board.ts';
import { cardById, cards } from './components.ts';
import { distinctSubsets } from './hand.ts';
import { paysStep, tokenPayments } from './paying.ts';
import { type CardId, characters, type Move, type State } from './types.ts';
import { cellOf, destinations, tokenOn } from './walking.ts';

const nobody: readonly Seat[] = Object.freeze([]);

/** Only the seat whose turn it is acts in this game. */
export function activeSeats(state: State): readonly Seat[] {
  return state.step === 'gameOver' ? nobody : [state.turn];
}

export function legalMoves(state: State, seat: Seat): readonly Move[] {
  if (seat !== state.turn) return [];
  switch (state.step) {
    case 'chooseCharacter':
      return characters
        .filter((character) => !state.characters.includes(character))
        .map((character) => ({ type: 'character', character }));
    case 'chooseStart':
      return starts
        .filter((start) => !state.cells.includes(start.id))
        .map((start) => ({ type: 'start', cell: start.id }));
    case 'move':
      return walks(state, seat);
    case 'refill':
      return refills(state.hands[seat]!);
    case 'gameOver':
      return [];
  }
}

const stop: Move = Object.freeze({ type: 'stop' });
const draw: Move = Object.freeze({ type: 'draw' });

/** Steps for one card, by cell and by card: made once, for they are most of all moves. */
const steps: readonly (readonly Move[])[] = cells.map((cell) =>
  cards.map((card) => Object.freeze({ type: 'go', to: cell.id, cards: Object.freeze([card.id]) })),
);

function walks(state: State, seat: Seat): Move[] {
  const hand = state.hands[seat]!;
  const moves: Move[] = [];
  for (const cell of destinations(state, cellOf(state, seat))) {
    const token = tokenOn(state, cell);
    if (token === undefined) addSteps(moves, hand, cell);
    else for (const paid of tokenPayments(hand, token)) moves.push({ type: 'go', to: cell.id, cards: paid });
  }
  moves.push(stop);
  return moves;
}

function addSteps(moves: Move[], hand: readonly CardId[], to: Cell): void {
  for (let i = 0; i < hand.length; i++) {
    const card = cardById.get(hand[i]!)!;
    const isRepeated = i > 0 && hand[i - 1] === hand[i];
    if (!isRepeated && paysStep(card, to)) moves.push(steps[to.index]![card.rank]!);
  }
}

function refills(hand: readonly CardId[]): Move[] {
  const moves: Move[] = [draw];
  for (const cards of distinctSubsets(hand)) moves.push({ type: 'discard', cards });
  return moves;
}
