import { mkdirSync, writeFileSync } from 'node:fs';
import { type GameModule, wholeGames } from '../../games/whole.ts';
import { serialise } from '../../match/file.ts';
import { create, deal } from '../../match/match.ts';
import { record } from '../../match/record.ts';
import type { Entry, MatchFile } from '../../match/types.ts';
import { sure } from '../../table/deal.ts';
import type { Command } from '../args.ts';
import { type Failure, fuzz } from '../fuzz.ts';
import { loadGame } from '../load.ts';

export const fuzzCommand: Command = {
  usage: '<game> [--seconds N] [--seed S] [--json]',
  summary: 'Random and hostile play until something breaks; a failure writes a match file.',
  flags: {
    seconds: { kind: 'number', help: 'how long (60)' },
    seed: { kind: 'text', help: 'the same seed tries the same games (1)' },
    json: { kind: 'flag', help: 'one JSON object' },
  },
  async run(args) {
    const id = args.words[0];
    const module = await loadGame(id);
    const { check } = await wholeGames.find((entry) => entry.id === id)!.invariants();
    const until = performance.now() + args.number('seconds', 60, 1, 86_400) * 1000;
    const report = fuzz(module, check, {
      seed: args.text('seed', '1'),
      goOn: () => performance.now() < until,
    });
    const file = report.failure && keep(module, report.failure);
    if (args.flag('json')) process.stdout.write(`${JSON.stringify({ game: id, ...report, file })}\n`);
    else {
      process.stdout.write(`${report.games} games, ${report.moves} moves, ${report.hostile} hostile tries\n`);
      process.stdout.write(
        report.failure ? `FAILED: ${report.failure.message}\n  ${file}\n` : 'nothing found\n',
      );
    }
    return report.failure ? 1 : 0;
  },
};

function keep(module: GameModule, failure: Failure): string {
  const file = `failures/${module.game.id}-${failure.seed.replaceAll('/', '-')}.json`;
  mkdirSync('failures', { recursive: true });
  writeFileSync(file, serialise(matchOf(module, failure)));
  return file;
}

/** Every move up to the one that failed; that one stands at the end with a hash that nothing has. */
function matchOf({ game }: GameModule, { seats, options, seed, moves }: Failure): MatchFile {
  const sitters = Array.from({ length: seats }, (_, i) => ({ who: 'person', name: `seat ${i}` }) as const);
  const created = create(game, { table: 'fuzz', options, sitters, chance: { seed } });
  if (!created.ok) throw new Error(`the failed game cannot be written down: ${created.problem.code}`);
  let match = sure(deal(game, created.match));
  for (const { seat, key } of moves.slice(0, -1))
    match = sure(record(game, match, { type: 'move', seat, key }));
  const last = moves.at(-1);
  if (last === undefined) return match;
  const entry: Entry = { seq: match.log.length + 1, type: 'move', ...last, hash: '0'.repeat(16) };
  return { header: match.header, log: [...match.log, entry] };
}
