import type { JSX } from 'preact';
import type { ScorePart, Seat } from '../../kernel/game.ts';
import { WhyOf } from '../counsel/Why.tsx';
import { Dialog } from '../Dialog.tsx';
import { tell } from '../speech.ts';
import type { Controller } from './controller.ts';

interface PlateWindowProps {
  readonly controller: Controller;
  readonly seat: Seat;
  readonly close: () => void;
}

/** Of one player: what the points are made of, how far the end is, and why a bot did what it did. */
export function PlateWindow({ controller, seat, close }: PlateWindowProps): JSX.Element {
  const { board, game, players, view } = controller;
  const parts = game.scoreParts(view.value)[seat] ?? [];
  const tracks = board.progress?.(view.value, seat) ?? [];
  return (
    <Dialog title={players.value[seat]!.name} class="plate-dialog" close={close}>
      {tracks.map(({ key, done, of }) => (
        <p key={key}>{controller.tell(`progress.${key}`, { done, of })}</p>
      ))}
      <Parts controller={controller} parts={parts} />
      <WhyOf controller={controller} seat={seat} />
    </Dialog>
  );
}

interface PartsProps {
  readonly controller: Controller;
  readonly parts: readonly ScorePart[];
}

export function Parts({ controller, parts }: PartsProps): JSX.Element {
  if (parts.length === 0) return <p class="parts hint">{tell('table.noParts')}</p>;
  return (
    <dl class="parts">
      {parts.map((part, index) => (
        // The same key may come twice, with other params.
        <div key={`${part.key}${index}`}>
          <dt>{controller.tell(`score.${part.key}`, part.params)}</dt>
          <dd>{part.points}</dd>
        </div>
      ))}
    </dl>
  );
}
