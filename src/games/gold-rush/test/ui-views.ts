// Positions of aimless games, as everybody at the table and those behind their backs see them.

import { ignore, type Viewer } from '../../../kernel/game.ts';
import { pickOne, rngFromSeed } from '../../../kernel/random.ts';
import { anySeat } from '../../../kernel/wander.ts';
import { seatCounts } from '../components.ts';
import { game } from '../index.ts';
import type { View } from '../types.ts';

/** One in so many positions, for a few games of each number of seats. */
export function* views(games: number, sample: number): Generator<View> {
  for (const seats of seatCounts) {
    for (let index = 0; index < games; index++) yield* viewsOf(seats, `views/${seats}/${index}`, sample);
  }
}

function* viewsOf(seats: number, seed: string, sample: number): Generator<View> {
  const chance = rngFromSeed(seed);
  const state = game.setup(seats, { firstSeat: 'random' }, rngFromSeed(`${seed}/deal`));
  const viewers: readonly Viewer[] = [...Array(seats).keys(), 'spectator'];
  for (let count = 0; count < 2000; count++) {
    const viewer = viewers[count % viewers.length]!;
    if (count % sample === 0) yield game.view(state, viewer);
    const seat = anySeat(game, state, chance);
    if (seat === undefined) {
      for (const each of viewers) yield game.view(state, each);
      return;
    }
    game.apply(state, seat, pickOne(chance, game.legalMoves(state, seat)), ignore);
  }
}
