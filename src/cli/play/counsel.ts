// Hints for the person at the terminal, and the bots' reasons.

import { hintText, nextHintStep, reasonsText } from '../../i18n/counsel.ts';
import { type Speech, tell } from '../../i18n/format.ts';
import { type AnyGame, type GameTypes, ignore, type Seat } from '../../kernel/game.ts';
import { imagine } from '../../kernel/play.ts';
import { adviceQuestion, type Minds, reasonsOfBot } from '../../table/minds.ts';
import type { Advised, Ask } from '../../table/questions.ts';
import type { AnyMatch } from '../../table/table.ts';
import { moveText } from '../speech.ts';

export interface Counsellor {
  /** One step further each time, while the position is the same. */
  hint(match: AnyMatch, seat: Seat): Promise<string>;
}

export function counsellor(game: AnyGame, speech: Speech, ask: Ask): Counsellor {
  let known: { at: number; seat: Seat; step: number; advice: Advised | undefined } | undefined;
  return {
    async hint(match, seat) {
      if (known?.at !== match.changed || known.seat !== seat) {
        const advice = await ask(adviceQuestion(game, match, seat));
        known = { at: match.changed, seat, step: 0, advice };
      }
      const { advice } = known;
      if (!advice) return tell(speech, 'hint.wait');
      known.step = nextHintStep(known.step, advice);
      const plan = advice.plan.map((key) => game.parseMove(key)!);
      return hintText(
        speech,
        known.step,
        advice,
        planText(game, speech, game.view(match.state!, seat), plan),
      );
    },
  };
}

/** Each move told as it stands when it is made. */
export function planText(
  game: AnyGame,
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

/** Of the bot that moved last. */
export async function whyText(
  game: AnyGame,
  speech: Speech,
  match: AnyMatch,
  minds: Minds,
  ask: Ask,
): Promise<string> {
  const last = match.log.findLast(
    (entry) => entry.type === 'move' && match.header.sitters[entry.seat]!.who === 'bot',
  );
  if (last?.type !== 'move') return tell(speech, 'why.noMove');
  const terms = await reasonsOfBot(game, match, minds, last.seat, ask);
  const open = terms.filter((term) => !term.isSecret);
  const reasons =
    open.length === 0 && terms.length > 0 ? tell(speech, 'why.secret') : reasonsText(speech, open);
  return tell(speech, 'why.said', { name: speech.players[last.seat]!, reasons });
}
