// What happens is shown to whoever looks, one event after the other, and never to anybody else.

import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { plain } from '../../i18n/format.ts';
import type { GameTypes, Seat, Viewer } from '../../kernel/game.ts';
import type { Shown } from '../../kernel/play.ts';
import type { Told } from '../../table/history.ts';
import type { Board, Motion, Tell } from '../../ui-kit/board.ts';
import type { Connection, News } from '../connection.ts';
import { type Scene, scenesOf, startPlayback } from './playback.ts';
import type { Surroundings } from './surroundings.ts';
import { type FoldedTurn, turnFolder } from './turns.ts';
import { needsCurtain, nextViewer } from './viewer.ts';
import { type ImpliedBy, impliedBy, type Standing } from './worlds.ts';

type View = GameTypes['view'];

/** Milliseconds at usual speed: a piece's way, and what others do stays to be read. */
const wayTime = 420;
const readTime = 480;
/** What a turn came to, and what stood before it is told again. */
const sumTime = 1200;
const lookTime = 500;
/** Lines for screen readers that stand at one time. */
const mostNews = 6;

/** How the change that is about to be drawn moves. */
export interface Change {
  readonly motion: Motion;
  readonly duration: number;
}

export interface Showing {
  readonly viewer: ReadonlySignal<Viewer>;
  readonly view: ReadonlySignal<View>;
  /** As the view says; those who resigned have their true places. */
  readonly standing: ReadonlySignal<Standing>;
  /** The legal moves of who looks, by that view. */
  readonly legal: ReadonlySignal<readonly GameTypes['move'][]>;
  /** For whom the curtain waits. */
  readonly curtain: ReadonlySignal<Seat | undefined>;
  /** What who looks has been shown so far. */
  readonly log: ReadonlySignal<readonly Told[]>;
  /** The latest events in words, for screen readers. */
  readonly news: ReadonlySignal<readonly string[]>;
  readonly isPlaying: ReadonlySignal<boolean>;
  /** The same, turn by turn. */
  readonly turns: ReadonlySignal<readonly FoldedTurn[]>;
  /** Of the step that is being shown, in the log. */
  readonly now: ReadonlySignal<number | undefined>;
  readonly isPaused: ReadonlySignal<boolean>;
  /** What is being shown is the doing of who looks. */
  readonly isOwnPlaying: ReadonlySignal<boolean>;
  /** The entry that brought what is shown. */
  readonly shownTo: ReadonlySignal<number>;
  /** Called before each change that should be seen as motion. Returns what ends it. */
  onChange(listener: (change: Change) => void): () => void;
  /** Shows the end of it at once. */
  skip(): void;
  pause(): void;
  resume(): void;
  /** Shows the step before once more, and stays there. */
  stepBack(): void;
  /** Shows these steps of the log once more, when nothing else is being shown. */
  retell(from: number, to: number): void;
  openCurtain(): void;
  stop(): void;
}

/** What showing needs. */
export interface Showable {
  readonly connection: Connection;
  readonly board: Board<GameTypes>;
  readonly around: Surroundings;
  readonly tell: Tell;
  /** Something is about to be shown: the doing of who looks, or not. */
  onNews(isOwn: boolean): void;
}

interface Screen extends Showable {
  readonly implied: ImpliedBy;
  readonly viewer: Signal<Viewer>;
  readonly view: Signal<View>;
  readonly curtain: Signal<Seat | undefined>;
  readonly news: Signal<readonly string[]>;
  readonly isPlaying: Signal<boolean>;
  readonly isOwnPlaying: Signal<boolean>;
  readonly now: Signal<number | undefined>;
  /** Up to which entry, and so many events of it all. */
  readonly shown: Signal<{ readonly seq: number; readonly told: number }>;
  readonly listeners: Set<(change: Change) => void>;
}

const everything = Number.POSITIVE_INFINITY;

