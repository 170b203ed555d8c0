// `larets <command> …`: one table of commands, one place where trouble is told.

import { type Command, readArguments } from './args.ts';
import { arenaCommand } from './commands/arena.ts';
import { benchCommand } from './commands/bench.ts';
import { checkStoreCommand } from './commands/checkStore.ts';
import { fuzzCommand } from './commands/fuzz.ts';
import { perftCommand } from './commands/perft.ts';
import { playCommand } from './commands/play.ts';
import { playthroughCommand } from './commands/playthrough.ts';
import { replayCommand } from './commands/replay.ts';
import { reviewCommand } from './commands/review.ts';
import { simulateCommand } from './commands/simulate.ts';
import { startCommand } from './commands/start.ts';
import { trainCommand } from './commands/train.ts';
import { verifyCommand } from './commands/verify.ts';
import { Problem } from './problem.ts';

const commands: Readonly<Record<string, Command>> = {
  start: startCommand,
  'check-store': checkStoreCommand,
  play: playCommand,
  simulate: simulateCommand,
  arena: arenaCommand,
  train: trainCommand,
  perft: perftCommand,
  fuzz: fuzzCommand,
  replay: replayCommand,
  review: reviewCommand,
  verify: verifyCommand,
  playthrough: playthroughCommand,
  bench: benchCommand,
};

process.exitCode = await main(process.argv.slice(2));

async function main([name, ...rest]: readonly string[]): Promise<number> {
  try {
    if (name === undefined || name === '--help' || name === 'help') return say(overview());
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) {
      throw new Problem(
        'unknownCommand',
        `there is no command "${name}"; there are: ${Object.keys(commands).join(', ')}`,
      );
    }
    if (rest.includes('--help') || rest.includes('-h')) return say(helpOf(name, command));
    return await command.run(readArguments(rest, command.flags));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    process.stderr.write(`larets: ${error.message} [${error.code}]\n`);
    return 2;
  }
}

function say(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

function overview(): string {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(12)} ${summary}`);
  return ['larets <command> [--help]', '', ...lines].join('\n');
}

function helpOf(name: string, { usage, summary, flags }: Command): string {
  const lines = Object.entries(flags).map(([flag, { kind, help }]) => {
    const shape = kind === 'flag' ? `--${flag}` : `--${flag} ${kind === 'number' ? 'N' : 'X'}`;
    return `  ${shape.padEnd(18)} ${help}`;
  });
  return [`larets ${name} ${usage}`, `  ${summary}`, '', ...lines].join('\n').trimEnd();
}
