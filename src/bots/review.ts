// A finished game looked at again: how the chances went, where it turned, what was given away, and what was luck.

import { type GameTypes, ignore, type Seat } from '../kernel/game.ts';
import type { Plan } from '../kernel/hints.ts';
import { type Rng, rngFork } from '../kernel/random.ts';
import type { Knowledge } from './knowledge.ts';
import { gainOf, isClear, type Trial, tryPlans } from './search.ts';
import { tryPlan } from './worlds.ts';

/** A move as it was made. The rng of the states is that of the game. */
export interface Step<T extends GameTypes> {
  readonly seat: Seat;
  readonly move: T['move'];
  readonly before: T['state'];
  readonly after: T['state'];
}

export type Verdict = 'good' | 'close' | 'inaccuracy' | 'mistake' | 'blunder';

/** Moves that a seat made one after another without chance or anybody coming between: one decision. */
export interface Played<T extends GameTypes> {
  /** Of its first move. */
  readonly index: number;
  readonly seat: Seat;
  readonly played: readonly T['move'][];
}

export interface Judged<T extends GameTypes> extends Played<T> {
  readonly best: readonly T['move'][];
  /** Share of the win given away, in the same worlds and with what the seat could know. Never negative. */
  readonly loss: number;
  /** `close`: something looked better, but not clearly. */
  readonly verdict: Verdict;
}

/** What is half done looks better or worse than it is, so a decision counts as a whole. */
export interface Turning<T extends GameTypes> extends Played<T> {
  /** By seat: what it changed, with the chance that came of it. */
  readonly change: readonly number[];
}

export interface Review<T extends GameTypes> {
  /** By seat, before the first move and after every one. */
  readonly chances: readonly (readonly number[])[];
  /** At most three, the greatest first. */
  readonly turnings: readonly Turning<T>[];
  readonly judged: readonly Judged<T>[];
  /** By seat, in shares of the win: what draws and rolls brought, against their mean. */
  readonly luck: readonly number[];
  /** By seat: the sum of what was clearly given away. */
  readonly lost: readonly number[];
}

export interface Care {
  /** Futures for the chances after a move. */
  readonly futures: number;
  /** Simulations for a judgement. */
  readonly simulations: number;
  readonly width: number;
  /** Other draws that a draw is compared with. */
  readonly draws: number;
  /** Futures after each of these draws. */
  readonly drawFutures: number;
}

const usual: Care = { futures: 16, simulations: 128, width: 8, draws: 16, drawFutures: 2 };

/** A difference of so many standard errors is called clear. */
const sure = 2;

/** Step by step, so that whoever waits can be told how far it is. */
export function* review<T extends GameTypes>(
  knowledge: Knowledge<T>,
  steps: readonly Step<T>[],
  rng: Rng,
  care: Care = usual,
): Generator<number, Review<T>> {
  const chances: (readonly number[])[] = [];
  const judged: Judged<T>[] = [];
  const luck = steps[0] ? knowledge.shares(steps[0].before).map(() => 0) : [];
  for (const [index, step] of steps.entries()) {
    if (index === 0) chances.push(chancesAt(knowledge, step.before, rng, care.futures));
    chances.push(chancesAt(knowledge, step.after, rng, care.futures));
    const fortune = luckOf(knowledge, step, rngFork(rng, `luck/${index}`), care);
    for (const [seat, share] of fortune.entries()) luck[seat]! += share;
    if (beginsPlan(steps, index)) {
      const verdict = judge(knowledge, steps, index, rngFork(rng, `judge/${index}`), care);
      if (verdict) judged.push(verdict);
    }
    yield (index + 1) / steps.length;
  }
  const lost = luck.map(() => 0);
  for (const { seat, loss, verdict } of judged) if (verdict !== 'close') lost[seat]! += loss;
  return { chances, turnings: turningsOf(steps, chances), judged, luck, lost };
}

/** By seat: over futures with chance of their own, and everything on the table known. */
function chancesAt<T extends GameTypes>(
  knowledge: Knowledge<T>,
  state: T['state'],
  rng: Rng,
  futures: number,
): readonly number[] {
  if (knowledge.game.outcome(state)) return knowledge.shares(state);
  const sums = knowledge.shares(state).map(() => 0);
  const [seat] = knowledge.game.awaitedSeats(state);
  for (let number = 0; number < futures; number++) {
    // The same chance after every move: what differs is due to the moves.
    const shares = tryPlan(knowledge, { state, key: rngFork(rng, `future/${number}`).key }, seat!, []);
    for (const [other, share] of shares.entries()) sums[other]! += share / futures;
  }
  return sums;
}

/** By seat: the value after what chance brought, less its mean over what it might have brought. */
export function luckOf<T extends GameTypes>(
  knowledge: Knowledge<T>,
  step: Step<T>,
  rng: Rng,
  { draws, drawFutures }: Pick<Care, 'draws' | 'drawFutures'>,
): readonly number[] {
  const { game } = knowledge;
  const { seat, move, before, after } = step;
  if (!drew(step)) return knowledge.shares(after).map(() => 0);
  const fortune = chancesAt(knowledge, after, rng, drawFutures).slice();
  for (let draw = 0; draw < draws; draw++) {
    const other = game.clone(before);
    other.rng = rngFork(rng, `draw/${draw}`);
    game.apply(other, seat, move, ignore);
    const chances = chancesAt(knowledge, other, rng, drawFutures);
    for (const [index, share] of chances.entries()) fortune[index]! -= share / draws;
  }
  return fortune;
}

