// Laws about a whole game: the same moves give the same states, and a state is a value.

import { type GameTypes, ignore } from '../../../src/kernel/game.ts';
import { difference } from '../../../src/kernel/json.ts';
import { rngFromSeed } from '../../../src/kernel/random.ts';
import { first } from '../messages.ts';
import { type Deed, jsonCopy, type Table } from '../table.ts';

export interface Record {
  readonly table: Table;
  readonly deeds: readonly Deed[];
  readonly last: GameTypes['state'];
}

/** Whoever plays the moves in place, without copies and unseen, has the same states. */
export function sameMovesSameStates(record: Record): string | undefined {
  return replayed(record, (state) => state);
}

/** Whoever writes the state down after every move, and reads it again, has the same states. */
export function jsonContinues(record: Record): string | undefined {
  return replayed(record, jsonCopy);
}

function replayed(
  record: Record,
  keep: (state: GameTypes['state']) => GameTypes['state'],
): string | undefined {
  const { table, deeds, last } = record;
  const { game, seats, options, seed } = table;
  let state = keep(game.setup(seats, jsonCopy(options), rngFromSeed(seed)));
  return first(deeds.entries(), ([index, { before, seat, move }]) => {
    if (index === 0) {
      const other = difference(state, before.state, 'setup again, state');
      if (other) return other;
    }
    game.apply(state, seat, jsonCopy(move), ignore);
    state = keep(state);
    const expected = deeds[index + 1]?.before.state ?? last;
    return difference(state, expected, `played again up to move ${index + 1}, state`);
  });
}

/** `play` leaves the given state as it is: a take-back has it again. */
export function statesStayAsTheyWere({ deeds }: Record): string | undefined {
  return first(deeds, ({ before }) =>
    difference(before.state, before.frozen, `looked at again, the state before move ${before.number + 1}`),
  );
}
