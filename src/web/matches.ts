// The games of this device: each a match file with what only this device knows of it.

import type { MatchFile } from '../match/types.ts';
import type { Player } from '../ui-kit/board.ts';
import type { Kept } from './store.ts';

export interface KeptMatch extends Kept {
  readonly game: string;
  /** By seat. */
  readonly players: readonly Player[];
  readonly file: MatchFile;
  /** The table's share of chance: this device holds the table. */
  readonly secret: string | undefined;
  /** For the shelf. */
  readonly moves: number;
  readonly isOver: boolean;
  /** By seat, once it is over. */
  readonly places?: readonly number[];
}
