// What happens at a table without anybody's doing: deal, end, clocks that run out, bots, a deal without those who have
// gone. Each node does the same, and one append wins.

import { randomBytes } from 'node:crypto';
import type { Seat } from '../../kernel/game.ts';
import { botRng, entropySeats } from '../../match/fairness.ts';
import { away, createWithout } from '../../match/match.ts';
import { botsToAsk } from '../../match/standing.ts';
import { plannedStep } from '../../table/minds.ts';
import { type AnyMatch, alarmAt, playForBot, standIn } from '../../table/table.ts';
import { newKey } from '../store/people.ts';
import { putMatch } from '../store/rooms.ts';
import { nextDuty } from './duty.ts';
import { finish } from './finish.ts';
import { before } from './judge.ts';
import { type Decision, isHere, type Live, type Put, put, queued } from './live.ts';
import { everybody, type Replica, seenBy } from './replica.ts';

const longestAlarm = 60 * 60 * 1000;
const again = 1000;

/** After every change. `who`: the node that stored the last entry acts at once, others only if it does not. Rules that
 *  break stop their own table, and no other. */
export function goOn(live: Live, who: 'ours' | 'others' = 'ours'): void {
  try {
    drive(live, who);
  } catch (err) {
    live.world.log.error({ err, table: live.id }, 'a table broke');
  }
}

function drive(live: Live, who: 'ours' | 'others'): void {
  for (const alarm of live.alarms) clearTimeout(alarm);
  live.alarms.clear();
  const { replica, world } = live;
  if (live.isClosed || !replica) return;
  if (who === 'others') {
    alarm(live, world.settings.patienceMs, () => goOn(live));
    ring(live, replica);
    return;
  }
  const { match } = replica.table;
  if (match.isEnded) {
    if (!live.room.isOver)
      void finish(live).catch((err) => world.log.error({ err }, 'a result was not stored'));
    return;
  }
  if (duty(live, replica)) {
    void own(live, (now) => duty(live, now));
    return;
  }
  ring(live, replica);
  if (match.state === undefined) waitForEntropy(live, match);
  else void letThink(live).catch((err) => world.log.error({ err, table: live.id }, 'a bot broke'));
}

export function alarm(live: Live, ms: number, what: () => void): void {
  const timer = setTimeout(
    () => {
      live.alarms.delete(timer);
      if (!live.isClosed) what();
    },
    Math.min(Math.max(ms, 0), longestAlarm),
  );
  live.alarms.add(timer);
}

/** Something the table does by itself, if it is still to be done when its turn comes. */
async function own(live: Live, decide: (replica: Replica) => Decision | undefined): Promise<Put | undefined> {
  const done = await queued(live, async () => {
    if (live.isClosed || !live.replica || !decide(live.replica)) return undefined;
    return put(live, '', (replica) => decide(replica) ?? { ok: false, why: { code: 'nothingToDo' } });
  }).catch((err: unknown) => {
    // The table stands still, and all others go on.
    live.world.log.error({ err, table: live.id }, 'a table broke');
    return undefined;
  });
  if (done?.state === 'done') goOn(live);
  else if (done?.state === 'later') alarm(live, again, () => goOn(live));
  return done;
}

function duty(live: Live, replica: Replica): Decision | undefined {
  return nextDuty(replica, live.room.chairs, live.world.now(), live.watching);
}

function ring(live: Live, { table }: Replica): void {
  const at = alarmAt(table);
  if (at !== undefined) alarm(live, at - live.world.now(), () => goOn(live));
}

/** The server was not there since `last`: clocks that ran get it back. */
export async function giveBack(live: Live, last: number): Promise<void> {
  await queued(live, () =>
    put(live, '', ({ game, table }) => {
      const { match } = table;
      const now = live.world.now();
      const from = Math.max(last, match.log.findLast(({ at }) => at !== undefined)?.at ?? 0);
      const step = before(table, away(game, match, now - from, now));
      return step.ok && alarmAt(table) !== undefined ? step : { ok: false, why: { code: 'nothingToDo' } };
    }),
  );
}

