import '../../styles/ending.css';
import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { GameTypes, Outcome } from '../../../kernel/game.ts';
import type { BoardProps } from '../../../ui-kit/board.ts';
import { Glyph } from '../../glyphs.tsx';
import { isStill, speed } from '../../settings.ts';
import { hear } from '../../sounds.ts';
import { tell } from '../../speech.ts';
import type { Controller } from '../controller.ts';
import { Crest } from './Crest.tsx';
import { countOf, isTieBroken } from './count.ts';
import { Rows } from './Rows.tsx';
import { labelOfPart, mayTell } from './words.ts';

interface EndingProps {
  readonly controller: Controller;
  readonly props: ReadonlySignal<BoardProps<GameTypes>>;
  readonly outcome: Outcome;
  /** It is over since long: nothing moves. */
  readonly isOld: boolean;
  readonly close: () => void;
  readonly showResults: () => void;
  readonly playAgain: () => void;
}

/** So long the points are counted, and so long one step takes at most. */
const countTime = 4600;
const longestStep = 1100;

/** Night falls, the winner is crowned, the points come part by part; a tap shows all at once. */
export function Ending(ending: EndingProps): JSX.Element {
  const { controller, props, outcome, close } = ending;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { game, board, view } = controller;
  const count = useMemo(
    () => countOf(game.scoreParts(view.value), outcome.places, (part) => labelOfPart(controller, part)),
    [controller, game, view, outcome],
  );
  const isStillNow = ending.isOld || isStill.value || speed.value === 'none';
  const done = useSignal(isStillNow ? count.steps.length : 0);
  useCounting(done, count.steps.length);
  useEffect(() => {
    dialog.current!.showModal();
    title.current!.focus();
    if (!isStillNow) hear(isVictory(controller, outcome) ? 'win' : 'lose', 0.5);
  }, [controller, outcome, isStillNow]);
  const { Finale } = board;
  const isDone = done.value >= count.steps.length;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the buttons do what can be done; a tap beside them only hurries.
    <dialog
      ref={dialog}
      class={`ending${Finale ? ' has-finale' : ''}${isDone ? ' is-done' : ''}`}
      aria-labelledby="ending-title"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={() => {
        done.value = count.steps.length;
      }}
    >
      {!isStillNow && <Confetti />}
      {Finale && (
        <div class="ending-scene">
          <Finale {...props.value} outcome={outcome} isStill={isStillNow} />
        </div>
      )}
      <div class="ending-score">
        <Crest controller={controller} outcome={outcome} />
        <h2 ref={title} id="ending-title" class="display" tabIndex={-1}>
          {titleOf(controller, outcome)}
        </h2>
        <p>{reasonOf(controller, outcome)}</p>
        <Rows controller={controller} outcome={outcome} count={count} done={done.value} />
        <Buttons {...ending} />
      </div>
    </dialog>
  );
}

function useCounting(done: Signal<number>, steps: number): void {
  useEffect(() => {
    if (done.peek() >= steps) return;
    const pause = Math.min(longestStep, countTime / steps);
    const timer = setInterval(() => {
      if (done.peek() >= steps) {
        clearInterval(timer);
        return;
      }
      done.value++;
      hear('note', 0.25, done.peek() % 12);
    }, pause);
    return () => clearInterval(timer);
  }, [done, steps]);
}

function Buttons({ close, showResults, playAgain }: EndingProps): JSX.Element {
  return (
    <div class="ending-buttons">
      <button type="button" class="button" onClick={close}>
        <Glyph name="eye" />
        {tell('end.board')}
      </button>
      <button type="button" class="button" data-results onClick={showResults}>
        {tell('end.results')}
      </button>
      <button type="button" class="button gold" onClick={playAgain}>
        <Glyph name="undo" />
        {tell('end.rematch')}
      </button>
    </div>
  );
}

/** Everybody at this device has won, or nobody of those who lost is here. */
function isVictory({ connection }: Controller, { places }: Outcome): boolean {
  const { here } = connection.seen.value;
  return here.length === 0 || here.some((seat) => places[seat] === 1);
}

function titleOf(controller: Controller, outcome: Outcome): string {
  const players = controller.players.value;
  const winners = players.filter(({ seat }) => outcome.places[seat] === 1);
  const { here } = controller.connection.seen.value;
  const isMine = here.length === 1 && winners.length === 1 && winners[0]!.seat === here[0];
  if (isMine) return mayTell(controller, 'victory') ?? tell('end.youWon');
  if (winners.length === 0) return tell('end.lost');
  return tell('end.won', { names: winners.map(({ name }) => name).join(', '), count: winners.length });
}

function reasonOf(controller: Controller, { reason, places, scores }: Outcome): string {
  const why = controller.tell(`reason.${reason}`);
  return isTieBroken(places, scores) ? `${why} ${mayTell(controller, 'tie') ?? tell('end.tie')}` : why;
}

/** So many scraps of paper. */
const scraps = Array.from({ length: 28 }, (_, index) => index);

function Confetti(): JSX.Element {
  return (
    <div class="confetti" aria-hidden="true">
      {scraps.map((index) => (
        <i
          key={index}
          style={{
            '--x': `${(index * 37) % 100}%`,
            '--delay': `${(index * 173) % 2400}ms`,
            '--turn': `${(index * 97) % 360}deg`,
            '--hue': String((index * 67) % 360),
          }}
        />
      ))}
    </div>
  );
}
