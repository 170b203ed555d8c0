import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { GameTypes, RuleId } from '../../kernel/game.ts';
import { afterPicture, answerTaps, whenFree } from '../../ui-kit/answer.ts';
import type { BoardProps, SpotId } from '../../ui-kit/board.ts';
import { SeatPatterns } from '../../ui-kit/looks.tsx';
import { look, move, type Scene, settle } from '../../ui-kit/motion.ts';
import { useParts } from '../../ui-kit/parts.ts';
import { listenToPointer } from '../../ui-kit/pointer.ts';
import { Dialog } from '../Dialog.tsx';
import { Later } from '../Later.tsx';
import { tell } from '../speech.ts';
import { Actions } from './Actions.tsx';
import { Areas } from './Areas.tsx';
import { boardPropsOf } from './boardProps.ts';
import { Curtain } from './Curtain.tsx';
import type { Change, Controller } from './controller.ts';
import { Keys } from './Keys.tsx';
import { listenToKeys } from './keyboard.ts';
import { Log } from './Log.tsx';
import { useLater } from './later.ts';
import { MoveList } from './MoveList.tsx';
import { Panels } from './Panels.tsx';
import { Prompt } from './Prompt.tsx';
import { Refused } from './Refused.tsx';
import { Results } from './Results.tsx';
import { bringSpotsIntoSight } from './sight.ts';
import { TableBar } from './TableBar.tsx';

const loadHintPanel = () => import('../counsel/HintPanel.tsx').then((module) => module.HintPanel);
const loadRulesText = () => import('../rules/RulesText.tsx').then((module) => module.RulesText);

type Window = 'none' | 'keys' | 'results' | { readonly rule: RuleId | undefined };
export type Drawer = 'none' | 'moves' | 'log';

interface TableProps {
  readonly controller: Controller;
  readonly playAgain: () => void;
}

