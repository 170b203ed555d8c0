// The moves that count, each with the state before and after it: what was taken back has not been made.

import type { Game, GameTypes, Seat } from '../kernel/game.ts';
import { hashOf } from '../kernel/json.ts';
import { applyTo } from '../kernel/play.ts';
import { begin } from '../kernel/replay.ts';
import type { Entry, Match } from './types.ts';

export interface Made<T extends GameTypes> {
  /** Of its entry in the log. */
  readonly seq: number;
  readonly seat: Seat;
  readonly move: T['move'];
  readonly before: T['state'];
  readonly after: T['state'];
}

/** Of a match that has been dealt. */
export function movesMade<T extends GameTypes>(game: Game<T>, match: Match<T>): readonly Made<T>[] {
  if (match.key === undefined) return [];
  const { options, sitters } = match.header;
  const dealt = begin(game, { seats: sitters.length, options: options as T['options'], key: match.key });
  let made: Made<T>[] = [];
  const now = () => made.at(-1)?.after ?? dealt;
  for (const entry of match.log) {
    if (entry.type === 'move') made.push(step(entry, game.parseMove(entry.key)!));
    if (entry.type === 'takeBack') made = made.filter(({ seq }) => seq < entry.to);
    if (entry.type === 'timeout') timeOut(entry);
  }
  return made;

  function step({ seq, seat }: { seq: number; seat: Seat }, move: T['move']): Made<T> {
    return { seq, seat, move, before: now(), after: applyTo(game, now(), seat, move, []).state };
  }

  /** What was not confirmed is gone: so much of it as the state after the timeout says. */
  function timeOut(entry: Extract<Entry, { type: 'timeout' }>): void {
    for (;;) {
      const forced = 'key' in entry ? game.onTimeout?.(now(), entry.seat) : undefined;
      const last = forced && step(entry, forced);
      if (hashOf(last?.after ?? now()) === entry.hash) {
        if (last) made.push(last);
        return;
      }
      if (made.pop() === undefined) throw new Error(`nothing in the log leads to entry ${entry.seq}`);
    }
  }
}
