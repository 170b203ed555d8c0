// A match that this device runs itself: people around it, bots in a worker, everything kept as it happens.

import { batch, type Signal, signal } from '@preact/signals';
import type { GameModule } from '../games/index.ts';
import type { GameTypes, Seat, Viewer } from '../kernel/game.ts';
import { rngFromSeed } from '../kernel/random.ts';
import { deadline, nextDeadline } from '../match/clock.ts';
import { act, canTakeBack, end, handOver, resign, takeBack, timeout } from '../match/match.ts';
import { botsToAsk, finalOutcome } from '../match/standing.ts';
import type { Match, Result } from '../match/types.ts';
import { nextTask, whenFree } from '../ui-kit/answer.ts';
import type { Player } from '../ui-kit/board.ts';
import { type Bots, startBots } from './bots/bots.ts';
import { reasonedEntry, type SeatedBots, seatBots, standIn } from './bots/seated.ts';
import type { Connection, Counsel, News, Seen, Submission, Unmade } from './connection.ts';
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
  readonly seen: Signal<Seen>;
  match: Match<GameTypes>;
  history: History;
  isClosed: boolean;
  alarm: ReturnType<typeof setTimeout> | undefined;
}

/** Opens a kept match where it was left. Throws if it cannot have been played like this. */
export function openLocal(kept: KeptMatch, module: GameModule): Connection {
  const { game } = module;
  const here = kept.players.filter((player) => player.kind === 'person').map((player) => player.seat);
  const viewers: readonly Viewer[] = [...here, 'spectator'];
  const { match, history } = replayed(game, kept.file, kept.secret, viewers);
  const bots = startBots(module);
  const views = new Map(viewers.map((viewer) => [viewer, game.view(match.state!, viewer)]));
  const table: Table = {
    kept,
    module,
    viewers,
    bots,
    seated: seatBots(game, bots),
    asked: [],
    listeners: new Set(),
    seen: signal(seenOf(module, match, history, views, kept.players)),
    match,
    history,
    isClosed: false,
    alarm: undefined,
  };
  // Nobody moves before the table stands.
  whenFree(() => goOn(table));
  return {
    id: kept.id,
    game,
    seen: table.seen,
    counsel: counselAt(table),
    submit: async (submission) => submit(table, submission),
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

function submit(table: Table, submission: Submission): Unmade | undefined {
  const result = resultOf(table, submission);
  if (!result.ok) return result.problem;
  happen(table, result);
  return undefined;
}

function resultOf(table: Table, submission: Submission): Result<GameTypes> {
  const { match, viewers } = table;
  const { game } = table.module;
  const { seat } = submission;
  const at = now(table);
  switch (submission.do) {
    case 'move':
      return act(game, match, { seat, key: submission.key, by: 'person' }, at, viewers);
    case 'takeBack':
      return takeBack(game, match, { seat, steps: submission.steps }, at, viewers);
    case 'resign':
      return resign(game, match, { seat, level: standIn }, at);
    case 'handOver':
      return handOver(game, match, { seat, to: submission.to }, at);
  }
}

function happen(table: Table, result: Result<GameTypes> & { readonly ok: true }): void {
  const { module, seen } = table;
  const entry = result.match.log.at(-1)!;
  table.match = result.match;
  table.history = noted(module.game, table.history, entry, result.shown);
  const views = new Map(seen.value.views);
  for (const [viewer, { view }] of result.shown) views.set(viewer, view);
  batch(() => {
    seen.value = seenOf(module, table.match, table.history, views, seen.value.players);
    const seat = 'seat' in entry ? entry.seat : undefined;
    const news: News = { seq: entry.seq, kind: entry.type, seat, shown: result.shown };
    for (const listener of table.listeners) listener(news);
  });
  const ended = endOf(table);
  if (ended) {
    happen(table, ended);
    return;
  }
  keepSoon(keptNow(table));
  goOn(table);
}

function seenOf(
  { game }: GameModule,
  match: Match<GameTypes>,
  history: History,
  views: Seen['views'],
  before: readonly Player[],
): Seen {
  const players = before.map((player, seat) => {
    const { name, who: kind } = match.holders[seat]!;
    return player.name === name && player.kind === kind ? player : { ...player, name, kind };
  });
  const seats = players.map(({ seat }) => seat);
  return {
    seq: match.log.length,
    here: seats.filter((seat) => match.holders[seat]!.who === 'person'),
    players: players.every((player, seat) => player === before[seat]) ? before : players,
    views,
    ...history,
    takeable: seats.map((seat) => canTakeBack(match, seat)),
    clocks:
      match.header.clock.kind === 'none'
        ? undefined
        : match.clocks.map((clock) => {
            const endsAt = deadline(clock);
            return { left: clock.left, ...(endsAt !== undefined && { endsAt }) };
          }),
    reasoned: seats.map((seat) => reasonedEntry(match, seat)),
    outcome: finalOutcome(game, match),
    line: 'open',
    pending: [],
  };
}

/** Nothing happens after the outcome: the secret is opened, so that everybody can check the deal. */
function endOf(table: Table): (Result<GameTypes> & { readonly ok: true }) | undefined {
  const { match, module } = table;
  if (match.isEnded || table.seen.value.outcome === undefined) return undefined;
  const result = end(module.game, match, now(table));
  return result.ok ? result : undefined;
}

function keptNow({ kept, match, seen }: Table): KeptMatch {
  return {
    ...kept,
    touched: Date.now(),
    file: { header: match.header, log: match.log },
    moves: match.log.filter((entry) => entry.type === 'move').length,
    isOver: seen.value.outcome !== undefined,
  };
}

/** Sets going what follows without a person: a bot's thinking, and the clock. */
function goOn(table: Table): void {
  clearTimeout(table.alarm);
  if (table.isClosed) return;
  void letThink(table);
  const next = nextDeadline(table.match.clocks);
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
    happen(table, result);
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
  const result = timeout(module.game, match, { seat, level: standIn }, Date.now(), viewers);
  if (result.ok) happen(table, result);
}

/** Where there are no clocks, no time is written down. */
function now({ match }: Table): number | undefined {
  return match.header.clock.kind === 'none' ? undefined : Date.now();
}
