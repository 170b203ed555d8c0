// A match on its way out of the browser.

import type { AnyGame, GameTypes } from '../../kernel/game.ts';
import { serialise } from '../../match/file.ts';
import { end } from '../../match/match.ts';
import type { Match } from '../../match/types.ts';

/** Ended as it stands, so that the secret is open and everybody can check the file: the match itself goes on. */
export function fileText(game: AnyGame, match: Match<GameTypes>, now: number): string {
  const ended = match.isEnded ? undefined : end(game, match, now);
  const { header, log } = ended?.ok ? ended.match : match;
  return serialise({ header, log });
}

export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
