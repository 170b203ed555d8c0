// Games from the registries, and matches begun from them.

import { entryOf, partsOf, type Rules } from '../games/index.ts';
import { type ShelfEntry, shelf } from '../games/ui.ts';
import { levelNames } from '../kernel/hints.ts';
import { type LookName, lookNames, type Player } from '../ui-kit/board.ts';
import type { Wishes } from './begin.ts';
import type { KeptMatch } from './matches.ts';
import { language, ownName } from './settings.ts';
import { tell } from './speech.ts';
import { find } from './store.ts';
import { loadWords } from './words.ts';

export function shelfEntry(game: string): ShelfEntry | undefined {
  return shelf.find((entry) => entry.id === game);
}

/** Whether it can be played already. */
export function isOpen(game: string): boolean {
  return shelfEntry(game)?.loadBoard !== undefined;
}

/** By a version of its rules, or the newest, with its words in the language of the page. */
export async function loadGame(id: string, version?: number): Promise<Rules> {
  const entry = entryOf(id);
  if (!entry) throw new Error(`no game is called ${id}`);
  const [parts] = await Promise.all([partsOf(entry, version), loadWords(id, language.value)]);
  // Whoever opens it says what does not fit.
  return (parts ?? entry).rules();
}

/** One person here and one bot, or as few bots as the game allows: nothing to be chosen. */
export async function playNow(game: string): Promise<string> {
  const module = await loadGame(game);
  const seats = module.game.seatCounts.find((count) => count >= 2) ?? 1;
  const players = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? you() : bot(seat, lookNames[seat]!),
  );
  const wishes: Wishes = { players, levels: players.map(() => 'normal'), options: {}, seed: '' };
  const { begin } = await import('./begin.ts');
  return (await begin(module, wishes)).id;
}

export function you(): Player {
  return { seat: 0, name: ownName.value || tell('setup.you'), look: 'fox', kind: 'person' };
}

export function bot(seat: number, look: LookName): Player {
  return { seat, name: tell(`bot.${(seat + 4) % 5}`), look, kind: 'bot' };
}

/** The same people at the same seats with the same rules; chance is new, and another one begins. */
export async function playAgain(id: string): Promise<string> {
  const { optionsAgain } = await import('./again.ts');
  const kept = await find<KeptMatch>(id);
  if (!kept) throw new Error(`no match is called ${id}`);
  const module = await loadGame(kept.game);
  const wishes: Wishes = {
    players: kept.players,
    levels: kept.file.header.sitters.map(
      (sitter) => levelNames.find((level) => sitter.who === 'bot' && level === sitter.level) ?? 'normal',
    ),
    options: optionsAgain(module.game.options, kept.file),
    seed: '',
  };
  const { begin } = await import('./begin.ts');
  return (await begin(module, wishes)).id;
}
