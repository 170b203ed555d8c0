// Eight-Minute Empire, put together from its parts.

import type { Game } from '../../kernel/game.ts';
import { apply } from './apply.ts';
import { moveKey, parseMove } from './moves.ts';
import { options } from './options.ts';
import { activeSeats, legalMoves } from './rules.ts';
import { outcome, scoreParts } from './scoring.ts';
import { clone, setup } from './setup.ts';
import { toText } from './text.ts';
import type { Types } from './types.ts';
import { determinize, view, viewEvent } from './view.ts';
import { whyNot } from './whyNot.ts';

export const game: Game<Types> = {
  id: 'eight-minute-empire',
  rulesVersion: 2,
  ruleIds: [
    ...(['ALL-1', 'ALL-2', 'ALL-3', 'ALL-4', 'ALL-5'] as const),
    ...(['EE-C1', 'EE-C2', 'EE-S1', 'EE-S2', 'EE-S3', 'EE-S4'] as const),
    ...(['EE-T1', 'EE-T2', 'EE-T3', 'EE-T4', 'EE-T5', 'EE-T6', 'EE-T7', 'EE-T8', 'EE-T9'] as const),
    ...(['EE-E1', 'EE-P1', 'EE-P2', 'EE-P3', 'EE-P4', 'EE-V1', 'EE-V2', 'EE-V3'] as const),
  ],
  seatCounts: [2, 3, 4, 5],
  options,
  // A turn is a card, at most six units (EE-C1), and its end; at most 35 turns (EE-E1) after at most ten
  // neutral armies and five bids; three such games (EE-V1) with a pause after the first and the second.
  moveLimit: 3 * (10 + 5 + 35 * 8) + 2,
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
