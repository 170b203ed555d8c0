// Laws about what a game tells the bots, who get imagined worlds only; and those can be played on.

import { ignore } from '../../../src/kernel/game.ts';
import { deepEqual, deepFreeze } from '../../../src/kernel/json.ts';
import { pickOne, rngFork } from '../../../src/kernel/random.ts';
import { anySeat } from '../../../src/kernel/wander.ts';
import { first } from '../messages.ts';
import { jsonCopy, type Moment } from '../table.ts';

const movesInImagination = 40;

export function policyIsLegal({ table, active, views, frozen }: Moment): string | undefined {
  const { game, hints, dice } = table;
  return first(active, (seat) => {
    const imagined = deepFreeze(jsonCopy(game.determinize(views.get(seat)!, rngFork(dice, 'bot'))));
    return first([frozen, imagined], (world) => {
      const move = hints.policy(world, seat, rngFork(dice, 'policy'));
      if (!game.legalMoves(world, seat).some((legal) => deepEqual(legal, move))) {
        return `the policy of seat ${seat} is ${JSON.stringify(move)}, which is not legal`;
      }
      const again = hints.policy(world, seat, rngFork(dice, 'policy'));
      return deepEqual(again, move) ? undefined : `the policy of seat ${seat}: the same rng, another move`;
    });
  });
}

export function evaluationIsFinite({ table, legal, frozen }: Moment): string | undefined {
  return first(legal.keys(), (seat) => {
    const value = table.hints.evaluate(frozen, seat);
    if (!Number.isFinite(value)) return `evaluate gives seat ${seat} ${value}`;
    return table.hints.evaluate(frozen, seat) === value ? undefined : `evaluate: asked twice, told otherwise`;
  });
}

/** An imagined world is a true one for the game's invariants, and its game goes on. */
export function imaginedWorldsCanBePlayed({ table, views }: Moment): string | undefined {
  const { game, dice, check } = table;
  return first(views, ([viewer, view]) => {
    const rng = rngFork(dice, `play/${viewer}`);
    const world = game.determinize(view, rngFork(dice, 'world'));
    check(world);
    for (let number = 0; number < movesInImagination; number++) {
      const seat = anySeat(game, world, rng);
      if (seat === undefined) break;
      game.apply(world, seat, pickOne(rng, game.legalMoves(world, seat)), ignore);
      check(world);
    }
    return undefined;
  });
}
