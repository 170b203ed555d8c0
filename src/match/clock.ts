// Clocks as a fold over the log: a seat's clock runs while the table waits for it and a person holds it.
// Several may run at once. Whoever takes a step back has been thinking all the while: the clocks become
// what they were before that step, still running.

import type { Seat } from '../kernel/game.ts';
import type { ClockSettings, SeatClock } from './types.ts';

const second = 1000;

/** As it is before the seat is awaited for the first time. */
export function freshClock(settings: ClockSettings): SeatClock {
  return { left: settings.kind === 'none' ? 0 : settings.seconds * second };
}

export interface Standing {
  readonly awaited: readonly Seat[];
  readonly isPerson: (seat: Seat) => boolean;
  /** Has just ended a turn or run out of time: if the table waits for it again, its time begins anew. */
  readonly begunAnew: Seat | undefined;
  readonly at: number;
  readonly seq: number;
}

/** The clocks after an entry. */
export function runClocks(settings: ClockSettings, clocks: readonly SeatClock[], now: Standing): SeatClock[] {
  return clocks.map((clock, seat) => {
    const isAwaited = now.awaited.includes(seat);
    const isDone = !isAwaited || seat === now.begunAnew;
    const runsOn = isAwaited && now.isPerson(seat) && settings.kind !== 'none';
    if (clock.running && runsOn && !isDone) return clock;
    const stopped = clock.running ? stop(settings, clock, now.at, isDone) : clock;
    return runsOn ? { ...stopped, running: { since: now.at, spell: now.seq } } : stopped;
  });
}

function stop(settings: ClockSettings, clock: SeatClock, at: number, isDone: boolean): SeatClock {
  if (settings.kind !== 'bank') return freshClock(settings);
  const left = Math.max(0, clock.left - (at - clock.running!.since));
  return { left: left + (isDone ? settings.increment * second : 0) };
}

/** For a person who comes back to the table: nobody comes back to an empty bank. */
export function refilled(settings: ClockSettings, clock: SeatClock): SeatClock {
  if (settings.kind !== 'bank') return clock;
  const least = Math.max(settings.increment * second, Math.floor((settings.seconds * second) / 10));
  return { ...clock, left: Math.max(clock.left, least) };
}

/** The table was away for `ms`, until `at`: what ran has stood still. */
export function heldUp(clocks: readonly SeatClock[], ms: number, at: number): readonly SeatClock[] {
  return clocks.map((clock) => {
    if (!clock.running) return clock;
    return { ...clock, running: { ...clock.running, since: Math.min(at, clock.running.since + ms) } };
  });
}

/** When a running clock runs out. */
export function deadline(clock: SeatClock): number | undefined {
  return clock.running && clock.running.since + clock.left;
}

/** Milliseconds, for showing. */
export function timeLeft(clock: SeatClock, now: number): number {
  const end = deadline(clock);
  return end === undefined ? clock.left : Math.max(0, Math.min(clock.left, end - now));
}

export function isTimeUp(clock: SeatClock, now: number): boolean {
  const end = deadline(clock);
  return end !== undefined && now >= end;
}

/** The next moment at which somebody's time is over, for whoever sets an alarm. */
export function nextDeadline(
  clocks: readonly SeatClock[],
): { readonly seat: Seat; readonly at: number } | undefined {
  let next: { seat: Seat; at: number } | undefined;
  for (const [seat, clock] of clocks.entries()) {
    const at = deadline(clock);
    if (at !== undefined && (next === undefined || at < next.at)) next = { seat, at };
  }
  return next;
}
