// What the laws are proven for: every registered game, and the template that new games are copied from.
// LARETS_GAME=<id> leaves one, which need not be registered yet.

import { type GameModule, type Invariants, type WholeGame, wholeGames } from '../../src/games/whole.ts';
import type { Language } from '../../src/i18n/format.ts';
import type { GameTypes, Params, Seat } from '../../src/kernel/game.ts';

/** A game with its own invariants, with what counting says of hidden things, and with what refusals may say. */
export interface Proven extends GameModule, Invariants, Counting, Truths {}

/** A game's `test/truths.ts`, which does not ask `whyNot`. */
interface Truths {
  /** By 'EG-T4.noMatch': what the params of that refusal may be, but for those that only repeat the move. */
  readonly truths: Readonly<
    Record<string, (view: GameTypes['view'], seat: Seat, move: GameTypes['move']) => readonly Params[]>
  >;
}

/** A game's `test/odds.ts`, which does not ask `determinize`. All values are between 0 and 1. */
interface Counting {
  /** Of each fact that may be so: how likely it is, or how much of it may be expected. */
  odds(view: GameTypes['view']): ReadonlyMap<string, number>;
  /** How much of each is so. */
  facts(state: GameTypes['state']): ReadonlyMap<string, number>;
}

export const provenGames: readonly WholeGame[] = chosen(process.env.LARETS_GAME || undefined);

function chosen(only: string | undefined): readonly WholeGame[] {
  const all = [unregistered('_template'), ...wholeGames];
  if (only === undefined) return all;
  return [all.find(({ id }) => id === only) ?? unregistered(only)];
}

function unregistered(id: string): WholeGame {
  const folder = `../../src/games/${id}`;
  const words = async (language: Language) =>
    (await import(`${folder}/i18n/${language}.json`, { with: { type: 'json' } })).default;
  return {
    id,
    load: async () => ({
      ...(await import(`${folder}/index.ts`)),
      ...(await import(`${folder}/bot.ts`)),
      texts: { ru: await words('ru'), en: await words('en') },
    }),
    invariants: () => import(`${folder}/test/invariants.ts`),
  };
}

export async function proven({ id, load, invariants }: WholeGame): Promise<Proven> {
  const counting: Promise<Counting> = import(`../../src/games/${id}/test/odds.ts`);
  const telling: Promise<Truths> = import(`../../src/games/${id}/test/truths.ts`);
  const [{ game, hints, texts }, { check }, { odds, facts }, { truths }] = await Promise.all([
    load(),
    invariants(),
    counting,
    telling,
  ]);
  return { game, hints, texts, check, odds, facts, truths };
}
