// Shows what happened, frame by frame, as fast as people like it. Nothing waits for it but the next frame.

import type { GameTypes } from '../../kernel/game.ts';
import type { Shown } from '../../kernel/play.ts';
import { isTouched, untouched } from '../../ui-kit/answer.ts';

export interface Scene {
  readonly view: GameTypes['view'];
  readonly event: GameTypes['event'] | undefined;
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

/** The frames of a move and how it looks in the end. An own move makes way for the next one at once. */
export function scenesOf(
  shown: Shown<GameTypes>,
  holdOf: (event: GameTypes['event']) => number,
  last: number,
): readonly Scene[] {
  const scenes: Scene[] = shown.frames.map(({ view, event }) => ({ view, event, hold: holdOf(event) }));
  const end = scenes.pop();
  if (!end) return [{ view: shown.view, event: undefined, hold: last }];
  return [...scenes, { view: shown.view, event: end.event, hold: last }];
}
