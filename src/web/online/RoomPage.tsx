import '../table/styles.ts';
import '../styles/setup.css';
import './online.css';
import { useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { loadGame, shelfEntry } from '../games.ts';
import { goInstead } from '../router.ts';
import { keep, recall } from '../settings.ts';
import { tell } from '../speech.ts';
import { Waiting } from '../Top.tsx';
import { type Controller, startTable } from '../table/controller.ts';
import { pageAround } from '../table/page.ts';
import { Table } from '../table/Table.tsx';
import { problemWords, socketAddress } from './api.ts';
import { counselFor } from './counsel.ts';
import type { Memory } from './entropy.ts';
import { Gather } from './Gather.tsx';
import { me, somebody } from './me.ts';
import { connectionTo, openRemote, type Remote } from './remote.ts';
import { TableNote } from './TableNote.tsx';
import { Talk } from './Talk.tsx';
import { addressForOthers, keyOf, lookAt, type RoomAnswered, rematch, type TableLinks } from './tables.ts';

interface RoomProps {
  readonly table: string;
  /** Of the link by which somebody came. */
  readonly joinKey?: string;
  /** Of a spectator's link: nothing is done here, all is shown. */
  readonly watchKey?: string;
}

/** A table far away: gathered first, then played at. */
export function RoomPage({ table, joinKey, watchKey }: RoomProps): JSX.Element {
  const remote = useSignal<Remote | undefined>(undefined);
  const controller = useSignal<Controller | undefined>(undefined);
  const links = useSignal<TableLinks | undefined>(undefined);
  const site = useSignal('');
  const problem = useSignal('');
  const key = keyOf(table, joinKey);
  useEffect(() => {
    let isLeft = false;
    void enter(table, key, watchKey).then((entered) => {
      if (isLeft) {
        if ('remote' in entered) entered.remote.close();
        return;
      }
      if ('code' in entered) {
        problem.value = problemWords(entered.code);
        return;
      }
      links.value = entered.links;
      site.value = entered.site;
      remote.value = entered.remote;
    });
    return () => {
      isLeft = true;
      controller.value?.close();
      remote.value?.close();
      controller.value = undefined;
      remote.value = undefined;
    };
  }, [table, key, watchKey, remote, controller, links, site, problem]);
  useSignalEffect(() => {
    const far = remote.value;
    if (far?.line.value === 'closed') problem.value = tell('online.closed');
    // The cards are dealt: the table stands.
    if (!far?.seen.value || controller.peek()) return;
    void standUp(far).then((stood) => {
      if (remote.peek() === far && !controller.peek()) controller.value = stood;
      else stood.close();
    });
  });
  const extras = useMemo(() => {
    const far = remote.value;
    if (!far) return undefined;
    return {
      Card: () => <TableNote remote={far} table={table} isWatching={watchKey !== undefined} />,
      Extra: () => <Talk remote={far} />,
    };
  }, [remote.value, table, watchKey]);
  const room = remote.value?.room.value;
  if (problem.value || !remote.value || !room || !extras) return <Waiting problem={problem.value} />;
  if (!controller.value) {
    if (room.match !== undefined) return <Waiting problem="" />;
    return (
      <Gather
        room={room}
        links={links.value}
        site={site.value}
        joinKey={key}
        changed={(answer: RoomAnswered) => {
          if (answer.links) links.value = answer.links;
        }}
      />
    );
  }
  return (
    <Table
      controller={controller.value}
      Card={extras.Card}
      {...(watchKey === undefined && { Extra: extras.Extra })}
      playAgain={() => {
        void rematch(table).then((answer) => {
          if (answer.ok) goInstead({ page: 'room', table: answer.value.room.id });
        });
      }}
    />
  );
}

type Entered =
  | { readonly remote: Remote; readonly links: TableLinks | undefined; readonly site: string }
  | { readonly code: string };

async function enter(table: string, key: string | undefined, watch: string | undefined): Promise<Entered> {
  const who = watch === undefined ? await somebody() : undefined;
  if (who && !who.ok) return who;
  const answer = await lookAt(table, key);
  if (!answer.ok) return answer;
  const { room, links } = answer.value;
  await loadGame(room.game);
  const site = await addressForOthers();
  const person = watch === undefined ? me.value?.id : undefined;
  const address = socketAddress(table);
  const remote = openRemote({ address, person, memory: pageMemory(), ...(watch !== undefined && { watch }) });
  return { remote, links, site };
}

async function standUp(remote: Remote): Promise<Controller> {
  const game = remote.room.peek()!.game;
  const [module, { board }] = await Promise.all([loadGame(game), shelfEntry(game)!.loadBoard!()]);
  const counsel = counselFor(module, remote);
  const connection = connectionTo(remote, remote.mirror.peek()!.match, module.game, counsel);
  return startTable(connection, board, pageAround(game));
}

/** A browser that forbids its storage remembers as long as the page is open. */
function pageMemory(): Memory {
  const here = new Map<string, string>();
  return {
    recall: (name) => here.get(name) ?? recall(name),
    keep(name, value) {
      here.set(name, value);
      keep(name, value);
    },
  };
}
