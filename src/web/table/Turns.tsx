import { type ReadonlySignal, type Signal, useComputed, useSignal } from '@preact/signals';
import type { JSX, VNode } from 'preact';
import type { GameTypes, Seat } from '../../kernel/game.ts';
import { afterPicture } from '../../ui-kit/answer.ts';
import type { BoardProps } from '../../ui-kit/board.ts';
import { Golden } from '../../ui-kit/Golden.tsx';
import { Icon } from '../../ui-kit/Icon.tsx';
import { seatClass } from '../../ui-kit/looks.tsx';
import { still } from '../../ui-kit/still.ts';
import { WhyOf } from '../counsel/Why.tsx';
import { tell } from '../speech.ts';
import type { Controller } from './controller.ts';
import type { Desk } from './desk.ts';
import { Aim, isBeginning, LessonLink } from './FirstGlance.tsx';
import { useLater } from './later.ts';
import { eventSentence, nameless } from './sentences.ts';
import { type Step, stepsOf } from './steps.ts';
import { signed } from './Telling.tsx';
import type { FoldedTurn } from './turns.ts';

interface TurnsProps {
  readonly controller: Controller;
  readonly desk: Desk;
  readonly props: ReadonlySignal<BoardProps<GameTypes>>;
}

/** What happened: an entry for each turn, the newest first, which opens into its steps. */
export function Turns({ controller, desk, props }: TurnsProps): JSX.Element {
  // The same all the time.
  const { Face } = props.peek();
  const turns = useLater(controller, controller.turns);
  const opened = useSignal<number | undefined>(undefined);
  const isFirst = useComputed(() => isBeginning(controller)).value;
  const shown = turns.filter((turn) => stepsOf(controller.board, turn).length > 0 || turn === turns.at(-1));
  const listed = shown.toReversed();
  return (
    <section class="part part-turns log" aria-labelledby="log-title" data-told={turns.at(-1)?.to ?? 0}>
      <h2 id="log-title">{tell(isFirst ? 'table.aim' : 'table.log')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard. */}
      <div class="log-scroll" tabIndex={0}>
        {isFirst && (
          <div class="first-glance">
            <Aim controller={controller} props={props} />
            <LessonLink controller={controller} />
          </div>
        )}
        <ol class="turns">
          {listed.map((turn) => (
            <Entry
              key={turn.from}
              controller={controller}
              desk={desk}
              Face={Face}
              turn={turn}
              isNewest={turn === shown.at(-1)}
              opened={opened}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

interface EntryProps extends Omit<TurnsProps, 'props'> {
  readonly Face: (props: { readonly seat: Seat }) => VNode;
  readonly turn: FoldedTurn;
  readonly isNewest: boolean;
  readonly opened: Signal<number | undefined>;
}

/** The newest turn lies open by itself, until another one is opened. */
function EntryDrawing({ controller, desk, Face, turn, isNewest, opened }: EntryProps): JSX.Element {
  const { seat, from } = turn;
  const player = controller.players.value[seat]!;
  const steps = stepsOf(controller.board, turn);
  const isOpen = opened.value === undefined ? isNewest : opened.value === from;
  const points = turn.gained[seat] ?? 0;
  return (
    <li class={`turn ${seatClass(player.look)}`} data-turn={from}>
      <button
        type="button"
        class="turn-head"
        aria-expanded={isOpen}
        onClick={() =>
          afterPicture(() => {
            opened.value = isOpen ? -1 : from;
            desk.looked.value = isOpen ? undefined : { turn: from };
          })
        }
      >
        <Face seat={seat} />
        <span class="turn-name">{player.name}</span>
        {!turn.isOver && <small>{tell('table.now')}</small>}
        <b class="turn-points">{points === 0 ? '' : signed(points)}</b>
        {!isOpen && <Chips controller={controller} steps={steps} />}
      </button>
      {isOpen && <Steps controller={controller} desk={desk} turn={turn} steps={steps} name={player.name} />}
      {isOpen && <WhyOfTurn controller={controller} turn={turn} />}
    </li>
  );
}

const Entry = still(EntryDrawing);

interface StepsProps {
  readonly controller: Controller;
  readonly desk: Desk;
  readonly turn: FoldedTurn;
  readonly steps: readonly Step[];
  readonly name: string;
}

/** Touching a step draws it on the board. */
function Steps({ controller, desk, turn, steps, name }: StepsProps): JSX.Element {
  const looked = desk.looked.value;
  return (
    <ol class="turn-steps">
      {steps.map((step) => (
        <li key={step.from}>
          <button
            type="button"
            class="turn-step"
            aria-pressed={looked?.turn === turn.from && looked.step === step.from}
            onClick={() =>
              afterPicture(() => {
                desk.looked.value = { turn: turn.from, step: step.from };
              })
            }
          >
            <span class="turn-number">{step.number ?? '•'}</span>
            <span>
              {step.events.map((event, index) => (
                <Line key={index} controller={controller} event={event} name={name} />
              ))}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

interface LineProps {
  readonly controller: Controller;
  readonly event: GameTypes['event'];
  readonly name: string;
}

function Line({ controller, event, name }: LineProps): JSX.Element {
  const { long } = nameless(eventSentence(controller.speech.value, event), name);
  return (
    <span class="turn-line">
      <Golden text={long} />
    </span>
  );
}

/** So many small pictures tell a turn at a glance. */
const mostChips = 6;

function Chips({
  controller,
  steps,
}: {
  readonly controller: Controller;
  readonly steps: readonly Step[];
}): JSX.Element {
  const { board, view, tell: tellGame } = controller;
  const events = steps.flatMap(({ events }) => events);
  const chips = events.flatMap((event) => {
    const { Chip } = board;
    const icon = board.icon?.(event);
    if (Chip) return <Chip event={event} view={view.peek()} tell={tellGame} />;
    return icon ? <Icon icon={icon} /> : [];
  });
  return (
    <span class="turn-chips" aria-hidden="true">
      {chips.slice(0, mostChips).map((chip, index) => (
        <span key={index} class="turn-chip">
          {chip}
        </span>
      ))}
    </span>
  );
}

/** A bot says why, of the last turn it made. */
function WhyOfTurn({
  controller,
  turn,
}: {
  readonly controller: Controller;
  readonly turn: FoldedTurn;
}): JSX.Element | null {
  const entry = controller.connection.seen.value.reasoned[turn.seat];
  const isOfIt = turn.steps.some(({ seq }) => seq === entry);
  return isOfIt ? <WhyOf controller={controller} seat={turn.seat} /> : null;
}
