import type { Game } from '../../kernel/game.ts';
import { options, ruleIds, seatCounts } from './components.ts';
import { activeSeats, apply, awaitedSeats, legalMoves, moveKey, parseMove } from './rules.ts';
import { outcome, scoreParts } from './scoring.ts';
import { clone, setup } from './setup.ts';
import { toText } from './text.ts';
import type { Types } from './types.ts';
import { determinize, view, viewEvent } from './view.ts';
import { whyNot } from './whyNot.ts';

export const game: Game<Types> = {
  id: '_template',
  rulesVersion: 1,
  ruleIds,
  seatCounts,
  options,
  // A point at least every 20 rounds (ALL-5), and 4 seats with less than 40 points each; a turn has
  // 6 moves: turnUp, layCard, raise twice, endTurn, answer.
  moveLimit: 20 * 4 * (4 * 40) * 6,
  setup,
  clone,
  activeSeats,
  awaitedSeats,
  legalMoves,
  moveKey,
  parseMove,
  apply,
  outcome,
  view,
  viewEvent,
  scoreParts,
  whyNot,
  determinize,
  toText,
};
