import '../table/styles.ts';
import './lesson.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { lessons } from '../../games/lessons.ts';
import type { Lesson } from '../../kernel/lesson.ts';
import { lookNames } from '../../ui-kit/board.ts';
import { begin } from '../begin.ts';
import { startBots } from '../bots/bots.ts';
import { bot, loadGame, playAgain, shelfEntry, you } from '../games.ts';
import { openLocal } from '../local.ts';
import { goInstead } from '../router.ts';
import { language } from '../settings.ts';
import { tell } from '../speech.ts';
import { Waiting } from '../Top.tsx';
import { type Controller, startTable } from '../table/controller.ts';
import { pageAround } from '../table/page.ts';
import { Table } from '../table/Table.tsx';
import { type Director, direct } from './director.ts';
import { LessonCard } from './LessonCard.tsx';
import { loadLessonWords } from './words.ts';

interface Running {
  readonly id: string;
  readonly lesson: Lesson;
  readonly director: Director;
  readonly controller: Controller;
}

/** A first game of its own table: led step by step, then played on like any other. */
export function LessonPage({ game }: { readonly game: string }): JSX.Element {
  const running = useSignal<Running | undefined>(undefined);
  const problem = useSignal('');
  useEffect(() => {
    let isLeft = false;
    let stop = (): void => {};
    start(game).then(
      (started) => {
        stop = started.director.follow(started.controller.connection);
        if (isLeft) started.controller.close();
        else running.value = started;
      },
      () => {
        problem.value = tell('site.failed');
      },
    );
    return () => {
      isLeft = true;
      stop();
      running.value?.controller.close();
      running.value = undefined;
    };
  }, [game, running, problem]);
  const card = useMemo(() => {
    const { controller, director, lesson } = running.value ?? {};
    if (!controller || !director || !lesson) return undefined;
    return () => <LessonCard controller={controller} director={director} of={lesson.steps.length} />;
  }, [running.value]);
  if (!running.value || !card) return <Waiting problem={problem.value} />;
  const { controller, id } = running.value;
  return (
    <Table
      controller={controller}
      Card={card}
      playAgain={() => {
        void playAgain(id).then((match) => goInstead({ page: 'table', match }));
      }}
    />
  );
}

async function start(game: string): Promise<Running> {
  const entry = lessons.find((one) => one.game === game)!;
  const [module, { lesson }, { board }] = await Promise.all([
    loadGame(game),
    entry.load(),
    shelfEntry(game)!.loadBoard!(),
    loadLessonWords(game, language.value),
  ]);
  const players = Array.from({ length: lesson.seats }, (_, seat) =>
    seat === 0 ? you() : bot(seat, lookNames[seat]!),
  );
  const { options, seed } = lesson;
  const kept = await begin(module, { players, levels: players.map(() => 'child'), options, seed });
  const director = direct(lesson);
  const connection = openLocal(kept, module, () => director.cued(startBots(module)));
  const { allowed, pointed } = director;
  const around = { ...pageAround(game), guide: { allowed, pointed } };
  return { id: kept.id, lesson, director, controller: startTable(connection, board, around) };
}
