// Hints, reasons and verdicts in words. What is said comes from named terms of the bots' evaluation.

import { type Speech, tell } from './format.ts';

type Params = Readonly<Record<string, unknown>>;

/** As the bots give it. */
export interface Reason {
  readonly key: string;
  readonly params?: Params;
}

export interface Counsel {
  readonly terms: readonly Reason[];
  /** Of the win, 0 … 1. */
  readonly share: number;
  readonly confidence: 'only' | 'untried' | 'clear' | 'slight' | 'equal';
}

/** First what matters, then where, then the move itself. */
export const hintSteps = 3;

/** So many reasons are told of a move that was made: more nobody reads. */
const mostReasons = 2;

/** `moves`: the plan in words. */
export function hintText(speech: Speech, step: number, counsel: Counsel, moves: readonly string[]): string {
  const [first] = counsel.terms;
  if (step < hintSteps && !first) return tell(speech, 'hint.nothing');
  if (step < hintSteps) return reason(speech, step === 1 ? 'matters' : 'where', first!);
  return [
    `${moves.join(' → ')}.`,
    ...(first ? [reason(speech, 'why', first)] : []),
    tell(speech, 'hint.chance', { percent: percent(counsel.share) }),
    ...(counsel.confidence === 'untried' ? [] : [tell(speech, `hint.confidence.${counsel.confidence}`)]),
  ].join(' ');
}

export function reasonsText(speech: Speech, terms: readonly Reason[]): string {
  if (terms.length === 0) return tell(speech, 'why.unknown');
  return terms
    .slice(0, mostReasons)
    .map((term) => reason(speech, 'why', term))
    .join(' ');
}

function reason(speech: Speech, kind: 'matters' | 'where' | 'why', { key, params }: Reason): string {
  return tell(speech, `${kind}.${key}`, params);
}

/** Whom a turn of the game concerned most, and by how much. */
export function mostChanged(change: readonly number[]): { readonly whose: number; readonly change: string } {
  let whose = 0;
  for (const [seat, share] of change.entries()) if (Math.abs(share) > Math.abs(change[whose]!)) whose = seat;
  return { whose, change: points(change[whose]!) };
}

/** Whole points of a hundred. */
export function percent(share: number): number {
  return Math.round(100 * share);
}

/** With its sign. */
export function points(share: number): string {
  const whole = percent(share);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0';
}
