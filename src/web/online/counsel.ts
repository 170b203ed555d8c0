// What this device can say of a game far away: from what it sees, and of one that is over, from its file.

import type { Rules } from '../../games/index.ts';
import type { Viewer } from '../../kernel/game.ts';
import { rngFromSeed } from '../../kernel/random.ts';
import type { MatchFile } from '../../match/types.ts';
import { startBots } from '../bots/bots.ts';
import type { Counsel } from '../connection.ts';
import { ask } from './api.ts';
import type { Remote } from './remote.ts';

export function counselFor(module: Rules, remote: Remote): Counsel & { close(): void } {
  const game = module.game.id;
  const bots = startBots(module);
  return {
    async advise(seat) {
      const seen = remote.seen.peek();
      const view = seen?.views.get(seat as Viewer);
      if (!seen || !view) return undefined;
      return bots.ask({ kind: 'advise', game, view, rng: rngFromSeed(`hint/${seen.seq}`) });
    },
    explain: async () => [],
    review(progress) {
      const reviewers = startBots(module);
      const reviewed = fileOf(remote.mirror.peek()?.match ?? '').then((file) => {
        if (!file) throw new Error('no file');
        return reviewers.ask({ kind: 'review', game, file, secret: undefined }, progress);
      });
      return { reviewed, stop: reviewers.close };
    },
    close: bots.close,
  };
}

/** Of a match that is over. */
export async function fileOf(match: string): Promise<MatchFile | undefined> {
  const answer = await ask<MatchFile>(`matches/${encodeURIComponent(match)}/file`);
  return answer.ok ? answer.value : undefined;
}
