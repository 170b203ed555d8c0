import '../styles/review.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { percent, points } from '../../i18n/counsel.ts';
import type { Reviewed } from '../../table/questions.ts';
import { Emblem } from '../../ui-kit/looks.tsx';
import { addressOf } from '../router.ts';
import { speechOf, tell } from '../speech.ts';
import type { Controller } from '../table/controller.ts';
import { ChancesChart, ChancesTable } from './ChancesChart.tsx';
import { flawWords, turningWords } from './words.ts';

interface ReviewProps {
  readonly controller: Controller;
}

/** Works the review out, says how far it is, and shows it. */
export function ReviewSection({ controller }: ReviewProps): JSX.Element {
  const done = useSignal(0);
  const review = useSignal<Reviewed | 'failed' | undefined>(undefined);
  useEffect(() => {
    const { reviewed, stop } = controller.connection.counsel.review((share) => {
      done.value = share;
    });
    reviewed.then(
      (value) => {
        review.value = value;
        stop();
      },
      () => {
        review.value = 'failed';
      },
    );
    return stop;
  }, [controller, done, review]);
  if (review.value === 'failed') return <p role="alert">{tell('site.failed')}</p>;
  if (!review.value) {
    const told = tell('review.working', { percent: percent(done.value) });
    return (
      <label class="review-progress">
        <span>{told}</span>
        <progress value={done.value} max={1} />
      </label>
    );
  }
  return <Review controller={controller} reviewed={review.value} />;
}

interface ReviewedProps extends ReviewProps {
  readonly reviewed: Reviewed;
}

function Review({ controller, reviewed }: ReviewedProps): JSX.Element {
  const { game } = controller;
  const players = controller.players.value;
  const speech = speechOf(
    game.id,
    players.map((player) => player.name),
  );
  const { turnings, flaws } = reviewed;
  const section = useRef<HTMLElement>(null);
  // It was asked for, and comes at the end of a long window.
  useEffect(() => section.current?.scrollIntoView(), []);
  return (
    <section class="review" ref={section} aria-label={tell('review.title')}>
      <h3>{tell('review.chances')}</h3>
      <ChancesChart reviewed={reviewed} players={players} />
      <ChancesTable reviewed={reviewed} players={players} />
      <h3>{tell('review.turnings')}</h3>
      <ol class="review-turnings">
        {turnings.map((turning) => (
          <li key={turning.index}>
            {turningWords(game, speech, turning)}{' '}
            <a href={addressOf({ page: 'replay', match: controller.connection.id, at: turning.index })}>
              {tell('replay.there')}
            </a>
          </li>
        ))}
      </ol>
      <h3>{tell(flaws.length > 0 ? 'review.moves' : 'review.flawless')}</h3>
      {flaws.length > 0 && (
        <ul class="review-flaws">
          {flaws.map((flaw) => (
            <li key={flaw.index} class={`is-${flaw.verdict}`}>
              {flawWords(game, speech, flaw)}
            </li>
          ))}
        </ul>
      )}
      <Balance controller={controller} reviewed={reviewed} />
    </section>
  );
}

/** Luck and skill side by side: the honest answer to "I was robbed". */
function Balance({ controller, reviewed }: ReviewedProps): JSX.Element {
  const { luck, lost } = reviewed;
  return (
    <>
      <h3 id="balance-title">{tell('review.balanceTitle')}</h3>
      <table class="review-table" aria-labelledby="balance-title">
        <thead>
          <tr>
            <th scope="col">{tell('review.player')}</th>
            <th scope="col">{tell('review.luck')}</th>
            <th scope="col">{tell('review.lost')}</th>
          </tr>
        </thead>
        <tbody>
          {controller.players.value.map(({ seat, name, look }) => (
            <tr key={seat}>
              <th scope="row">
                <Emblem look={look} /> {name}
              </th>
              <td>{points(luck[seat] ?? 0)}</td>
              <td>{points(-(lost[seat] ?? 0))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">{tell('review.fair')}</p>
    </>
  );
}
