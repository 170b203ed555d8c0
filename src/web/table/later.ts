import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { whenFree } from '../../ui-kit/answer.ts';
import type { Controller } from './controller.ts';

/** For what may be drawn a picture later than the board. When somebody else looks it follows at once: what the one
 *  knows does not stay for the other. */
export function useLater<Value>({ viewer }: Controller, source: ReadonlySignal<Value>): Value {
  const late = useSignal(source.peek());
  useEffect(() => {
    let seenBy = viewer.peek();
    return source.subscribe((value) => {
      const isOther = viewer.peek() !== seenBy;
      seenBy = viewer.peek();
      if (isOther) late.value = value;
      else if (late.peek() !== value)
        whenFree(() => {
          late.value = source.peek();
        });
    });
  }, [viewer, source, late]);
  return late.value;
}
