// A kept match, its rules and its board, brought together.

import { loadGame, shelfEntry } from './games.ts';
import { openLocal } from './local.ts';
import type { KeptMatch } from './matches.ts';
import { loadRules } from './rules/load.ts';
import { find } from './store.ts';
import { type Controller, startTable } from './table/controller.ts';

/** Undefined if no such match is kept here. */
export async function openTable(id: string): Promise<Controller | undefined> {
  const kept = await find<KeptMatch>(id);
  if (!kept) return undefined;
  const loadBoard = shelfEntry(kept.game)?.loadBoard;
  if (!loadBoard) throw new Error(`${kept.game} has no board`);
  const [module, { board }] = await Promise.all([loadGame(kept.game), loadBoard()]);
  void loadTheRest(kept.game).catch(() => {});
  return startTable(openLocal(kept, module), board);
}

/** What may be wanted during the game, so that a line that is cut later does no harm. */
async function loadTheRest(game: string): Promise<void> {
  await Promise.all([
    loadRules(game),
    import('./setup/Setup.tsx'),
    import('./rules/RulesPage.tsx'),
    ...['Onest Variable', 'Yeseva One'].map((font) => document.fonts.load(`1rem "${font}"`, 'Ларец Larets')),
  ]);
}
