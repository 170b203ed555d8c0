import type { Game } from '../../kernel/game.ts';
import { apply } from './apply.ts';
import { options, ruleIds, seatCounts } from './components.ts';
import { moveKey, parseMove } from './moves.ts';
import { activeSeats, legalMoves } from './rules.ts';
import { outcome, scoreParts } from './scoring.ts';
import { clone, setup } from './setup.ts';
import { toText } from './text.ts';
import type { Types } from './types.ts';
import { determinize, view, viewEvent } from './view.ts';
import { whyNot } from './whyNot.ts';

export const game: Game<Types> = {
  id: 'five-gems',
  rulesVersion: 2,
  ruleIds,
  seatCounts,
  options,
  // 5 seats with 6 tasks each and one more: 31 tasks, each after at most 20 rounds of 5 turns (ALL-5).
  // A turn has 3 moves (take, place, endTurn), and each of 90 cards is drawn once, claimed once and
  // pointed at four times.
  moveLimit: 31 * (20 * 5 + 1) * 3 + 90 * 6,
  setup,
  clone,
  activeSeats,
  awaitedSeats: activeSeats,
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
