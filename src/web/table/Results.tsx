import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Outcome, Seat } from '../../kernel/game.ts';
import { Emblem, seatClass } from '../../ui-kit/looks.tsx';
import { Dialog } from '../Dialog.tsx';
import { Glyph } from '../glyphs.tsx';
import { Later } from '../Later.tsx';
import { addressOf } from '../router.ts';
import { tell } from '../speech.ts';
import { Chart } from './Chart.tsx';
import type { Controller } from './controller.ts';
import { isTieBroken } from './end/count.ts';
import { Parts } from './PlateWindow.tsx';

const loadReview = () => import('../counsel/ReviewSection.tsx').then((module) => module.ReviewSection);

interface ResultsProps {
  readonly controller: Controller;
  readonly outcome: Outcome;
  readonly close: () => void;
  readonly playAgain: () => void;
}

/** The end of the game: places, points in their parts, how it went, once more. */
export function Results({ controller, outcome, close, playAgain }: ResultsProps): JSX.Element {
  const players = controller.players.value;
  const winners = players.filter((player) => outcome.places[player.seat] === 1).map((player) => player.name);
  const order = players.map((player) => player.seat).sort((a, b) => outcome.places[a]! - outcome.places[b]!);
  return (
    <Dialog title={tell('end.title')} class="results" close={close}>
      <p class="winner display">
        {winners.length > 0
          ? tell('end.won', { names: winners.join(', '), count: winners.length })
          : tell('end.lost')}
      </p>
      <p class="hint">
        {controller.tell(`reason.${outcome.reason}`)}
        {isTieBroken(outcome.places, outcome.scores) && ` ${controller.tell('end.tie')}`}
      </p>
      <ol class="places">
        {order.map((seat) => (
          <Place key={seat} controller={controller} outcome={outcome} seat={seat} />
        ))}
      </ol>
      <Score controller={controller} order={order} outcome={outcome} />
      <h3>{tell('end.chart')}</h3>
      <Chart scores={controller.connection.seen.value.scores} players={players} />
      <ReviewOffer controller={controller} />
      <div class="dialog-buttons">
        <button type="button" class="button gold" onClick={playAgain}>
          {tell('end.again')}
        </button>
        <button type="button" class="button" onClick={close}>
          <Glyph name="eye" />
          {tell('end.look')}
        </button>
        <a class="button" href={addressOf({ page: 'replay', match: controller.connection.id, at: 0 })}>
          {tell('replay.title')}
        </a>
        <a class="button" href={addressOf({ page: 'shelf' })}>
          {tell('table.leave')}
        </a>
      </div>
    </Dialog>
  );
}

/** The game looked at again, for those who want to know: it takes a while. */
function ReviewOffer({ controller }: { readonly controller: Controller }): JSX.Element {
  const isWanted = useSignal(false);
  if (isWanted.value) {
    const waiting = <p role="status">{tell('site.loading')}</p>;
    return <Later load={loadReview} props={{ controller }} waiting={waiting} />;
  }
  return (
    <button
      type="button"
      class="button review-offer"
      onClick={() => {
        isWanted.value = true;
      }}
    >
      <Glyph name="lamp" />
      {tell('review.title')}
    </button>
  );
}

interface PlaceProps {
  readonly controller: Controller;
  readonly outcome: Outcome;
  readonly seat: Seat;
}

function Place({ controller, outcome, seat }: PlaceProps): JSX.Element {
  const player = controller.players.value[seat]!;
  const place = outcome.places[seat]!;
  return (
    <li class={`place ${seatClass(player.look)} place-${place}`}>
      <span class="place-number" role="img" aria-label={tell('end.place', { place })}>
        {place === 1 ? <Glyph name="crown" /> : place}
      </span>
      <Emblem look={player.look} />
      <span class="place-name">{player.name}</span>
      <strong>{tell('table.points', { points: outcome.scores[seat]! })}</strong>
    </li>
  );
}

/** Parts that all have in common stand side by side; those that are each one's own are listed one by one. */
function Score({ controller, order, outcome }: ScoreProps): JSX.Element {
  const parts = controller.game.scoreParts(controller.view.value);
  if (parts.flat().every((part) => part.params === undefined)) {
    return <PartsTable controller={controller} order={order} outcome={outcome} />;
  }
  return (
    <div class="score-lists">
      {order.map((seat) => (
        <section key={seat}>
          <h3>{controller.players.value[seat]!.name}</h3>
          <Parts controller={controller} parts={parts[seat] ?? []} />
        </section>
      ))}
    </div>
  );
}

interface ScoreProps {
  readonly controller: Controller;
  readonly order: readonly Seat[];
  readonly outcome: Outcome;
}

function PartsTable({ controller, order, outcome }: ScoreProps): JSX.Element {
  const parts = controller.game.scoreParts(controller.view.value);
  const keys = [...new Set(parts.flat().map((part) => part.key))];
  const sumOf = (seat: Seat, key: string): number =>
    (parts[seat] ?? []).filter((part) => part.key === key).reduce((sum, part) => sum + part.points, 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by the keyboard.
    <section class="score-table" tabIndex={0} aria-label={tell('end.score')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{tell('end.part')}</th>
            {order.map((seat) => (
              <th key={seat} scope="col">
                {controller.players.value[seat]!.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key}>
              <th scope="row">{controller.tell(`score.${key}`)}</th>
              {order.map((seat) => (
                <td key={seat}>{sumOf(seat, key)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{tell('end.total')}</th>
            {order.map((seat) => (
              <td key={seat}>{outcome.scores[seat]}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
