import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Emblem } from '../../ui-kit/looks.tsx';
import { Cover } from '../covers/index.tsx';
import { shelfEntry } from '../games.ts';
import { Glyph } from '../glyphs.tsx';
import type { KeptMatch } from '../matches.ts';
import { playersIn } from '../names.ts';
import { addressOf } from '../router.ts';
import { language } from '../settings.ts';
import { tell } from '../speech.ts';
import { whenTold } from './whenTold.ts';

/** More would bury the shelf. */
function shownAtOnce(): number {
  return matchMedia('(width < 44rem)').matches ? 1 : 3;
}

interface TicketsProps {
  readonly matches: readonly KeptMatch[];
  readonly remove: (id: string) => void;
}

/** The games that were begun on this device; nothing if there are none. */
export function UnderWay({ matches, remove }: TicketsProps): JSX.Element | null {
  return <Tickets name="underway" title={tell('shelf.continueTitle')} matches={matches} remove={remove} />;
}

/** Those that are over: to be looked at again. */
export function Finished({ matches, remove }: TicketsProps): JSX.Element | null {
  return <Tickets name="finished" title={tell('shelf.finishedTitle')} matches={matches} remove={remove} />;
}

function Tickets({
  name,
  title,
  matches,
  remove,
}: TicketsProps & { readonly name: string; readonly title: string }): JSX.Element | null {
  const isWhole = useSignal(false);
  if (matches.length === 0) return null;
  const most = shownAtOnce();
  const shown = isWhole.value ? matches : matches.slice(0, most);
  const rest = matches.length - most;
  return (
    <section class={`tickets ${name}`} aria-labelledby={name}>
      <div class="tickets-head">
        <h2 id={name}>{title}</h2>
        {rest > 0 && (
          <button
            type="button"
            class="button quiet"
            aria-expanded={isWhole.value}
            onClick={() => {
              isWhole.value = !isWhole.value;
            }}
          >
            {tell(isWhole.value ? 'shelf.fewer' : 'shelf.more', { count: rest })}
          </button>
        )}
      </div>
      <ul>
        {shown.map((match) => (
          <Ticket key={match.id} match={match} remove={() => remove(match.id)} />
        ))}
      </ul>
    </section>
  );
}

function Ticket({ match, remove }: { readonly match: KeptMatch; readonly remove: () => void }): JSX.Element {
  const title = shelfEntry(match.game)?.title[language.value] ?? match.game;
  const when = whenTold(match.touched);
  return (
    <li class={match.isOver ? 'ticket' : 'ticket is-yours'}>
      <a href={addressOf({ page: 'table', match: match.id })}>
        <span class="hidden">{tell(match.isOver ? 'shelf.lookAgain' : 'shelf.resume')}</span>
        <div class="lid">
          <Cover game={match.game} />
        </div>
        <div class="ticket-words">
          <span class="ticket-when">
            <span>{match.isOver ? wonTold(match) : `${tell('shelf.yourTurn')} · `}</span>
            <span>{when}</span>
          </span>
          <strong>{title}</strong>
          <div class="ticket-faces">
            {match.players.map((player) => (
              <Emblem key={player.seat} look={player.look} />
            ))}
            <span class="hint">{tell('shelf.moves', { count: match.moves })}</span>
          </div>
        </div>
        {!match.isOver && (
          <span class="ticket-go">
            <Glyph name="play" />
          </span>
        )}
      </a>
      <Forget title={title} remove={remove} />
    </li>
  );
}

/** Asks once more before it does it. */
function Forget({ title, remove }: { readonly title: string; readonly remove: () => void }): JSX.Element {
  const isSure = useSignal(false);
  return (
    <button
      type="button"
      class="button quiet"
      aria-label={tell(isSure.value ? 'shelf.forgetNow' : 'shelf.forget', { title })}
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
  );
}

function wonTold({ players, places = [] }: KeptMatch): string {
  const winners = playersIn(
    language.value,
    players.filter(({ seat }) => places[seat] === 1),
  );
  return winners.length > 0
    ? `${tell('end.won', { names: winners.map(({ name }) => name).join(', ') })} · `
    : '';
}
