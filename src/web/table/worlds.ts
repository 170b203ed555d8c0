// What follows from a view: worked out once for each, whoever asks.

import type { AnyGame, GameTypes, Outcome, Seat } from '../../kernel/game.ts';
import { imagine } from '../../kernel/play.ts';

type View = GameTypes['view'];

export interface Standing {
  readonly active: readonly Seat[];
  readonly awaited: readonly Seat[];
  readonly outcome: Outcome | undefined;
}

interface Implied extends Standing {
  /** The legal moves of who looks. */
  readonly moves: readonly GameTypes['move'][];
}

export type ImpliedBy = (view: View) => Implied;

export function impliedBy(game: AnyGame): ImpliedBy {
  const known = new WeakMap<View, Implied>();
  return (view) => {
    const implied = known.get(view) ?? imply(game, view);
    known.set(view, implied);
    return implied;
  };
}

function imply(game: AnyGame, view: View): Implied {
  const world = imagine(game, view);
  return {
    active: game.activeSeats(world),
    awaited: game.awaitedSeats(world),
    outcome: game.outcome(world),
    moves: view.viewer === 'spectator' ? [] : game.legalMoves(world, view.viewer),
  };
}
