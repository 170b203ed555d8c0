// What the banner says, in words. Pure.

import { knows, type Speech, tell } from '../../i18n/format.ts';
import { promptKey } from '../../i18n/prompt.ts';
import type { GameTypes, Refusal } from '../../kernel/game.ts';

/** A sentence, and its twin for narrow places where it has one. */
export interface Sentence {
  readonly long: string;
  readonly short?: string;
}

type Values = Readonly<Record<string, unknown>>;

export function sentence(speech: Speech, key: string, values: Values = {}): Sentence {
  const long = tell(speech, key, values);
  const short = `${key}.short`;
  return knows(speech, short) ? { long, short: tell(speech, short, values) } : { long };
}

export function eventSentence(speech: Speech, event: GameTypes['event']): Sentence {
  return sentence(speech, `event.${event.type}`, { ...event });
}

export function promptSentence(
  speech: Speech,
  view: GameTypes['view'],
  moves: readonly GameTypes['move'][],
): Sentence {
  return sentence(speech, promptKey(speech, view, moves), { ...view });
}

export function refusalSentence(speech: Speech, refused: Refusal | { readonly code: string }): Sentence {
  if ('code' in refused) return sentence(speech, `refusal.${refused.code}`);
  const reason = refused.params?.reason;
  const key = reason === undefined ? `refusal.${refused.rule}` : `refusal.${refused.rule}.${reason}`;
  return sentence(speech, key, refused.params);
}

/** The name stands beside it already: "Anna: take a card" is told as "Take a card", "Anna takes" as "Takes". */
export function nameless({ long, short }: Sentence, name: string): Sentence {
  return { long: without(name, long), ...(short === undefined ? {} : { short: without(name, short) }) };
}

function without(name: string, text: string): string {
  const rest = [`${name}: `, `${name} `].find((start) => text.startsWith(start));
  const left = rest === undefined ? text : text.slice(rest.length);
  return left.charAt(0).toUpperCase() + left.slice(1);
}
