// What the laws are proven for: every registered game, and the template that new games are copied from.
// LARETS_GAME=<id> leaves one, which need not be registered yet.

import { type GameEntry, type GameModule, type Invariants, registry } from '../../src/games/index.ts';

/** A game with its own invariants. */
export interface Proven extends GameModule, Invariants {}

export const provenGames: readonly GameEntry[] = chosen(process.env.LARETS_GAME || undefined);

function chosen(only: string | undefined): readonly GameEntry[] {
  const all = [unregistered('_template'), ...registry];
  if (only === undefined) return all;
  return [all.find(({ id }) => id === only) ?? unregistered(only)];
}

function unregistered(id: string): GameEntry {
  const folder = `../../src/games/${id}`;
  return {
    id,
    load: () => import(`${folder}/index.ts`),
    invariants: () => import(`${folder}/test/invariants.ts`),
  };
}

export async function proven({ load, invariants }: GameEntry): Promise<Proven> {
  const [{ game, hints, texts }, { check }] = await Promise.all([load(), invariants()]);
  return { game, hints, texts, check };
}
