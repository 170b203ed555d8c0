import type { Game } from '../../kernel/game.ts';
import { moveLimit, options, ruleIds, seatCounts } from './components.ts';
import en from './i18n/en.json' with { type: 'json' };
import ru from './i18n/ru.json' with { type: 'json' };
import { moveKey, parseMove } from './moves.ts';
import { activeSeats, apply, awaitedSeats, legalMoves } from './rules.ts';
import { outcome, scoreParts } from './scoring.ts';
import { clone, setup } from './setup.ts';
import { toText } from './text.ts';
import type { Types } from './types.ts';
import { determinize, view, viewEvent } from './view.ts';
import { whyNot } from './whyNot.ts';

export { hints } from './bot.ts';

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

export const texts = { en, ru };
