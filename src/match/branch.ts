// A tale as a match again: as far as it is wanted, with whoever sits there now.

import type { Game, GameTypes } from '../kernel/game.ts';
import { bytesOf, hex } from '../kernel/hash.ts';
import { create, deal } from './match.ts';
import { record } from './record.ts';
import type { Tale } from './tale.ts';
import type { Match, Result, Sitter } from './types.ts';

/** Undefined where a clock has made a move on the way: a match without clocks knows no such thing. */
export function branchOf<T extends GameTypes>(
  game: Game<T>,
  tale: Tale,
  { table, sitters, moves }: { table: string; sitters: readonly Sitter[]; moves: number },
): Match<T> | undefined {
  const before = tale.moves.slice(0, moves);
  if (before.some((move) => move.timeout)) return undefined;
  const chance = { key: hex(bytesOf(tale.key)) };
  const created = create(game, { table, options: tale.options, sitters, chance });
  if (!created.ok) throw new Error(created.problem.code);
  return before.reduce(
    (match, { seat, key }) => done(record(game, match, { type: 'move', seat, key })),
    done(deal(game, created.match)),
  );
}

function done<T extends GameTypes>(result: Result<T>): Match<T> {
  if (!result.ok) throw new Error(result.problem.code);
  return result.match;
}
