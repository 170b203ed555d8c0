// Does this build make of every match in a store what was stored? Asked before an upgrade, and after a restore.

import type { World } from './live/live.ts';
import { CannotFollow, emptyReplica, followed, OtherRules, taken } from './live/replica.ts';
import { chainOf, firstChain } from './store/chain.ts';
import type { MatchRow, Store } from './store/store.ts';

export interface StoreFault {
  readonly match: string;
  readonly code: 'brokenChain' | 'cannotFollow' | 'otherRules';
  readonly message: string;
}

export interface Checked {
  readonly matches: number;
  readonly entries: number;
  readonly faults: readonly StoreFault[];
}

/** `which`: matches under way, or all. */
export async function checkStore(
  store: Store,
  gameOf: World['gameOf'],
  which: 'running' | 'all',
): Promise<Checked> {
  const running = 'SELECT match AS id FROM now WHERE is_over = 0 ORDER BY match';
  const all = 'SELECT id FROM match ORDER BY id';
  const ids = await store.all<{ id: string }>(which === 'all' ? all : running);
  const faults: StoreFault[] = [];
  let entries = 0;
  for (const { id } of ids) {
    const row = await store.load(id);
    if (!row) continue;
    const { count, fault } = await checkMatch(store, gameOf, row);
    entries += count;
    if (fault) faults.push(fault);
  }
  return { matches: ids.length, entries, faults };
}

async function checkMatch(
  store: Store,
  gameOf: World['gameOf'],
  row: MatchRow,
): Promise<{ readonly count: number; readonly fault?: StoreFault }> {
  const rows = await store.since(row.id, 0);
  const fault = (code: StoreFault['code'], message: string) => {
    return { count: rows.length, fault: { match: row.id, code, message } };
  };
  let chain = firstChain(row.header);
  for (const entry of rows) {
    chain = chainOf(chain, entry.body);
    if (chain !== entry.chain) return fault('brokenChain', `entry ${entry.seq}`);
  }
  const header = JSON.parse(row.header) as { game: string; rulesVersion: number };
  try {
    let replica = emptyReplica(await gameOf(header.game, header.rulesVersion), row);
    for (const entry of rows) replica = taken(replica, followed(replica, entry, new Set()), entry);
  } catch (problem) {
    if (problem instanceof OtherRules || problem instanceof CannotFollow) {
      return fault(problem.code, problem.message);
    }
    throw problem;
  }
  return { count: rows.length };
}
