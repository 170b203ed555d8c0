// Hints for the person at the terminal, and the bots' reasons.

import { type Advice, adviceOf } from '../../bots/advice.ts';
import { knowledgeOf } from '../../bots/knowledge.ts';
import type { GameModule } from '../../games/index.ts';
import { hintText, nextHintStep, reasonsText } from '../../i18n/counsel.ts';
import { type Speech, tell } from '../../i18n/format.ts';
import { type GameTypes, ignore, type Seat } from '../../kernel/game.ts';
import { imagine } from '../../kernel/play.ts';
import { rngFromSeed } from '../../kernel/random.ts';
import { moveText } from '../speech.ts';
import type { AnyMatch } from '../table.ts';
import type { SeatedBots } from './seated.ts';

export interface Counsellor {
  /** One step further each time, while the position is the same. */
  hint(match: AnyMatch, seat: Seat): string;
}

export function counsellor(module: GameModule, speech: Speech): Counsellor {
  const knowledge = knowledgeOf(module.game, module.hints);
  let known: { at: number; seat: Seat; step: number; advice: Advice<GameTypes> | undefined } | undefined;
  return {
    hint(match, seat) {
      const view = module.game.view(match.state!, seat);
      if (known?.at !== match.changed || known.seat !== seat) {
        const advice = adviceOf(knowledge, view, rngFromSeed(`hint/${match.changed}`));
        known = { at: match.changed, seat, step: 0, advice };
      }
      if (!known.advice) return tell(speech, 'hint.wait');
      known.step = nextHintStep(known.step, known.advice);
      return hintText(
        speech,
        known.step,
        known.advice,
        planText(module, speech, view, known.advice.plan.moves),
      );
    },
  };
}

/** Each move told as it stands when it is made. */
export function planText(
  { game }: GameModule,
  speech: Speech,
  view: GameTypes['view'],
  moves: readonly GameTypes['move'][],
): string[] {
  const seat = view.viewer as Seat;
  const state = imagine(game, view);
  return moves.map((move) => {
    const told = moveText(speech, move, game.view(state, seat));
    game.apply(state, seat, move, ignore);
    return told;
  });
}

export function whyText(speech: Speech, bots: SeatedBots): string {
  const last = bots.lastReasons();
  if (!last) return tell(speech, 'why.noMove');
  const open = last.terms.filter((term) => !term.isSecret);
  const reasons =
    open.length < last.terms.length && open.length === 0
      ? tell(speech, 'why.secret')
      : reasonsText(speech, open);
  return tell(speech, 'why.said', { name: speech.players[last.seat]!, reasons });
}
