import { type ReadonlySignal, useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { GameTypes } from '../../kernel/game.ts';
import { whenFree } from '../../ui-kit/answer.ts';
import type { BoardProps } from '../../ui-kit/board.ts';
import { SeatPatterns } from '../../ui-kit/looks.tsx';
import { useParts } from '../../ui-kit/parts.ts';
import { tell } from '../speech.ts';
import { Actions } from './Actions.tsx';
import { Areas } from './Areas.tsx';
import { Banner } from './Banner.tsx';
import { boardPropsOf } from './boardProps.ts';
import { Curtain } from './Curtain.tsx';
import type { Controller } from './controller.ts';
import { openDesk } from './desk.ts';
import { drawingOf } from './drawing.ts';
import { GlanceSheet } from './FirstGlance.tsx';
import { InWords } from './InWords.tsx';
import { Legend } from './Legend.tsx';
import { templatesOf } from './layout.ts';
import { MoveList } from './MoveList.tsx';
import { News } from './News.tsx';
import { PenLayer } from './PenLayer.tsx';
import { Plates } from './Plates.tsx';
import { bringSpotsIntoSight } from './sight.ts';
import { stateOf } from './state.ts';
import { TableBar } from './TableBar.tsx';
import { Turns } from './Turns.tsx';
import { useTitle } from './title.ts';
import { useMotion } from './useMotion.ts';
import { usePointing } from './usePointing.ts';
import { Windows } from './Windows.tsx';

interface TableProps {
  readonly controller: Controller;
  readonly playAgain: () => void;
  /** In the place of the buttons, where there is nothing to be done but to look. */
  readonly Foot?: () => JSX.Element;
  /** Over the banner, where somebody is led through a game. */
  readonly Card?: () => JSX.Element | null;
  /** In the bar, before the menu. */
  readonly Extra?: () => JSX.Element;
}

export function Table({ controller, playAgain, Foot, Card, Extra }: TableProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const desk = useMemo(openDesk, []);
  const drawing = useMemo(() => drawingOf(controller, desk), [controller, desk]);
  const props = useMemo(() => boardPropsOf(controller, desk, drawing), [controller, desk, drawing]);
  const { board } = controller;
  const { game } = controller;
  // Of what changes with every touch nothing is read here: the parts do that, each for itself.
  const outcome = useComputed(() =>
    controller.isPlaying.value ? undefined : controller.standing.value.outcome,
  ).value;
  const state = useComputed(() => stateOf(controller)).value;
  const step = useComputed(() => controller.view.value.step).value;
  const isOver = outcome !== undefined;
  const isOld = useMemo(() => controller.standing.peek().outcome !== undefined, [controller]);

  useTitle(controller);
  useMotion(controller, root, overlay);
  usePointing(controller, desk, root, overlay);
  // The picture, the plates, each area, the moves, the turns.
  const areas = board.areas.length;
  const drawn = useParts(4 + areas);
  const isDrawn = drawn === 4 + areas;
  useEffect(() => {
    if (isDrawn && state === 'yours') whenFree(() => root.current && bringSpotsIntoSight(root.current));
  }, [isDrawn, state, step]);
  useEffect(() => {
    if (isOver && !Foot) desk.window.value = 'ending';
  }, [isOver, desk, Foot]);

  // What is looked at in the list is no longer what matters when something happens.
  useEffect(
    () =>
      controller.log.subscribe(() => {
        desk.looked.value = undefined;
      }),
    [controller, desk],
  );

  const templates = useMemo(() => templatesOf(board.areas), [board]);
  return (
    <div
      ref={root}
      class={`table board-${game.id} drawer-${desk.drawer.value}`}
      data-viewer={String(controller.viewer.value)}
      data-state={state}
    >
      <SeatPatterns />
      <main
        class={isDrawn ? 'table-page' : 'table-page is-coming'}
        id="content"
        inert={controller.curtain.value !== undefined}
        style={{
          '--phone': templates.phone,
          '--lying': templates.lying,
          '--tablet': templates.tablet,
          '--desk': templates.desk,
        }}
      >
        <TableBar controller={controller} desk={desk}>
          {Extra && <Extra />}
        </TableBar>
        <Banner controller={controller} desk={desk} Face={props.peek().Face} preview={props.peek().preview} />
        {Card && <Card />}
        {drawn > 1 && !board.seatsOnBoard && <Plates controller={controller} props={props} />}
        <section class="part part-board board" aria-label={tell('table.board')}>
          {drawn > 0 && <Picture controller={controller} props={props} />}
        </section>
        {drawn > 2 && <Areas controller={controller} props={props} drawn={drawn - 2} />}
        <aside class="drawer" aria-label={tell('table.movesHelp')}>
          {drawn > 2 + areas && <InWords controller={controller} />}
          {drawn > 2 + areas && <MoveList controller={controller} />}
        </aside>
        {drawn > 3 + areas && <Turns controller={controller} desk={desk} props={props} />}
        <Legend controller={controller} />
        <footer class="part part-foot table-foot">
          {Foot ? (
            <Foot />
          ) : (
            <Actions
              controller={controller}
              showResults={() => {
                desk.window.value = 'results';
              }}
            />
          )}
        </footer>
        {isDrawn && !Foot && <GlanceSheet controller={controller} props={props} />}
        {isDrawn && <PenLayer controller={controller} drawing={drawing} />}
        <News controller={controller} />
      </main>
      <div ref={overlay} class="overlay" aria-hidden="true" />
      <Curtain controller={controller} />
      <Windows
        controller={controller}
        desk={desk}
        props={props}
        outcome={outcome}
        isOld={isOld}
        playAgain={playAgain}
      />
    </div>
  );
}

interface PictureProps {
  readonly controller: Controller;
  readonly props: ReadonlySignal<BoardProps<GameTypes>>;
}

function Picture({ controller, props }: PictureProps): JSX.Element {
  const { Main } = controller.board;
  return <Main {...props.value} />;
}
