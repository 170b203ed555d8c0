// The table on the screen: what is shown to whom, what has been pointed at, what it comes to.

import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { tell as tellIn } from '../../i18n/format.ts';
import type { GameTypes, Outcome, Refusal, Seat, Viewer } from '../../kernel/game.ts';
import { legalMovesOf, refusalOf, standingOf } from '../../kernel/play.ts';
import { afterPicture } from '../../ui-kit/answer.ts';
import type { Board, Motion, SpotId, Tell } from '../../ui-kit/board.ts';
import type { Offer } from '../../ui-kit/offers.ts';
import type { Wish } from '../../ui-kit/picking.ts';
import { playSound } from '../../ui-kit/sound.ts';
import { draggableSpots, point as pointAt } from '../../ui-kit/spots.ts';
import type { Connection, News } from '../connection.ts';
import { type Lamp, lightLamp } from '../counsel/lamp.ts';
import { curtain as curtainSetting, isStill, slowness, sound, speed } from '../settings.ts';
import { speechOf } from '../speech.ts';
import { type Playback, type Scene, scenesOf, startPlayback } from './playback.ts';
import { needsCurtain, nextViewer } from './viewer.ts';

type View = GameTypes['view'];
type Move = GameTypes['move'];

/** Milliseconds at usual speed: a piece's way, and what others do stays to be read. */
const wayTime = 420;
const readTime = 380;

export interface Standing {
  readonly active: readonly Seat[];
  readonly awaited: readonly Seat[];
  readonly outcome: Outcome | undefined;
}

/** How the change that is about to be drawn moves. */
export interface Change {
  readonly motion: Motion;
  readonly duration: number;
}

export interface Controller {
  readonly connection: Connection;
  readonly board: Board<GameTypes>;
  readonly viewer: Signal<Viewer>;
  readonly view: Signal<View>;
  readonly standing: ReadonlySignal<Standing>;
  /** The legal moves of who looks; none while something is being shown or the curtain is closed. */
  readonly offers: ReadonlySignal<readonly Offer<Move>[]>;
  /** For whom the curtain waits. */
  readonly curtain: Signal<Seat | undefined>;
  readonly chosen: Signal<readonly SpotId[]>;
  /** What somebody took into the set that is being picked, or out of it. */
  readonly wishes: Signal<readonly Wish[]>;
  readonly near: Signal<SpotId | undefined>;
  /** Moves to be told apart in words. */
  readonly menu: Signal<readonly Offer<Move>[]>;
  readonly refusal: Signal<Refusal | undefined>;
  /** What who looks has been shown so far. */
  readonly log: Signal<readonly GameTypes['event'][]>;
  /** The latest events in words, for screen readers. */
  readonly news: Signal<readonly string[]>;
  readonly isPlaying: Signal<boolean>;
  isOwnPlaying: boolean;
  /** Counts what happened: whoever reads it is drawn anew then. */
  readonly happened: Signal<number>;
  readonly tell: Tell;
  readonly lamp: Lamp;
  /** Called before each change that should be seen as motion. */
  beforeChange: (change: Change) => void;
  // What people do: all of it begins after the next picture, in the order of the taps.
  point(id: SpotId): void;
  /** A drag begins here, which shows where it may end; undefined: it is over. */
  lift(id: SpotId | undefined): void;
  drag(from: SpotId, to: SpotId): void;
  choose(key: string): void;
  cancel(): void;
  takeBack(): void;
  skip(): void;
  openCurtain(): void;
  close(): void;
}

