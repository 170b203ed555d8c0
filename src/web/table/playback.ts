// Shows what happened, frame by frame, as fast as people like it. Nothing waits for it but the next frame.

import { type ReadonlySignal, signal } from '@preact/signals';
import type { GameTypes } from '../../kernel/game.ts';
import type { Shown } from '../../kernel/play.ts';
import { isTouched, untouched } from '../../ui-kit/answer.ts';

export interface Scene {
  readonly view: GameTypes['view'];
  readonly event: GameTypes['event'] | undefined;
  /** The entry that brought it, and how many events have been told by then; undefined where it is told again. */
  readonly seq: number;
  readonly told: number | undefined;
  /** Of the event, in the log. */
  readonly index: number | undefined;
  /** Milliseconds until the next one. */
  readonly hold: number;
}

export interface Playback {
  /** In line after what is being shown. */
  add(scenes: readonly Scene[]): void;
  /** Shows the end of it at once. */
  skip(): void;
  /** Stays where it is until it is resumed or skipped. */
  pause(): void;
  resume(): void;
  /** Shows the step before once more, and stays there. */
  back(): void;
  readonly isPaused: ReadonlySignal<boolean>;
  isPlaying(): boolean;
  stop(): void;
}

/** `show` is called for each scene; `done` when nothing is left in line. */
export function startPlayback(show: (scene: Scene, isSkipped: boolean) => void, done: () => void): Playback {
  const line: Scene[] = [];
  const past: Scene[] = [];
  const isPaused = signal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const halt = (): void => {
    clearTimeout(timer);
    timer = undefined;
    isPaused.value = false;
  };
  const end = (): void => {
    past.length = 0;
    done();
  };
  const next = (): void => {
    timer = undefined;
    const scene = line.shift();
    if (!scene) {
      end();
      return;
    }
    past.push(scene);
    show(scene, false);
    if (scene.hold > 0) wait(scene.hold);
    else next();
  };
  const wait = (time: number): void => {
    untouched(next, time, (current) => {
      timer = current;
    });
  };
  const pause = (): void => {
    if (timer === undefined) return;
    halt();
    isPaused.value = true;
  };
  return {
    add(scenes) {
      line.push(...scenes);
      if (timer !== undefined || isPaused.value) return;
      if (isTouched()) wait(0);
      else next();
    },
    skip() {
      if (timer === undefined && !isPaused.value) return;
      halt();
      for (const scene of line.splice(0)) show(scene, true);
      end();
    },
    pause,
    resume() {
      if (!isPaused.value) return;
      halt();
      next();
    },
    back() {
      pause();
      if (past.length < 2) return;
      line.unshift(past.pop()!);
      show(past.at(-1)!, true);
    },
    isPlaying: () => timer !== undefined || isPaused.value,
    isPaused,
    stop() {
      halt();
      line.length = 0;
      past.length = 0;
    },
  };
}

/** What an entry showed, and how many events had been told in the end. */
export interface ShownEntry {
  readonly seq: number;
  readonly shown: Shown<GameTypes>;
  readonly told: number;
}

/** The frames of a move and how it looks in the end. An own move makes way for the next one at once. */
export function scenesOf(
  { seq, shown, told }: ShownEntry,
  holdOf: (event: GameTypes['event']) => number,
  last: number,
): readonly Scene[] {
  const before = told - shown.frames.length;
  const scenes: Scene[] = shown.frames.map(({ view, event }, index) => ({
    view,
    event,
    seq,
    told: before + index + 1,
    index: before + index,
    hold: holdOf(event),
  }));
  const end = scenes.pop();
  return [...scenes, { view: shown.view, event: end?.event, seq, told, index: end?.index, hold: last }];
}
