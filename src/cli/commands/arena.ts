import { availableParallelism } from 'node:os';
import type { GameModule } from '../../games/whole.ts';
import { contenderNamed } from '../arena/contest.ts';
import { ladderOf, stepsOf } from '../arena/ladder.ts';
import type { Limits } from '../arena/looks.ts';
import { ladderText, summaryText } from '../arena/report.ts';
import { type Run, runContest, stoppedByHand } from '../arena/run.ts';
import type { Summary } from '../arena/summary.ts';
import { type Arguments, type Command, tableFlags } from '../args.ts';
import { loadGame, readTable } from '../load.ts';
import { Problem } from '../problem.ts';
import { readLanguage, speechOf } from '../speech.ts';

const interrupted = 130;
const mostBlocks = 1_000_000;

type Say = (result: object, text: string) => void;
type Base = Omit<Run, 'contest'> & { readonly contest: Omit<Run['contest'], 'bots'> };

export const arenaCommand: Command = {
  usage:
    '<game> --bots expert,greedy [--seats N] [--blocks K] [--bar 0.88 [--close]] [--luck] [--file results.jsonl] [--json]\n' +
    'larets arena <game> --ladder [--seats N] …',
  summary: 'Measures how strong a bot is against another one, or the levels against each other.',
  flags: {
    ...tableFlags,
    bots: { kind: 'text', help: 'the tested one, and the one in all other seats' },
    ladder: { kind: 'flag', help: 'instead: each level against the next weaker one' },
    blocks: {
      kind: 'number',
      help: 'at most: deals, each with the tested bot in every seat (200, with a bar 2000)',
    },
    bar: { kind: 'text', help: 'a share of the wins, 0.88: stops when it is met or missed for certain' },
    'least-blocks': { kind: 'number', help: 'before the first look at the bar (200)' },
    close: {
      kind: 'flag',
      help: 'the bar is so near that all blocks may be needed: the last look may err the most, not the first',
    },
    seed: { kind: 'text', help: 'the same seed gives the same games (1)' },
    luck: {
      kind: 'flag',
      help: 'tells the tested bot’s luck and takes it out of account: fewer blocks say as much',
    },
    threads: { kind: 'number', help: 'that play at the same time (one a core)' },
    file: { kind: 'text', help: 'keeps every block, and goes on from there the next time' },
    json: { kind: 'flag', help: 'one JSON object' },
    lang: { kind: 'text', help: 'ru or en' },
  },
  async run(args) {
    const module = await loadGame(args.words[0]);
    const table = readTable(module.game, args);
    if (table.seats < 2) throw new Problem('badSeats', 'the arena needs an opponent: 2 seats at least');
    const base = {
      game: module.game,
      contest: {
        game: module.game.id,
        ...table,
        seed: args.text('seed', '1'),
        ...(args.flag('luck') && { countsLuck: true as const }),
      },
      limits: readLimits(args, table.seats),
      threads: args.number('threads', availableParallelism(), 1, 256),
      file: args.optionalText('file'),
      speech: speechOf(readLanguage(args), module.texts, []),
      signal: stoppedByHand(),
    };
    const say: Say = (result, text) =>
      process.stdout.write(`${args.flag('json') ? JSON.stringify(result) : text}\n`);
    if (args.flag('ladder')) return runLadder(base, args, say);
    return runMatch({ ...base, contest: { ...base.contest, bots: readBots(args, module) } }, say);
  },
};

async function runMatch(run: Run, say: Say): Promise<number> {
  const summary = await runContest(run);
  if (summary) say(summary, summaryText(run.speech, summary));
  if (run.signal.aborted) return interrupted;
  return summary?.bar === undefined || summary.bar.verdict === 'met' ? 0 : 1;
}

async function runLadder(base: Base, args: Arguments, say: Say): Promise<number> {
  if (args.optionalText('bots') !== undefined) {
    throw new Problem('botsOnLadder', '--ladder knows its bots: leave out --bots');
  }
  const steps: Summary[] = [];
  for (const contest of stepsOf(base.contest)) {
    if (base.signal.aborted) break;
    const file = base.file?.replace(/(\.\w+)?$/, `.${contest.bots.join('-')}$1`);
    const summary = await runContest({ ...base, contest, file });
    if (summary) steps.push(summary);
  }
  const ladder = ladderOf(steps);
  say(ladder, ladderText(base.speech, ladder));
  return base.signal.aborted ? interrupted : ladder.order === 'clear' ? 0 : 1;
}

function readBots(args: Arguments, module: GameModule): readonly [string, string] {
  const [tested, reference, ...more] = args.text('bots', '').split(',');
  if (!tested || !reference || more.length > 0) {
    throw new Problem('badBots', '--bots takes two names, the tested one first: --bots expert,greedy');
  }
  for (const name of [tested, reference]) contenderNamed(module, name);
  return [tested, reference];
}

function readLimits(args: Arguments, seats: number): Limits {
  const share = args.flag('ladder') ? 1 / seats : readBar(args.optionalText('bar'));
  if (share === undefined) return { blocks: args.number('blocks', 200, 1, mostBlocks) };
  const blocks = args.number('blocks', 2000, 1, mostBlocks);
  const leastBlocks = args.number('least-blocks', Math.min(200, blocks), 1, blocks);
  return { blocks, bar: { share, leastBlocks, ...(args.flag('close') && { isClose: true as const }) } };
}

function readBar(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const share = /^0?\.\d+$/.test(text) ? Number(text) : 0;
  if (share > 0) return share;
  throw new Problem('badBar', `--bar takes a share of the wins between 0 and 1, not "${text}"`);
}
