// From people's wishes to a match that is dealt and kept.

import type { Rules } from '../games/index.ts';
import type { LevelName } from '../kernel/hints.ts';
import type { Options } from '../kernel/options.ts';
import { create } from '../match/match.ts';
import { clockOf, dealHere } from '../table/deal.ts';
import { nextTask } from '../ui-kit/answer.ts';
import type { Player } from '../ui-kit/board.ts';
import { randomHex } from './chance.ts';
import type { KeptMatch } from './matches.ts';
import { keep } from './store.ts';

export interface Wishes {
  readonly players: readonly Player[];
  /** By seat, for those that bots hold. */
  readonly levels: readonly LevelName[];
  readonly options: Options;
  /** Empty: chance. */
  readonly seed: string;
}

/** Kept, with its first view to be had. Throws with the reason where the wishes do not fit the game. */
export async function begin(module: Rules, wishes: Wishes): Promise<KeptMatch> {
  const { game } = module;
  const secret = randomHex(32);
  const id = randomHex(8);
  const created = create(game, {
    table: id,
    options: wishes.options,
    sitters: wishes.players.map(({ name, kind, seat }) =>
      kind === 'person'
        ? { who: 'person', name }
        : { who: 'bot', name, level: wishes.levels[seat] ?? 'normal' },
    ),
    clock: clockOf(wishes.options),
    chance: wishes.seed === '' ? { secret } : { seed: wishes.seed },
  });
  if (!created.ok) throw new Error(JSON.stringify(created.problem));
  await nextTask();
  const match = dealHere(game, created.match, () => randomHex(32), Date.now());
  await nextTask();
  const kept: KeptMatch = {
    id,
    touched: Date.now(),
    game: game.id,
    players: wishes.players,
    file: { header: match.header, log: match.log },
    secret: match.secret,
    moves: 0,
    isOver: false,
  };
  await keep(kept).catch(() => {});
  return kept;
}
