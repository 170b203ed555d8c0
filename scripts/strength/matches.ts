// What docs/strength.md promises, as a list of matches.
import { stepsOf } from '../../src/cli/arena/ladder.ts';
import type { Limits } from '../../src/cli/arena/looks.ts';

export interface StrengthMatch {
  readonly game: string;
  readonly kind: 'bar' | 'step';
  readonly bots: readonly [string, string];
  readonly seats: number;
  readonly seed: string;
  /** So near to its bar that luck is taken out of account, at deals of its own. */
  readonly countsLuck?: true;
  readonly limits: Limits & Required<Pick<Limits, 'bar'>>;
}

export const seed = 'strength';
const seedWhereClose = 'close';

interface Bars {
  /** At two seats, by the opponent of the expert. */
  readonly against: Readonly<Record<string, number>>;
  /** At three and four seats against greedy ones: so many times the fair share. */
  readonly fairShares: number;
  /** By number of seats where it is a close match: how many blocks it may take. */
  readonly close?: Readonly<Record<number, number>>;
}

const bars: Readonly<Record<string, Bars>> = {
  'big-build': { against: { greedy: 0.6, random: 0.99 }, fairShares: 1.3, close: { 3: 675, 4: 200 } },
  'eight-minute-empire': { against: { greedy: 0.93, turnGreedy: 0.65, random: 0.99 }, fairShares: 1.8 },
  'emperors-gold': { against: { greedy: 0.88, random: 0.99 }, fairShares: 1.3 },
  'five-gems': {
    against: { greedy: 0.62, random: 0.99 },
    fairShares: 1.3,
    close: { 3: 200, 4: 450 },
  },
  'gold-rush': {
    against: { greedy: 0.52, neverBuys: 0.92, random: 0.99 },
    fairShares: 1.3,
    close: { 3: 1520 },
  },
};

export const gameIds = Object.keys(bars);

/** First all that is asked of the experts, at small tables before large ones, then the ladders. */
export function matchesOf(games: readonly string[]): readonly StrengthMatch[] {
  const bySeats = (a: StrengthMatch, b: StrengthMatch) => a.seats - b.seats;
  return [
    ...games.flatMap(expertMatches).toSorted(bySeats),
    ...games.flatMap(ladderMatches).toSorted(bySeats),
  ];
}

function expertMatches(game: string): readonly StrengthMatch[] {
  const { against, fairShares, close } = bars[game]!;
  const match = (opponent: string, seats: number, share: number): StrengthMatch => {
    // Without a single loss 200 blocks are a little too few for 99 % at the first look.
    const leastBlocks = share === 0.99 ? 260 : 200;
    const common = { game, kind: 'bar', bots: ['expert', opponent], seats } as const;
    const blocks = close?.[seats];
    if (!blocks) return { ...common, seed, limits: { blocks: 6000, bar: { share, leastBlocks } } };
    const limits = { blocks, bar: { share, leastBlocks, isClose: true } } as const;
    return { ...common, seed: seedWhereClose, countsLuck: true, limits };
  };
  return [
    ...Object.entries(against).map(([opponent, share]) => match(opponent, 2, share)),
    ...[3, 4].map((seats) => match('greedy', seats, fairShares / seats)),
  ];
}

function ladderMatches(game: string): readonly StrengthMatch[] {
  return [2, 3, 4].flatMap((seats) =>
    stepsOf({ game, seats, options: {}, seed }).map(({ bots }) => ({
      game,
      kind: 'step' as const,
      bots,
      seats,
      seed,
      limits: { blocks: 600, bar: { share: 1 / seats, leastBlocks: 100 } },
    })),
  );
}
