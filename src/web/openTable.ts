// A kept match, its rules and its board, brought together.

import { languages } from '../i18n/format.ts';
import { nextTask } from '../ui-kit/answer.ts';
import { startBots } from './bots/bots.ts';
import { loadGame, shelfEntry } from './games.ts';
import { openLocal } from './local.ts';
import type { KeptMatch } from './matches.ts';
import { offlineState } from './offline/offline.ts';
import { loadRules } from './rules/load.ts';
import { loadSiteWords } from './speech.ts';
import { find } from './store.ts';
import { type Controller, startTable } from './table/controller.ts';
import { pageAround } from './table/page.ts';
import { loadWords } from './words.ts';

/** Undefined if no such match is kept here. `watched`: as it is kept now, run by another tab. */
export async function openTable(id: string, how: 'run' | 'watched' = 'run'): Promise<Controller | undefined> {
  const kept = await find<KeptMatch>(id);
  if (!kept) return undefined;
  const loadBoard = shelfEntry(kept.game)?.loadBoard;
  if (!loadBoard) throw new Error(`${kept.game} has no board`);
  const [module, { board }] = await Promise.all([
    loadGame(kept.game, kept.file.header.rulesVersion),
    loadBoard(),
  ]);
  setTimeout(() => {
    // What is kept for good already need not be loaded before it is wanted, and what cannot be had now need not be tried.
    if (offlineState.value !== 'ready' && navigator.onLine) void loadTheRest(kept.game);
  }, restAfter);
  await nextTask();
  const connection = openLocal(kept, module, () => startBots(module));
  if (how === 'watched') connection.close();
  await nextTask();
  return startTable(connection, board, pageAround(kept.game));
}

/** What may be wanted beside the game at hand, so that a line that is cut later does no harm: comes when the person who
 *  has sat down is looking at the table, not waiting for it. */
const restAfter = 3000;

const fonts = import.meta.glob<string>('@small-fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** One after the other: who taps meanwhile does not wait for all of it. What cannot be had is asked for again when it is
 *  wanted, and said to be missing then; the others still come. */
async function loadTheRest(game: string): Promise<void> {
  const rest: readonly (() => Promise<unknown>)[] = [
    ...languages.flatMap((one) => [
      () => loadSiteWords(one),
      () => loadWords(game, one),
      () => loadRules(game, one),
    ]),
    () => import('./begin.ts'),
    () => import('./again.ts'),
    () => import('./setup/Setup.tsx'),
    () => import('./counsel/ReviewSection.tsx'),
    () => import('../table/rethink.ts'),
    () => import('./rules/RulesPage.tsx'),
    () => import('./rules/RulesText.tsx'),
    () => import('./replay/ReplayPage.tsx'),
    () => import('./lesson/LessonPage.tsx'),
    () => import('./files/save.ts'),
    () => import('./files/opened.ts'),
    // Not by document.fonts, which would lay the whole table out anew.
    ...Object.values(fonts).map((url) => () => fetch(url)),
  ];
  for (const load of rest) {
    await load().catch(() => {});
    await nextTask();
  }
}
