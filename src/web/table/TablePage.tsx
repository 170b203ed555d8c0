import './styles.ts';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { playAgain } from '../games.ts';
import { openTable } from '../openTable.ts';
import { goInstead } from '../router.ts';
import { tell } from '../speech.ts';
import { Waiting } from '../Top.tsx';
import type { Controller } from './controller.ts';
import { Table } from './Table.tsx';

/** Opens a kept match; while that lasts, and if it fails, says so. */
export function TablePage({ id }: { readonly id: string }): JSX.Element {
  const controller = useSignal<Controller | undefined>(undefined);
  const problem = useSignal('');
  useEffect(() => {
    let isLeft = false;
    openTable(id).then(
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
      controller.value?.close();
      controller.value = undefined;
    };
  }, [id, controller, problem]);
  if (!controller.value) return <Waiting problem={problem.value} />;
  return (
    <Table
      controller={controller.value}
      playAgain={() => {
        void playAgain(id).then((match) => goInstead({ page: 'table', match }));
      }}
    />
  );
}
