import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { afterPicture, answerTaps } from '../../ui-kit/answer.ts';
import type { SpotId } from '../../ui-kit/board.ts';
import { listenToPointer } from '../../ui-kit/pointer.ts';
import type { Controller } from './controller.ts';
import type { Desk } from './desk.ts';
import { keepFocus } from './focus.ts';
import { listenToKeys } from './keyboard.ts';

interface Ref<Thing> {
  readonly current: Thing | null;
}

/** Finger, mouse and keys, from the whole table to the controller. */
export function usePointing(
  controller: Controller,
  desk: Desk,
  root: Ref<HTMLElement>,
  overlay: Ref<HTMLElement>,
): void {
  useEffect(() => {
    const setNear = lateSetter(controller.near);
    const stops = [
      listenToPointer(root.current!, () => overlay.current!, {
        point(id) {
          desk.pointed.value = id;
          controller.point(id);
        },
        near: setNear,
        lift: controller.lift,
        drag: controller.drag,
      }),
      listenToKeys(root.current!, controller, {
        focus: (id) => {
          desk.focused.value = id;
          setNear(id);
        },
        showMoves: () => desk.toggle('moves'),
        showLog: () => desk.toggle('log'),
        showWords: () => desk.toggle('words'),
        showKeys: () => {
          desk.window.value = 'keys';
        },
      }),
      answerTaps(root.current!),
      keepFocus(root.current!),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [controller, desk, root, overlay]);
}

/** What a pointer comes over and taps in one go is answered before its preview is drawn. */
function lateSetter(near: Signal<SpotId | undefined>): (id: SpotId | undefined) => void {
  let isPending = false;
  let latest: SpotId | undefined;
  return (id) => {
    latest = id;
    if (isPending) return;
    isPending = true;
    afterPicture(() => {
      isPending = false;
      near.value = latest;
    });
  };
}
