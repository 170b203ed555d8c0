// A match that this device runs itself: people around it, bots in a worker, everything kept as it happens.

import { batch, type Signal, signal } from '@preact/signals';
import type { Rules } from '../games/index.ts';
import type { AnyGame, Viewer } from '../kernel/game.ts';
import { type History, noHistory, noted } from '../table/history.ts';
import { adviceQuestion, emptyMinds, type Minds, nextOfBots, reasonsOfBot } from '../table/minds.ts';
import { type Sight, sightOf } from '../table/sight.ts';
import type { Submission, Unmade } from '../table/submission.ts';
import { alarmAt, openTable, owed, playForBot, type Stepped, submit, type Table } from '../table/table.ts';
import { nextTask, whenFree } from '../ui-kit/answer.ts';
import type { Player } from '../ui-kit/board.ts';
import type { Bots } from './bots/bots.ts';
import type { Connection, Counsel, News, Seen } from './connection.ts';
import type { KeptMatch } from './matches.ts';
import { keepSoon } from './store.ts';

interface Local {
  readonly kept: KeptMatch;
  readonly game: AnyGame;
  readonly viewers: readonly Viewer[];
  readonly bots: Bots;
  readonly startBots: () => Bots;
  readonly listeners: Set<(news: News) => void>;
  readonly seen: Signal<Seen>;
  table: Table;
  minds: Minds;
  /** About this one somebody is thinking. */
  asking: Table | undefined;
  isClosed: boolean;
  alarm: ReturnType<typeof setTimeout> | undefined;
}

/** Opens a kept match where it was left. Throws if it cannot have been played like this. `startBots`: a line to whoever
 *  thinks for them. */
export function openLocal(kept: KeptMatch, { game }: Rules, startBots: () => Bots): Connection {
  const here = kept.players.filter((player) => player.kind === 'person').map((player) => player.seat);
  const viewers: readonly Viewer[] = [...here, 'spectator'];
  let history = noHistory(viewers);
  const opened = openTable(game, kept.file, kept.secret, viewers, (entry, shown) => {
    history = noted(game, history, entry, shown);
  });
  if (!opened.ok) throw new Error(`${opened.misfit.code} (${opened.misfit.seq})`);
  const { table } = opened;
  const views = new Map(viewers.map((viewer) => [viewer, game.view(table.match.state!, viewer)]));
  const local: Local = {
    kept,
    game,
    viewers,
    bots: startBots(),
    startBots,
    listeners: new Set(),
    seen: signal(seenOf(sightOf(game, table.match), history, views, kept.players)),
    table,
    minds: emptyMinds(kept.players.length),
    asking: undefined,
    isClosed: false,
    alarm: undefined,
  };
  // Nobody moves before the table stands.
  whenFree(() => goOn(local));
  return {
    id: kept.id,
    game,
    seen: local.seen,
    counsel: counselAt(local),
    submit: async (submission) => take(local, submission),
    subscribe(listener) {
      local.listeners.add(listener);
      return () => local.listeners.delete(listener);
    },
    async file() {
      const { fileText } = await import('./files/save.ts');
      return fileText(game, local.table.match, Date.now());
    },
    close() {
      local.isClosed = true;
      clearTimeout(local.alarm);
      local.bots.close();
    },
  };
}

function seenOf(
  { holders, ...sight }: Sight,
  history: History,
  views: Seen['views'],
  before: readonly Player[],
): Seen {
  const now = before.map((player, seat) => {
    const { name, who: kind } = holders[seat]!;
    return player.name === name && player.kind === kind ? player : { ...player, name, kind };
  });
  const players = now.every((player, seat) => player === before[seat]) ? before : now;
  const here = players.filter(({ kind }) => kind === 'person').map(({ seat }) => seat);
  return { ...sight, ...history, views, players, here, line: 'open', pending: [] };
}

function take(local: Local, submission: Submission): Unmade | undefined {
  const step = submit(local.game, local.table, submission, Date.now(), local.viewers);
  if (!step.ok) return step.problem;
  happen(local, step);
  goOn(local);
  return undefined;
}

/** And what the table owes after it. */
function happen(local: Local, { table, entry, shown }: Stepped): void {
  const { game, seen } = local;
  local.table = table;
  const views = new Map(seen.value.views);
  for (const [viewer, { view }] of shown) views.set(viewer, view);
  const history = noted(game, seen.value, entry, shown);
  batch(() => {
    seen.value = seenOf(sightOf(game, table.match), history, views, seen.value.players);
    const seat = 'seat' in entry ? entry.seat : undefined;
    for (const listener of local.listeners) listener({ seq: entry.seq, kind: entry.type, seat, shown });
  });
  keepSoon(keptNow(local));
  settle(local);
}

function settle(local: Local): void {
  const step = owed(local.game, local.table, Date.now(), local.viewers);
  if (step) happen(local, step);
}

function keptNow({ kept, table: { match }, seen }: Local): KeptMatch {
  return {
    ...kept,
    touched: Date.now(),
    file: { header: match.header, log: match.log },
    moves: match.log.filter((entry) => entry.type === 'move').length,
    isOver: seen.value.outcome !== undefined,
    ...(seen.value.outcome && { places: seen.value.outcome.places }),
  };
}

/** Sets going what follows without a person: a bot's thinking, and the clock. */
function goOn(local: Local): void {
  clearTimeout(local.alarm);
  if (local.isClosed) return;
  void letThink(local);
  const at = alarmAt(local.table);
  if (at === undefined) return;
  local.alarm = setTimeout(
    () => {
      settle(local);
      goOn(local);
    },
    Math.max(0, at - Date.now()),
  );
}

async function letThink(local: Local): Promise<void> {
  const { game, table } = local;
  if (local.asking === table) return;
  local.asking = table;
  const { minds, move } = await nextOfBots(game, table.match, local.minds, local.bots.ask);
  // Whoever has planned a whole turn needs no thought for its next step: taps may still come in between.
  await nextTask();
  // Something else has happened while it thought, and it has been asked again.
  if (local.isClosed || local.table !== table) return;
  local.minds = minds;
  if (!move) return;
  const step = playForBot(game, table, move, Date.now(), local.viewers);
  if (!step.ok) throw new Error(`${game.id}: the bot's move ${move.key} was not taken: ${step.problem.code}`);
  happen(local, step);
  goOn(local);
}

function counselAt(local: Local): Counsel {
  const { game, bots } = local;
  return {
    advise: (seat) => bots.ask(adviceQuestion(game, local.table.match, seat)),
    explain: (seat) => reasonsOfBot(game, local.table.match, local.minds, seat, bots.ask),
    review(progress) {
      const { header, log, secret } = local.table.match;
      // With a line of its own, which can be hung up.
      const reviewers = local.startBots();
      const question = { kind: 'review', game: game.id, file: { header, log }, secret } as const;
      return { reviewed: reviewers.ask(question, progress), stop: reviewers.close };
    },
  };
}
