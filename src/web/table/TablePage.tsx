import './styles.ts';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { randomHex } from '../chance.ts';
import { playAgain } from '../games.ts';
import { openTable } from '../openTable.ts';
import { goInstead } from '../router.ts';
import { tell } from '../speech.ts';
import { keepAll, whenKept } from '../store.ts';
import { Waiting } from '../Top.tsx';
import { sitAt, type Tab } from '../tabs.ts';
import type { Controller } from './controller.ts';
import { Followed } from './Followed.tsx';
import { Table } from './Table.tsx';

/** Opens a kept match, or follows the tab in which it is open; while that lasts, and if it fails, says so. */
export function TablePage({ id }: { readonly id: string }): JSX.Element {
  const controller = useSignal<Controller | undefined>(undefined);
  const problem = useSignal('');
  const tab = useTab(id);
  const part = tab.part.value;
  const changes = tab.changes.value;
  useEffect(() => {
    if (part === 'asking') return undefined;
    let isLeft = false;
    openTable(id, part === 'running' ? 'run' : 'watched').then(
      (opened) => {
        if (isLeft) opened?.close();
        else if (opened) controller.value = opened;
        else problem.value = tell('table.missing');
      },
      (error: unknown) => {
        problem.value = tell('table.broken', { why: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => {
      isLeft = true;
      controller.peek()?.close();
    };
  }, [id, part, changes, controller, problem]);
  const shown = controller.value;
  if (!shown || shown.connection.id !== id) return <Waiting problem={problem.value} />;
  const table = (
    <Table
      key={shown}
      controller={shown}
      playAgain={() => {
        void playAgain(id).then((match) => goInstead({ page: 'table', match }));
      }}
    />
  );
  return part === 'following' ? <Followed tab={tab}>{table}</Followed> : table;
}

function useTab(id: string): Tab {
  const tab = useMemo(
    () =>
      sitAt(id, {
        channel: new BroadcastChannel('larets.tables'),
        tab: randomHex(8),
        now: () => Date.now(),
        flush: keepAll,
      }),
    [id],
  );
  useEffect(() => {
    const stop = whenKept((kept) => kept === id && tab.tellChange());
    return () => {
      stop();
      tab.close();
    };
  }, [id, tab]);
  return tab;
}
