import type { Game } from '../../kernel/game.ts';
import { options, ruleIds, seatCounts } from './components.ts';
import { moveKey, parseMove } from './moves.ts';
import { activeSeats, apply, legalMoves, onTimeout } from './rules.ts';
import { outcome, scoreParts } from './scoring.ts';
import { clone, setup } from './setup.ts';
import { toText } from './text.ts';
import type { Types } from './types.ts';
import { determinize, view, viewEvent } from './view.ts';
import { whyNot } from './whyNot.ts';

export const game: Game<Types> = {
  id: 'emperors-gold',
  rulesVersion: 1,
  ruleIds,
  seatCounts,
  options,
  // Four players claim 16 tasks at most, with less than 20 rounds before each and at the end (ALL-5);
  // a turn has 12 moves: the emperor, a discarded row, 8 cards within reach, a claim, endTurn.
  moveLimit: (16 + 1) * 20 * 4 * 12,
  setup,
  clone,
  activeSeats,
  awaitedSeats: activeSeats,
  legalMoves,
  moveKey,
  parseMove,
  apply,
  onTimeout,
  outcome,
  view,
  viewEvent,
  scoreParts,
  whyNot,
  determinize,
  toText,
};
