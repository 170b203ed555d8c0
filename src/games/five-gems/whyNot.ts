import type { Refusal, RuleId, Seat } from '../../kernel/game.ts';
import { fixedRng } from '../../kernel/play.ts';
import { type CardId, handSize } from './components.ts';
import { gemAt } from './field.ts';
import { stands } from './match.ts';
import { moveKey } from './moves.ts';
import { legalMoves } from './rules.ts';
import type { Move, State, View } from './types.ts';
import { determinize } from './view.ts';

/** Legality lives in `legalMoves` alone; what follows only finds the paragraph and the words. */
export function whyNot(view: View, seat: Seat, move: Move): Refusal | undefined {
  const state = determinize(view, fixedRng());
  const key = moveKey(move);
  if (legalMoves(state, seat).some((legal) => moveKey(legal) === key)) return undefined;
  switch (state.step) {
    case 'chooseAction':
      return beforeAction(state, move);
    case 'placeGem':
      return move.type === 'place'
        ? badPlace(state, move.x, move.y)
        : because('FG-T1', 'placeFirst', { colour: state.held! });
    case 'pointAtGems':
      return move.type === 'point'
        ? badPointing(state, move.x, move.y)
        : because('FG-K3', 'pointFirst', { card: state.claiming! });
    case 'claimTasks':
    case 'drawTasks':
    case 'gameOver':
      return afterAction(state, move);
  }
}

type Words = Readonly<Record<string, string | number>>;

function because(rule: RuleId, reason: string, words: Words = {}): Refusal {
  return { rule, params: { reason, ...words } };
}

function beforeAction(state: State, move: Move): Refusal {
  switch (move.type) {
    case 'take':
      return because('FG-T1', 'notOpen', { colour: move.colour });
    case 'takeBlind':
      return because('FG-T1', 'stackEmpty');
    case 'place':
      return because('FG-T1', 'takeFirst');
    case 'swap':
      return badSwap(state, move);
    case 'move':
      return badMove(state, move);
    case 'pass':
    case 'endTurn':
      return because('FG-T4', 'actFirst');
    case 'claim':
      return because('FG-K1', 'actFirst');
    case 'point':
      return because('FG-K3', 'claimFirst');
    case 'draw':
      return because('FG-K2', 'notNow');
  }
}

function afterAction(state: State, move: Move): Refusal {
  switch (move.type) {
    case 'take':
    case 'takeBlind':
    case 'place':
      return because('FG-T1', 'oneAction');
    case 'swap':
      return because('FG-T2', 'oneAction');
    case 'move':
      return because('FG-T3', 'oneAction');
    case 'pass':
      return because('FG-T4', 'oneAction');
    case 'claim':
      return badClaim(state, move.card);
    case 'point':
      return because('FG-K3', state.referee === 'eyes' ? 'claimFirst' : 'automatic');
    case 'draw':
      return badDraw(state, move);
    case 'endTurn':
      return because('FG-K2', 'mustDraw');
  }
}

function badPlace({ field }: State, x: number, y: number): Refusal {
  return because('FG-T1', gemAt(field, x, y) ? 'occupied' : 'lonely');
}

type Pair = Extract<Move, { type: 'swap' | 'move' }>;

function badSwap({ field }: State, { x, y, toX, toY }: Pair): Refusal {
  const colour = gemAt(field, x, y);
  const other = gemAt(field, toX, toY);
  if (!colour || !other) return because('FG-T2', 'noGem');
  if (Math.abs(x - toX) + Math.abs(y - toY) !== 1) return because('FG-T2', 'notBeside');
  return because('FG-T2', 'sameColour', { colour });
}

function badMove({ field }: State, { x, y, toX, toY }: Pair): Refusal {
  if (!gemAt(field, x, y)) return because('FG-T3', 'noGem');
  if (gemAt(field, toX, toY)) return because('FG-T3', 'occupied');
  if (Math.abs(x - toX) + Math.abs(y - toY) !== 1) return because('FG-T3', 'oneStep');
  return because('FG-T3', 'lonely');
}

function badClaim(state: State, card: CardId): Refusal {
  if (state.step === 'drawTasks') return because('FG-K1', 'tooLate');
  if (!state.hands[state.turn]!.includes(card)) return because('FG-K1', 'notInHand', { card });
  return because('FG-K1', stands(state, card) ? 'stoodBefore' : 'notThere', { card });
}

function badDraw(state: State, { deck }: Extract<Move, { type: 'draw' }>): Refusal {
  if (state.hands.length === 1 && deck !== state.soloDeck) return because('FG-V1', 'otherDeck', { deck });
  if (state.hands[state.turn]!.length === handSize) return because('FG-K2', 'handFull');
  return because('FG-K2', 'deckEmpty', { deck });
}

function badPointing({ field }: State, x: number, y: number): Refusal {
  return because('FG-K3', gemAt(field, x, y) ? 'pointedTwice' : 'noGem');
}
