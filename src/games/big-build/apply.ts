// Carrying a move out. The move is legal: `legalMoves` has said so.

import type { Emit, Seat } from '../../kernel/game.ts';
import { drawFrom } from '../../kernel/random.ts';
import { cellById } from './board.ts';
import { handSize, tokenIndex } from './components.ts';
import { removeOne, sortHand } from './hand.ts';
import { rememberDrawn, rememberHands, rememberPlayed } from './memory.ts';
import { isBuilt, isStalled, pointsFor } from './scoring.ts';
import type { CardId, CellId, Event, Move, State } from './types.ts';
import { cellOf, jumpedOnTheWay, tokenOn } from './walking.ts';

export function apply(state: State, seat: Seat, move: Move, emit: Emit<Event>): void {
  switch (move.type) {
    case 'character':
      state.characters[seat] = move.character;
      state.step = 'chooseStart';
      emit({ type: 'characterChosen', seat, character: move.character });
      return;
    case 'start':
      state.cells[seat] = move.cell;
      chooseNext(state);
      emit({ type: 'startChosen', seat, cell: move.cell });
      return;
    case 'go':
      go(state, seat, move.to, move.cards, emit);
      return;
    case 'stop':
      state.step = 'refill';
      emit({ type: 'stopped', seat });
      return;
    case 'draw':
      refill(state, seat, emit);
      return;
    case 'discard':
      discard(state, seat, move.cards);
      emit({ type: 'discarded', seat, cards: move.cards });
      refill(state, seat, emit);
      return;
  }
}

/** BB-S3: in turn order; when all stand on the board, the first turn begins. */
function chooseNext(state: State): void {
  state.turn = (state.turn + 1) % state.hands.length;
  state.step = state.turn === state.firstSeat ? 'move' : 'chooseCharacter';
}

function go(state: State, seat: Seat, to: CellId, cards: readonly CardId[], emit: Emit<Event>): void {
  const start = cellOf(state, seat);
  const target = cellById.get(to)!;
  const token = tokenOn(state, target);
  const from = start.id;
  const over = jumpedOnTheWay(state, start, target)!;
  discard(state, seat, cards);
  state.cells[seat] = to;
  if (state.hands[seat]!.length === 0) state.step = 'refill';
  if (token === undefined) {
    emit({ type: 'stepped', seat, from, to, over, cards });
  } else {
    const points = takeToken(state, seat, target.square, tokenIndex.get(token.id)!);
    emit({ type: 'tokenTaken', seat, from, to, over, cards, token: token.id, points });
  }
}

/** BB-T7, BB-P1, BB-E1. */
function takeToken(state: State, seat: Seat, square: number, place: number): number {
  const points = pointsFor(state.house, place);
  state.tokens[square] = null;
  state.house[place] = seat;
  state.points[seat]! += points;
  state.idleSince = state.turnsPlayed + 1;
  if (isBuilt(state.house)) state.step = 'gameOver';
  return points;
}

function discard(state: State, seat: Seat, cards: readonly CardId[]): void {
  for (const card of cards) {
    rememberPlayed(state, seat, card);
    removeOne(state.hands[seat]!, card);
    state.discards.push(card);
  }
}

/** BB-T8: draws to three, and the turn is over. */
function refill(state: State, seat: Seat, emit: Emit<Event>): void {
  const hand = state.hands[seat]!;
  const drawn: CardId[] = [];
  while (hand.length < handSize) {
    if (state.deck.length === 0) reshuffle(state, emit);
    const card = drawFrom(state.rng, state.deck);
    rememberDrawn(state, seat, card);
    drawn.push(card);
    hand.push(card);
    sortHand(hand);
  }
  endTurn(state);
  emit({ type: 'drawn', seat, count: drawn.length, cards: drawn });
}

function reshuffle(state: State, emit: Emit<Event>): void {
  rememberHands(state);
  state.deck = state.discards;
  state.discards = [];
  emit({ type: 'reshuffled', count: state.deck.length });
}

function endTurn(state: State): void {
  state.turnsPlayed++;
  if (isStalled(state)) {
    state.step = 'gameOver';
    return;
  }
  state.turn = (state.turn + 1) % state.hands.length;
  state.step = 'move';
}
