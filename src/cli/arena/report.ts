// A summary for people.

import { type Speech, tell } from '../../i18n/format.ts';
import type { Interval } from './interval.ts';
import type { Ladder } from './ladder.ts';
import type { Summary } from './summary.ts';

export function summaryText(speech: Speech, summary: Summary): string {
  const { bots, time, bar } = summary;
  const values = {
    ...summary,
    title: tell(speech, 'title'),
    tested: bots[0],
    reference: bots[1],
    share: percent(summary.share),
    won: percent(summary.won),
    interval: span(summary.interval, percent),
    elo: rating(summary.elo),
    eloInterval: span(summary.eloInterval, rating),
    bySeat: summary.shareBySeat.map(percent).join(' · '),
    meanPlace: summary.meanPlace.toFixed(2),
    meanLead: summary.meanLead.toFixed(1),
    noProgress: percent(summary.noProgress),
    perTurn: milliseconds(time.perTurn),
    perDecision: milliseconds(time.perDecision),
    clock95: milliseconds(time.clock95),
  };
  const share = summary.countsLuck ? ['luckAside', 'won'] : ['share'];
  const lines = ['title', 'played', ...share, 'bySeat', 'means', 'noProgress', 'time'].map((key) =>
    tell(speech, `arena.${key}`, values),
  );
  if (bar) lines.push(tell(speech, `arena.bar.${bar.verdict}`, { bar: percent(bar.share) }));
  return lines.join('\n  ');
}

export function ladderText(speech: Speech, { steps, order }: Ladder): string {
  const lines = steps.map(({ bots, share, interval, elo, eloInterval }) =>
    tell(speech, 'arena.step', {
      better: bots[0],
      worse: bots[1],
      share: percent(share),
      interval: span(interval, percent),
      elo: rating(elo),
      eloInterval: span(eloInterval, rating),
    }),
  );
  return [...lines, tell(speech, `arena.order.${order}`)].join('\n');
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

export function rating(elo: number): string {
  if (!Number.isFinite(elo)) return elo > 0 ? '∞' : '−∞';
  const rounded = Math.round(elo);
  return rounded < 0 ? `−${-rounded}` : `+${rounded}`;
}

export function span({ low, high }: Interval, text: (end: number) => string): string {
  return `[${text(low).replace(' %', '')}, ${text(high).replace(' %', '')}]`;
}

export function milliseconds(time: number): string {
  return Number.isFinite(time) ? time.toPrecision(time < 100 ? 2 : 3).replace(/e.*/, '') : '0';
}
