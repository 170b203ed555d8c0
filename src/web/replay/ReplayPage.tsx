import '../table/styles.ts';
import './replay.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { shelfEntry } from '../games.ts';
import { tell } from '../speech.ts';
import { Waiting } from '../Top.tsx';
import { type Controller, startTable } from '../table/controller.ts';
import { pageAround } from '../table/page.ts';
import { Table } from '../table/Table.tsx';
import { type NotOpened, type Opened, openKept, openShared } from './opened.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { type Replay, startReplay } from './replay.ts';

/** `at`: so many moves have been made; the end, if nothing is said. */
export type ReplayOf = { readonly match: string; readonly at?: number } | { readonly packed: string };

interface Running {
  readonly opened: Opened;
  readonly replay: Replay;
  readonly controller: Controller;
}

/** A game looked at again, on the same table that it was played on. */
export function ReplayPage({ of }: { readonly of: ReplayOf }): JSX.Element {
  const running = useSignal<Running | undefined>(undefined);
  const problem = useSignal('');
  const key = JSON.stringify(of);
  useEffect(() => {
    let isLeft = false;
    start(JSON.parse(key) as ReplayOf).then(
      (started) => {
        if (typeof started === 'string') problem.value = tell(`replay.${started}`);
        else if (isLeft) started.controller.close();
        else running.value = started;
      },
      (error: unknown) => {
        problem.value = tell('table.broken', { why: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => {
      isLeft = true;
      running.value?.controller.close();
      running.value = undefined;
    };
  }, [key, running, problem]);
  const foot = useMemo(() => running.value && (() => <ReplayBar {...running.value!} />), [running.value]);
  if (!running.value || !foot) return <Waiting problem={problem.value} />;
  return <Table controller={running.value.controller} playAgain={() => {}} Foot={foot} />;
}

async function start(of: ReplayOf): Promise<Running | NotOpened> {
  const opened = 'match' in of ? await openKept(of.match) : await openShared(of.packed);
  if (typeof opened === 'string') return opened;
  const { film, players, eyes, counsel } = opened;
  const { board } = await shelfEntry(film.game.id)!.loadBoard!();
  const at = 'match' in of && of.at !== undefined ? { at: of.at } : { at: 0 };
  const replay = startReplay(film, players, { eyes, counsel, ...at });
  return { opened, replay, controller: startTable(replay, board, pageAround(film.game.id)) };
}
