import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { shelf } from '../../games/ui.ts';
import { Emblem } from '../../ui-kit/looks.tsx';
import { Cover } from '../covers/index.tsx';
import { Glyph } from '../glyphs.tsx';
import type { KeptMatch } from '../matches.ts';
import { addressOf } from '../router.ts';
import { language } from '../settings.ts';
import { tell } from '../speech.ts';
import { forget, newestFirst } from '../store.ts';

/** More would bury the shelf. */
const shownAtMost = 12;

/** The games that were begun on this device; nothing if there are none. */
export function UnderWay(): JSX.Element | null {
  const matches = useSignal<readonly KeptMatch[]>([]);
  useEffect(() => {
    void newestFirst<KeptMatch>().then(
      (all) => {
        matches.value = all.filter((match) => !match.isOver).slice(0, shownAtMost);
      },
      // A browser without storage has no games to continue.
      () => {},
    );
  }, [matches]);
  const remove = (id: string): void => {
    matches.value = matches.value.filter((match) => match.id !== id);
    void forget(id);
  };
  if (matches.value.length === 0) return null;
  return (
    <section class="underway" aria-labelledby="underway">
      <h2 id="underway">{tell('shelf.continueTitle')}</h2>
      <ul>
        {matches.value.map((match) => (
          <Ticket key={match.id} match={match} remove={() => remove(match.id)} />
        ))}
      </ul>
    </section>
  );
}

function Ticket({ match, remove }: { readonly match: KeptMatch; readonly remove: () => void }): JSX.Element {
  const isSure = useSignal(false);
  const title = shelf.find((entry) => entry.id === match.game)?.title[language.value] ?? match.game;
  return (
    <li class="ticket">
      <a
        href={addressOf({ page: 'table', match: match.id })}
        aria-label={tell('shelf.continueGame', { title, turn: match.moves })}
      >
        <div class="lid">
          <Cover game={match.game} />
        </div>
        <div>
          <strong>{title}</strong>
          <span class="hint">{tell('shelf.moves', { count: match.moves })}</span>
          <div class="ticket-faces">
            {match.players.map((player) => (
              <Emblem key={player.seat} look={player.look} />
            ))}
          </div>
        </div>
      </a>
      <button
        type="button"
        class="button quiet"
        aria-label={tell('shelf.forget', { title })}
        onBlur={() => {
          isSure.value = false;
        }}
        onClick={() => {
          if (isSure.value) remove();
          isSure.value = true;
        }}
      >
        {isSure.value ? tell('shelf.forgetSure') : <Glyph name="close" />}
      </button>
    </li>
  );
}
