// Laws about worlds that a viewer cannot tell apart: the true one and those that `determinize` makes of their view.

import type { GameTypes, Viewer } from '../../../src/kernel/game.ts';
import { deepEqual, difference } from '../../../src/kernel/json.ts';
import { applyTo, type Shown } from '../../../src/kernel/play.ts';
import { cloneRng, pickOne, rngFork } from '../../../src/kernel/random.ts';
import { first } from '../messages.ts';
import type { Deed, Table } from '../table.ts';

const worlds = 4;
/** Besides the move that was made. */
const otherMoves = 2;

export function* worldsOf(
  table: Table,
  view: GameTypes['view'],
  count: number,
): Generator<GameTypes['state'], undefined> {
  for (let index = 0; index < count; index++) {
    table.dice.drawn++;
    yield table.game.determinize(view, rngFork(table.dice, 'world'));
  }
}

/** ALL-3: in two worlds that a viewer cannot tell apart, a move that is told in the same words leaves views that
 *  are the same, whatever it draws or reveals. Each viewer has their turn. */
export function sameWordsLeaveSameViews({ before, seat, key }: Deed): string | undefined {
  const { table, state, views } = before;
  const { game, dice } = table;
  const viewer = pickOne(dice, table.viewers);
  const alike = [...worldsOf(table, views.get(viewer)!, worlds)].map((world) => {
    world.rng = cloneRng(state.rng);
    return world;
  });
  const keys = new Set([key]);
  const possible = game.legalMoves(alike[0]!, seat);
  for (let count = 0; count < otherMoves && possible.length > 0; count++)
    keys.add(game.moveKey(pickOne(dice, possible)));
  const told = [state, ...alike].flatMap((world) =>
    game
      .legalMoves(world, seat)
      .filter((move) => keys.has(game.moveKey(move)))
      .map((move): Told => {
        const shown = applyTo(game, world, seat, move, [viewer]).frames.get(viewer)!;
        const own = viewer === seat ? [game.moveKey(move)] : [];
        return { shown, words: [...own, ...shown.frames.map(({ event }) => event)] };
      }),
  );
  return seenOtherwise(told, viewer);
}

interface Told {
  readonly shown: Shown<GameTypes>;
  /** What was told, and to who moved the move. */
  readonly words: readonly unknown[];
}

function seenOtherwise(told: readonly Told[], viewer: Viewer): string | undefined {
  return first(told.entries(), ([index, { shown, words }]) => {
    const same = told.findIndex((other) => deepEqual(other.words, words));
    if (same === index) return undefined;
    const what = `told ${viewer} in the same words in two worlds that look alike, shown`;
    return difference(shown, told[same]!.shown, what);
  });
}