export function startTable(connection: Connection, board: Board<GameTypes>): Controller {
  const { game } = connection.module;
  const names = connection.players.map((player) => player.name);
  const tell: Tell = (key, values) => tellIn(speechOf(game.id, names), key, values);
  const viewer = signal<Viewer>('spectator');
  const view = signal<View>(connection.view('spectator'));
  const curtain = signal<Seat | undefined>(undefined);
  const isPlaying = signal(false);
  const standing = computed<Standing>(() => standingOf(game, view.value));
  const offers = computed<readonly Offer<Move>[]>(() => {
    if (isPlaying.value || curtain.value !== undefined) return [];
    const shown = view.value;
    const values = { ...shown, seat: viewer.value };
    return legalMovesOf(game, shown).map((move) => ({
      key: game.moveKey(move),
      move,
      // Asked for where they are read: most are not.
      get words() {
        return tell(`move.${move.type}`, { ...values, ...move, seat: values.seat });
      },
      placing: board.place(move, shown),
    }));
  });
  const controller: Controller = {
    connection,
    board,
    viewer,
    view,
    standing,
    offers,
    curtain,
    chosen: signal([]),
    wishes: signal([]),
    near: signal(undefined),
    menu: signal([]),
    refusal: signal(undefined),
    log: signal([]),
    news: signal([]),
    isPlaying,
    isOwnPlaying: false,
    happened: signal(0),
    tell,
    lamp: lightLamp({ counsel: connection.counsel, viewer, view, offers }),
    beforeChange: () => {},
    point: (id) => afterPicture(() => point(controller, playback, id)),
    lift: (id) => afterPicture(() => lift(controller, id)),
    drag: (from, to) =>
      afterPicture(() => {
        if (controller.isPlaying.value) playback.skip();
        lift(controller, from);
        point(controller, playback, to);
      }),
    choose(key) {
      const offered = offers.value;
      // A second tap in the same moment was meant for what is no longer there.
      afterPicture(() => offers.value === offered && choose(controller, playback, key));
    },
    cancel: () => afterPicture(() => letGo(controller)),
    takeBack: () => afterPicture(() => takeBack(controller, playback)),
    skip: () => afterPicture(playback.skip),
    openCurtain: () => afterPicture(() => openCurtain(controller)),
    close() {
      unsubscribe();
      playback.stop();
      connection.close();
    },
  };
  const playback = startPlayback(
    (scene, isSkipped) => showScene(controller, scene, isSkipped),
    () => lookAround(controller),
  );
  const unsubscribe = connection.subscribe((news) => listen(controller, playback, news));
  lookAround(controller, 'first');
  return controller;
}

function listen(controller: Controller, playback: Playback, news: News): void {
  const shown = news.shown(controller.viewer.value);
  controller.happened.value++;
  if (!shown) return;
  if (news.kind === 'takeBack') {
    const text = controller.tell('table.takenBack', { name: controller.connection.players[news.seat]!.name });
    controller.news.value = [...controller.news.value.slice(-5), text];
  }
  letGo(controller);
  const isOwn = news.seat === controller.viewer.value;
  controller.isOwnPlaying = isOwn;
  if (isOwn) controller.lamp.close();
  const slow = slowness[speed.value];
  const holdOf = (event: GameTypes['event']): number => {
    const weight = controller.board.motion?.(event, controller.view.value, shown.view)?.weight ?? 1;
    return weight * slow * (isOwn ? wayTime * 0.8 : wayTime + readTime);
  };
  const last = isOwn ? 0 : slow * (wayTime + readTime);
  const scenes = scenesOf(shown, holdOf, news.kind === 'takeBack' ? 0 : last);
  if (!isOwn || scenes.length > 1) controller.isPlaying.value = true;
  playback.add(scenes);
}

function showScene(controller: Controller, { view, event }: Scene, isSkipped: boolean): void {
  const motion = event ? (controller.board.motion?.(event, controller.view.value, view) ?? {}) : {};
  const isMoving = !isSkipped && !isStill.value;
  controller.beforeChange({ motion, duration: isMoving ? wayTime * slowness[speed.value] : 0 });
  batch(() => {
    controller.view.value = view;
    if (!event) return;
    controller.log.value = [...controller.log.value, event];
    controller.news.value = [
      ...controller.news.value.slice(-5),
      controller.tell(`event.${event.type}`, { ...event }),
    ];
  });
  if (!isSkipped && sound.value === 'on' && motion.sound) playSound(motion.sound, 0.5, motion.pitch);
}

