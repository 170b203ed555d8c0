// What somebody at the table wants done, as it comes in from a screen, a terminal or a line.

import type { Seat } from '../kernel/game.ts';
import type { Problem, Sitter } from '../match/types.ts';

export type Submission = {
  readonly seat: Seat;
  /** The entry after which it was meant: no key is played whose meaning has changed since. */
  readonly after: number;
  /** Different for every one: whoever hears it twice does it once. */
  readonly id: string;
} & Deed;

export type Deed =
  | { readonly do: 'move'; readonly key: string }
  | { readonly do: 'takeBack'; readonly steps: number }
  | { readonly do: 'resign' }
  | { readonly do: 'handOver'; readonly to: Sitter };

/** Why it was not done. `stale`: something else had happened by then. `offline`: nobody hears it. */
export type Unmade = Problem | { readonly code: 'stale' | 'offline' };
