// The tables of all games, dealt out to the files that prove them, so that several processes share the work.
// LARETS_SEEDS=<n> plays n games at every table.

import { test } from 'node:test';
import type { WholeGame } from '../../src/games/whole.ts';
import { casesOf } from './cases.ts';
import { type Corpus, corpusOf } from './corpus.ts';
import { proven, provenGames } from './games.ts';
import { tableOf } from './table.ts';
import { proveBox, stall, walk } from './walk.ts';

const shards = 4;
const seeds = Number(process.env.LARETS_SEEDS || 2);

export async function proveShard(shard: number): Promise<void> {
  for (const entry of provenGames) await proveGame(entry, shard);
}

async function proveGame(entry: WholeGame, shard: number): Promise<void> {
  const { id } = entry;
  const module = await proven(entry).catch((error: unknown) => {
    test(`${id} loads`, () => {
      throw error;
    });
  });
  if (!module) return;
  if (shard === 0) test(`${id}: the box`, () => proveBox(id, module));
  const corpus = once(() => corpusOf(module));
  for (const [index, { seats, options }] of casesOf(module).entries()) {
    if (index % shards !== shard) continue;
    test(`${id}: ${seats} seats, ${JSON.stringify(options)}`, () => {
      for (let seed = 0; seed < seeds; seed++) {
        const table = tableOf(module, seats, options, `law/${index}/${seed}`, corpus());
        walk(table, seed % 2 === 0 ? 'aimless' : 'sensible');
        if (seed === 0) stall(table);
      }
    });
  }
}

function once(make: () => Corpus): () => Corpus {
  let made: Corpus | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
