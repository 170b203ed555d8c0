import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkStore } from '../../server/checkStore.ts';
import { gameLoader } from '../../server/live/hub.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import type { Command } from '../args.ts';
import { Problem } from '../problem.ts';
import { usualData } from './start.ts';

export const checkStoreCommand: Command = {
  usage: '[--data FOLDER] [--all]',
  summary: 'Plays every match under way in a store again with this build, and checks its chain of hashes.',
  flags: {
    data: { kind: 'text', help: 'as of start' },
    all: { kind: 'flag', help: 'matches that have ended, too' },
  },
  async run(args) {
    const path = join(resolve(args.text('data', usualData)), 'larets.db');
    if (!existsSync(path)) throw new Problem('noStore', `there is no store at ${path}`);
    const store = openSqlite(path);
    try {
      const { matches, entries, faults } = await checkStore(
        store,
        gameLoader(),
        args.flag('all') ? 'all' : 'running',
      );
      for (const { match, code, message } of faults) process.stdout.write(`${match}: ${code} (${message})\n`);
      process.stdout.write(`${matches} matches, ${entries} entries, ${faults.length} faults\n`);
      return faults.length === 0 ? 0 : 1;
    } finally {
      await store.close();
    }
  },
};
