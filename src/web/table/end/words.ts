// What a game may say of its end, and what is said where it says nothing.

import { knows } from '../../../i18n/format.ts';
import type { ScorePart } from '../../../kernel/game.ts';
import { speechOf } from '../../speech.ts';
import type { Controller } from '../controller.ts';

/** `part.<key>` names parts for counting: those with one name are counted as one. */
export function labelOfPart(controller: Controller, { key, params }: ScorePart): string {
  return mayTell(controller, `part.${key}`) ?? controller.tell(`score.${key}`, params);
}

/** Undefined: the game has no such message. */
export function mayTell({ game, players, tell }: Controller, key: string): string | undefined {
  const names = players.value.map(({ name }) => name);
  return knows(speechOf(game.id, names), key) ? tell(key) : undefined;
}
