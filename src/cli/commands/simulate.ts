import { type Command, tableFlags } from '../args.ts';
import { loadGame, readTable } from '../load.ts';
import { readPlayers, simulate } from '../simulate.ts';

export const simulateCommand: Command = {
  usage:
    '<game> [--seats N] [--games K] [--seed S] [--option name=value] [--players random|sensible] [--json]',
  summary: 'Plays whole games by itself and counts what comes of them.',
  flags: {
    ...tableFlags,
    games: { kind: 'number', help: 'how many games (100)' },
    seed: { kind: 'text', help: 'the same seed gives the same games (1)' },
    players: { kind: 'text', help: 'random (default), or sensible: by one look ahead' },
    json: { kind: 'flag', help: 'one JSON object' },
  },
  async run(args) {
    const module = await loadGame(args.words[0]);
    const table = readTable(module.game, args);
    const simulation = {
      ...table,
      games: args.number('games', 100, 1, 10_000_000),
      seed: args.text('seed', '1'),
      players: readPlayers('players', args.text('players', 'random')),
    };
    const result = { game: module.game.id, ...simulation, ...simulate(module, simulation) };
    const text = args.flag('json') ? JSON.stringify(result) : JSON.stringify(result, null, 2);
    process.stdout.write(`${text}\n`);
    return result.finished === result.games ? 0 : 1;
  },
};
