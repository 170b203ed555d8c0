// Moves, and everything else that happens between the deal and the end.

import type { GameTypes, Seat } from '../kernel/game.ts';
import { hashOf } from '../kernel/json.ts';
import { applyTo, play } from '../kernel/play.ts';
import {
  type Act,
  type Change,
  type Context,
  lastTime,
  nothingTakeable,
  problem,
  stillViews,
} from './change.ts';
import { heldUp, isTimeUp, refilled } from './clock.ts';
import { sitterShape } from './shapes.ts';
import { longLog, type Match, type Problem, type Sitter, type Step } from './types.ts';

/** The word by which every game ends a turn. */
const endTurn = 'endTurn';

export function move<T extends GameTypes>(
  { game, match, seq, at, viewers }: Context<T>,
  { seat, key }: Act<'move'>,
): Change<T> | Problem {
  if (at !== undefined && isTimeUp(match.clocks[seat]!, at)) return problem('timeIsUp');
  const state = match.state!;
  const played = play(game, state, seat, key, viewers);
  if (!played.ok) return { code: 'refused', refusal: played.refusal };
  const earlier = match.takeable.seat === seat ? match.takeable.steps : [];
  const step = { seq, state, clocks: match.clocks };
  return {
    entry: { type: 'move', seat, key, hash: hashOf(played.state) },
    next: {
      state: played.state,
      takeable: { seat, steps: played.final ? [] : [...earlier, step] },
      changed: seq,
    },
    shown: played.frames,
    ...(played.move.type === endTurn && { begunAnew: seat }),
  };
}

export function takeBack<T extends GameTypes>(
  context: Context<T>,
  { seat, to }: Act<'takeBack'>,
): Change<T> | Problem {
  const { match, seq, at } = context;
  const { steps } = match.takeable;
  if (match.holders[seat]!.who === 'bot') return problem('heldByBot');
  if (seq > longLog) return problem('logIsLong');
  if (at !== undefined && isTimeUp(match.clocks[seat]!, at)) return problem('timeIsUp');
  if (match.takeable.seat !== seat || steps.length === 0) return problem('nothingToTakeBack');
  const index = steps.findIndex((step) => step.seq === to);
  if (index < 0) return problem('pastBarrier');
  const { state, clocks } = steps[index]!;
  return {
    entry: { type: 'takeBack', seat, to },
    next: { state, clocks, takeable: { seat, steps: steps.slice(0, index) }, changed: seq },
    shown: stillViews(context, state),
  };
}

/** What was not confirmed is taken back; then the game's own move for it, or else a bot takes the seat. */
export function timeout<T extends GameTypes>(
  context: Context<T>,
  { seat, level }: Act<'timeout'>,
): Change<T> | Problem {
  const { game, match, seq, at, viewers } = context;
  if (match.header.clock.kind === 'none') return problem('noClock');
  if (!isTimeUp(match.clocks[seat]!, at!)) return problem('timeNotUp');
  const { state, clocks } = firstUnconfirmed(match, seat) ?? { state: match.state!, clocks: match.clocks };
  const forced = game.onTimeout?.(state, seat);
  if (forced === undefined) {
    const holders = withBot(match, seat, level);
    if (holders === undefined) return problem('badSitter');
    return {
      entry: { type: 'timeout', seat, level, hash: hashOf(state) },
      next: { state, clocks, holders, takeable: nothingTakeable, changed: seq },
      shown: stillViews(context, state),
    };
  }
  const played = applyTo(game, state, seat, forced, viewers);
  return {
    entry: { type: 'timeout', seat, key: game.moveKey(forced), hash: hashOf(played.state) },
    next: { state: played.state, clocks, takeable: nothingTakeable, changed: seq },
    shown: played.frames,
    begunAnew: seat,
  };
}

/** The first step since the seat's clock began to run: what came before was confirmed. */
function firstUnconfirmed<T extends GameTypes>(match: Match<T>, seat: Seat): Step<T> | undefined {
  if (match.takeable.seat !== seat) return undefined;
  const spell = match.clocks[seat]!.running?.spell;
  return match.takeable.steps.find((step) => step.clocks[seat]!.running?.spell === spell);
}

export function resign<T extends GameTypes>(
  { game, match, seq }: Context<T>,
  { seat, level }: Act<'resign'>,
): Change<T> | Problem {
  if (game.outcome(match.state!) !== undefined) return problem('gameOver');
  if (match.resigned.includes(seat)) return problem('hasResigned');
  if (match.holders[seat]!.who === 'bot') return problem('heldByBot');
  const holders = withBot(match, seat, level);
  if (holders === undefined) return problem('badSitter');
  return {
    entry: { type: 'resign', seat, level },
    next: { holders, resigned: [...match.resigned, seat], takeable: kept(match, seat), changed: seq },
  };
}

export function handOver<T extends GameTypes>(
  { match, seq }: Context<T>,
  { seat, to }: Act<'handOver'>,
): Change<T> | Problem {
  if (match.resigned.includes(seat)) return problem('hasResigned');
  if (sitterShape(to, '') !== undefined) return problem('badSitter');
  if (to.who === 'person' && match.holders[seat]!.who === 'person') return problem('heldByPerson');
  if (to.who === 'person' && seq > longLog) return problem('logIsLong');
  const clock = match.clocks[seat]!;
  return {
    entry: { type: 'handOver', seat, to },
    next: {
      holders: match.holders.with(seat, to),
      clocks:
        to.who === 'person' ? match.clocks.with(seat, refilled(match.header.clock, clock)) : match.clocks,
      takeable: kept(match, seat),
      changed: seq,
    },
  };
}

/** Clocks that a take-back would restore have stood still as well. */
export function away<T extends GameTypes>(
  { match, at }: Context<T>,
  { ms }: Act<'away'>,
): Change<T> | Problem {
  if (match.header.clock.kind === 'none' || at === undefined) return problem('noClock');
  if (!Number.isSafeInteger(ms) || ms < 1 || ms > at - lastTime(match)) return problem('badTime');
  const { seat, steps } = match.takeable;
  const held = steps.map((step) => ({ ...step, clocks: heldUp(step.clocks, ms, at) }));
  return {
    entry: { type: 'away', ms },
    next: { clocks: heldUp(match.clocks, ms, at), takeable: { seat, steps: held } },
  };
}

/** Nobody takes back what another hand did at the same seat. */
function kept<T extends GameTypes>(match: Match<T>, handedOver: Seat): Match<T>['takeable'] {
  return match.takeable.seat === handedOver ? nothingTakeable : match.takeable;
}

function withBot<T extends GameTypes>(match: Match<T>, seat: Seat, level: string): Sitter[] | undefined {
  const bot = { who: 'bot', name: match.holders[seat]!.name, level } as const;
  return sitterShape(bot, '') === undefined ? match.holders.with(seat, bot) : undefined;
}
