// Why a move is not possible: the paragraph it offends, in the order in which a person would be told.

import type { Params, Refusal, RuleId, Seat } from '../../kernel/game.ts';
import { type Cell, cellById } from './board.ts';
import { cardById, type Token } from './components.ts';
import { holdsAll } from './hand.ts';
import { paysStep, spareCard, symbolCount } from './paying.ts';
import type { CardId, CharacterId, Move, View } from './types.ts';
import { cellOf, destinations, tokenOn } from './walking.ts';

export function whyNot(view: View, seat: Seat, move: Move): Refusal | undefined {
  switch (view.step) {
    case 'chooseCharacter':
      return move.type === 'character'
        ? characterTaken(view, move.character)
        : because('BB-S3', 'chooseCharacter');
    case 'chooseStart':
      return move.type === 'start' ? startRefused(view, move.cell) : because('BB-S3', 'chooseStart');
    case 'move':
      return moveRefused(view, seat, move);
    case 'refill':
      return refillRefused(view, move);
    case 'gameOver':
      return because('BB-E1');
  }
}

function because(rule: RuleId, reason?: string, params?: Params): Refusal {
  return reason === undefined ? { rule } : { rule, params: { reason, ...params } };
}

function characterTaken(view: View, character: CharacterId): Refusal | undefined {
  const owner = view.characters.indexOf(character);
  return owner < 0 ? undefined : because('BB-S3', 'characterTaken', { character, seat: owner });
}

function startRefused(view: View, cell: string): Refusal | undefined {
  if (cellById.get(cell)!.mark !== 'start') return because('BB-S3', 'notStart', { cell });
  const owner = view.cells.indexOf(cell);
  return owner < 0 ? undefined : because('BB-S3', 'startTaken', { cell, seat: owner });
}

function moveRefused(view: View, seat: Seat, move: Move): Refusal | undefined {
  switch (move.type) {
    case 'character':
    case 'start':
      return because('BB-S3', 'chosen');
    case 'go': {
      const to = cellById.get(move.to)!;
      return placeRefused(view, seat, to) ?? priceRefused(view.hand, move.cards, to, tokenOn(view, to));
    }
    case 'stop':
      return undefined;
    case 'draw':
    case 'discard':
      return because('BB-T8', 'stopFirst');
  }
}

function placeRefused(view: View, seat: Seat, to: Cell): Refusal | undefined {
  const from = cellOf(view, seat);
  if (to === from) return because('BB-T6', 'here');
  const owner = view.cells.indexOf(to.id);
  if (owner >= 0) return because('BB-T6', 'occupied', { cell: to.id, seat: owner });
  const within = destinations(view, from);
  if (within.includes(to)) return undefined;
  const barrier = within.find((cell) => tokenOn(view, cell) !== undefined && cell.neighbours.includes(to));
  if (barrier) return because('BB-T6', 'tokenBetween', { cell: to.id, between: barrier.id });
  const rule = to.kind === 'round' ? 'BB-T2' : tokenOn(view, to) === undefined ? 'BB-T4' : 'BB-T5';
  return because(rule, 'notNeighbour', { cell: to.id });
}

function priceRefused(
  hand: readonly CardId[],
  cards: readonly CardId[],
  to: Cell,
  token: Token | undefined,
): Refusal | undefined {
  if (!holdsAll(hand, cards)) return because('BB-T7', 'notInHand', { cards });
  if (token) return tokenUnpaid(cards, token);
  if (cards.length > 1) return because(to.kind === 'round' ? 'BB-T2' : 'BB-T4', 'oneCard', { cell: to.id });
  if (paysStep(cardById.get(cards[0]!)!, to)) return undefined;
  return because('BB-T2', 'wrongSymbol', { cell: to.id, symbol: to.symbol!, card: cards[0]! });
}

function tokenUnpaid(cards: readonly CardId[], token: Token): Refusal | undefined {
  const { symbol, number } = token;
  const shown = symbolCount(cards, token.symbolIndex);
  if (shown < number) return because('BB-T5', 'tooFew', { symbol, number, shown });
  const spare = spareCard(cards, token);
  return spare === undefined ? undefined : because('BB-T5', 'spare', { symbol, number, card: spare });
}

function refillRefused(view: View, move: Move): Refusal | undefined {
  switch (move.type) {
    case 'character':
    case 'start':
      return because('BB-S3', 'chosen');
    case 'go':
    case 'stop':
      return because('BB-T1', 'walked');
    case 'draw':
      return undefined;
    case 'discard':
      return holdsAll(view.hand, move.cards)
        ? undefined
        : because('BB-T8', 'notInHand', { cards: move.cards });
  }
}
