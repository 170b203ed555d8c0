import type { JSX } from 'preact';
import { tell } from '../speech.ts';
import type { Controller } from './controller.ts';
import { useLater } from './later.ts';

/** Every legal move in words: for whoever cannot or does not want to use the picture. */
export function MoveList({ controller }: { readonly controller: Controller }): JSX.Element {
  const offers = useLater(controller, controller.offers);
  return (
    <section class="move-list" aria-labelledby="moves-title" data-home>
      <h2 id="moves-title">{tell('table.moves')}</h2>
      {offers.length === 0 ? (
        <p class="hint">{tell('table.movesNone')}</p>
      ) : (
        <ul>
          {offers.map((offer) => (
            <li key={offer.key}>
              <button
                type="button"
                class="move"
                data-listed={offer.key}
                onClick={() => controller.choose(offer.key)}
              >
                {offer.words}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