export function startShowing(showable: Showable): Showing {
  const { connection } = showable;
  const { game, seen } = connection;
  const first = seen.value.here[0] ?? 'spectator';
  const screen: Screen = {
    ...showable,
    implied: impliedBy(game),
    viewer: signal<Viewer>(first),
    view: signal<View>(seen.value.views.get(first)!),
    curtain: signal(undefined),
    news: signal([]),
    isPlaying: signal(false),
    isOwnPlaying: signal(false),
    now: signal(undefined),
    shown: signal({ seq: seen.value.seq, told: everything }),
    listeners: new Set(),
  };
  const { implied, viewer, view, curtain, shown, listeners } = screen;
  const playback = startPlayback(
    (scene, isSkipped) => showScene(screen, scene, isSkipped),
    () => lookAround(screen, viewer.value),
  );
  const unsubscribe = connection.subscribe((news) => {
    if (news.kind === 'table') {
      playback.stop();
      lookAround(screen, viewer.value);
    } else playback.add(listen(screen, news));
  });
  lookAround(screen, undefined);
  const log = computed(() => {
    const told = seen.value.told.get(viewer.value) ?? [];
    return shown.value.told < told.length ? told.slice(0, shown.value.told) : told;
  });
  const fold = turnFolder();
  return {
    viewer,
    view,
    standing: computed(() => {
      const { outcome, ...standing } = implied(view.value);
      return { ...standing, outcome: outcome && (seen.value.outcome ?? outcome) };
    }),
    legal: computed(() => implied(view.value).moves),
    curtain,
    log,
    turns: computed(() => fold(log.value, seen.value.scores)),
    now: screen.now,
    isPaused: playback.isPaused,
    news: screen.news,
    isPlaying: screen.isPlaying,
    isOwnPlaying: screen.isOwnPlaying,
    shownTo: computed(() => shown.value.seq),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    skip: playback.skip,
    pause: playback.pause,
    resume: playback.resume,
    stepBack: playback.back,
    retell(from, to) {
      if (screen.isPlaying.value || curtain.value !== undefined) return;
      playback.add(retold(screen, log.value, from, to));
    },
    openCurtain: () => openCurtain(screen),
    stop() {
      unsubscribe();
      playback.stop();
    },
  };
}

/** Told by these messages, with the name of who did it; the rest is told by its events, or by nothing. */
const inWords: Readonly<Partial<Record<News['kind'], string>>> = {
  takeBack: 'table.takenBack',
  timeout: 'table.timedOut',
  resign: 'table.resigned',
  handOver: 'table.handedOver',
};

/** What is to be shown of it: without any scene the screen just looks around. */
function listen(screen: Screen, news: News): readonly Scene[] {
  const { seen } = screen.connection;
  const message = inWords[news.kind];
  if (message && news.seat !== undefined)
    say(screen, screen.tell(message, { name: seen.value.players[news.seat]!.name }));
  const shown = news.shown.get(screen.viewer.value);
  return shown ? stage(screen, news, shown) : [];
}

function stage(screen: Screen, news: News, shown: Shown<GameTypes>): readonly Scene[] {
  const { board, around, viewer, view } = screen;
  const isOwn = news.seat === viewer.value;
  screen.onNews(isOwn);
  screen.isOwnPlaying.value = isOwn;
  const slow = around.slowness.value;
  const holdOf = (event: GameTypes['event']): number => {
    const weight = board.motion?.(event, view.value, shown.view)?.weight ?? 1;
    return weight * slow * (isOwn ? wayTime * 0.8 : wayTime + readTime);
  };
  const goesOn = news.seat !== undefined && screen.implied(shown.view).awaited.includes(news.seat);
  const last = isOwn || news.kind === 'takeBack' ? 0 : slow * (goesOn ? wayTime + readTime : sumTime);
  const told = screen.connection.seen.value.told.get(viewer.value)?.length ?? 0;
  if (!screen.isPlaying.value)
    screen.shown.value = { ...screen.shown.value, told: told - shown.frames.length };
  const scenes = scenesOf({ shown, seq: news.seq, told }, holdOf, last);
  if (!isOwn || scenes.length > 1) screen.isPlaying.value = true;
  return scenes;
}