function drew<T extends GameTypes>({ before, after }: Step<T>): boolean {
  return before.rng.drawn !== after.rng.drawn;
}

function beginsPlan<T extends GameTypes>(steps: readonly Step<T>[], index: number): boolean {
  const previous = steps[index - 1];
  return !previous || previous.seat !== steps[index]!.seat || drew(previous);
}

function playedFrom<T extends GameTypes>(steps: readonly Step<T>[], index: number): readonly T['move'][] {
  let end = index + 1;
  while (end < steps.length && !beginsPlan(steps, end)) end++;
  return steps.slice(index, end).map(({ move }) => move);
}

function judge<T extends GameTypes>(
  knowledge: Knowledge<T>,
  steps: readonly Step<T>[],
  index: number,
  rng: Rng,
  { simulations, width }: Care,
): Judged<T> | undefined {
  const { game } = knowledge;
  const { seat, before } = steps[index]!;
  const played = playedFrom(steps, index);
  const view = game.view(before, seat);
  const world = game.determinize(view, rngFork(rng, 'plans'));
  if (game.legalMoves(world, seat).length < 2) return undefined;
  const known = knowledge.plans(world, seat, width, rngFork(rng, 'ties'));
  const others = known.filter(({ moves }) => keysOf(moves) !== keysOf(played));
  if (others.length === 0) return undefined;
  const plan: Plan<T> = { moves: played, share: 0 };
  const trials = tryPlans(knowledge, view, [plan, ...others], simulations, rng);
  const verdict = verdictOf(knowledge, trials, view);
  const best = [...verdict.best, ...restAfter(knowledge, world, seat, verdict.best, rngFork(rng, 'rest'))];
  if (keysOf(best) === keysOf(played)) return { index, seat, played, best, loss: 0, verdict: 'good' };
  return { index, seat, played, ...verdict, best };

  function keysOf(moves: readonly T['move'][]): string {
    return moves.map((move) => game.moveKey(move)).join(' ');
  }
}

/** What was played goes on up to the next chance. A plan may end before, and is compared with what follows in the futures. */
function restAfter<T extends GameTypes>(
  { game, turn, finish }: Knowledge<T>,
  world: T['state'],
  seat: Seat,
  moves: readonly T['move'][],
  ties: Rng,
): readonly T['move'][] {
  const state = game.clone(world);
  const [started, { drawn }] = [turn(state), state.rng];
  for (const move of moves) game.apply(state, seat, move, ignore);
  const rest: T['move'][] = [];
  while (turn(state) === started && state.rng.drawn === drawn && game.awaitedSeats(state)[0] === seat) {
    const move = finish(state, seat, ties);
    rest.push(move);
    game.apply(state, seat, move, ignore);
  }
  return rest;
}

/** The played plan is the first trial, and has been through all worlds. */
function verdictOf<T extends GameTypes>(
  { losses, game }: Knowledge<T>,
  trials: readonly Trial<T>[],
  view: T['view'],
): Pick<Judged<T>, 'best' | 'loss' | 'verdict'> {
  const [played] = trials as [Trial<T>];
  let best = played;
  for (const trial of trials) {
    const came = trial.shares.length === played.shares.length;
    if (came && gainOf(trial, best).mean > 0) best = trial;
  }
  const gain = gainOf(best, played);
  if (best === played) return { best: best.plan.moves, loss: 0, verdict: 'good' };
  const found = { best: best.plan.moves, loss: gain.mean };
  if (!isClear(gain, sure)) return { ...found, verdict: 'close' };
  const seats = game.scoreParts(view).length;
  const [inaccuracy, mistake, blunder] = losses.map((loss) => (loss * 2) / Math.max(2, seats));
  if (gain.mean >= blunder!) return { ...found, verdict: 'blunder' };
  if (gain.mean >= mistake!) return { ...found, verdict: 'mistake' };
  return { ...found, verdict: gain.mean >= inaccuracy! ? 'inaccuracy' : 'good' };
}

function turningsOf<T extends GameTypes>(
  steps: readonly Step<T>[],
  chances: readonly (readonly number[])[],
): readonly Turning<T>[] {
  const turnings = steps.flatMap(({ seat }, index): Turning<T>[] => {
    if (!beginsPlan(steps, index)) return [];
    const played = playedFrom(steps, index);
    const after = chances[index + played.length]!;
    return [{ index, seat, played, change: after.map((share, other) => share - chances[index]![other]!) }];
  });
  return turnings.sort((a, b) => size(b) - size(a)).slice(0, 3);
}

function size({ change }: Turning<GameTypes>): number {
  return Math.max(...change.map(Math.abs));
}
