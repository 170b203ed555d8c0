import type { Game } from '../../kernel/game.ts';
import { moveLimit, options, ruleIds, seatCounts } from './components.ts';
import { moveKey, parseMove } from './moves.ts';
import { activeSeats, apply, awaitedSeats, legalMoves } from './rules.ts';
import { outcome, scoreParts } from './scoring.ts';
import { clone, setup } from './setup.ts';
import { toText } from './text.ts';
import type { Types } from './types.ts';
import { determinize, view, viewEvent } from './view.ts';
import { whyNot } from './whyNot.ts';

export const game: Game<Types> = {
  id: 'gold-rush',
  rulesVersion: 1,
  ruleIds,
  seatCounts,
  options,
  moveLimit,
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