/** The same once more, from the picture before it. Whoever wants no time for what is new has time for this. */
function retold(screen: Screen, log: readonly Told[], from: number, to: number): readonly Scene[] {
  const { board, around, shown } = screen;
  const slow = around.slowness.value || 1;
  const known = log.slice(from, to).flatMap(({ event, view }, step) => (view ? [{ event, view, step }] : []));
  if (known.length === 0) return [];
  screen.isPlaying.value = true;
  screen.isOwnPlaying.value = false;
  const again = { seq: shown.value.seq, told: undefined };
  const before = log[from - 1]?.view;
  const scenes = known.map(({ event, view, step }, index): Scene => {
    const weight = board.motion?.(event, known[index - 1]?.view ?? before ?? view, view)?.weight ?? 1;
    const time = index < known.length - 1 ? weight * (wayTime + readTime) : sumTime;
    return { ...again, view, event, index: from + step, hold: slow * time };
  });
  const first: Scene[] = before
    ? [{ ...again, view: before, event: undefined, index: undefined, hold: slow * lookTime }]
    : [];
  return [...first, ...scenes];
}

function showScene(screen: Screen, scene: Scene, isSkipped: boolean): void {
  const { board, around, view, tell, shown } = screen;
  const { event } = scene;
  const motion = event ? (board.motion?.(event, view.value, scene.view) ?? {}) : {};
  const slow = around.slowness.value || (scene.told === undefined ? 1 : 0);
  const duration = isSkipped || around.isStill.value ? 0 : wayTime * slow;
  for (const listener of screen.listeners) listener({ motion, duration });
  const isNew = scene.told !== undefined && scene.told > shown.value.told;
  batch(() => {
    view.value = scene.view;
    screen.now.value = scene.index;
    if (scene.told !== undefined) shown.value = { seq: scene.seq, told: scene.told };
    if (event && isNew) say(screen, plain(tell(`event.${event.type}`, { ...event })));
  });
  if (!isSkipped && motion.sound) around.playSound(motion.sound, 0.5, motion.pitch);
}

function say({ news }: Screen, text: string): void {
  news.value = [...news.value, text].slice(-mostNews);
}

/** When everything has been shown: who looks next, and may they at once? */
function lookAround(screen: Screen, present: Viewer | undefined): void {
  const { around, connection, curtain, implied, viewer } = screen;
  const { here, views } = connection.seen.value;
  const { awaited } = implied(views.get(viewer.value) ?? views.get('spectator')!);
  const next = nextViewer(here, awaited, present);
  const isHidden =
    needsCurtain(here, (who) => views.get(who)!, present, next) ||
    (around.curtain.value === 'always' && present !== next && here.length > 1);
  batch(() => {
    screen.isPlaying.value = false;
    screen.isOwnPlaying.value = false;
    screen.now.value = undefined;
    if (next !== 'spectator') curtain.value = isHidden ? next : undefined;
    show(screen, isHidden ? 'spectator' : next);
  });
  const isMine = next !== 'spectator' && awaited.includes(next);
  if (isMine && present === next) around.playSound('turn', 0.5);
}

function show({ connection, viewer, view, news, shown }: Screen, who: Viewer): void {
  const { seq, views } = connection.seen.value;
  // What one was told is not for the next.
  if (who !== viewer.value) news.value = [];
  viewer.value = who;
  view.value = views.get(who)!;
  shown.value = { seq, told: everything };
}

function openCurtain(screen: Screen): void {
  const seat = screen.curtain.value;
  if (seat === undefined) return;
  batch(() => {
    screen.curtain.value = undefined;
    show(screen, seat);
  });
}
