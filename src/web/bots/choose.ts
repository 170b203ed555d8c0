// How the bots of the two levels choose: both by the game's own hints, from the view alone.

import type { GameModule } from '../../games/index.ts';
import { type AnyGame, type GameTypes, ignore, type Seat } from '../../kernel/game.ts';
import { cloneRng, pickOne, type Rng, randomInt, rngFork } from '../../kernel/random.ts';
import type { Level } from './messages.ts';

type Move = GameTypes['move'];
type State = GameTypes['state'];

/** The easy bot lets its attention wander in so many of ten decisions. */
const wandering = 4;

export function chooseMove(
  { game, hints }: GameModule,
  level: Level,
  seat: Seat,
  view: GameTypes['view'],
  rng: Rng,
): string {
  const chance = cloneRng(rng);
  const state = game.determinize(view, rngFork(rng, 'world'));
  const sensible = hints.policy(state, seat, chance);
  const move =
    level === 'easy' && randomInt(chance, 10) < wandering
      ? looked({ game, hints }, state, seat, sensible, chance)
      : sensible;
  return game.moveKey(move);
}

/** The best of the few moves that came to mind: always of the kind that is sensible now, so never an absurd one. */
function looked(
  { game, hints }: Pick<GameModule, 'game' | 'hints'>,
  state: State,
  seat: Seat,
  sensible: Move,
  rng: Rng,
): Move {
  const alike = game.legalMoves(state, seat).filter((move) => move.type === sensible.type);
  if (alike.length < 3) return pickOne(rng, alike);
  const inMind = alike.filter(() => randomInt(rng, 3) === 0);
  let best = pickOne(rng, alike);
  let most = Number.NEGATIVE_INFINITY;
  for (const move of inMind) {
    const worth = hints.evaluate(after(game, state, seat, move), seat);
    if (worth > most) {
      most = worth;
      best = move;
    }
  }
  return best;
}

function after(game: AnyGame, state: State, seat: Seat, move: Move): State {
  const next = game.clone(state);
  game.apply(next, seat, move, ignore);
  return next;
}
