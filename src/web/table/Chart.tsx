import type { JSX } from 'preact';
import type { ScoreAt } from '../../table/history.ts';
import type { Player } from '../../ui-kit/board.ts';
import { Emblem, EmblemAt, seatClass } from '../../ui-kit/looks.tsx';
import { tell } from '../speech.ts';

const width = 640;
const height = 240;
const left = 34;
const right = 30;
const top = 16;
const bottom = 22;
const dashes = ['', '10 5', '3 5', '14 4 3 4', '6 3', '2 3'];

/** The points over the game, a line for each player: colour, dashes and animal tell them apart. */
export function Chart({
  scores,
  players,
}: {
  readonly scores: readonly ScoreAt[];
  readonly players: readonly Player[];
}): JSX.Element {
  const all = scores.flatMap((score) => score.totals);
  // Even, so that the line in the middle is a whole number of points.
  const most = 2 * Math.ceil(Math.max(1, ...all) / 2);
  const least = Math.min(0, ...all);
  const x = (index: number): number =>
    left + ((width - left - right) * index) / Math.max(1, scores.length - 1);
  const y = (points: number): number => top + ((height - top - bottom) * (most - points)) / (most - least);
  const lines = [least, Math.round((least + most) / 2), most];
  return (
    <figure class="chart">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={tell('end.chart')}>
        {[...new Set(lines)].map((points) => (
          <g key={points} class="chart-line">
            <path d={`M${left} ${y(points)}H${width - right}`} />
            <text x={left - 8} y={y(points)}>
              {points}
            </text>
          </g>
        ))}
        {players.map(({ seat, look }) => (
          <g key={seat} class={seatClass(look)}>
            <polyline
              class="chart-points"
              stroke-dasharray={dashes[seat % dashes.length]}
              points={scores.map((score, index) => `${x(index)},${y(score.totals[seat] ?? 0)}`).join(' ')}
            />
            <circle
              class="chart-end"
              cx={x(scores.length - 1)}
              cy={y(scores.at(-1)?.totals[seat] ?? 0)}
              r="13"
            />
            <EmblemAt
              look={look}
              x={x(scores.length - 1)}
              y={y(scores.at(-1)?.totals[seat] ?? 0)}
              size={18}
            />
          </g>
        ))}
      </svg>
      <figcaption>
        {players.map(({ seat, look, name }) => (
          <span key={seat}>
            <Emblem look={look} /> {tell('end.chartHelp', { name, points: scores.at(-1)?.totals[seat] ?? 0 })}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
