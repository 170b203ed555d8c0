// One line at the foot of a terminal while blocks are played.

import { type Speech, tell } from '../../i18n/format.ts';
import type { Contest } from './contest.ts';
import type { Limits } from './looks.ts';
import type { Block } from './play.ts';
import { percent, span } from './report.ts';
import { summaryOf } from './summary.ts';

const barLength = 24;
const often = 250;

export interface Progress {
  onBlock(counted: () => readonly Block[], look: number): void;
  clear(): void;
}

export function startProgress(speech: Speech, contest: Contest, limits: Limits): Progress {
  const { stderr } = process;
  const started = performance.now();
  let drawnAt = Number.NEGATIVE_INFINITY;
  let played = 0;
  return {
    onBlock(counted, look) {
      played++;
      const now = performance.now();
      if (!stderr.isTTY || now - drawnAt < often) return;
      drawnAt = now;
      const blocks = counted();
      const { share, interval } = summaryOf(contest, limits, blocks);
      const filled = Math.round((blocks.length / look) * barLength);
      const text = tell(speech, 'arena.progress', {
        done: blocks.length,
        look,
        share: percent(share),
        interval: span(interval, percent),
        left: clock(((now - started) / played) * (look - blocks.length)),
      });
      stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(barLength - filled)} ${text}\x1b[K`);
    },
    clear: () => void (stderr.isTTY && stderr.write('\r\x1b[K')),
  };
}

function clock(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
