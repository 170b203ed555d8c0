import { type ReadonlySignal, useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import type { GameTypes } from '../../kernel/game.ts';
import { afterPicture } from '../../ui-kit/answer.ts';
import type { BoardProps } from '../../ui-kit/board.ts';
import { Glyph } from '../glyphs.tsx';
import { isKnown, learn } from '../known.ts';
import { addressOf } from '../router.ts';
import { tell } from '../speech.ts';
import type { Controller } from './controller.ts';

interface AimProps {
  readonly controller: Controller;
  readonly props: ReadonlySignal<BoardProps<GameTypes>>;
}

/** What it is all about: how one wins, pictures of it, how it ends. */
export function Aim({ controller, props }: AimProps): JSX.Element {
  const { Glance } = controller.board;
  return (
    <div class="aim">
      <p class="aim-win display">{controller.tell('aim')}</p>
      {Glance && (
        <div class="aim-pictures">
          <Glance {...props.value} />
        </div>
      )}
      <p class="aim-end">{controller.tell('aim.end')}</p>
    </div>
  );
}

/** Nothing explains a game like playing it. */
export function LessonLink({ controller }: Pick<AimProps, 'controller'>): JSX.Element {
  return (
    <a class="button gold" href={addressOf({ page: 'learn', game: controller.game.id })}>
      <Glyph name="play" />
      {tell('lesson.title')}
    </a>
  );
}

/** Nothing has happened yet; or nothing that who looks has done, where the game is new to them. */
export function isBeginning({ turns, viewer, game }: Controller): boolean {
  const isNew = !isKnown(game.id);
  const done = turns.value.filter(({ seat }) => !isNew || seat === viewer.value);
  return done.every(({ steps }) => steps.every(({ event }) => event.type === 'turnBegan'));
}

/** Where the list of turns has no place the first glance lies over what can be done, once for each game. */
export function GlanceSheet(aim: AimProps): JSX.Element | null {
  const { controller } = aim;
  const { id } = controller.game;
  const isShown = useComputed(() => {
    const { isPlaying, curtain, viewer } = controller;
    const isOpen = !isPlaying.value && curtain.value === undefined && viewer.value !== 'spectator';
    return isOpen && !isKnown(id) && isBeginning(controller);
  }).value;
  if (!isShown) return null;
  return (
    <section class="glance-sheet" aria-label={tell('table.aim')}>
      <Aim {...aim} />
      <div class="glance-buttons">
        <LessonLink controller={controller} />
        <button type="button" class="button" onClick={() => afterPicture(() => learn(id))}>
          {tell('table.gotIt')}
        </button>
      </div>
    </section>
  );
}