function waitForEntropy(live: Live, match: AnyMatch): void {
  const { world, room } = live;
  const { dealMs, absentDealMs } = world.settings;
  const isAnybodyHere = silentSeats(match).some((seat) => isHere(live, room.chairs[seat]?.person));
  const waits = isAnybodyHere ? dealMs : Math.min(absentDealMs, dealMs);
  const left = room.touched + waits - world.now();
  if (left > 0) {
    // Looked at again by then: somebody may have come.
    alarm(live, left, () => waitForEntropy(live, match));
    return;
  }
  void queued(live, () => beginWithout(live, match)).catch((err) => world.log.error({ err }, 'no new deal'));
}

/** For whom the table waits: who has committed cannot open before all have. */
function silentSeats({ header, commits, openings }: AnyMatch): readonly Seat[] {
  const people = entropySeats(header);
  const uncommitted = people.filter((seat) => commits[seat] === undefined);
  return uncommitted.length > 0 ? uncommitted : people.filter((seat) => openings[seat] === undefined);
}

async function beginWithout(live: Live, match: AnyMatch): Promise<void> {
  const { world, replica } = live;
  if (
    !replica ||
    replica.table.match.header.table !== match.header.table ||
    replica.table.match.state !== undefined
  )
    return;
  const seats = silentSeats(replica.table.match);
  const anew = createWithout(replica.game, replica.table.match, {
    seats,
    level: standIn,
    table: newKey(12),
    secret: randomBytes(32).toString('hex'),
  });
  if (!anew.ok) return;
  const { header, secret } = anew.match;
  await world.store.create({
    id: header.table,
    room: live.id,
    header: JSON.stringify(header),
    secret: secret ?? null,
  });
  await putMatch(world.store, live.id, match.header.table, header.table, world.now());
  world.bus.tell({ kind: 'room', room: live.id });
}

/** One after the other: whoever need not act and lets be makes way for the next. */
async function letThink(live: Live): Promise<void> {
  const { replica } = live;
  if (!replica) return;
  const { game, table } = replica;
  const { match } = table;
  for (const { seat, isAwaited } of botsToAsk(game, match, live.asked)) {
    live.asked[seat] = match.changed;
    const key = await nextKey(live, replica, seat);
    if (live.isClosed) return;
    if (live.replica?.table.match !== match) {
      // Nothing that a bot would decide otherwise for: it is asked again.
      if (live.replica?.table.match.changed === match.changed) {
        live.asked[seat] = undefined;
        goOn(live);
      }
      return;
    }
    if (key === undefined) {
      if (!isAwaited) continue;
      live.asked[seat] = undefined;
      alarm(live, again, () => goOn(live));
      return;
    }
    const move = (now: Replica): Decision | undefined => {
      if (now.table.match !== match) return undefined;
      const viewers = everybody(match.header);
      const step = playForBot(seenBy(game, live.watching), table, { seat, key }, live.world.now(), viewers);
      return step.ok ? step : undefined;
    };
    live.asked[seat] = undefined;
    alarm(live, live.eyes.size > 0 ? live.world.settings.botPaceMs : 0, () => void own(live, move));
    return;
  }
}

async function nextKey(
  live: Live,
  { game, table: { match } }: Replica,
  seat: Seat,
): Promise<string | undefined> {
  const step = plannedStep(match, seat, live.pursued[seat]);
  if (step !== undefined) return step;
  const holder = match.holders[seat]!;
  const plan = await live.world.pool.ask(
    `${match.header.table}/${seat}`,
    live.eyes.size > 0 ? 'watched' : 'unwatched',
    {
      game: game.id,
      version: game.rulesVersion,
      level: holder.who === 'bot' ? holder.level : standIn,
      view: game.view(match.state!, seat),
      rng: botRng(match, seat),
    },
  );
  if (plan && plan.length > 0) live.pursued[seat] = { plan, from: match.log.length + 1 };
  return plan?.[0];
}