/** When everything has been shown: who looks next, and may they at once? */
function lookAround(controller: Controller, when: 'first' | 'later' = 'later'): void {
  const { connection, viewer, curtain } = controller;
  const present = when === 'first' ? undefined : viewer.value;
  const { awaited } = standingOf(connection.module.game, connection.view('spectator'));
  const next = nextViewer(connection.here, awaited, present);
  const viewOf = (who: Viewer): View => connection.view(who);
  const isHidden =
    needsCurtain(connection.here, viewOf, present, next) ||
    (curtainSetting.value === 'always' && present !== next && connection.here.length > 1);
  batch(() => {
    controller.isPlaying.value = false;
    if (next === 'spectator' || !isHidden) show(controller, next);
    else {
      curtain.value = next;
      show(controller, 'spectator');
    }
  });
  const isMine = next !== 'spectator' && awaited.includes(next);
  if (when === 'later' && isMine && present === next && sound.value === 'on') playSound('tap', 0.3);
}

function show(controller: Controller, viewer: Viewer): void {
  // What one was told is not for the next.
  if (viewer !== controller.viewer.value) controller.news.value = [];
  controller.viewer.value = viewer;
  controller.view.value = controller.connection.view(viewer);
  controller.log.value = controller.connection.history(viewer).map(({ event }) => event);
}

function openCurtain(controller: Controller): void {
  const seat = controller.curtain.value;
  if (seat === undefined) return;
  batch(() => {
    controller.curtain.value = undefined;
    show(controller, seat);
  });
}

/** Of everything that has been pointed at. */
function letGo(controller: Controller): void {
  batch(() => {
    controller.chosen.value = [];
    controller.wishes.value = [];
    controller.menu.value = [];
    controller.refusal.value = undefined;
  });
}

function lift(controller: Controller, id: SpotId | undefined): void {
  batch(() => {
    letGo(controller);
    // Not by pointing at the spot: a tap there might be a whole move.
    const isLoose = id !== undefined && draggableSpots(controller.offers.value, []).has(id);
    if (isLoose) controller.chosen.value = [id];
  });
}

function takeBack({ viewer, connection }: Controller, playback: Playback): void {
  playback.skip();
  const seat = viewer.value;
  if (seat !== 'spectator') void connection.takeBack(seat);
}

function point(controller: Controller, playback: Playback, id: SpotId): void {
  if (controller.isPlaying.value) {
    playback.skip();
    // While others move a tap only hurries; while one's own pieces still travel it is already the next step.
    if (!controller.isOwnPlaying) return;
  }
  controller.refusal.value = undefined;
  const pointed = pointAt(controller.offers.value, controller.chosen.value, id, controller.wishes.value);
  switch (pointed.kind) {
    case 'move':
      choose(controller, playback, pointed.offer.key);
      return;
    case 'menu':
      controller.menu.value = pointed.offers;
      return;
    case 'way':
      batch(() => {
        controller.chosen.value = pointed.chosen;
        controller.wishes.value = [];
      });
      return;
    case 'pick':
      controller.wishes.value = pointed.wishes;
      return;
    case 'closed':
      explain(controller, pointed.path);
  }
}

/** Why nothing can be done there, where the board can say what seems to be wanted. */
function explain(controller: Controller, path: readonly SpotId[]): void {
  const { board, view, viewer, connection, curtain } = controller;
  if (viewer.value === 'spectator' || curtain.value !== undefined) return;
  const key = board.wish?.(path, view.value);
  if (key === undefined) return;
  const { game } = connection.module;
  if (controller.offers.value.some((offer) => offer.key === key)) return;
  controller.chosen.value = [];
  controller.refusal.value = refusalOf(game, view.value, viewer.value, key);
}

function choose(controller: Controller, playback: Playback, key: string): void {
  const seat = controller.viewer.value;
  if (seat === 'spectator') return;
  playback.skip();
  letGo(controller);
  void controller.connection.play(seat, key).then((refusal) => {
    if (refusal) controller.refusal.value = refusal;
  });
}
