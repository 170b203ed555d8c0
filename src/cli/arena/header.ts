// What results are results of.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../../../package.json' with { type: 'json' };
import type { AnyGame } from '../../kernel/game.ts';
import type { Contest } from './contest.ts';
import type { Header } from './results.ts';

const source = fileURLToPath(new URL('../../', import.meta.url));

export function headerOf(game: AnyGame, contest: Contest): Header {
  const { version } = manifest;
  return {
    larets: 'arena',
    version,
    rulesVersion: game.rulesVersion,
    code: fingerprint(game.id),
    ...contest,
  };
}

/** Of all that can change a move: a bot that was altered must not go on where another one stopped. */
export function fingerprint(game: string): string {
  const hash = createHash('sha256');
  for (const folder of ['kernel', 'bots', join('games', game)]) {
    const files = readdirSync(join(source, folder), {
      recursive: true,
      encoding: 'utf8',
      withFileTypes: true,
    });
    const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
    const deciding = paths.filter((path) => decides(path.slice(source.length)));
    for (const path of deciding.sort()) hash.update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

/** Whether a move may depend on the file, by its path below src. Hints, reasons and reviews ask the bots and are not asked
 *  by them. */
export function decides(path: string): boolean {
  return !/[\\/](test|ui|i18n)[\\/]|^bots[\\/](advice|review)\.ts$|[\\/]bot[\\/]terms\.ts$|\.md$/.test(path);
}
