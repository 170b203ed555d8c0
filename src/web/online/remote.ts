// A match that a server runs: the same `Connection` as at a table of this device's own. What people do goes into an
// outbox, and stays there until it is answered.

import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { AnyGame, Refusal, Viewer } from '../../kernel/game.ts';
import type { Doing } from '../../protocol/client.ts';
import type { Room } from '../../protocol/room.ts';
import type { Said, ServerMessage, ShownMessage } from '../../protocol/server.ts';
import { type phrases, protocolVersion } from '../../protocol/words.ts';
import type { Submission, Unmade } from '../../table/submission.ts';
import { standIn } from '../../table/table.ts';
import type { Connection, Counsel, News, Seen } from '../connection.ts';
import { type Chance, chanceFor, type Memory } from './entropy.ts';
import { openLine, type TableLine } from './line.ts';
import { type Mirror, mirrored, reflected, seatsOf, seenIn } from './mirror.ts';

/** Everything that is known of a table far away, before its match and while it goes on. */
export interface Remote {
  readonly room: ReadonlySignal<Room | undefined>;
  /** Undefined until the cards are dealt. */
  readonly seen: ReadonlySignal<Seen | undefined>;
  readonly line: TableLine['state'];
  readonly said: ReadonlySignal<readonly Said[]>;
  readonly mirror: ReadonlySignal<Mirror | undefined>;
  say(phrase: (typeof phrases)[number]): void;
  sayFreely(text: string): void;
  submit(wish: Submission): Promise<Unmade | undefined>;
  subscribe(listener: (news: News) => void): () => void;
  close(): void;
}

interface Waiting {
  readonly wish: Submission;
  readonly resolve: (unmade: Unmade | undefined) => void;
}

export interface RemoteOptions {
  readonly address: string;
  readonly person: string | undefined;
  /** Of a spectator's link. */
  readonly watch?: string;
  readonly memory: Memory;
  readonly openSocket?: (address: string) => WebSocket;
}

/** Asked to come again, after so long. */
const laterPause = 1500;
/** So much talk is shown. */
const mostSaid = 50;

export function openRemote({ address, person, watch, memory, openSocket }: RemoteOptions): Remote {
  const room = signal<Room | undefined>(undefined);
  const mirror = signal<Mirror | undefined>(undefined);
  const said = signal<readonly Said[]>([]);
  const outbox: Signal<readonly Waiting[]> = signal([]);
  const listeners = new Set<(news: News) => void>();
  const chance: Chance = chanceFor((seat, action, id) => {
    line.send({ t: 'submit', id, seat, after: mirror.peek()?.n ?? 0, do: action });
  }, memory);

  const viewers = (): Viewer[] => {
    const seats = room.peek() ? seatsOf(room.peek()!, person) : [];
    return seats.length > 0 || watch !== undefined || room.peek()?.host === person
      ? [...seats, 'spectator']
      : [];
  };
  const hello = (): void => {
    line.send({ t: 'hello', v: protocolVersion, viewers: viewers(), ...(watch && { watch }) });
  };
  const post = ({ wish }: Waiting): void => {
    const { id, seat, after } = wish;
    line.send({ t: 'submit', id, seat, after, do: doingOf(wish) });
  };
  const answer = (id: string, unmade: Unmade | undefined): void => {
    const waiting = outbox.peek().find(({ wish }) => wish.id === id);
    if (!waiting) return;
    outbox.value = outbox.peek().filter((one) => one !== waiting);
    waiting.resolve(unmade);
  };
  const tell = (news: News): void => {
    for (const listener of listeners) listener(news);
  };

  const heard = (message: ServerMessage): void => {
    switch (message.t) {
      case 'people':
        sit(message.room);
        return;
      case 'table':
        batch(() => {
          mirror.value = mirrored(message, Date.now());
          tell({ seq: message.n, kind: 'table', seat: undefined, shown: new Map() });
        });
        for (const waiting of outbox.peek()) post(waiting);
        chance.bring(mirror.peek()!, viewers());
        return;
      case 'shown':
        take(message);
        return;
      case 'done':
        answer(message.id, undefined);
        return;
      case 'refused':
        answer(message.id, unmadeOf(message.problem));
        return;
      case 'later':
        setTimeout(() => {
          const waiting = outbox.peek().find(({ wish }) => wish.id === message.id);
          if (waiting) post(waiting);
        }, laterPause);
        return;
      case 'said':
        if (!said.peek().some((one) => one.n === message.n))
          said.value = [...said.peek(), message].slice(-mostSaid);
        return;
      case 'pong':
      case 'leaving':
      case 'trouble':
    }
  };
  /** Whoever has sat down or got up since looks with other eyes. */
  const sit = (next: Room): void => {
    const before = viewers().join();
    const isFirst = room.peek() === undefined;
    const isBegun = next.match !== undefined && next.match !== mirror.peek()?.match;
    room.value = next;
    if (isFirst || isBegun || viewers().join() !== before) hello();
  };
  const take = (message: ShownMessage): void => {
    const before = mirror.peek();
    if (before && message.n <= before.n) return;
    const next = before && reflected(before, message, Date.now());
    if (!next) {
      hello();
      return;
    }
    batch(() => {
      mirror.value = next.mirror;
      tell({ seq: message.n, kind: message.kind, seat: message.seat, shown: next.shown });
    });
    chance.bring(next.mirror, viewers());
  };
  const line = openLine(address, { opened: hello, heard }, openSocket);
  let last: Seen | undefined;
  const calm = computed(() => {
    const [now, at] = [mirror.value, room.value];
    if (!now || !at || now.views.size === 0) return undefined;
    last = seenIn(now, at, person, line.state.value, last);
    return last;
  });
  const seen = computed(() => {
    const pending = outbox.value.map(({ wish }) => wish);
    return pending.length > 0 && calm.value ? { ...calm.value, pending } : calm.value;
  });
  return {
    room,
    mirror,
    said,
    line: line.state,
    seen,
    say: (phrase) => line.send({ t: 'say', ...seatOf(), phrase }),
    sayFreely: (text) => line.send({ t: 'say', ...seatOf(), text }),
    submit: (wish) =>
      new Promise((resolve) => {
        const waiting = { wish, resolve };
        outbox.value = [...outbox.peek(), waiting];
        post(waiting);
      }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: line.close,
  };

  function seatOf(): { readonly seat?: number } {
    const seat = room.peek() && seatsOf(room.peek()!, person)[0];
    return seat === undefined ? {} : { seat };
  }
}

/** Once the cards are dealt. `counsel`: what this device can say of what it sees. */
export function connectionTo(remote: Remote, table: string, game: AnyGame, counsel: Counsel): Connection {
  return {
    id: table,
    game,
    seen: computed(() => remote.seen.value!),
    counsel,
    submit: remote.submit,
    subscribe: remote.subscribe,
    close: remote.close,
  };
}

function doingOf(wish: Submission): Doing {
  switch (wish.do) {
    case 'move':
      return { type: 'move', key: wish.key };
    case 'takeBack':
      return { type: 'takeBack', steps: wish.steps };
    case 'resign':
      return { type: 'resign' };
    case 'handOver':
      return wish.to.who === 'person'
        ? { type: 'handOver', to: 'person' }
        : { type: 'handOver', to: 'bot', level: standIn };
  }
}

function unmadeOf({ code, refusal }: { readonly code: string; readonly refusal?: unknown }): Unmade {
  if (code === 'refused') return { code, refusal: refusal as Refusal };
  return { code } as Unmade;
}
