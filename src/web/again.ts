// The rules of a rematch. Pure.

import type { Seat } from '../kernel/game.ts';
import type { OptionSpec, Options } from '../kernel/options.ts';
import type { MatchFile } from '../match/types.ts';

/** As before, but that the one after who began begins now. */
export function optionsAgain(specs: readonly OptionSpec[], { header, log }: MatchFile): Options {
  const { options, sitters } = header;
  if (!specs.some(({ name, kind }) => name === firstSeat && kind === 'seat')) return options;
  const began = typeof options[firstSeat] === 'number' ? options[firstSeat] : firstMover(log);
  return began === undefined ? options : { ...options, [firstSeat]: (began + 1) % sitters.length };
}

const firstSeat = 'firstSeat';

function firstMover(log: MatchFile['log']): Seat | undefined {
  const first = log.find((entry) => entry.type === 'move');
  return first?.type === 'move' ? first.seat : undefined;
}
