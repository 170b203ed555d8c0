// A game as it can be told to anybody: how it began and what was done. What was taken back is no part of it.

import type { Game, GameTypes, Seat } from '../kernel/game.ts';
import { hashOf } from '../kernel/json.ts';
import type { Options } from '../kernel/options.ts';
import { applyTo, play } from '../kernel/play.ts';
import { begin, type LoggedMove } from '../kernel/replay.ts';
import type { Entry, Match, Sitter } from './types.ts';

export interface Tale {
  readonly game: string;
  readonly rulesVersion: number;
  /** Complete and checked. */
  readonly options: Options;
  /** By seat, as they sat down. */
  readonly sitters: readonly Sitter[];
  /** Of all chance: whoever has the tale knows every card. */
  readonly key: readonly number[];
  /** Without hashes. */
  readonly moves: readonly LoggedMove[];
  /** In the order in which they did. */
  readonly resigned: readonly Seat[];
}

interface Step<T extends GameTypes> {
  readonly seq: number;
  readonly move: LoggedMove;
  readonly after: T['state'];
}

/** Undefined before the deal, and where the key is not known. */
export function taleOf<T extends GameTypes>(game: Game<T>, match: Match<T>): Tale | undefined {
  const { header, key, resigned } = match;
  if (key === undefined) return undefined;
  const start = begin(game, { seats: header.sitters.length, options: header.options, key });
  const steps: Step<T>[] = [];
  for (const entry of match.log) tell(game, start, steps, entry);
  return {
    game: header.game,
    rulesVersion: header.rulesVersion,
    options: header.options,
    sitters: header.sitters,
    key,
    moves: steps.map((step) => step.move),
    resigned,
  };
}

function tell<T extends GameTypes>(game: Game<T>, start: T['state'], steps: Step<T>[], entry: Entry): void {
  switch (entry.type) {
    case 'move': {
      const { seq, seat, key } = entry;
      const played = play(game, steps.at(-1)?.after ?? start, seat, key, []);
      if (!played.ok) throw new Error(`${game.id}: entry ${seq} of the log is no move`);
      steps.push({ seq, move: { seat, key }, after: played.state });
      return;
    }
    case 'takeBack':
      while ((steps.at(-1)?.seq ?? 0) >= entry.to) steps.pop();
      return;
    case 'timeout':
      runOut(game, start, steps, entry);
      return;
    case 'entropy':
    case 'deal':
    case 'resign':
    case 'handOver':
    case 'away':
    case 'end':
  }
}

/** What was not confirmed when the time was over has been taken back: as far as the hash of the entry says. */
function runOut<T extends GameTypes>(
  game: Game<T>,
  start: T['state'],
  steps: Step<T>[],
  entry: Extract<Entry, { readonly type: 'timeout' }>,
): void {
  const { seq, seat } = entry;
  for (;;) {
    const state = steps.at(-1)?.after ?? start;
    const forced = 'key' in entry ? game.onTimeout?.(state, seat) : undefined;
    const after = forced === undefined ? state : applyTo(game, state, seat, forced, []).state;
    if (hashOf(after) === entry.hash) {
      if ('key' in entry) steps.push({ seq, move: { seat, key: entry.key, timeout: true }, after });
      return;
    }
    if (steps.pop() === undefined) throw new Error(`${game.id}: entry ${seq} of the log fits no state`);
  }
}
