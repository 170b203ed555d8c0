// The tables of docs/strength.md, a section a game between marks of its own.
import { milliseconds, percent, rating, span } from '../../src/cli/arena/report.ts';
import type { Summary } from '../../src/cli/arena/summary.ts';
import type { StrengthMatch } from './matches.ts';

export interface Measured {
  readonly match: StrengthMatch;
  readonly summary: Summary;
}

const expertHead =
  '| against | seats | bar | won [95 %] | met | Elo [95 %] | blocks | games | ALL-5 | ms a turn |';
const ladderHead =
  '| level | against | seats | won [95 %] | stronger | Elo [95 %] | blocks | games | ALL-5 | ms a turn |';

/** `made`: when and by what. `earlier`: a section made by the same code. What is played here and now replaces its rows;
 *  those that were played elsewhere, or further, stay. */
export function sectionOf(
  matches: readonly StrengthMatch[],
  measured: readonly Measured[],
  made: string,
  earlier = '',
): string {
  const lines = earlier.split('\n');
  const rows = (kind: StrengthMatch['kind']) =>
    matches
      .filter((match) => match.kind === kind)
      .flatMap((match) => rowOf(match, measured.find((one) => one.match === match)?.summary, lines) ?? []);
  return [made, ...table(expertHead, rows('bar')), ...table(ladderHead, rows('step'))].join('\n');
}

/** What the row begins with, up to its figures. */
function nameOf({ kind, bots, seats, limits, countsLuck }: StrengthMatch): readonly (string | number)[] {
  if (kind === 'step') return [...bots, seats];
  return [countsLuck ? `${bots[1]}, luck aside` : bots[1], seats, percent(limits.bar.share)];
}

/** The same seed gives the same games: of two rows, the one with more blocks knows more. */
function rowOf(
  match: StrengthMatch,
  summary: Summary | undefined,
  earlier: readonly string[],
): string | undefined {
  const name = nameOf(match);
  const found = earlier.find((line) => line.startsWith(`${row(...name)} `));
  if (!summary) return found;
  const blocksThen = Number(found?.split(' | ')[name.length + blocksAt] ?? 0);
  return found && blocksThen > summary.blocks ? found : row(...name, ...figures(summary));
}

/** What lies between the marks of the game, if this code made it. */
export function sectionBy(code: string, document: string, game: string): string | undefined {
  const { from, to } = marksOf(document, game);
  const section = document.slice(from, to).trim();
  return section.split('\n')[0]!.includes(`code ${code},`) ? section : undefined;
}

export function withSection(document: string, game: string, section: string): string {
  const { from, to } = marksOf(document, game);
  return `${document.slice(0, from)}\n\n${section}\n\n${document.slice(to)}`;
}

function marksOf(document: string, game: string): { readonly from: number; readonly to: number } {
  const [start, end] = [`<!-- ${game} -->`, `<!-- end of ${game} -->`];
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`there is no place for ${game} between "${start}" and "${end}"`);
  return { from: from + start.length, to };
}

/** Where the interval leaves it open, it says on which side of the bar the share itself lies. */
function wordFor({ share, bar }: Summary): string {
  if (bar!.verdict !== 'open') return bar!.verdict === 'met' ? 'yes' : '**no**';
  return share >= bar!.share ? 'above, not certain' : 'below, not certain';
}

/** Where `figures` tells the number of blocks. */
const blocksAt = 3;

function figures(summary: Summary): readonly (string | number)[] {
  const { share, won, interval, elo, eloInterval, blocks, gamesPlayed, noProgress, time } = summary;
  const withLuck = summary.countsLuck ? ` (with luck ${percent(won)})` : '';
  return [
    `${percent(share)} ${span(interval, percent)}${withLuck}`,
    wordFor(summary),
    `${rating(elo)} ${span(eloInterval, rating)}`,
    blocks,
    gamesPlayed,
    percent(noProgress),
    milliseconds(time.perTurn),
  ];
}

function table(head: string, rows: readonly string[]): readonly string[] {
  const columns = head.split('|').length - 2;
  return rows.length === 0 ? [] : ['', head, `|${' --- |'.repeat(columns)}`, ...rows];
}

function row(...cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}
