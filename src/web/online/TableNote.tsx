import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Seat } from '../../kernel/game.ts';
import { standIn } from '../../table/table.ts';
import { randomHex } from '../chance.ts';
import { goInstead } from '../router.ts';
import { tell } from '../speech.ts';
import { me } from './me.ts';
import { seatsOf } from './mirror.ts';
import type { Remote } from './remote.ts';

interface NoteProps {
  readonly remote: Remote;
  readonly table: string;
  readonly isWatching: boolean;
}

/** What is the matter with the people at the table: somebody is away, a bot plays for oneself, all go on to another. */
export function TableNote({ remote, isWatching }: NoteProps): JSX.Element | null {
  const isPutAway = useSignal('');
  const room = remote.room.value;
  const standing = remote.mirror.value?.standing;
  if (!room || !standing || isWatching) return null;
  const mine = seatsOf(room, me.value?.id);
  const hand = (seat: Seat, to: 'bot' | 'person'): void => {
    const { name } = standing.holders[seat]!;
    const sitter =
      to === 'bot' ? ({ who: 'bot', name, level: standIn } as const) : ({ who: 'person', name } as const);
    const after = remote.mirror.peek()?.n ?? 0;
    void remote.submit({ do: 'handOver', seat, to: sitter, after, id: randomHex(16) }).then((unmade) => {
      isPutAway.value = unmade ? tell('online.notAway') : '';
    });
  };
  if (room.next !== undefined) {
    const next = room.next;
    return (
      <Note text={tell('online.nextTable')}>
        <button type="button" class="button gold" onClick={() => goInstead({ page: 'room', table: next })}>
          {tell('online.goOn')}
        </button>
      </Note>
    );
  }
  if (standing.phase !== 'play') return null;
  const taken = mine.find(
    (seat) => standing.holders[seat]?.who === 'bot' && !standing.resigned.includes(seat),
  );
  if (taken !== undefined) {
    return (
      <Note text={tell('online.botForYou')}>
        <button type="button" class="button gold" onClick={() => hand(taken, 'person')}>
          {tell('online.backAgain')}
        </button>
      </Note>
    );
  }
  const absent = standing.awaited.find((seat) => {
    const chair = room.chairs[seat];
    return standing.holders[seat]?.who === 'person' && chair?.isHere === false && !mine.includes(seat);
  });
  if (absent === undefined || mine.length === 0 || isPutAway.value === String(absent)) return null;
  return (
    <Note text={tell('online.absent', { name: standing.holders[absent]!.name })}>
      <button
        type="button"
        class="button"
        onClick={() => {
          isPutAway.value = String(absent);
        }}
      >
        {tell('online.wait')}
      </button>
      <button type="button" class="button gold" onClick={() => hand(absent, 'bot')}>
        {tell('online.letBot')}
      </button>
    </Note>
  );
}

function Note({
  text,
  children,
}: {
  readonly text: string;
  readonly children: JSX.Element | JSX.Element[];
}): JSX.Element {
  return (
    <section class="table-note" role="status">
      <p>{text}</p>
      <span>{children}</span>
    </section>
  );
}
