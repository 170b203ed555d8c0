import '../styles/setup.css';
import './online.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Result } from '../../protocol/http.ts';
import type { Room } from '../../protocol/room.ts';
import type { LookName } from '../../ui-kit/board.ts';
import { Emblem } from '../../ui-kit/looks.tsx';
import { Cover } from '../covers/index.tsx';
import { shelfEntry } from '../games.ts';
import { addressOf } from '../router.ts';
import { language, ownName } from '../settings.ts';
import { whenTold } from '../shelf/whenTold.ts';
import { tell } from '../speech.ts';
import { Page, Waiting } from '../Top.tsx';
import { ask, problemWords, siteAddress } from './api.ts';
import { clockWords } from './Gather.tsx';
import { callMe, me, somebody } from './me.ts';
import { Qr } from './Qr.tsx';
import type { OwnPage } from './tables.ts';

interface Lobby {
  readonly tables: readonly Room[];
}

/** The lobby is looked at again after so long. */
const lookEvery = 5000;

/** Who one is, the games under way, the tables that wait for somebody, what has been played. */
export function TogetherPage(): JSX.Element {
  const own = useSignal<OwnPage | undefined>(undefined);
  const lobby = useSignal<readonly Room[]>([]);
  const problem = useSignal('');
  useEffect(() => {
    let isLeft = false;
    const look = async (): Promise<void> => {
      const who = await somebody();
      if (!who.ok) {
        problem.value = problemWords(who.code);
        return;
      }
      const [page, open] = await Promise.all([ask<OwnPage>('me/page'), ask<Lobby>('lobby')]);
      if (isLeft) return;
      if (page.ok) own.value = page.value;
      if (open.ok) lobby.value = open.value.tables;
    };
    void look();
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), lookEvery);
    return () => {
      isLeft = true;
      clearInterval(timer);
    };
  }, [own, lobby, problem]);
  if (problem.value) return <Waiting problem={problem.value} />;
  const others = lobby.value.filter((room) => !own.value?.underWay.some((mine) => mine.room.id === room.id));
  return (
    <Page title={tell('online.title')}>
      <div class="together">
        <p class="together-lead">{tell('online.lead')}</p>
        <Self />
        {own.value && own.value.underWay.length > 0 && (
          <section class="sheet">
            <h2>{tell('online.underWay')}</h2>
            <ul class="rooms">
              {own.value.underWay.map(({ room, isMyTurn }) => (
                <RoomLink key={room.id} room={room} note={isMyTurn ? tell('shelf.yourTurn') : ''} />
              ))}
            </ul>
          </section>
        )}
        <section class="sheet">
          <h2>{tell('online.lobby')}</h2>
          {others.length === 0 && <p class="hint">{tell('online.lobbyEmpty')}</p>}
          <ul class="rooms">
            {others.map((room) => (
              <RoomLink key={room.id} room={room} note="" />
            ))}
          </ul>
        </section>
        {own.value && own.value.finished.length > 0 && <Finished results={own.value.finished} />}
        {own.value && own.value.ratings.length > 0 && (
          <section class="sheet">
            <h2>{tell('online.ratings')}</h2>
            <ul class="rooms">
              {own.value.ratings.map(({ game, shown, games }) => (
                <li key={game} class="room">
                  <span>{shelfEntry(game)?.title[language.value]}</span>
                  <strong>{tell('online.rating', { shown, games })}</strong>
                </li>
              ))}
            </ul>
          </section>
        )}
        <OtherDevice />
      </div>
    </Page>
  );
}

const looks: readonly LookName[] = ['fox', 'whale', 'turtle', 'lion', 'owl', 'rabbit'];

function Self(): JSX.Element {
  const name = useSignal(me.value?.name ?? ownName.value);
  const shown = me.value?.look ?? 'fox';
  const save = (look: string): void => void callMe(name.value, look as never);
  return (
    <section class="sheet self" aria-label={tell('online.self')}>
      <Emblem look={shown as LookName} />
      <input
        class="field"
        value={name.value || (me.value?.name ?? '')}
        maxLength={24}
        aria-label={tell('online.name')}
        onInput={(event) => {
          name.value = event.currentTarget.value;
        }}
        onChange={() => save(shown)}
      />
      <fieldset class="choice looks">
        <legend class="hidden">{tell('online.look')}</legend>
        {looks.map((look) => (
          <label key={look} title={tell(`look.${look}`)}>
            <input
              type="radio"
              name="own-look"
              checked={shown === look}
              aria-label={tell(`look.${look}`)}
              onChange={() => save(look)}
            />
            <Emblem look={look} />
          </label>
        ))}
      </fieldset>
    </section>
  );
}

function RoomLink({ room, note }: { readonly room: Room; readonly note: string }): JSX.Element {
  const names = room.chairs.flatMap((chair) =>
    chair.kind === 'open' ? [] : [chair.name ?? tell('online.someBot')],
  );
  const free = room.chairs.filter((chair) => chair.kind === 'open').length;
  return (
    <li>
      <a class="room" href={addressOf({ page: 'room', table: room.id })}>
        <span class="room-lid">
          <Cover game={room.game} />
        </span>
        <span>
          <strong>{shelfEntry(room.game)?.title[language.value]}</strong>
          <small>
            {names.join(', ')} · {clockWords(room)}
            {free > 0 && ` · ${tell('online.free', { count: free })}`}
          </small>
        </span>
        {note && <em>{note}</em>}
      </a>
    </li>
  );
}

function Finished({ results }: { readonly results: readonly Result[] }): JSX.Element {
  return (
    <section class="sheet">
      <h2>{tell('shelf.finishedTitle')}</h2>
      <ul class="rooms">
        {results.map((result) => (
          <li key={result.match}>
            <a class="room" href={addressOf({ page: 'replay', match: result.match, at: 0 })}>
              <span>
                <strong>{shelfEntry(result.game)?.title[language.value]}</strong>
                <small>
                  {whenTold(result.at)} ·{' '}
                  {result.names.map((name, seat) => `${name} ${result.scores[seat]}`).join(' · ')}
                </small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DeviceLink {
  readonly key: string;
}

/** The same person on another device of theirs. */
function OtherDevice(): JSX.Element {
  const link = useSignal('');
  return (
    <section class="sheet other-device">
      <h2>{tell('online.otherDevice')}</h2>
      <p class="hint">{tell('online.otherDeviceHow')}</p>
      {link.value === '' ? (
        <button
          type="button"
          class="button"
          onClick={() => {
            void ask<DeviceLink>('me/devices', {}).then((answer) => {
              if (answer.ok)
                link.value = `${siteAddress()}${addressOf({ page: 'device', key: answer.value.key })}`;
            });
          }}
        >
          {tell('online.makeLink')}
        </button>
      ) : (
        <>
          <Qr link={link.value} />
          <input class="field" readonly value={link.value} aria-label={tell('online.link')} />
        </>
      )}
    </section>
  );
}
