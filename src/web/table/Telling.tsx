import type { JSX } from 'preact';
import type { Seat } from '../../kernel/game.ts';
import { tell } from '../speech.ts';
import type { BannerProps } from './Banner.tsx';
import { BannerFrame } from './BannerFrame.tsx';
import type { Controller } from './controller.ts';
import { eventSentence, nameless, type Sentence } from './sentences.ts';
import { type Step, stepsOf } from './steps.ts';
import type { FoldedTurn } from './turns.ts';

/** What others do, step by step, while it is seen; or did, when it is seen again. */
export function Telling({ controller, Face }: BannerProps): JSX.Element {
  const { now, turns, log, speech, players } = controller;
  const index = now.value;
  const turn = turns.value.findLast(({ from, to }) => index !== undefined && from <= index && index < to);
  const told = index === undefined ? undefined : log.value[index];
  if (!turn || !told || index === undefined)
    return <BannerFrame tone="told" sentence={{ long: tell('table.retelling') }} />;
  const steps = stepsOf(controller.board, turn);
  const step = steps.findLast(({ from }) => from <= index);
  const { name } = players.value[turn.seat]!;
  const isBoundary = told.event.type === 'turnBegan' || told.event.type === 'turnEnded';
  const event = isBoundary ? step?.events.at(-1) : told.event;
  return (
    <BannerFrame
      tone="told"
      sign={<Face seat={turn.seat} />}
      head={headOf(name, turn, steps, step)}
      sentence={event ? nameless(eventSentence(speech.value, event), name) : { long: tell('table.begins') }}
    >
      {event && <Small controller={controller} event={event} />}
      {turn.isOver && index === turn.to - 1 && <Sum turn={turn} seat={turn.seat} />}
    </BannerFrame>
  );
}

function headOf(name: string, turn: FoldedTurn, steps: readonly Step[], step: Step | undefined): Sentence {
  const number = step?.number;
  if (number === undefined) return { long: tell('table.moving', { name }), short: `${name}:` };
  const numbers = steps.filter((one) => one.number !== undefined).length;
  const of = turn.isOver ? numbers : undefined;
  const place =
    of === undefined ? tell('table.step', { step: number }) : tell('table.stepOf', { step: number, of });
  const short =
    of === undefined ? `${name}, ${number}:` : `${name}, ${tell('table.ofCount', { done: number, of })}:`;
  return { long: `${tell('table.moving', { name })} · ${place}`, short };
}

interface SmallProps {
  readonly controller: Controller;
  readonly event: NonNullable<Step['events'][number]>;
}

/** The small picture of the step, where the board has one. */
function Small({ controller: { board, view, tell: tellGame }, event }: SmallProps): JSX.Element | null {
  const { Chip } = board;
  return Chip ? (
    <span class="banner-chip" aria-hidden="true">
      <Chip event={event} view={view.value} tell={tellGame} />
    </span>
  ) : null;
}

/** Points won or lost by the turn, in gold. */
export function Sum({ turn, seat }: { readonly turn: FoldedTurn; readonly seat: Seat }): JSX.Element | null {
  const points = turn.gained[seat] ?? 0;
  return points === 0 ? null : <b class="banner-sum">{signed(points)}</b>;
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : `−${-points}`;
}
