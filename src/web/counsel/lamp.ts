// Hints for the person who looks: what matters, then where, then the move. They end with the position they are about.

import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { nextHintStep } from '../../i18n/counsel.ts';
import type { GameTypes, Viewer } from '../../kernel/game.ts';
import type { Advised } from '../../table/questions.ts';
import type { SpotId } from '../../ui-kit/board.ts';
import type { Offer } from '../../ui-kit/offers.ts';
import type { Counsel } from '../connection.ts';

export type HintStep = 1 | 2 | 3;

export interface Hint {
  readonly view: GameTypes['view'];
  readonly step: HintStep;
  /** `thinking`: not known yet; `none`: nothing had better be done. */
  readonly advised: Advised | 'thinking' | 'none';
}

/** Where the advised plan begins, once that is told. */
export interface Marks {
  readonly spots: readonly SpotId[];
  /** Of the button that makes the move. */
  readonly button: string | undefined;
}

export interface Lamp {
  readonly hint: ReadonlySignal<Hint | undefined>;
  readonly marks: ReadonlySignal<Marks>;
  readonly canShine: ReadonlySignal<boolean>;
  /** One step further. */
  press(): void;
  close(): void;
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
}

export function lightLamp({ counsel, viewer, view, offers }: Seen): Lamp {
  const latest = signal<Lit | undefined>(undefined);
  const keys = computed(() => offers.value.map(({ key }) => key).join(' '));
  const hint = computed(() => (latest.value?.hint.view === view.value ? latest.value.hint : undefined));
  const ask = (step: HintStep): void => {
    const seat = viewer.value;
    if (seat === 'spectator') return;
    const asked: Hint = { view: view.value, step, advised: 'thinking' };
    const lit: Lit = { hint: asked, seat, keys: keys.value };
    latest.value = lit;
    counsel.advise(seat).then(
      (advised) => {
        if (latest.value !== lit) return;
        const reached = advised ? stepAfter(step - 1, advised) : step;
        latest.value = { ...lit, hint: { ...asked, step: reached, advised: advised ?? 'none' } };
      },
      () => {
        if (latest.value === lit) latest.value = undefined;
      },
    );
  };
  // Others may act while somebody thinks: then the same question is asked about what is there now.
  effect(() => {
    const lit = latest.value;
    if (!lit || lit.hint.view === view.value || keys.value === '') return;
    const isSame = lit.seat === viewer.value && lit.keys === keys.value;
    untracked(() => {
      if (isSame) ask(lit.hint.step);
      else latest.value = undefined;
    });
  });
  return {
    hint,
    marks: computed(() => marksOf(hint.value, offers.value)),
    canShine: computed(() => offers.value.length > 0),
    press() {
      if (offers.value.length === 0) return;
      const lit = latest.value;
      if (!lit || !hint.value) ask(1);
      else if (typeof lit.hint.advised === 'object')
        latest.value = { ...lit, hint: { ...lit.hint, step: stepAfter(lit.hint.step, lit.hint.advised) } };
    },
    close() {
      latest.value = undefined;
    },
  };
}

function stepAfter(step: number, advised: Advised): HintStep {
  return nextHintStep(step, advised) as HintStep;
}

const nowhere: Marks = { spots: [], button: undefined };

export function marksOf(hint: Hint | undefined, offers: readonly Offer[]): Marks {
  if (!hint || hint.step === 1 || typeof hint.advised === 'string') return nowhere;
  const [first] = hint.advised.plan;
  const offer = offers.find(({ key }) => key === first);
  if (!offer) return nowhere;
  const { key, placing } = offer;
  return 'at' in placing && placing.at.length > 0
    ? { spots: placing.at, button: undefined }
    : { spots: [], button: key };
}
