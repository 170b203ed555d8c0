// Everything that lies over the table: of it at most one at a time.

import type { JSX } from 'preact';
import type { Outcome } from '../../kernel/game.ts';
import { Dialog } from '../Dialog.tsx';
import { Later } from '../Later.tsx';
import { tell } from '../speech.ts';
import type { Controller } from './controller.ts';
import type { Desk } from './desk.ts';
import { Guide } from './Guide.tsx';
import { Keys } from './Keys.tsx';
import { PlateWindow } from './PlateWindow.tsx';
import { Results } from './Results.tsx';

const loadRulesText = () => import('../rules/RulesText.tsx').then((module) => module.RulesText);

interface WindowsProps {
  readonly controller: Controller;
  readonly desk: Desk;
  readonly outcome: Outcome | undefined;
  readonly playAgain: () => void;
}

export function Windows({ controller, desk, outcome, playAgain }: WindowsProps): JSX.Element | null {
  const shown = desk.window.value;
  const close = (): void => {
    desk.window.value = 'none';
  };
  if (controller.menu.value.length > 0) return <Choice controller={controller} />;
  if (shown === 'keys') return <Keys close={close} />;
  if (shown === 'guide') return <Guide controller={controller} desk={desk} close={close} />;
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
