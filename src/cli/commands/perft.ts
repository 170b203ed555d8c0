import { rngFromSeed } from '../../kernel/random.ts';
import { perft } from '../../kernel/wander.ts';
import { type Command, tableFlags } from '../args.ts';
import { loadGame, readTable } from '../load.ts';

export const perftCommand: Command = {
  usage: '<game> [--seats N] [--depth D] [--seed S] [--option name=value]',
  summary: 'Counts the ways to play D moves from the beginning.',
  flags: {
    ...tableFlags,
    depth: { kind: 'number', help: 'how many moves deep (3)' },
    seed: { kind: 'text', help: 'of the beginning (1)' },
  },
  async run(args) {
    const { game } = await loadGame(args.words[0]);
    const { seats, options } = readTable(game, args);
    const state = game.setup(seats, options, rngFromSeed(args.text('seed', '1')));
    for (let depth = 1; depth <= args.number('depth', 3, 1, 12); depth++) {
      process.stdout.write(`${depth}: ${perft(game, state, depth)}\n`);
    }
    return 0;
  },
};
