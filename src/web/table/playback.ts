// Shows what happened, frame by frame, as fast as people like it. Nothing waits for it but the next frame.

import type { GameTypes } from '../../kernel/game.ts';
import type { Shown } from '../../kernel/play.ts';
import { isTouched, untouched } from '../../ui-kit/answer.ts';

export interface Scene {
  readonly view: GameTypes['view'];
  readonly event: GameTypes['event'] | undefined;
  /** The entry that brought it, and how many events have been told by then. */
  readonly seq: number;
  readonly told: number;
  /** Milliseconds until the next one. */
  readonly hold: number;
}

export interface Playback {
  /** In line after what is being shown. */
  add(scenes: readonly Scene[]): void;
  /** Shows the end of it at once. */
  skip(): void;
  isPlaying(): boolean;
  stop(): void;
}

/** `show` is called for each scene; `done` when nothing is left in line. */
export function startPlayback(show: (scene: Scene, isSkipped: boolean) => void, done: () => void): Playback {
  const line: Scene[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const next = (): void => {
    timer = undefined;
    const scene = line.shift();
    if (!scene) {
      done();
      return;
    }
    show(scene, false);
    if (scene.hold > 0) wait(scene.hold);
    else next();
  };
  const wait = (time: number): void => {
    untouched(next, time, (current) => {
      timer = current;
    });
  };
  return {
    add(scenes) {
      line.push(...scenes);
      if (timer !== undefined) return;
      if (isTouched()) wait(0);
      else next();
    },
    skip() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      for (const scene of line.splice(0)) show(scene, true);
      done();
    },
    isPlaying: () => timer !== undefined,
    stop() {
      clearTimeout(timer);
      timer = undefined;
      line.length = 0;
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
    hold: holdOf(event),
  }));
  const event = scenes.pop()?.event;
  return [...scenes, { view: shown.view, event, seq, told, hold: last }];
}
