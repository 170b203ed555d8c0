// What is asked of who is to move.

import { knows, plain, type Speech, tell } from './format.ts';

interface Asking {
  readonly step: string;
}

interface Typed {
  readonly type: string;
}

/** `moves`: all that are possible. Only what can be done should be asked for. */
export function promptText(speech: Speech, view: Asking, moves: readonly Typed[]): string {
  return plain(tell(speech, promptKey(speech, view, moves), { ...view }));
}

export function promptKey(speech: Speech, view: Asking, moves: readonly Typed[]): string {
  const exact = exactPrompt(view.step, moves);
  return knows(speech, exact) ? exact : `prompt.${view.step}`;
}

/** The message, if the game has it, for a step in which just these types of moves are possible. */
export function exactPrompt(step: string, moves: readonly Typed[]): string {
  const types = [...new Set(moves.map(({ type }) => type))].toSorted();
  return `prompt.${step}.${types.join('+')}`;
}
