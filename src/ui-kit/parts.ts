import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { afterPicture } from './answer.ts';

/** For what takes long to draw the first time: how many of its parts may be drawn by now, one more with every picture. */
export function useParts(count: number): number {
  const drawn = useSignal(0);
  useEffect(() => {
    const drawNext = (): void => {
      drawn.value++;
      if (drawn.value < count) afterPicture(drawNext);
    };
    afterPicture(drawNext);
  }, [drawn, count]);
  return drawn.value;
}
