// A match that this device runs itself: people around it, bots in a worker, everything kept as it happens.

import type { GameModule } from '../games/index.ts';
import type { GameTypes, Refusal, Seat, Viewer } from '../kernel/game.ts';
import { rngFromSeed } from '../kernel/random.ts';
import { deadline, timeLeft } from '../match/clock.ts';
import { act, canTakeBack, end, takeBack, timeout } from '../match/match.ts';
import { botsToAsk } from '../match/standing.ts';
import type { Match, Result } from '../match/types.ts';
import { nextTask, whenFree } from '../ui-kit/answer.ts';
import { type Bots, startBots } from './bots/bots.ts';
import { type SeatedBots, seatBots, standIn } from './bots/seated.ts';
import type { Connection, Counsel, News } from './connection.ts';
import { type History, noted, replayed } from './history.ts';
import type { KeptMatch } from './matches.ts';
import { keepSoon } from './store.ts';

interface Table {
  readonly kept: KeptMatch;
  readonly module: GameModule;
  readonly viewers: readonly Viewer[];
  readonly bots: Bots;
  readonly seated: SeatedBots;
  /** By seat, for `botsToAsk`. */
  readonly asked: (number | undefined)[];
  readonly listeners: Set<(news: News) => void>;
  match: Match<GameTypes>;
  history: History;
  isClosed: boolean;
  alarm: ReturnType<typeof setTimeout> | undefined;
}

/** Opens a kept match where it was left. Throws if it cannot have been played like this. */
export function openLocal(kept: KeptMatch, module: GameModule): Connection {
  const here = kept.players.filter((player) => player.kind === 'person').map((player) => player.seat);
  const viewers: readonly Viewer[] = [...here, 'spectator'];
  const { match, history } = replayed(module.game, kept.file, kept.secret, viewers);
  const bots = startBots(module);
  const table: Table = {
    kept,
    module,
    viewers,
    bots,
    seated: seatBots(module.game, bots),
    asked: [],
    listeners: new Set(),
    match,
    history,
    isClosed: false,
    alarm: undefined,
  };
  // Nobody moves before the table stands.
  whenFree(() => goOn(table));
  return {
    id: kept.id,
    module,
    players: kept.players,
    here,
    view: (viewer) => module.game.view(table.match.state!, viewer),
    history: (viewer) => table.history.told.get(viewer) ?? [],
    scores: () => table.history.scores,
    canTakeBack: (seat) => canTakeBack(table.match, seat) > 0,
    timeLeft: (seat) => timeLeftOf(table, seat),
    counsel: counselAt(table),
    play: async (seat, key) => playHere(table, seat, key),
    async takeBack(seat) {
      happen(
        table,
        'takeBack',
        seat,
        takeBack(module.game, table.match, { seat, steps: 1 }, now(table), viewers),
      );
    },
    subscribe(listener) {
      table.listeners.add(listener);
      return () => table.listeners.delete(listener);
    },
    close() {
      table.isClosed = true;
      clearTimeout(table.alarm);
      table.bots.close();
    },
  };
}

function playHere(table: Table, seat: Seat, key: string): Refusal | undefined {
  const { module, match, viewers } = table;
  const result = act(module.game, match, { seat, key, by: 'person' }, now(table), viewers);
  if (result.ok) {
    happen(table, 'move', seat, result);
    return undefined;
  }
  return result.problem.code === 'refused' ? result.problem.refusal : { code: 'notYourSeat' };
}

function happen(table: Table, kind: News['kind'], seat: Seat, result: Result<GameTypes>): void {
  if (!result.ok) return;
  const { shown } = result;
  table.match = ended(table, result.match);
  table.history = noted(table.module.game, table.history, result.match.log.at(-1)!, shown);
  keepSoon(keptNow(table));
  for (const listener of table.listeners) listener({ kind, seat, shown: (viewer) => shown.get(viewer) });
  goOn(table);
}

/** Nothing happens after the outcome: the secret is opened, so that everybody can check the deal. */
function ended(table: Table, match: Match<GameTypes>): Match<GameTypes> {
  const { game } = table.module;
  if (match.isEnded || game.outcome(match.state!) === undefined) return match;
  const result = end(game, match, now(table));
  return result.ok ? result.match : match;
}

function keptNow({ kept, match, module }: Table): KeptMatch {
  return {
    ...kept,
    touched: Date.now(),
    file: { header: match.header, log: match.log },
    moves: match.log.filter((entry) => entry.type === 'move').length,
    isOver: module.game.outcome(match.state!) !== undefined,
  };
}

/** Sets going what follows without a person: a bot's thinking, and the clock. */
function goOn(table: Table): void {
  const { match } = table;
  clearTimeout(table.alarm);
  if (table.isClosed) return;
  void letThink(table);
  const ends = match.clocks.flatMap((clock, held) => {
    const at = deadline(clock);
    return at === undefined ? [] : [{ at, seat: held }];
  });
  const next = ends.sort((a, b) => a.at - b.at)[0];
  if (next) table.alarm = setTimeout(() => runOut(table, next.seat), Math.max(0, next.at - Date.now()) + 20);
}

/** One after the other: whoever need not act and lets be makes way for the next. */
async function letThink(table: Table): Promise<void> {
  const { module, match, seated, asked } = table;
  for (const { seat, isAwaited } of botsToAsk(module.game, match, asked)) {
    asked[seat] = match.changed;
    const key = await seated.next(match, seat);
    // Whoever has planned a whole turn needs no thought for its next step: taps may still come in between.
    await nextTask();
    // Something else has happened while it thought, and it has been asked again.
    if (table.isClosed || table.match !== match) return;
    if (key === undefined && !isAwaited) continue;
    const result = act(module.game, match, { seat, key: key ?? '', by: 'bot' }, now(table), table.viewers);
    if (!result.ok)
      throw new Error(`${module.game.id}: the bot's move ${key} was not taken: ${result.problem.code}`);
    happen(table, 'move', seat, result);
    return;
  }
}

function counselAt(table: Table): Counsel {
  const { module, bots, seated } = table;
  const game = module.game.id;
  return {
    advise(seat) {
      const { match } = table;
      const view = module.game.view(match.state!, seat);
      return bots.ask({ kind: 'advise', game, view, rng: rngFromSeed(`hint/${match.changed}`) });
    },
    reasoned: (seat) => seated.reasoned(table.match, seat),
    explain: (seat) => seated.explain(table.match, seat),
    review(progress) {
      const { header, log, secret } = table.match;
      // With a line of its own, which can be hung up.
      const reviewers = startBots(module);
      const question = { kind: 'review', game, file: { header, log }, secret } as const;
      return { reviewed: reviewers.ask(question, progress), stop: reviewers.close };
    },
  };
}

function runOut(table: Table, seat: Seat): void {
  const { module, match, viewers } = table;
  happen(table, 'timeout', seat, timeout(module.game, match, { seat, level: standIn }, Date.now(), viewers));
}

function timeLeftOf({ match }: Table, seat: Seat): number | undefined {
  const clock = match.clocks[seat]!;
  return clock.running ? timeLeft(clock, Date.now()) : undefined;
}

/** Where there are no clocks, no time is written down. */
function now({ match }: Table): number | undefined {
  return match.header.clock.kind === 'none' ? undefined : Date.now();
}
