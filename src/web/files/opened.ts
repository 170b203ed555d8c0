// A file that was chosen or dropped, kept here and on its way to its table. Loaded when it is wanted.

import { entryOf, partsOf } from '../../games/index.ts';
import type { Tell } from '../../ui-kit/board.ts';
import type { KeptMatch } from '../matches.ts';
import { language } from '../settings.ts';
import { find, keep } from '../store.ts';
import { loadWords } from '../words.ts';
import { type Finding, type LoadRules, readMatchFile } from './read.ts';
import { findingWords } from './words.ts';

const loadRules: LoadRules = async (id, version) => {
  const entry = entryOf(id);
  if (!entry) return undefined;
  await loadWords(id, language.value);
  return (await ((await partsOf(entry, version)) ?? entry).rules()).game;
};

export interface Looked {
  readonly finding: Finding;
  readonly words: string;
  readonly kept: KeptMatch | undefined;
}

export async function look(file: File, tell: Tell): Promise<Looked> {
  const { finding, kept } = await readMatchFile(await file.text(), loadRules, Date.now());
  return { finding, words: findingWords(finding, tell), kept };
}

/** What this device has of the same match stays as it is: it may have gone on. */
export async function keepLooked(kept: KeptMatch): Promise<KeptMatch> {
  const known = await find<KeptMatch>(kept.id).catch(() => undefined);
  if (known && known.file.log.length >= kept.file.log.length) return known;
  await keep(kept);
  return kept;
}
