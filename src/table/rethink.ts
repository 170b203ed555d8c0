// What a bot thought before the page was opened: with the same view and the same chance it thinks the same again.

import type { AnyGame, GameTypes, Seat } from '../kernel/game.ts';
import { type Made, movesMade } from '../match/made.ts';
import type { Match } from '../match/types.ts';
import type { Thought } from './questions.ts';

type Think = (match: Match<GameTypes>, state: GameTypes['state'], seat: Seat) => Promise<Thought>;

/** The thoughts that the seat's moves up to this entry were steps of, since somebody else made one. */
export async function rethink(
  game: AnyGame,
  match: Match<GameTypes>,
  seat: Seat,
  seq: number,
  think: Think,
): Promise<readonly Thought[]> {
  const run = runUpTo(movesMade(game, match), seat, seq);
  const thoughts: Thought[] = [];
  for (let begun = 0; begun < run.length; ) {
    const { before, seq: first } = run[begun]!;
    const thought = await think({ ...match, log: match.log.slice(0, first - 1) }, before, seat);
    thoughts.push(thought);
    begun += stepsOf(game, thought, run.slice(begun));
  }
  return thoughts;
}

/** The moves that the seat made one after another, the last of which is this one. */
function runUpTo(made: readonly Made<GameTypes>[], seat: Seat, seq: number): readonly Made<GameTypes>[] {
  const last = made.findIndex((one) => one.seq === seq);
  let first = last;
  while (first > 0 && made[first - 1]!.seat === seat && made[first - 1]!.seq === made[first]!.seq - 1)
    first--;
  return last < 0 ? [] : made.slice(first, last + 1);
}

/** How many of the moves are steps of the plan; one at least, for a plan that was begun otherwise. */
function stepsOf(game: AnyGame, { plan }: Thought, moves: readonly Made<GameTypes>[]): number {
  const other = moves.findIndex(({ move }, index) => game.moveKey(move) !== plan[index]);
  return Math.max(1, other < 0 ? moves.length : other);
}
