// Hints, reasons and the review in words, from what the bots said.

import { hintReason, mostChanged, percent, reasonsText } from '../../i18n/counsel.ts';
import { type Speech, tell } from '../../i18n/format.ts';
import { type AnyGame, type GameTypes, ignore, type Seat } from '../../kernel/game.ts';
import type { Term } from '../../kernel/hints.ts';
import { imagine } from '../../kernel/play.ts';
import type { RetoldFlaw, RetoldTurning } from '../../table/questions.ts';
import type { Hint } from './lamp.ts';

type View = GameTypes['view'];

/** Each move told as it stands when it is made. */
export function planWords(game: AnyGame, speech: Speech, view: View, plan: readonly string[]): string {
  const seat = view.viewer as Seat;
  const state = imagine(game, view);
  const told = plan.map((key, index) => {
    const move = game.parseMove(key)!;
    const words = tell(speech, `move.${move.type}`, { ...game.view(state, seat), ...move, seat });
    // What the last one brings need not be imagined.
    if (index < plan.length - 1) game.apply(state, seat, move, ignore);
    return words;
  });
  return told.join('; ');
}

/** Why the plan is good: the plan itself is seen on the board. */
export function hintWords(speech: Speech, { advised }: Hint): string {
  if (advised === 'thinking') return tell(speech, 'hint.thinking');
  if (advised === 'none') return tell(speech, 'hint.wait');
  return hintReason(speech, advised);
}

/** While it is nobody's turn all decide at once, and what the others have decided is still secret. Every game's view says
 *  whose turn it is. */
export function maySayWhy(view: View): boolean {
  return !('turn' in view) || view.turn !== null;
}

/** What tells of what only the bot can see is told when the game is over. */
export function whyWords(speech: Speech, terms: readonly Term[], isOver: boolean): string {
  const open = terms.filter((term) => isOver || !term.isSecret);
  if (open.length === 0 && terms.length > 0) return tell(speech, 'why.secret');
  return reasonsText(speech, open);
}

export function turningWords(game: AnyGame, speech: Speech, turning: RetoldTurning): string {
  const { index, seat, view, keys, change } = turning;
  return tell(speech, 'review.turning', {
    number: index + 1,
    seat,
    move: planWords(game, speech, view, keys),
    ...mostChanged(change),
  });
}

export function flawWords(game: AnyGame, speech: Speech, flaw: RetoldFlaw): string {
  const { index, seat, view, played, better, loss, verdict } = flaw;
  const inWords = (plan: readonly string[]): string => planWords(game, speech, view, plan);
  return tell(speech, 'review.loss', {
    number: index + 1,
    seat,
    verdict: tell(speech, `review.${verdict}`),
    points: percent(loss),
    played: inWords(played),
    better: inWords(better),
  });
}
