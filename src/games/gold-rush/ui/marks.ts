// Where on the mountainside a step of a turn happened, and what need not be asked again. Pure.

import type { Mark, StandingAnswer } from '../../../ui-kit/board.ts';
import type { Event, Mine, Types } from '../types.ts';

/** Anchors: the dollars of a seat, its portrait (numbers there hide no dollars), the cards of one number in a mine, a mine as a whole. */
export const anchors = {
  purse: (seat: number) => `purse:${seat}`,
  person: (seat: number) => `person:${seat}`,
  lies: (mine: Mine, number: number) => `lies:${mine}:${number}`,
  pit: (mine: Mine) => `pit:${mine}`,
  bank: 'bank',
  deck: 'deck',
  dice: 'dice',
} as const;

/** A step is what somebody chose or gained; what follows by itself belongs to the step before it. */
export function marks(event: Event): readonly Mark[] {
  switch (event.type) {
    case 'diePlaced':
      return [{ at: anchors.lies(event.mine, event.card), from: anchors.person(event.seat) }];
    case 'dieSetAside':
    case 'diceOut':
      return [{ at: anchors.dice }];
    case 'cardMined':
      return event.fate === 'taken' ? [{ at: anchors.lies(event.seat, event.card) }] : [];
    case 'guardSet':
      return [{ at: anchors.lies(event.seat, event.card) }];
    case 'figureBought':
    case 'figureHired':
    case 'upkeepPaid':
    case 'figuresReturned':
    case 'actionUsed':
    case 'veinFound':
    case 'caveInPaid':
    case 'muleCame':
      return [{ at: anchors.person(event.seat) }];
    case 'actionPassed':
      return [{ at: anchors.person(event.to), from: anchors.person(event.seat) }];
    case 'cardClaimed':
      return [{ at: anchors.lies(event.seat, event.card), from: anchors.pit('common') }];
    case 'cardBlownUp':
      return [{ at: anchors.pit(event.mine), from: anchors.person(event.seat) }];
    case 'turnBegan':
    case 'stoodBy':
    case 'cardDealt':
    case 'deckShuffled':
    case 'diceRolled':
    case 'cardTurned':
    case 'cardLost':
    case 'feePaid':
    case 'tollPaid':
    case 'dieTurned':
    case 'gameEnded':
      return [];
  }
}

/** GR-X2: "do not ask until my turn". */
export const standing: StandingAnswer<Types> = {
  answer: (view, moves) =>
    view.asked === view.viewer ? moves.find(({ type }) => type === 'letBe') : undefined,
  isOver: (view) => view.turn === view.viewer,
};
