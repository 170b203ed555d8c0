import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { GameTypes } from '../../kernel/game.ts';
import type { BoardProps } from '../../ui-kit/board.ts';
import { tell } from '../speech.ts';
import type { Controller } from './controller.ts';

interface PlatesProps {
  readonly controller: Controller;
  readonly props: ReadonlySignal<BoardProps<GameTypes>>;
}

/** Everybody at the table, in one band: who, how many points, how far, and what else lies open. */
export function Plates({ controller, props }: PlatesProps): JSX.Element {
  const players = controller.players.value;
  // The same all the time: each plate follows what it shows by itself.
  const { Plate } = props.peek();
  return (
    <ul class={`part part-plates panels seats-${players.length}`} aria-label={tell('table.players')}>
      {players.map(({ seat }) => (
        <li key={seat}>
          <Plate seat={seat} />
        </li>
      ))}
    </ul>
  );
}
