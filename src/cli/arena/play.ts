// One block: the same deal once with the tested bot in each seat, so that neither luck nor place favours anybody.

import { type Bot, type Player, playerOf } from '../../bots/bot.ts';
import { type AnyGame, type GameTypes, ignore, type Outcome, type Seat } from '../../kernel/game.ts';
import type { Options } from '../../kernel/options.ts';
import { type Rng, rngFork, rngFromSeed } from '../../kernel/random.ts';
import { sharesAtEnd } from '../../kernel/shares.ts';
import type { Contender } from './contest.ts';
import type { Fortune } from './fortune.ts';

type Move = GameTypes['move'];

/** How a game went for the tested bot. */
export interface GameResult {
  /** Of the win: a shared first place is a fraction. */
  readonly share: number;
  readonly place: number;
  /** Points ahead of the best of the others. */
  readonly lead: number;
  readonly reason: string;
  /** What chance brought it, where that is asked for. */
  readonly luck?: number;
}

export interface Block {
  readonly block: number;
  /** By the seat of the tested bot. */
  readonly games: readonly GameResult[];
  readonly time: Time;
}

/** What the tested bot took, in microseconds. Of no consequence. */
export interface Time {
  readonly turns: number;
  /** Of the processor, in all: systems count it in steps of milliseconds, so it says nothing of a single decision. */
  readonly cpu: number;
  /** Each decision by the clock, other programs included. */
  readonly decisions: readonly number[];
}

export interface Table {
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
}

export function playBlock(
  game: AnyGame,
  { seats, options, seed }: Table,
  tested: Contender,
  reference: Contender,
  block: number,
  fortune?: Fortune,
): Block {
  const games: GameResult[] = [];
  const time = { turns: 0, cpu: 0, decisions: [] as number[] };
  for (let own = 0; own < seats; own++) {
    const state = game.setup(seats, options, rngFromSeed(`${seed}/${block}`));
    const sitters = Array.from({ length: seats }, (_, seat) => {
      const chance = rngFromSeed(`${seed}/${block}/${own}/bot/${seat}`);
      const { bot: honest, canLetBe, cheating } = seat === own ? tested : reference;
      const bot = cheating?.(() => state) ?? honest;
      return { player: seated(bot, seat === own ? time : undefined), chance, canLetBe };
    });
    const luck = fortune && { fortune, rng: rngFromSeed(`${seed}/${block}/${own}/luck`), sum: 0 };
    const played = playOut(game, state, sitters, own, luck);
    time.turns += played.turns;
    games.push({ ...resultOf(played.outcome, own), ...(luck && { luck: luck.sum }) });
  }
  return { block, games, time };
}

interface Sitter {
  readonly player: (view: GameTypes['view'], rng: Rng, change: number, only?: Move) => Move | undefined;
  readonly chance: Rng;
  readonly canLetBe: boolean;
}

/** Where there is only one move nobody thinks; a plan goes on through it. */
function seated(
  bot: Bot<GameTypes>,
  time: { cpu: number; decisions: number[] } | undefined,
): Sitter['player'] {
  let only: Move | undefined;
  const player: Player<GameTypes> = playerOf({
    decide(view, rng) {
      if (only) return { plan: [only] };
      if (!time) return bot.decide(view, rng);
      const [cpu, clock] = [process.threadCpuUsage(), performance.now()];
      const decision = bot.decide(view, rng);
      const { user, system } = process.threadCpuUsage(cpu);
      time.cpu += user + system;
      time.decisions.push(Math.round((performance.now() - clock) * 1000));
      return decision;
    },
  });
  return (view, rng, change, onlyMove) => {
    only = onlyMove;
    return player.next(view, rng, change);
  };
}

interface Luck {
  readonly fortune: Fortune;
  readonly rng: Rng;
  sum: number;
}

/** Plays the game in place. `turns`: how often it was the turn of `own`; `luck` becomes what chance brought it. */
function playOut(
  game: AnyGame,
  state: GameTypes['state'],
  sitters: readonly Sitter[],
  own: Seat,
  luck: Luck | undefined,
): { outcome: Outcome; turns: number } {
  let turns = 0;
  let last: { seat: Seat; move: Move } | undefined;
  for (let change = 0; change <= game.moveLimit; change++) {
    const outcome = game.outcome(state);
    if (outcome) return { outcome, turns };
    const awaited = game.awaitedSeats(state);
    const next = outOfTurn(awaited) ?? inTurn(awaited[0]!);
    if (awaited.includes(next.seat)) {
      if (next.seat === own && (last?.seat !== own || last.move.type === 'endTurn')) turns++;
      last = next;
    }
    const before = luck && game.clone(state);
    game.apply(state, next.seat, next.move, ignore);
    if (before) {
      luck.sum += luck.fortune({ ...next, before, after: state }, rngFork(luck.rng, String(change)))[own]!;
    }

    /** Whoever may act unasked is offered it once after every change, before the table goes on. */
    function outOfTurn(waiting: readonly Seat[]) {
      for (const seat of game.activeSeats(state)) {
        if (waiting.includes(seat) || !sitters[seat]!.canLetBe) continue;
        const move = asked(seat, game.legalMoves(state, seat));
        if (move) return { seat, move };
      }
      return undefined;
    }

    function inTurn(seat: Seat) {
      const moves = game.legalMoves(state, seat);
      const move = asked(seat, moves, moves.length === 1 ? moves[0] : undefined);
      if (!move) throw new Error(`${game.id}: the table waits for seat ${seat}, and its bot lets be`);
      return { seat, move };
    }

    function asked(seat: Seat, moves: readonly Move[], only?: Move): Move | undefined {
      const { player, chance } = sitters[seat]!;
      const move = player(game.view(state, seat), rngFork(chance, String(change)), change, only);
      if (!move) return undefined;
      const key = game.moveKey(move);
      const legal = moves.find((one) => game.moveKey(one) === key);
      if (!legal) throw new Error(`${game.id}: the bot of seat ${seat} made ${key}, which is not legal`);
      return legal;
    }
  }
  throw new Error(`${game.id}: no outcome within ${game.moveLimit} moves`);
}

function resultOf(outcome: Outcome, own: Seat): GameResult {
  const { places, scores, reason } = outcome;
  const others = scores.filter((_, seat) => seat !== own);
  return {
    share: sharesAtEnd(outcome)[own]!,
    place: places[own]!,
    lead: scores[own]! - Math.max(...others),
    reason,
  };
}
