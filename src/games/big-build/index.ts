// The Big Build, put together.

import type { Game, RuleId } from '../../kernel/game.ts';
import { firstSeatOption } from '../../kernel/options.ts';
import { apply } from './apply.ts';
import { moveKey, parseMove } from './keys.ts';
import { activeSeats, legalMoves } from './rules.ts';
import { outcome, scoreParts } from './scoring.ts';
import { clone, setup } from './setup.ts';
import { toText } from './text.ts';
import type { Types } from './types.ts';
import { determinize, view, viewEvent } from './view.ts';
import { whyNot } from './whyNot.ts';

const common: readonly RuleId[] = ['ALL-1', 'ALL-2', 'ALL-3', 'ALL-4', 'ALL-5'];
const components: readonly RuleId[] = ['BB-C1', 'BB-C2', 'BB-C3', 'BB-C4'];
const preparation: readonly RuleId[] = ['BB-S1', 'BB-S2', 'BB-S3'];
const turn: readonly RuleId[] = ['BB-T1', 'BB-T2', 'BB-T3', 'BB-T4', 'BB-T5', 'BB-T6', 'BB-T7', 'BB-T8'];

export const game: Game<Types> = {
  id: 'big-build',
  rulesVersion: 2,
  ruleIds: [...common, ...components, ...preparation, ...turn, 'BB-P1', 'BB-E1'],
  seatCounts: [2, 3, 4, 5],
  options: [firstSeatOption],
  // Two moves a seat to begin with; four a turn (three cards walked, or two and a stop, and the refill);
  // and before each of fifteen tokens at most twenty rounds of five (ALL-5).
  moveLimit: 2 * 5 + 4 * 15 * 20 * 5,
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
