// The rules that players read: each game's own RULES files, loaded when they are wanted.

import type { Language } from '../../i18n/format.ts';

const files = import.meta.glob<string>(['../../games/*/RULES.*.md', '!../../games/_*/**'], {
  query: '?raw',
  import: 'default',
});

/** Undefined where a game has none. */
export async function loadRules(game: string, language: Language): Promise<string | undefined> {
  return files[`../../games/${game}/RULES.${language}.md`]?.();
}
