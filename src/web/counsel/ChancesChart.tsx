import type { JSX } from 'preact';
import { percent } from '../../i18n/counsel.ts';
import type { Reviewed } from '../../table/questions.ts';
import type { Player } from '../../ui-kit/board.ts';
import { Emblem, EmblemAt, seatClass } from '../../ui-kit/looks.tsx';
import { tell } from '../speech.ts';
import { frames, left, lineOf, pointAt, right, spread, turnEnds } from './chances.ts';

interface ChancesProps {
  readonly reviewed: Reviewed;
  readonly players: readonly Player[];
}

/** As in the chart of points: colour, dashes and animal tell the players apart. */
const dashes = ['', '10 5', '3 5', '14 4 3 4', '6 3', '2 3'];
const badge = 13;
/** Of the page, in pixels: below that it is a phone's. */
const narrow = 500;

/** After every move, how likely each was to win; the turning points are numbered as in the list below. */
export function ChancesChart({ reviewed, players }: ChancesProps): JSX.Element {
  const { chances, turnings } = reviewed;
  const frame = innerWidth < narrow ? frames.narrow : frames.wide;
  const { width, height } = frame;
  const lines = players.map(({ seat }) => lineOf(frame, chances, seat));
  const ends = spread(
    frame,
    lines.map((line) => line.at(-1)!.y),
    2 * badge,
  );
  return (
    <figure class="chart chances">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={tell('review.chances')}>
        {[0, 0.5, 1].map((share) => (
          <g key={share} class="chart-line">
            <path d={`M${left} ${pointAt(frame, 0, share, 2).y}H${width - right}`} />
            <text x={left - 8} y={pointAt(frame, 0, share, 2).y}>
              {percent(share)}
            </text>
          </g>
        ))}
        {players.map(({ seat, look }, index) => (
          <g key={seat} class={seatClass(look)}>
            <polyline
              class="chart-points"
              stroke-dasharray={dashes[seat % dashes.length]}
              points={lines[index]!.map(({ x, y }) => `${x},${y}`).join(' ')}
            />
            <circle class="chart-end" cx={lines[index]!.at(-1)!.x} cy={ends[index]} r={badge} />
            <EmblemAt look={look} x={lines[index]!.at(-1)!.x} y={ends[index]!} size={18} />
          </g>
        ))}
        {turnings.map(({ index, end, seat }, number) => {
          const { x, y } = pointAt(frame, end, chances[end]![seat]!, chances.length);
          return (
            <g key={index} class="chart-turning">
              <circle cx={x} cy={y} r={badge - 1} />
              <text x={x} y={y}>
                {number + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>
        {players.map(({ seat, look, name }) => (
          <span key={seat}>
            <Emblem look={look} /> {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** The same in numbers, turn by turn. */
export function ChancesTable({ reviewed, players }: ChancesProps): JSX.Element {
  const { chances, seats } = reviewed;
  return (
    <details class="review-numbers">
      <summary class="button">{tell('review.numbers')}</summary>
      <table class="review-table" aria-label={tell('review.chances')}>
        <thead>
          <tr>
            <th scope="col">{tell('review.move')}</th>
            {players.map(({ seat, name }) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {turnEnds(seats).map((index) => (
            <tr key={index}>
              <th scope="row">{index}</th>
              {players.map(({ seat }) => (
                <td key={seat}>{percent(chances[index]![seat] ?? 0)} %</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
