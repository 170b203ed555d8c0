// `npm run strength [-- --only <game>] [--bars | --ladders] [--seats N] [--minutes N]`: plays the matches that
// docs/strength.md is made of, and writes its tables. What was played is kept under .strength/, so it can be stopped and
// goes on the next time. Rows that the same code made on another machine stay.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { fingerprint } from '../src/cli/arena/header.ts';
import { percent, span } from '../src/cli/arena/report.ts';
import { runContest, stoppedByHand } from '../src/cli/arena/run.ts';
import type { Summary } from '../src/cli/arena/summary.ts';
import { readArguments } from '../src/cli/args.ts';
import { loadGame, readOptions } from '../src/cli/load.ts';
import { Problem } from '../src/cli/problem.ts';
import { speechOf } from '../src/cli/speech.ts';
import { gameIds, matchesOf, type StrengthMatch, seed } from './strength/matches.ts';
import { type Measured, sectionBy, sectionOf, withSection } from './strength/tables.ts';

const page = 'docs/strength.md';
const everySize = 0;
/** By game, as it was in the beginning. */
const codes = new Map<string, string>();

async function main(): Promise<void> {
  const args = readArguments(process.argv.slice(2), {
    only: { kind: 'list', help: 'a game, as often as needed' },
    seats: { kind: 'number', help: 'at tables of this size alone; what was played at others stays' },
    bars: { kind: 'flag', help: 'the experts alone, without the ladders' },
    ladders: { kind: 'flag', help: 'the ladders alone' },
    minutes: { kind: 'number', help: 'of playing; the rest is left for the next time' },
    threads: { kind: 'number', help: 'that play at the same time (one a core)' },
  });
  if (args.flag('bars') && args.flag('ladders')) {
    throw new Problem(
      'badOption',
      '--bars and --ladders each leave the other out: give one of them, or none',
    );
  }
  const games = args.list('only').length > 0 ? args.list('only') : gameIds;
  for (const id of games) codes.set((await loadGame(id)).game.id, fingerprint(id));
  const timeOver = AbortSignal.timeout(args.number('minutes', 7 * 24 * 60, 1, 7 * 24 * 60) * 60_000);
  const signal = AbortSignal.any([stoppedByHand(), timeOver]);
  const threads = args.number('threads', availableParallelism(), 1, 256);
  const seats = args.number('seats', everySize, 2, 4);

  const matches = matchesOf(games);
  const measured: Measured[] = [];
  for (const match of matches) {
    const isLeftOut = args.flag(match.kind === 'bar' ? 'ladders' : 'bars');
    const isWanted = (seats === everySize || match.seats === seats) && !isLeftOut;
    const isNew = isWanted && !signal.aborted;
    const summary = await play(match, threads, isWanted ? signal : AbortSignal.abort());
    if (!summary) continue;
    measured.push({ match, summary });
    if (isNew) console.log(lineOf(match, summary));
    if (isNew) write(match.game, matches, measured);
  }
  for (const game of games) write(game, matches, measured);
  const isMet =
    measured.length === matches.length && measured.every(({ summary }) => summary.bar?.verdict === 'met');
  process.exitCode = isMet ? 0 : 1;
}

/** Results of other rules and bots lie in other folders. Threads load what is on the disk, so nothing may change there. */
async function play(
  match: StrengthMatch,
  threads: number,
  signal: AbortSignal,
): Promise<Summary | undefined> {
  const { bots, seats, limits, seed, countsLuck } = match;
  const { game, texts } = await loadGame(match.game);
  const code = codes.get(match.game)!;
  if (code !== fingerprint(match.game)) {
    throw new Problem(
      'codeChanged',
      `the rules or the bots of ${match.game} were changed meanwhile: begin again`,
    );
  }
  const folder = join('.strength', match.game, code);
  const contest = {
    game: match.game,
    bots,
    seats,
    options: readOptions(game, seats, []),
    seed,
    ...(countsLuck && { countsLuck }),
  };
  const file = join(folder, `${[...bots, seats, seed].join('-')}.jsonl`);
  if (signal.aborted && !existsSync(file)) return undefined;
  mkdirSync(folder, { recursive: true });
  return runContest({ game, contest, limits, threads, file, signal, speech: speechOf('en', texts, []) });
}

function write(game: string, matches: readonly StrengthMatch[], measured: readonly Measured[]): void {
  const own = measured.filter(({ match }) => match.game === game);
  if (own.length === 0) return;
  const date = new Date().toISOString().slice(0, 10);
  const code = codes.get(game)!;
  const made = `${date}, version ${manifest.version}, code ${code}, seed \`${seed}\`.`;
  const text = readFileSync(page, 'utf8');
  const section = sectionOf(
    matches.filter((match) => match.game === game),
    own,
    made,
    sectionBy(code, text, game),
  );
  writeFileSync(page, withSection(text, game, section));
}

function lineOf(
  { game, bots, seats, limits }: StrengthMatch,
  { share, interval, bar, blocks }: Summary,
): string {
  const match = `${game}, ${seats} seats, ${bots.join(' v ')}`;
  return `${match}: ${percent(share)} ${span(interval, percent)}, bar ${percent(limits.bar.share)} ${bar?.verdict}, ${blocks} blocks`;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(`strength: ${error.message} [${error.code}]`);
  process.exitCode = 2;
}
