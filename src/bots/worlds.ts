// Imagined worlds, the same ones for every plan that is tried: what differs in the end is due to the plan.

import { type GameTypes, ignore, type Seat } from '../kernel/game.ts';
import { type Rng, rngFork } from '../kernel/random.ts';
import type { Knowledge } from './knowledge.ts';

/** One key serves a world three times: its first numbers make it, later ones are its chance, turn by turn, and
 *  far behind them lie those of the players' whims. So neither plans nor whims shift what chance brings. */
const drawsPerTurn = 0x1_0000;
const firstTurn = 0x100_0000;
const whims = 0x1_0000_0000;

export interface World<T extends GameTypes> {
  readonly state: T['state'];
  readonly key: Rng['key'];
}

export function imagineWorld<T extends GameTypes>(
  { imagine }: Knowledge<T>,
  view: T['view'],
  rng: Rng,
  number: number,
): World<T> {
  const chance = rngFork(rng, `world/${number}`);
  return { state: imagine(view, chance), key: chance.key };
}

/** By seat: the share of the win when everybody goes on sensibly after the plan. */
export function tryPlan<T extends GameTypes>(
  knowledge: Knowledge<T>,
  { state, key }: World<T>,
  seat: Seat,
  plan: readonly T['move'][],
): readonly number[] {
  const { game, shares } = knowledge;
  const next = game.clone(state);
  next.rng = { key, drawn: firstTurn };
  const started = knowledge.turn(next);
  for (const move of plan) game.apply(next, seat, move, ignore);
  playOn(knowledge, next, seat, started, { key, drawn: whims });
  return shares(next);
}

/** Plays the turn that began as `started` to its end, and `horizon` turns after it. */
function playOn<T extends GameTypes>(
  { game, quick, finish, turn, horizon }: Knowledge<T>,
  state: T['state'],
  seat: Seat,
  started: number,
  ties: Rng,
): void {
  const furthest = typeof horizon === 'number' ? horizon : horizon(state);
  let running = started;
  for (let turns = 0; ; ) {
    const now = turn(state);
    if (now !== running) {
      if (++turns > furthest) return;
      running = now;
      state.rng.drawn = firstTurn + turns * drawsPerTurn;
    }
    const [awaited] = game.awaitedSeats(state);
    if (awaited === undefined) return;
    const play = turns === 0 && awaited === seat ? finish : quick;
    game.apply(state, awaited, play(state, awaited, ties), ignore);
  }
}
