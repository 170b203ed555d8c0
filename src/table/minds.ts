// What the bots around a table have in mind: each goes through with what it has planned, and can say afterwards why. A
// value beside the match; whoever runs the table brings the thinking.

import type { AnyGame, GameTypes, Seat } from '../kernel/game.ts';
import type { Term } from '../kernel/hints.ts';
import { rngFromSeed } from '../kernel/random.ts';
import { botRng } from '../match/fairness.ts';
import { botsToAsk } from '../match/standing.ts';
import type { Ask, QuestionOf, Thought } from './questions.ts';
import { reasonedEntry } from './sight.ts';
import { type AnyMatch, standIn } from './table.ts';

export interface Minds {
  /** By seat, for `botsToAsk`. */
  readonly asked: readonly (number | undefined)[];
  /** By seat: the plans since somebody else made a move, the present one last. */
  readonly plans: readonly (readonly Pursued[])[];
}

interface Pursued extends Thought {
  /** The entry that its first move became, if it was taken. */
  readonly from: number;
}

export function emptyMinds(seats: number): Minds {
  return { asked: Array(seats).fill(undefined), plans: Array(seats).fill([]) };
}

export interface Decision {
  readonly minds: Minds;
  /** Undefined: every bot lets be what it need not do. */
  readonly move: { readonly seat: Seat; readonly key: string } | undefined;
}

/** What the next bot does that wants to act: one after the other, whoever lets be makes way for the next. The answer is
 *  about this match: if it has gone on since, the question is to be asked anew. */
export async function nextOfBots(game: AnyGame, match: AnyMatch, minds: Minds, ask: Ask): Promise<Decision> {
  let next = minds;
  for (const { seat, isAwaited } of botsToAsk(game, match, minds.asked)) {
    next = { ...next, asked: next.asked.with(seat, match.changed) };
    let key = plannedStep(match, seat, next.plans[seat]!.at(-1));
    if (key === undefined) {
      const thought = await think(game, match, match.state!, seat, ask);
      next = pursuing(match, next, seat, thought);
      key = thought.plan[0];
    }
    if (key !== undefined) return { minds: next, move: { seat, key } };
    if (isAwaited) throw new Error(`${game.id}: the bot at seat ${seat} has no move, and is awaited`);
  }
  return { minds: next, move: undefined };
}

/** To let be needs no reasons, and leaves those of the last move. */
function pursuing(match: AnyMatch, minds: Minds, seat: Seat, thought: Thought): Minds {
  if (thought.plan.length === 0) return minds;
  const lastMover = match.log.findLast((entry) => entry.type === 'move')?.seat;
  const before = lastMover === seat ? minds.plans[seat]! : [];
  return { ...minds, plans: minds.plans.with(seat, [...before, { ...thought, from: match.log.length + 1 }]) };
}

/** What the bots would tell a person at this seat: from what it may know. */
export function adviceQuestion(game: AnyGame, match: AnyMatch, seat: Seat): QuestionOf<'advise'> {
  const view = game.view(match.state!, seat);
  return { kind: 'advise', game: game.id, view, rng: rngFromSeed(`hint/${match.changed}`) };
}

/** What spoke for all that a bot did up to its last move, since somebody else made one. */
export async function reasonsOfBot(
  game: AnyGame,
  match: AnyMatch,
  minds: Minds,
  seat: Seat,
  ask: Ask,
): Promise<readonly Term[]> {
  const seq = reasonedEntry(match, seat);
  if (seq === undefined) return [];
  const present = minds.plans[seat]!;
  const isKnown = present.some((one) => isStepOf(match, seat, seq, one));
  const found = isKnown ? present : await thoughtBefore(game, match, seat, seq, ask);
  const thoughts = found.map(({ view, rng, plan, share }) => ({ view, rng, plan, share }));
  return ask({ kind: 'explain', game: game.id, thoughts });
}

async function thoughtBefore(
  game: AnyGame,
  match: AnyMatch,
  seat: Seat,
  seq: number,
  ask: Ask,
): Promise<readonly Thought[]> {
  const { rethink } = await import('./rethink.ts');
  return rethink(game, match, seat, seq, (then, state) => think(game, then, state, seat, ask));
}

async function think(
  game: AnyGame,
  match: AnyMatch,
  state: GameTypes['state'],
  seat: Seat,
  ask: Ask,
): Promise<Thought> {
  const holder = match.holders[seat]!;
  const level = holder.who === 'bot' ? holder.level : standIn;
  const view = game.view(state, seat);
  const rng = botRng(match, seat);
  return { ...(await ask({ kind: 'decide', game: game.id, level, view, rng })), view, rng };
}

/** Of a plan that has begun, if everything since is a step of it. */
export function plannedStep(
  match: Pick<AnyMatch, 'log' | 'changed'>,
  seat: Seat,
  pursued: Pick<Pursued, 'plan' | 'from'> | undefined,
): string | undefined {
  if (!pursued) return undefined;
  const isUnderWay = match.changed === match.log.length && isStepOf(match, seat, match.changed, pursued);
  return isUnderWay ? pursued.plan[match.changed + 1 - pursued.from] : undefined;
}

function isStepOf(
  { log }: Pick<AnyMatch, 'log'>,
  seat: Seat,
  seq: number,
  { plan, from }: Pick<Pursued, 'plan' | 'from'>,
): boolean {
  if (seq < from) return false;
  return log.slice(from - 1, seq).every((entry, index) => {
    return entry.type === 'move' && entry.seat === seat && entry.key === plan[index];
  });
}
