import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { GameTypes, ScorePart, Seat } from '../../kernel/game.ts';
import { whenFree } from '../../ui-kit/answer.ts';
import type { BoardProps } from '../../ui-kit/board.ts';
import { Emblem, seatClass } from '../../ui-kit/looks.tsx';
import { WhyOf } from '../counsel/Why.tsx';
import { tell } from '../speech.ts';
import type { Controller } from './controller.ts';

interface PanelsProps {
  readonly controller: Controller;
  readonly props: ReadonlySignal<BoardProps<GameTypes>>;
}

/** Everybody at the table: who, how many points and what of, and what else lies open. */
export function Panels({ controller, props }: PanelsProps): JSX.Element {
  const board = props.value;
  const parts = controller.connection.module.game.scoreParts(board.view);
  return (
    <ul class="panels" aria-label={tell('table.players')}>
      {board.players.map((player) => (
        <Panel
          key={player.seat}
          controller={controller}
          board={board}
          seat={player.seat}
          parts={parts[player.seat] ?? []}
        />
      ))}
    </ul>
  );
}

interface PanelProps {
  readonly controller: Controller;
  readonly board: BoardProps<GameTypes>;
  readonly seat: Seat;
  readonly parts: readonly ScorePart[];
}

function Panel({ controller, board, seat, parts }: PanelProps): JSX.Element {
  const isOpen = useSignal(false);
  const player = board.players[seat]!;
  const { awaited, outcome } = controller.standing.value;
  const isAwaited = awaited.includes(seat);
  const total = outcome?.scores[seat] ?? parts.reduce((sum, part) => sum + part.points, 0);
  const Extra = controller.board.Panel;
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // When all is drawn: to measure before would have the page laid out once more.
    if (isAwaited) whenFree(() => element.current && intoSight(element.current));
  }, [isAwaited]);
  return (
    <li
      ref={element}
      class={`panel ${seatClass(player.look)}${isAwaited ? ' is-awaited' : ''}`}
      data-seat={seat}
    >
      <button
        type="button"
        class="panel-head"
        aria-expanded={isOpen.value}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        <Emblem look={player.look} />
        <span class="panel-name">{player.name}</span>
        <span key={total} class="panel-points" aria-hidden="true">
          {total}
        </span>
        <span class="hidden">
          {tell('table.points', { points: total })}
          {isAwaited && `, ${tell('table.toMove')}`}
        </span>
      </button>
      {Extra && (
        <div class="panel-extra">
          <Extra {...board} seat={seat} />
        </div>
      )}
      {isOpen.value && <Parts controller={controller} parts={parts} />}
      {isOpen.value && <WhyOf controller={controller} seat={seat} />}
    </li>
  );
}

/** Sideways only: on a phone the panels are a strip, and the page itself stays where it is. */
function intoSight(panel: HTMLElement): void {
  const strip = panel.parentElement!;
  const left = panel.offsetLeft - (strip.clientWidth - panel.clientWidth) / 2;
  strip.scrollTo({ left, behavior: 'smooth' });
}

export function Parts({
  controller,
  parts,
}: {
  readonly controller: Controller;
  readonly parts: readonly ScorePart[];
}): JSX.Element {
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
