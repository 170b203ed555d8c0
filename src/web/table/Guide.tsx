import type { JSX } from 'preact';
import { Dialog } from '../Dialog.tsx';
import { tell } from '../speech.ts';
import type { Controller } from './controller.ts';
import type { Desk } from './desk.ts';
import { Signs } from './Legend.tsx';

interface GuideProps {
  readonly controller: Controller;
  readonly desk: Desk;
  readonly close: () => void;
}

/** One touch away at every size: what it is about, what the signs mean, and the rules. */
export function Guide({ controller, desk, close }: GuideProps): JSX.Element {
  return (
    <Dialog title={controller.tell('title')} class="guide-dialog" close={close}>
      <Signs controller={controller} />
      <div class="dialog-buttons">
        <button
          type="button"
          class="button gold"
          onClick={() => {
            desk.window.value = { rule: undefined };
          }}
        >
          {tell('table.rules')}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            desk.window.value = 'keys';
          }}
        >
          {tell('table.keys')}
        </button>
      </div>
    </Dialog>
  );
}
