// A player's plate: the table's own, which a board may place itself.

import type { ComponentChildren, JSX, VNode } from 'preact';
import type { GameTypes, Seat } from '../../kernel/game.ts';
import type { BoardProps, Progress } from '../../ui-kit/board.ts';
import { Emblem, seatClass } from '../../ui-kit/looks.tsx';
import { tell } from '../speech.ts';
import { Clock } from './Clock.tsx';
import type { Controller } from './controller.ts';
import type { Desk } from './desk.ts';

interface PlateProps {
  readonly seat: Seat;
  readonly children?: ComponentChildren;
}

/** `propsNow` is what the board is given: its `Panel` is drawn with that. */
export function partsOf(
  controller: Controller,
  desk: Desk,
  propsNow: () => BoardProps<GameTypes>,
): Pick<BoardProps<GameTypes>, 'Plate' | 'Face'> {
  const { board, players, view } = controller;
  const Face = ({ seat }: { readonly seat: Seat }): VNode => {
    const { look } = players.value[seat]!;
    const own = board.face?.(seat, view.value);
    return own ? <span class={`portrait ${seatClass(look)}`}>{own}</span> : <Emblem look={look} />;
  };
  const Extra = ({ seat }: { readonly seat: Seat }): JSX.Element | null => {
    const { Panel } = board;
    return Panel ? <Panel {...propsNow()} seat={seat} /> : null;
  };
  const Plate = ({ seat, children }: PlateProps): VNode => {
    const { look } = players.value[seat]!;
    const isAwaited = controller.standing.value.awaited.includes(seat);
    return (
      <div class={`plate panel ${seatClass(look)}${isAwaited ? ' is-awaited' : ''}`} data-seat={seat}>
        <div class="plate-body">
          <Head controller={controller} desk={desk} seat={seat} Face={Face} isAwaited={isAwaited} />
          {board.Panel && (
            <div class="plate-extra panel-extra">
              <Extra seat={seat} />
            </div>
          )}
          <Tracks controller={controller} seat={seat} />
          {children}
        </div>
      </div>
    );
  };
  return { Face, Plate };
}

interface HeadProps {
  readonly controller: Controller;
  readonly desk: Desk;
  readonly seat: Seat;
  readonly Face: (props: { readonly seat: Seat }) => VNode;
  readonly isAwaited: boolean;
}

/** The whole plate can be touched: it opens what the points are made of. */
function Head({ controller, desk, seat, Face, isAwaited }: HeadProps): JSX.Element {
  const total = totalOf(controller, seat);
  const { name } = controller.players.value[seat]!;
  return (
    <>
      <button
        type="button"
        class="plate-open panel-head"
        aria-label={`${name}, ${tell('table.points', { points: total })}${isAwaited ? `, ${tell('table.toMove')}` : ''}`}
        onClick={() => {
          desk.window.value = { seat };
        }}
      />
      <div class="plate-head">
        <Face seat={seat} />
        <span class="plate-name panel-name" aria-hidden="true">
          {name}
        </span>
        {isAwaited && <Clock controller={controller} seat={seat} />}
        <span key={total} class="plate-points panel-points" aria-hidden="true">
          {total}
        </span>
      </div>
    </>
  );
}

function totalOf({ game, view, standing }: Controller, seat: Seat): number {
  const parts = game.scoreParts(view.value)[seat] ?? [];
  return standing.value.outcome?.scores[seat] ?? parts.reduce((sum, part) => sum + part.points, 0);
}

function Tracks({
  controller,
  seat,
}: {
  readonly controller: Controller;
  readonly seat: Seat;
}): JSX.Element | null {
  const tracks = controller.board.progress?.(controller.view.value, seat) ?? [];
  if (tracks.length === 0) return null;
  return (
    <div class="tracks">
      {tracks.map((track) => (
        <Track key={track.key} controller={controller} track={track} />
      ))}
    </div>
  );
}

/** More steps than these are a bar: single ones could not be counted by eye. */
const mostPips = 13;

function Track({
  controller,
  track,
}: {
  readonly controller: Controller;
  readonly track: Progress;
}): JSX.Element {
  const { key, done, of } = track;
  const words = controller.tell(`progress.${key}`, { done, of });
  return (
    <div class="track" title={words}>
      <span class="hidden">{words}</span>
      {of <= mostPips ? (
        <span class="pips" aria-hidden="true">
          {Array.from({ length: of }, (_, index) => (
            <i key={index} class={index < done ? 'is-done' : undefined} />
          ))}
        </span>
      ) : (
        <span class="pips" aria-hidden="true">
          <i class="is-bar" style={{ '--done': `${Math.min(100, (100 * done) / of)}%` }} />
        </span>
      )}
      <span class="track-count" aria-hidden="true">
        {tell('table.ofCount', { done, of })}
      </span>
    </div>
  );
}
