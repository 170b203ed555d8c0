import type { JSX } from 'preact';
import type { Outcome, Seat } from '../../../kernel/game.ts';
import { Emblem, seatClass } from '../../../ui-kit/looks.tsx';
import { tell } from '../../speech.ts';
import type { Controller } from '../controller.ts';
import { type Count, type Counted, counted } from './count.ts';

interface RowsProps {
  readonly controller: Controller;
  readonly outcome: Outcome;
  readonly count: Count;
  readonly done: number;
}

/** A row for each player, as long as their points; read out in the order of the places, with all their points. */
export function Rows({ controller, outcome, count, done }: RowsProps): JSX.Element {
  const { places } = outcome;
  const now = counted(count, places, done);
  const order = places.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!);
  const most = Math.max(1, ...count.points.map((own) => own.reduce((sum, one) => sum + Math.max(0, one), 0)));
  return (
    <>
      <ol class="ending-rows places" style={{ '--rows': places.length }}>
        {order.map((seat) => (
          <Row
            key={seat}
            controller={controller}
            outcome={outcome}
            count={count}
            now={now}
            seat={seat}
            most={most}
          />
        ))}
      </ol>
      {count.labels.length > 1 && (
        <ul class="ending-legend">
          {count.labels.map((label, index) => (
            <li key={label}>
              <span class={`bar bar-${index % 6}`} /> {label}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface RowProps {
  readonly controller: Controller;
  readonly outcome: Outcome;
  readonly count: Count;
  readonly now: Counted;
  readonly seat: Seat;
  readonly most: number;
}

function Row({ controller, outcome, count, now, seat, most }: RowProps): JSX.Element {
  const { name, look } = controller.players.value[seat]!;
  const place = outcome.places[seat]!;
  return (
    <li class={`ending-row ${seatClass(look)} place-${place}`} style={{ '--row': now.rows[seat] }}>
      <span class="ending-place" role="img" aria-label={tell('end.place', { place })}>
        {place}
      </span>
      <Emblem look={look} />
      <span class="ending-name">{name}</span>
      <span class="ending-bars" aria-hidden="true">
        {count.points[seat]!.map((points, label) =>
          points > 0 ? (
            <span
              key={label}
              class={`bar bar-${label % 6}`}
              style={{ width: now.laid[seat]![label] ? `${(100 * points) / most}%` : '0' }}
            >
              <span class={points < 10 ? 'bar-points' : 'bar-points is-long'}>{points}</span>
            </span>
          ) : null,
        )}
      </span>
      <strong aria-hidden="true">{now.totals[seat]}</strong>
      <span class="hidden">{tell('table.points', { points: outcome.scores[seat]! })}</span>
    </li>
  );
}
