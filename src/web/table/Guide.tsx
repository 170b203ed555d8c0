import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { GameTypes } from '../../kernel/game.ts';
import type { BoardProps } from '../../ui-kit/board.ts';
import { Dialog } from '../Dialog.tsx';
import { tell } from '../speech.ts';
import type { Controller } from './controller.ts';
import type { Desk } from './desk.ts';
import { Aim, LessonLink } from './FirstGlance.tsx';
import { Signs } from './Legend.tsx';

interface GuideProps {
  readonly controller: Controller;
  readonly desk: Desk;
  readonly props: ReadonlySignal<BoardProps<GameTypes>>;
  readonly close: () => void;
}

/** One touch away at every size: what it is about, what the signs mean, and the rules. */
export function Guide({ controller, desk, props, close }: GuideProps): JSX.Element {
  return (
    <Dialog title={controller.tell('title')} class="guide-dialog" close={close}>
      <Aim controller={controller} props={props} />
      <Signs controller={controller} />
      <div class="dialog-buttons">
        <LessonLink controller={controller} />
        <button
          type="button"
          class="button"
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
