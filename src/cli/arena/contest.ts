// Who plays whom at which table: all that decides about the games of a run, as plain data.

import type { Bot } from '../../bots/bot.ts';
import { knowledgeOf } from '../../bots/knowledge.ts';
import { botOf } from '../../bots/levels.ts';
import { botNamed, botNames } from '../../bots/named.ts';
import { referencesOf } from '../../bots/references.ts';
import type { GameModule } from '../../games/whole.ts';
import type { GameTypes } from '../../kernel/game.ts';
import type { Options } from '../../kernel/options.ts';
import { Problem } from '../problem.ts';

export interface Contest {
  readonly game: string;
  /** The tested bot, and the one in all other seats. */
  readonly bots: readonly [string, string];
  readonly seats: number;
  /** Complete. */
  readonly options: Options;
  readonly seed: string;
  /** The tested bot's luck is told, and taken out of account. */
  readonly countsLuck?: true;
}

export interface Contender {
  readonly bot: Bot<GameTypes>;
  /** It may be offered moves that it need not make: it can say no. */
  readonly canLetBe: boolean;
  /** A cheat, to see that the arena would notice one: it is shown the true state. */
  readonly cheating?: (truth: () => GameTypes['state']) => Bot<GameTypes>;
}

/** The expert, with every world it imagines being the true one. */
const peeking = 'peeking';

export function contenderNamed(module: GameModule, name: string): Contender {
  const { game, hints } = module;
  if (name === peeking) return peeker(module);
  const bot = botNamed(game, hints, name);
  if (!bot) {
    const known = botNames(game, hints).join(', ');
    throw new Problem(
      'unknownBot',
      `${game.id} has no bot "${name}"; it has: ${known}, expert@200 and the like`,
    );
  }
  // A policy names a move whenever it is asked, so it is asked only when it has to move.
  return { bot, canLetBe: !referencesOf(game, hints).has(name) };
}

function peeker({ game, hints }: GameModule): Contender {
  const cheating: Contender['cheating'] = (truth) => {
    const known = () => game.clone(truth());
    const knowing = { ...game, determinize: known };
    return botOf({ ...knowledgeOf(game, hints), game: knowing, imagine: known }, 'expert');
  };
  const bot = { decide: () => ({ plan: [] }) };
  return { bot, canLetBe: true, cheating };
}
