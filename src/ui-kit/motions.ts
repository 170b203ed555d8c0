// How things move and sound when something happens: what a board may say of it.

/** A thing that moves about: 'army:0:3', 'card:27', 'emperor'. It keeps its id from view to view: that is what
 *  makes it travel instead of vanishing here and appearing there. Unique on the screen. */
export type PieceId = string;

/** A drawing of game-icons.net, as one line in a square of 512: `import tower from 'icon:stone-tower'`. */
export type Icon = string;

export type SoundName =
  | 'tap'
  | 'place'
  | 'slide'
  | 'card'
  | 'coin'
  | 'march'
  | 'build'
  | 'break'
  | 'dice'
  | 'boom'
  | 'hop'
  | 'splash'
  | 'bell'
  | 'note'
  | 'gain'
  | 'turn'
  | 'win'
  | 'lose';

/** How one event looks. Without it pieces slide from where they were to where they are, new ones fade in,
 *  lost ones fade out. */
export interface Motion {
  /** slide: straight; arc: in a bow, for things that are thrown or dealt; hop: up and down on the way. */
  readonly path?: 'slide' | 'arc' | 'hop';
  /** Where pieces come from that were not on the picture: another piece's, anchor's or spot's id. */
  readonly from?: Readonly<Record<PieceId, string>>;
  /** Where pieces go that are no longer on the picture. */
  readonly to?: Readonly<Record<PieceId, string>>;
  /** For all new and lost pieces that `from` and `to` do not name. */
  readonly fromAll?: string;
  readonly toAll?: string;
  /** What a piece travels by: ids of spots, pieces or anchors, the first one first. */
  readonly along?: Readonly<Record<PieceId, readonly string[]>>;
  /** Counts that fly and vanish ("+2" from the card to the plate): from and to as above. */
  readonly fly?: readonly {
    readonly from: string;
    readonly to: string;
    readonly text: string;
    readonly icon?: Icon;
  }[];
  /** This spot, piece or anchor comes near for a moment, large, in the middle of the board. */
  readonly lens?: string;
  /** Spots or pieces that light up for a moment, one after the other. */
  readonly flash?: readonly string[];
  readonly sound?: SoundName;
  /** Semitones above the sound's own: repeated sounds climb. */
  readonly pitch?: number;
  /** 1 is usual; 0: do not stop for this event. */
  readonly weight?: number;
}
