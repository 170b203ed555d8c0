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

/** `made`: when and by what. */
export function sectionOf(measured: readonly Measured[], made: string): string {
  const rows = (kind: StrengthMatch['kind']) => measured.filter(({ match }) => match.kind === kind);
  const bars = rows('bar').map(({ match, summary }) => {
    const { bots, seats, limits } = match;
    return row(bots[1], seats, percent(limits.bar.share), ...figures(summary));
  });
  const steps = rows('step').map(({ match, summary }) =>
    row(...match.bots, match.seats, ...figures(summary)),
  );
  return [made, ...table(expertHead, bars), ...table(ladderHead, steps)].join('\n');
}

export function withSection(document: string, game: string, section: string): string {
  const [start, end] = [`<!-- ${game} -->`, `<!-- end of ${game} -->`];
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`there is no place for ${game} between "${start}" and "${end}"`);
  return `${document.slice(0, from + start.length)}\n\n${section}\n\n${document.slice(to)}`;
}

const verdicts = { met: 'yes', missed: '**no**', open: 'not decided' } as const;

function figures(summary: Summary): readonly (string | number)[] {
  const { share, interval, elo, eloInterval, bar, blocks, gamesPlayed, noProgress, time } = summary;
  return [
    `${percent(share)} ${span(interval, percent)}`,
    verdicts[bar!.verdict],
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
