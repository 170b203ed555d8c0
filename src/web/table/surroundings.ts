// What the table takes from the page around it, and nothing else: without a page it can be driven by a test.

import type { ReadonlySignal } from '@preact/signals';
import type { Speech } from '../../i18n/format.ts';
import type { Player, SoundName } from '../../ui-kit/board.ts';

export interface Surroundings {
  /** How long things take, as a multiple of the usual; 0: no time at all. */
  readonly slowness: ReadonlySignal<number>;
  /** Nothing moves, however slow. */
  readonly isStill: ReadonlySignal<boolean>;
  /** The curtain falls where somebody sees what others may not, or before everybody. */
  readonly curtain: ReadonlySignal<'secrets' | 'always'>;
  /** Names that nobody chose, in the language of the page. */
  named(players: readonly Player[]): readonly Player[];
  /** The words of the game, in the language of the page. */
  speech(names: readonly string[]): Speech;
  /** What the page keeps for this game, by name: how people want things shown. */
  recall(name: string): string | null;
  keep(name: string, value: string): void;
  /** Silent where sounds are not wanted. `pitch` in semitones. */
  playSound(name: SoundName, volume: number, pitch?: number): void;
  /** In a first game: the keys of the only moves there are just now, if it is not over, and what is pointed at. */
  readonly guide?: {
    readonly allowed: ReadonlySignal<readonly string[] | undefined>;
    readonly pointed: ReadonlySignal<readonly string[]>;
  };
  /** What a tap comes to is worked out after the picture that answers it. */
  afterPicture(work: () => void): void;
}
