import { wholeGames } from '../../games/whole.ts';
import type { Command } from '../args.ts';
import { type BenchRow, benchGame } from '../bench.ts';
import { loadGame } from '../load.ts';

export const benchCommand: Command = {
  usage: '[game …] [--seconds N] [--seats N] [--no-peers] [--json]',
  summary: 'Decisions and copies per CPU-second, beside boardgame.io with the same rule functions.',
  flags: {
    seconds: { kind: 'number', help: 'of measuring for each contender (8), after a warm-up' },
    seats: { kind: 'number', help: 'how many sit at the table (2)' },
    'no-peers': { kind: 'flag', help: 'our own rules only' },
    json: { kind: 'flag', help: 'one JSON object' },
  },
  async run(args) {
    const wanted = args.words.length > 0 ? args.words : wholeGames.map((entry) => entry.id);
    const seats = args.number('seats', 2, 1, 9);
    const seconds = args.number('seconds', 8, 1, 600);
    const rows: BenchRow[] = [];
    for (const id of wanted) {
      const row = await benchGame(await loadGame(id), { seats, seconds, withPeers: !args.flag('no-peers') });
      rows.push(row);
      if (!args.flag('json')) process.stdout.write(`${rowText(row)}\n`);
    }
    if (args.flag('json')) process.stdout.write(`${JSON.stringify({ node: process.version, rows })}\n`);
    return 0;
  },
};

function rowText(row: BenchRow): string {
  const peers = Object.entries(row.peers).map(
    ([name, peer]) =>
      `  ${name}: ${peer.decisionsPerCpuSecond} decisions/s, we are ${peer.ratio} times as fast`,
  );
  const { ratio } = row.playouts;
  const mcts = ratio === undefined ? '' : `, ${ratio} times as many as boardgame.io's MCTSBot`;
  return [
    `${row.game}, ${row.seats} seats, ${row.games} games, per CPU-second:`,
    `  ${row.decisionsPerCpuSecond} decisions, ${row.clonesPerCpuSecond} copies at mid-game`,
    `  ${row.playouts.perCpuSecond} random playouts through the search${mcts}`,
    ...peers,
  ].join('\n');
}