export function Table({ controller, playAgain }: TableProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const focused = useSignal<SpotId | undefined>(undefined);
  const window = useSignal<Window>('none');
  const drawer = useSignal<Drawer>('none');
  const props = useMemo(() => boardPropsOf(controller, focused), [controller, focused]);
  const { game } = controller.connection.module;
  // Of what changes with every touch nothing is read here: the parts do that, each for itself.
  const outcome = useComputed(() =>
    controller.isPlaying.value ? undefined : controller.standing.value.outcome,
  ).value;
  const state = useComputed(() => stateOf(controller)).value;
  const step = useComputed(() => controller.view.value.step).value;
  const isOver = outcome !== undefined;

  useMotion(controller, root, overlay);
  useEffect(() => {
    // What a pointer comes over and taps in one go is answered before its preview is drawn.
    let isPending = false;
    let latest: SpotId | undefined;
    const setNear = (id: SpotId | undefined): void => {
      latest = id;
      if (isPending) return;
      isPending = true;
      afterPicture(() => {
        isPending = false;
        controller.near.value = latest;
      });
    };
    const stops = [
      listenToPointer(root.current!, () => overlay.current!, {
        point: controller.point,
        near: setNear,
        lift: controller.lift,
        drag: controller.drag,
      }),
      listenToKeys(root.current!, controller, {
        focus: (id) => {
          focused.value = id;
          setNear(id);
        },
        showMoves: () => toggle(drawer, 'moves'),
        showLog: () => toggle(drawer, 'log'),
        showKeys: () => {
          window.value = 'keys';
        },
      }),
      answerTaps(root.current!),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [controller, drawer, focused, window]);
  // The picture, the panels, each area, the moves, the log.
  const areas = controller.board.areas.length;
  const drawn = useParts(4 + areas);
  const isDrawn = drawn === 4 + areas;
  useEffect(() => {
    if (isDrawn && state === 'yours') whenFree(() => root.current && bringSpotsIntoSight(root.current));
  }, [isDrawn, state, step]);
  useEffect(() => {
    if (isOver) window.value = 'results';
  }, [isOver, window]);

  const close = (): void => {
    window.value = 'none';
  };
  const isHidden = controller.curtain.value !== undefined;
  return (
    <div
      ref={root}
      class={`table board-${game.id} drawer-${drawer.value}`}
      data-viewer={String(controller.viewer.value)}
      data-state={state}
    >
      <SeatPatterns />
      <main class={isDrawn ? 'table-page' : 'table-page is-coming'} id="content" inert={isHidden}>
        <TableBar
          controller={controller}
          drawer={drawer}
          openRules={() => {
            window.value = { rule: undefined };
          }}
          openKeys={() => {
            window.value = 'keys';
          }}
        />
        <Prompt controller={controller} />
        {drawn > 1 && <Panels controller={controller} props={props} />}
        <section class="board" aria-label={tell('table.board')}>
          {drawn > 0 && <Picture controller={controller} props={props} />}
        </section>
        {drawn > 2 && <Areas controller={controller} props={props} drawn={drawn - 2} />}
        <aside class="drawer" aria-label={tell('table.movesHelp')}>
          {drawn > 2 + areas && <MoveList controller={controller} />}
          {drawn > 3 + areas && <Log controller={controller} />}
        </aside>
        <footer class="table-foot">
          <Refused
            controller={controller}
            openRule={(rule) => {
              window.value = { rule };
            }}
          />
          <Actions
            controller={controller}
            showResults={() => {
              window.value = 'results';
            }}
          />
        </footer>
        <HintPlace controller={controller} />
        <News controller={controller} />
      </main>
      <div ref={overlay} class="overlay" aria-hidden="true" />
      <Curtain controller={controller} />
      {controller.menu.value.length > 0 && <Choice controller={controller} />}
      {window.value === 'keys' && <Keys close={close} />}
      {typeof window.value === 'object' && (
        <Dialog title={tell('table.rules')} class="rules-dialog" close={close}>
          <Later
            load={loadRulesText}
            props={{ game: game.id, paragraph: window.value.rule }}
            waiting={<p role="status">{tell('site.loading')}</p>}
          />
        </Dialog>
      )}
      {window.value === 'results' && outcome && (
        <Results controller={controller} outcome={outcome} close={close} playAgain={playAgain} />
      )}
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

/** Always there, so that what appears in it is read out. */
function HintPlace({ controller }: { readonly controller: Controller }): JSX.Element {
  const waiting = <p class="hidden">{tell('hint.thinking')}</p>;
  return (
    <div class="hint-place" role="status">
      {controller.lamp.hint.value && <Later load={loadHintPanel} props={{ controller }} waiting={waiting} />}
    </div>
  );
}

/** Events for those who listen. */
function News({ controller }: { readonly controller: Controller }): JSX.Element {
  return (
    <div class="hidden" role="log" aria-live="polite" aria-label={tell('table.news')}>
      {useLater(controller, controller.news).map((text, index) => (
        <p key={index}>{text}</p>
      ))}
    </div>
  );
}

/** What the table is doing, for styles and for those who watch it from outside. */
function stateOf({ curtain, isPlaying, standing, offers }: Controller): string {
  if (curtain.value !== undefined) return 'curtain';
  if (isPlaying.value) return 'playing';
  if (standing.value.outcome) return 'over';
  return offers.value.length > 0 ? 'yours' : 'others';
}

function toggle(drawer: { value: Drawer }, which: Drawer): void {
  drawer.value = drawer.value === which ? 'none' : which;
}

/** Moves that are made at the same place, told apart in words. */
function Choice({ controller }: { readonly controller: Controller }): JSX.Element {
  return (
    <Dialog title={tell('table.choose')} class="choice-dialog" close={controller.cancel}>
      <ul class="choices">
        {controller.menu.value.map((offer) => (
          <li key={offer.key}>
            <button
              type="button"
              class="button"
              data-move={offer.key}
              onClick={() => controller.choose(offer.key)}
            >
              {offer.words}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Looks before the page changes, and lets things travel when it has: before the next picture, after all drawing. */
function useMotion(
  controller: Controller,
  root: { readonly current: HTMLElement | null },
  overlay: { readonly current: HTMLElement | null },
): void {
  useEffect(() => {
    let pending: (Change & { readonly before: Scene }) | undefined;
    const go = (): void => {
      const change = pending;
      pending = undefined;
      if (!change || !root.current || !overlay.current) return;
      move(root.current, overlay.current, change.before, change.motion, change.duration);
    };
    controller.beforeChange = (change) => {
      if (!root.current || !overlay.current) return;
      if (change.duration <= 0) {
        pending = undefined;
        settle(root.current, overlay.current);
        return;
      }
      if (!pending) requestAnimationFrame(go);
      pending = { ...change, before: pending?.before ?? look(root.current, change.motion) };
    };
    return () => {
      controller.beforeChange = () => {};
    };
  }, [controller, root, overlay]);
}
