// The plan of a hint on the picture: numbers, and arrows for moves that lead from one place to another. Pure.

import type { GameTypes } from '../../kernel/game.ts';
import { type AnyGame, ignore, type Seat } from '../../kernel/game.ts';
import { imagine } from '../../kernel/play.ts';
import type { Board } from '../../ui-kit/board.ts';
import type { DrawnMark } from '../table/drawing.ts';
import type { Hint } from './lamp.ts';

/** Of what is still to be done; a done step has no number any more, the others keep theirs. */
export function planMarks(
  game: AnyGame,
  board: Pick<Board<GameTypes>, 'place'>,
  { advised, done, view }: Hint,
): readonly DrawnMark[] {
  if (typeof advised !== 'object') return [];
  const seat = view.viewer as Seat;
  const state = imagine(game, view);
  return advised.plan.slice(done).flatMap((key, index) => {
    const move = game.parseMove(key)!;
    const placing = board.place(move, index === 0 ? view : game.view(state, seat));
    const number = done + index + 1;
    if (index < advised.plan.length - done - 1) game.apply(state, seat, move, ignore);
    const [first, ...others] = 'at' in placing ? placing.at : [];
    const at = others.at(-1) ?? first ?? placing.set?.[0];
    if (at === undefined) return [];
    const from = others.length > 0 && first !== at ? first : undefined;
    const along = others.slice(0, -1);
    return [
      {
        at,
        ...(from ? { from } : {}),
        ...(along.length > 0 ? { along } : {}),
        number,
        state: 'plan' as const,
      },
    ];
  });
}
