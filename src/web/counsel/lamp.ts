// Hints for the person who looks: a whole plan, shown on the board until it has been played or put away.

import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { GameTypes, Viewer } from '../../kernel/game.ts';
import type { Advised } from '../../table/questions.ts';
import type { SpotId } from '../../ui-kit/board.ts';
import type { Offer } from '../../ui-kit/offers.ts';
import type { Counsel } from '../connection.ts';

export interface Hint {
  readonly view: GameTypes['view'];
  /** `thinking`: not known yet; `none`: nothing had better be done. */
  readonly advised: Advised | 'thinking' | 'none';
  /** So many steps of the plan have been made. */
  readonly done: number;
}

/** Where the plan goes on. */
export interface Marks {
  readonly spots: readonly SpotId[];
  /** Of the button that makes the move. */
  readonly button: string | undefined;
}

export interface Lamp {
  readonly hint: ReadonlySignal<Hint | undefined>;
  readonly marks: ReadonlySignal<Marks>;
  /** The key of the move that the plan goes on with. */
  readonly next: ReadonlySignal<string | undefined>;
  readonly canShine: ReadonlySignal<boolean>;
  press(): void;
  close(): void;
  /** Who looks has decided on this move: the plan goes on, or is put away. */
  made(key: string): void;
  /** Something of who looks has happened, whoever wanted it. */
  happened(): void;
}

interface Seen {
  readonly counsel: Pick<Counsel, 'advise'>;
  readonly viewer: ReadonlySignal<Viewer>;
  readonly view: ReadonlySignal<GameTypes['view']>;
  readonly offers: ReadonlySignal<readonly Offer[]>;
}

/** A hint, and the decision that it helps with. */
interface Lit {
  readonly hint: Hint;
  readonly seat: Viewer;
  readonly keys: string;
  /** A step of the plan is under way. */
  readonly isMade: boolean;
}

export function lightLamp({ counsel, viewer, view, offers }: Seen): Lamp {
  const latest = signal<Lit | undefined>(undefined);
  const keys = computed(() => offers.value.map(({ key }) => key).join(' '));
  const hint = computed(() => {
    const lit = latest.value;
    return lit && (lit.isMade || lit.hint.view === view.value) ? lit.hint : undefined;
  });
  const next = computed(() => nextOf(hint.value));
  const ask = (): void => {
    const seat = viewer.value;
    if (seat === 'spectator') return;
    const asked: Hint = { view: view.value, advised: 'thinking', done: 0 };
    const lit: Lit = { hint: asked, seat, keys: keys.value, isMade: false };
    latest.value = lit;
    counsel.advise(seat).then(
      (advised) => {
        if (latest.value === lit) latest.value = { ...lit, hint: { ...asked, advised: advised ?? 'none' } };
      },
      () => {
        if (latest.value === lit) latest.value = undefined;
      },
    );
  };
  effect(() => {
    const lit = latest.value;
    if (!lit || lit.hint.view === view.value || keys.value === '') return;
    const isSame = lit.seat === viewer.value && lit.keys === keys.value;
    // Only now: a plan goes on from the view that its last step has led to.
    const hintNow = { ...lit.hint, view: view.value, done: lit.hint.done + (lit.isMade ? 1 : 0) };
    const goesOn = lit.isMade && offers.value.some(({ key }) => key === nextOf(hintNow));
    const present = keys.value;
    untracked(() => {
      if (goesOn) latest.value = { ...lit, isMade: false, keys: present, hint: hintNow };
      // Others may act while somebody thinks: then the same question is asked about what is there now.
      else if (isSame && !lit.isMade) ask();
      else latest.value = undefined;
    });
  });
  return {
    hint,
    next,
    marks: computed(() => marksOf(next.value, offers.value)),
    canShine: computed(() => offers.value.length > 0),
    press() {
      if (offers.value.length > 0 && !hint.value) ask();
    },
    close() {
      latest.value = undefined;
    },
    made(key) {
      const lit = latest.value;
      if (!lit) return;
      const goesOn = nextOf(lit.hint) === key && isUnfinished(lit.hint);
      latest.value = goesOn ? { ...lit, isMade: true } : undefined;
    },
    happened() {
      if (latest.value && !latest.value.isMade) latest.value = undefined;
    },
  };
}

function nextOf(hint: Hint | undefined): string | undefined {
  return typeof hint?.advised === 'object' ? hint.advised.plan[hint.done] : undefined;
}

/** More is to be done after the next step. */
function isUnfinished({ advised, done }: Hint): boolean {
  return typeof advised === 'object' && done + 1 < advised.plan.length;
}

const nowhere: Marks = { spots: [], button: undefined };

export function marksOf(next: string | undefined, offers: readonly Offer[]): Marks {
  const offer = offers.find(({ key }) => key === next);
  if (!offer) return nowhere;
  const { key, placing } = offer;
  return 'at' in placing && placing.at.length > 0
    ? { spots: [...placing.at, ...(placing.set ?? [])], button: undefined }
    : { spots: placing.set ?? [], button: key };
}
