import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { tell as tellIn } from '../../i18n/format.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Chair, Room } from '../../protocol/room.ts';
import type { LookName } from '../../ui-kit/board.ts';
import { Emblem, seatClass } from '../../ui-kit/looks.tsx';
import { Cover } from '../covers/index.tsx';
import { shelfEntry } from '../games.ts';
import { Glyph } from '../glyphs.tsx';
import { share } from '../replay/share.ts';
import { addressOf } from '../router.ts';
import { language, ownName } from '../settings.ts';
import { speechOf, tell } from '../speech.ts';
import { Page } from '../Top.tsx';
import { type Answered, problemWords } from './api.ts';
import { me } from './me.ts';
import { Qr } from './Qr.tsx';
import { getUp, type RoomAnswered, setChair, sitDown, startMatch, type TableLinks } from './tables.ts';

export interface GatherProps {
  readonly room: Room;
  readonly links: TableLinks | undefined;
  /** Of the site, as others reach it. */
  readonly site: string;
  readonly joinKey: string | undefined;
  readonly changed: (answer: RoomAnswered) => void;
}

/** A table that is being gathered: who sits where, and a free chair that calls for somebody. */
export function Gather(props: GatherProps): JSX.Element {
  const { room, links, site } = props;
  const problem = useSignal('');
  const isHost = me.value?.id === room.host;
  const sitting = room.chairs.filter((chair) => chair.kind !== 'open').length;
  const free = room.chairs.find((chair) => chair.kind === 'open');
  const act = async (deed: Promise<Answered<RoomAnswered>>): Promise<void> => {
    const answer = await deed;
    problem.value = answer.ok ? '' : problemWords(answer.code);
    if (answer.ok) props.changed(answer.value);
  };
  const isSeated = room.chairs.some((chair) => chair.person !== undefined && chair.person === me.value?.id);
  return (
    <Page title={tell('online.gathering')}>
      <div class="gather">
        <header class="gather-lid lid">
          <Cover game={room.game} />
          <h2 class="lid-text">{shelfEntry(room.game)?.title[language.value]}</h2>
        </header>
        <ol class="chairs">
          {room.chairs.map((chair) => (
            <ChairCard
              key={chair.seat}
              chair={chair}
              room={room}
              isHost={isHost}
              act={act}
              joinKey={props.joinKey}
            />
          ))}
        </ol>
        {free && links && (
          <Invitation link={`${site}${addressOf({ page: 'room', table: room.id, key: links.join })}`} />
        )}
        <Terms room={room} />
        {links && isSeated && (
          <p class="hint gather-screen">
            <Glyph name="eye" />{' '}
            <a href={addressOf({ page: 'watch', table: room.id, key: links.watch })}>
              {tell('online.bigScreen')}
            </a>
          </p>
        )}
        <div class="gather-start">
          {problem.value && <p role="alert">{problem.value}</p>}
          {isHost ? (
            <button
              type="button"
              class="button gold big"
              disabled={sitting < 2 && room.chairs.length > 1}
              onClick={() => void act(startFilled(room))}
            >
              <Glyph name="play" />
              {tell(free ? 'online.startWithBots' : 'online.start')}
            </button>
          ) : (
            <p role="status">{tell(isSeated ? 'online.hostStarts' : 'online.chooseChair')}</p>
          )}
        </div>
      </div>
    </Page>
  );
}

/** Whoever has not come by now is played for by bots. */
async function startFilled(room: Room): Promise<Answered<RoomAnswered>> {
  for (const { seat, kind } of room.chairs) {
    if (kind !== 'open') continue;
    const filled = await setChair(room.id, seat, { kind: 'bot', level: 'normal' });
    if (!filled.ok) return filled;
  }
  return startMatch(room.id);
}

interface ChairProps {
  readonly chair: Chair;
  readonly room: Room;
  readonly isHost: boolean;
  readonly joinKey: string | undefined;
  readonly act: (deed: Promise<Answered<RoomAnswered>>) => Promise<void>;
}

function ChairCard(props: ChairProps): JSX.Element {
  const { chair, room, isHost, act } = props;
  if (chair.kind === 'open') return <OpenChair {...props} />;
  const isMine = chair.person !== undefined && chair.person === me.value?.id;
  const look = (chair.look ?? 'owl') as LookName;
  return (
    <li class={`chair ${seatClass(look)}`} data-kind={chair.kind}>
      <Emblem look={look} />
      <div>
        <strong>{chair.name ?? tell(`bot.${(chair.seat + 4) % 5}`)}</strong>
        <span class="chair-where">{tell(whereKey(chair, isMine), { level: levelWord(chair) })}</span>
      </div>
      {(isMine || isHost) && (
        <button
          type="button"
          class="button quiet round"
          aria-label={tell(isMine ? 'online.getUp' : 'online.remove', { name: chair.name ?? '' })}
          title={tell(isMine ? 'online.getUp' : 'online.remove', { name: chair.name ?? '' })}
          onClick={() =>
            void act(isMine ? getUp(room.id, chair.seat) : setChair(room.id, chair.seat, { kind: 'open' }))
          }
        >
          <Glyph name="close" />
        </button>
      )}
    </li>
  );
}

