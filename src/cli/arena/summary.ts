// What a run comes to.

import type { Contest } from './contest.ts';
import { withoutLuck } from './fortune.ts';
import { eloOf, type Interval, mean } from './interval.ts';
import { intervalAt, type Limits, looksOf, type Verdict, verdictOf } from './looks.ts';
import type { Block } from './play.ts';

export interface Summary extends Contest {
  readonly blocks: number;
  readonly gamesPlayed: number;
  /** Of the wins; a shared first place is a fraction. Where luck is counted, less what it explains. */
  readonly share: number;
  /** The same with luck, as it was. */
  readonly won: number;
  /** 95 %, over all looks together where there is a bar. */
  readonly interval: Interval;
  readonly elo: number;
  readonly eloInterval: Interval;
  readonly meanPlace: number;
  /** Points ahead of the best of the others. */
  readonly meanLead: number;
  /** By the seat of the tested bot. */
  readonly shareBySeat: readonly number[];
  /** The part of the games that ALL-5 ended. */
  readonly noProgress: number;
  readonly time: Times;
  readonly bar?: { readonly share: number; readonly verdict: Verdict };
}

/** Of the tested bot, in milliseconds. */
interface Times {
  /** Of a core. */
  readonly perTurn: number;
  readonly perDecision: number;
  /** By the clock, other programs included: 95 % of the decisions take no longer. */
  readonly clock95: number;
}

export function summaryOf(contest: Contest, limits: Limits, blocks: readonly Block[]): Summary {
  const { seats } = contest;
  const games = blocks.flatMap((block) => block.games);
  const won = blocks.map((block) => mean(block.games.map(({ share }) => share)));
  const lucks = blocks.map((block) => mean(block.games.map(({ luck = 0 }) => luck)));
  const means = withoutLuck(won, lucks);
  const share = mean(means);
  const interval = intervalAt(limits, means, seats);
  return {
    ...contest,
    blocks: blocks.length,
    gamesPlayed: games.length,
    share,
    won: mean(won),
    interval,
    elo: eloOf(share, seats),
    eloInterval: { low: eloOf(interval.low, seats), high: eloOf(interval.high, seats) },
    meanPlace: mean(games.map(({ place }) => place)),
    meanLead: mean(games.map(({ lead }) => lead)),
    shareBySeat: Array.from({ length: seats }, (_, seat) =>
      mean(blocks.map((block) => block.games[seat]!.share)),
    ),
    noProgress: mean(games.map(({ reason }) => (reason === 'noProgress' ? 1 : 0))),
    time: timesOf(blocks),
    ...(limits.bar && {
      bar: { share: limits.bar.share, verdict: verdictAt(limits, blocks.length, interval) },
    }),
  };
}

/** Between two looks nothing is decided. */
function verdictAt(limits: Limits, blocks: number, interval: Interval): Verdict {
  return looksOf(limits).includes(blocks) ? verdictOf(interval, limits.bar!.share) : 'open';
}

function timesOf(blocks: readonly Block[]): Times {
  const decisions = blocks.flatMap(({ time }) => time.decisions).sort((a, b) => a - b);
  let cpu = 0;
  let turns = 0;
  for (const { time } of blocks) {
    cpu += time.cpu;
    turns += time.turns;
  }
  return {
    perTurn: cpu / 1000 / turns,
    perDecision: cpu / 1000 / decisions.length,
    clock95: (decisions[Math.floor(decisions.length * 0.95)] ?? 0) / 1000,
  };
}
