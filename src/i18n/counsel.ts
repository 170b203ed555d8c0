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

/** After so many steps. Where there is no choice the move is told at once, and without a reason there is no where. */
export function nextHintStep(
  step: number,
  { terms, confidence }: Pick<Counsel, 'terms' | 'confidence'>,
): number {
  const isBrief = confidence === 'only' || (step > 0 && terms.length === 0);
  return isBrief ? hintSteps : Math.min(hintSteps, step + 1);
}

/** So many reasons are told of a move that was made: more nobody reads. */
const mostReasons = 2;

/** `moves`: the plan in words. */
export function hintText(speech: Speech, step: number, counsel: Counsel, moves: readonly string[]): string {
  return capital(step < hintSteps ? pointerText(speech, step, counsel) : adviceText(speech, counsel, moves));
}

/** Of a plan that is shown: only what speaks for it. */
export function hintReason(speech: Speech, { terms, confidence }: Counsel): string {
  const [first] = terms;
  const doubt = confidence === 'equal' ? [tell(speech, 'hint.confidence.equal')] : [];
  if (first) return capital([reason(speech, 'why', first), ...doubt].join(' '));
  return tell(speech, confidence === 'untried' ? 'hint.nothing' : `hint.confidence.${confidence}`);
}

function pointerText(speech: Speech, step: number, { terms, confidence }: Counsel): string {
  const [first] = terms;
  if (first) return reason(speech, step === 1 ? 'matters' : 'where', first);
  return tell(
    speech,
    confidence === 'clear' || confidence === 'slight' ? 'hint.unexplained' : 'hint.nothing',
  );
}

function adviceText(speech: Speech, { terms, share, confidence }: Counsel, moves: readonly string[]): string {
  const plan = `${moves.join(' → ')}.`;
  if (confidence === 'only') return `${plan} ${tell(speech, 'hint.confidence.only')}`;
  return [
    plan,
    ...(terms[0] ? [reason(speech, 'why', terms[0])] : []),
    tell(speech, 'hint.chance', { percent: percent(share) }),
    ...(confidence === 'untried' ? [] : [tell(speech, `hint.confidence.${confidence}`)]),
  ].join(' ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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