function whereKey(chair: Chair, isMine: boolean): string {
  if (chair.kind === 'bot') return 'online.bot';
  if (isMine) return 'online.here';
  return chair.isHere ? 'online.far' : 'online.notThere';
}

function levelWord({ level }: Chair): string {
  return level === undefined ? '' : tell(`setup.bot.${level}`);
}

const looks: readonly Exclude<LookName, 'neutral'>[] = ['fox', 'whale', 'turtle', 'lion', 'owl', 'rabbit'];

function OpenChair({ chair, room, isHost, act, joinKey }: ChairProps): JSX.Element {
  const taken = room.chairs.map((one) => one.look);
  const look = looks.find((one) => !taken.includes(one)) ?? 'fox';
  const isFirst = !room.chairs.some((one) => one.person !== undefined && one.person === me.value?.id);
  const name = useSignal(isFirst ? ownName.value : '');
  return (
    <li class="chair is-open">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isFirst && name.value.trim() !== '') ownName.value = name.value.trim();
          const called = name.value.trim() || tell('setup.playerN', { seat: chair.seat + 1 });
          const key = joinKey === undefined ? {} : { key: joinKey };
          void act(
            sitDown(room.id, {
              seat: chair.seat,
              name: called,
              look: look as Exclude<LookName, 'neutral'>,
              ...key,
            }),
          );
        }}
      >
        <strong>{tell('online.openChair')}</strong>
        <NameField name={name} seat={chair.seat} />
        <button type="submit" class="button">
          {tell(isFirst ? 'online.sit' : 'online.sitToo')}
        </button>
        {isHost && (
          <button
            type="button"
            class="button"
            onClick={() => void act(setChair(room.id, chair.seat, { kind: 'bot', level: 'normal' }))}
          >
            {tell('online.putBot')}
          </button>
        )}
      </form>
    </li>
  );
}

function NameField({ name, seat }: { readonly name: Signal<string>; readonly seat: Seat }): JSX.Element {
  return (
    <input
      class="field"
      value={name.value}
      maxLength={24}
      autocomplete="off"
      placeholder={tell('online.name')}
      aria-label={tell('setup.nameOf', { seat: seat + 1 })}
      onInput={(event) => {
        name.value = event.currentTarget.value;
      }}
    />
  );
}

function Invitation({ link }: { readonly link: string }): JSX.Element {
  const done = useSignal('');
  return (
    <section class="sheet invitation" aria-label={tell('online.invite')}>
      <Qr link={link} />
      <div>
        <h2>{tell('online.invite')}</h2>
        <p>{tell('online.inviteHow')}</p>
        <input
          class="field"
          readonly
          value={link}
          aria-label={tell('online.link')}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button
          type="button"
          class="button"
          onClick={() => {
            void share(tell('online.invite'), link).then((outcome) => {
              done.value = tell(`share.${outcome}`);
            });
          }}
        >
          {tell('share.send')}
        </button>
        <p role="status">{done.value}</p>
      </div>
    </section>
  );
}

/** What has been settled before anybody sat down. */
function Terms({ room }: { readonly room: Room }): JSX.Element {
  const say = (key: string): string => tellIn(speechOf(room.game, []), key);
  const options = Object.entries(room.options).filter(([, value]) => value !== false && value !== 'random');
  return (
    <section class="sheet terms" aria-label={tell('online.terms')}>
      <h2>{tell('online.terms')}</h2>
      <dl>
        <div>
          <dt>{tell('online.clock')}</dt>
          <dd>{clockWords(room)}</dd>
        </div>
        <div>
          <dt>{tell('online.talk')}</dt>
          <dd>{tell(`online.talk.${room.talk}`)}</dd>
        </div>
        {options.map(([name, value]) => (
          <div key={name}>
            <dt>{say(`option.${name}`)}</dt>
            <dd>
              {value === true
                ? tell('online.yes')
                : typeof value === 'object'
                  ? value.map((seat) => seat + 1).join(', ')
                  : optionWord(say, name, value)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function optionWord(say: (key: string) => string, name: string, value: string | number | boolean): string {
  const key = `option.${name}.${value}`;
  const word = say(key);
  return word === key ? String(value) : word;
}

export function clockWords({ clock }: Room): string {
  switch (clock.kind) {
    case 'none':
      return tell('online.clock.none');
    case 'turn':
      return clock.seconds >= 86_400
        ? tell('online.clock.days', { days: Math.round(clock.seconds / 86_400) })
        : tell('online.clock.turn', { seconds: clock.seconds });
    case 'bank':
      return tell('online.clock.bank', { minutes: Math.round(clock.seconds / 60) });
  }
}
