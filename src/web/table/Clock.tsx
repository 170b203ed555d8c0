import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Seat } from '../../kernel/game.ts';
import { Glyph } from '../glyphs.tsx';
import type { Controller } from './controller.ts';

/** The seconds left, where the game is played against the clock. */
export function Clock({
  controller,
  seat,
}: {
  readonly controller: Controller;
  readonly seat: Seat;
}): JSX.Element | null {
  const left = useSignal(timeLeft(controller, seat));
  useEffect(() => {
    const timer = setInterval(() => {
      left.value = timeLeft(controller, seat);
    }, 250);
    return () => clearInterval(timer);
  }, [controller, seat, left]);
  if (left.value === undefined) return null;
  const seconds = Math.ceil(left.value / 1000);
  return (
    <span class={seconds <= 10 ? 'clock is-short' : 'clock'} role="timer">
      <Glyph name="clock" />
      {seconds}
    </span>
  );
}

/** Milliseconds, while it runs. */
function timeLeft({ connection }: Controller, seat: Seat): number | undefined {
  const clock = connection.seen.peek().clocks?.[seat];
  return clock?.endsAt === undefined
    ? undefined
    : Math.max(0, Math.min(clock.left, clock.endsAt - Date.now()));
}
