// The contract of a first game: a real table with a known deal, on which somebody learns by doing. A game keeps its
// own in `lesson/`: the steps as data, and their words in both languages. `test/unit/lessons.test.ts` plays each.

import type { Seat } from './game.ts';
import type { Options } from './options.ts';

/** Whoever learns sits at seat 0; bots at the others, who move on cue until the last step, and freely after it. */
export interface Lesson {
  readonly seats: number;
  /** Those that are not as usual. */
  readonly options: Options;
  readonly seed: string;
  /** Eight to fifteen, each with one idea. */
  readonly steps: readonly LessonStep[];
}

/** `id`: told by `lesson.<id>`. `at`: spots, pieces or anchors that are pointed at meanwhile. */
interface Told {
  readonly id: string;
  readonly at?: readonly string[];
}

export type LessonStep =
  /** Something is pointed out. */
  | ({ readonly kind: 'see' } & Told)
  /** Whoever learns makes these moves, one after the other; then `lesson.<id>.done` tells what came of it. */
  | ({ readonly kind: 'try'; readonly keys: readonly string[] } & Told)
  /** Another seat makes these moves. */
  | ({ readonly kind: 'watch'; readonly seat: Seat; readonly keys: readonly string[] } & Told);
