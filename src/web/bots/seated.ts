// The bots around a table of this device: each goes through with what it has planned, and can say afterwards why.

import type { AnyGame, GameTypes, Seat } from '../../kernel/game.ts';
import type { Term } from '../../kernel/hints.ts';
import { botRng } from '../../match/fairness.ts';
import type { Match } from '../../match/types.ts';
import type { Bots } from './bots.ts';
import { type Level, levels, type Thought } from './messages.ts';

type AnyMatch = Match<GameTypes>;

/** Who holds a seat with a level that is not known here plays like this. */
export const standIn: Level = 'normal';

export interface SeatedBots {
  /** The key of the seat's next move; undefined: it lets be. */
  next(match: AnyMatch, seat: Seat): Promise<string | undefined>;
  /** What spoke for all that it did up to that move, since somebody else made one. */
  explain(match: AnyMatch, seat: Seat): Promise<readonly Term[]>;
}

interface Pursued extends Thought {
  /** The entry that its first move became, if it was taken. */
  readonly from: number;
}

export function seatBots(game: AnyGame, bots: Pick<Bots, 'ask'>): SeatedBots {
  /** By seat: the plans since somebody else made a move, the present one last. */
  const pursued: (readonly Pursued[])[] = [];
  const think = async (match: AnyMatch, state: GameTypes['state'], seat: Seat): Promise<Thought> => {
    const view = game.view(state, seat);
    const rng = botRng(match, seat);
    const question = { kind: 'decide', game: game.id, level: levelOf(match, seat), view, rng } as const;
    return { ...(await bots.ask(question)), view, rng };
  };
  return {
    async next(match, seat) {
      const present = pursued[seat]?.at(-1);
      const step = present && nextStep(match, seat, present);
      if (step !== undefined) return step;
      const thought = await think(match, match.state!, seat);
      // To let be needs no reasons, and leaves those of the last move.
      if (thought.plan.length > 0) {
        const before = lastMover(match) === seat ? (pursued[seat] ?? []) : [];
        pursued[seat] = [...before, { ...thought, from: match.log.length + 1 }];
      }
      return thought.plan[0];
    },
    async explain(match, seat) {
      const seq = reasonedEntry(match, seat);
      if (seq === undefined) return [];
      const present = pursued[seat] ?? [];
      const known = present.some((one) => isStepOf(match, seat, seq, one)) ? present : undefined;
      const { rethink } = known ? { rethink: undefined } : await import('./rethink.ts');
      const found = known ?? (await rethink?.(game, match, seat, seq, think)) ?? [];
      const thoughts = found.map(({ view, rng, plan, share }) => ({ view, rng, plan, share }));
      return bots.ask({ kind: 'explain', game: game.id, thoughts });
    },
  };
}

function levelOf({ holders }: AnyMatch, seat: Seat): Level {
  const holder = holders[seat]!;
  return levels.find((level) => holder.who === 'bot' && level === holder.level) ?? standIn;
}

/** The entry of the bot's last move, if it has made one. */
export function reasonedEntry({ header, log }: AnyMatch, seat: Seat): number | undefined {
  if (header.sitters[seat]?.who !== 'bot') return undefined;
  return log.findLast((entry) => entry.type === 'move' && entry.seat === seat)?.seq;
}

function lastMover({ log }: AnyMatch): Seat | undefined {
  return log.findLast((entry) => entry.type === 'move')?.seat;
}

type Plan = Pick<Pursued, 'plan' | 'from'>;
type Logged = Pick<AnyMatch, 'log' | 'changed'>;

/** Of a plan that has begun, if everything since is a step of it. */
export function nextStep(match: Logged, seat: Seat, pursuit: Plan): string | undefined {
  const isUnderWay = match.changed === match.log.length && isStepOf(match, seat, match.changed, pursuit);
  return isUnderWay ? pursuit.plan[match.changed + 1 - pursuit.from] : undefined;
}

function isStepOf({ log }: Pick<Logged, 'log'>, seat: Seat, seq: number, { plan, from }: Plan): boolean {
  if (seq < from) return false;
  return log.slice(from - 1, seq).every((entry, index) => {
    return entry.type === 'move' && entry.seat === seat && entry.key === plan[index];
  });
}
