// What is open on the table besides the game itself.

import { type Signal, signal } from '@preact/signals';
import type { VNode } from 'preact';
import type { RuleId, Seat } from '../../kernel/game.ts';
import type { SpotId } from '../../ui-kit/board.ts';
import type { Sentence } from './sentences.ts';

/** A window over the table: of these at most one. */
export type Window =
  | 'none'
  | 'keys'
  | 'ending'
  | 'results'
  | 'guide'
  | { readonly rule: RuleId | undefined }
  | { readonly seat: Seat };

/** A list beside the table. */
export type Drawer = 'none' | 'moves' | 'log' | 'words';

/** Something is the matter with the table: the line is cut, another page plays here. */
export interface Notice {
  readonly sentence: Sentence;
  readonly buttons?: VNode;
}

export interface Desk {
  readonly notice: Signal<Notice | undefined>;
  readonly window: Signal<Window>;
  readonly drawer: Signal<Drawer>;
  readonly focused: Signal<SpotId | undefined>;
  /** A turn of the list, or a step of it, that is drawn on the board: where they begin in the log. */
  readonly looked: Signal<{ readonly turn: number; readonly step?: number } | undefined>;
  /** The spot that was tapped last. */
  readonly pointed: Signal<SpotId | undefined>;
  toggle(drawer: Drawer): void;
}

export function openDesk(): Desk {
  const drawer = signal<Drawer>('none');
  const looked: Desk['looked'] = signal(undefined);
  return {
    window: signal<Window>('none'),
    drawer,
    focused: signal(undefined),
    notice: signal(undefined),
    looked,
    pointed: signal(undefined),
    toggle(which) {
      drawer.value = drawer.value === which ? 'none' : which;
      looked.value = undefined;
    },
  };
}
