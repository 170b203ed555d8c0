// Everything that lies over the table: of it at most one at a time.

import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { GameTypes, Outcome } from '../../kernel/game.ts';
import type { BoardProps } from '../../ui-kit/board.ts';
import { Dialog } from '../Dialog.tsx';
import { Later } from '../Later.tsx';
import { tell } from '../speech.ts';
import type { Controller } from './controller.ts';
import type { Desk } from './desk.ts';
import { Ending } from './end/Ending.tsx';
import { Guide } from './Guide.tsx';
import { Keys } from './Keys.tsx';
import { PlateWindow } from './PlateWindow.tsx';
import { Results } from './Results.tsx';

const loadRulesText = () => import('../rules/RulesText.tsx').then((module) => module.RulesText);

interface WindowsProps {
  readonly controller: Controller;
  readonly desk: Desk;
  readonly props: ReadonlySignal<BoardProps<GameTypes>>;
  readonly outcome: Outcome | undefined;
  /** It was over before the table was opened. */
  readonly isOld: boolean;
  readonly playAgain: () => void;
}

export function Windows({
  controller,
  desk,
  props,
  outcome,
  isOld,
  playAgain,
}: WindowsProps): JSX.Element | null {
  const shown = desk.window.value;
  const close = (): void => {
    desk.window.value = 'none';
  };
  if (controller.menu.value.length > 0) return <Choice controller={controller} />;
  if (shown === 'keys') return <Keys close={close} />;
  if (shown === 'guide') return <Guide controller={controller} desk={desk} props={props} close={close} />;
  const showResults = (): void => {
    desk.window.value = 'results';
  };
  if (shown === 'ending')
    return outcome ? (
      <Ending
        controller={controller}
        props={props}
        outcome={outcome}
        isOld={isOld}
        close={close}
        showResults={showResults}
        playAgain={playAgain}
      />
    ) : null;
  if (shown === 'results')
    return outcome ? (
      <Results controller={controller} outcome={outcome} close={close} playAgain={playAgain} />
    ) : null;
  if (typeof shown !== 'object') return null;
  if ('seat' in shown) return <PlateWindow controller={controller} seat={shown.seat} close={close} />;
  return (
    <Dialog title={tell('table.rules')} class="rules-dialog" close={close}>
      <Later
        load={loadRulesText}
        props={{ game: controller.game.id, paragraph: shown.rule }}
        waiting={<p role="status">{tell('site.loading')}</p>}
      />
    </Dialog>
  );
}

/** Moves that are made at the same place, told apart in words. */
function Choice({ controller }: { readonly controller: Controller }): JSX.Element {
  return (
    <Dialog title={tell('table.choose')} class="choice-dialog" close={controller.cancel}>
      <ul class="choices">
        {controller.menu.value.map((offer) => (
          <li key={offer.key}>
            <button
              type="button"
              class="button"
              data-move={offer.key}
              onClick={() => controller.choose(offer.key)}
            >
              {offer.words}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
