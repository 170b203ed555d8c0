// What the search knows of a game: its hints, and what follows from them where they are silent.

import { type Game, type GameTypes, ignore, type Seat } from '../kernel/game.ts';
import type { Hints, Plan, Search } from '../kernel/hints.ts';
import { cloneRng, type Rng } from '../kernel/random.ts';
import { logistic, sharesAtEnd, sharesOf } from '../kernel/shares.ts';

/** A turn of an unknown game that goes on longer than this is judged as it stands. */
const longestTurn = 40;

export interface Knowledge<T extends GameTypes>
  extends Required<
      Pick<
        Search<T>,
        'plans' | 'shares' | 'imagine' | 'quick' | 'finish' | 'turn' | 'horizon' | 'guard' | 'losses'
      >
    >,
    Pick<Search<T>, 'levels' | 'overlooks' | 'terms'> {
  readonly game: Game<T>;
}

export function knowledgeOf<T extends GameTypes>(game: Game<T>, hints: Hints<T>): Knowledge<T> {
  const { search = {} } = hints;
  const turn = search.turn ?? ((state) => game.awaitedSeats(state)[0] ?? -1);
  const running = search.shares ?? staticShares(game, hints, search.scale ?? 4);
  const shares = (state: T['state']) => {
    const outcome = game.outcome(state);
    return outcome ? sharesAtEnd(outcome) : running(state);
  };
  const { quick = hints.policy } = search;
  return {
    horizon: 4,
    guard: 1.3,
    losses: [0.05, 0.1, 0.15],
    quick,
    finish: quick,
    imagine: game.determinize,
    plans: singleMoves(game, hints, turn, shares),
    ...search,
    game,
    turn,
    shares,
  };
}

function staticShares<T extends GameTypes>(game: Game<T>, { evaluate }: Hints<T>, scale: number) {
  return (state: T['state']): readonly number[] => {
    const parts = game.scoreParts(game.view(state, 'spectator'));
    const values = parts.map((_, seat) => evaluate(state, seat));
    return values.length === 1 ? [logistic(values[0]! / scale)] : sharesOf(values, scale);
  };
}

/** Each legal move is a plan; the rest of the turn is left to the policy, and then it is judged. */
function singleMoves<T extends GameTypes>(
  game: Game<T>,
  { policy }: Hints<T>,
  turn: (state: T['state']) => number,
  shares: (state: T['state']) => readonly number[],
) {
  return (state: T['state'], seat: Seat, most: number, rng: Rng): readonly Plan<T>[] => {
    if (!game.awaitedSeats(state).includes(seat)) return [];
    const first = game.moveKey(policy(state, seat, cloneRng(rng)));
    const rated = game.legalMoves(state, seat).map((move) => ({ moves: [move], share: after(state, move) }));
    rated.sort((a, b) => b.share - a.share);
    const sensible = rated.findIndex(({ moves }) => game.moveKey(moves[0]!) === first);
    const [plan] = rated.splice(sensible, 1);
    return [plan!, ...rated].slice(0, most);

    function after(before: T['state'], move: T['move']): number {
      const next = game.clone(before);
      const started = turn(before);
      const ties = cloneRng(rng);
      game.apply(next, seat, move, ignore);
      for (let made = 0; made < longestTurn && turn(next) === started; made++) {
        const [awaited] = game.awaitedSeats(next);
        if (awaited === undefined) break;
        game.apply(next, awaited, policy(next, awaited, ties), ignore);
      }
      return shares(next)[seat]!;
    }
  };
}
