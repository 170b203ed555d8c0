// The open tasks, each with what the row in hand already has of it.

import type { JSX } from 'preact';
import { anchor, type BoardProps, piece } from '../../../../ui-kit/board.ts';
import { type Task, tasks } from '../../components.ts';
import type { Types } from '../../types.ts';
import { ownerOf, progressOf, taskSpot } from '../layout.ts';
import { anchors } from '../marks.ts';
import { Wants } from './Symbols.tsx';

export function OpenTasks(props: BoardProps<Types>): JSX.Element {
  const { view, tell } = props;
  return (
    <>
      {view.openTasks.map((task) => (
        <TaskCard key={task} {...props} task={task} />
      ))}
      <div
        class="task-deck"
        {...anchor(anchors.tasks)}
        title={tell('ui.tasksLeft', { count: view.taskDeckSize })}
      >
        <span aria-hidden="true">{view.taskDeckSize}</span>
        <span class="hidden">{tell('ui.tasksLeft', { count: view.taskDeckSize })}</span>
      </div>
    </>
  );
}

function TaskCard({ task, view, spot, tell }: BoardProps<Types> & { readonly task: Task }): JSX.Element {
  const { length, points } = tasks[task]!;
  const progress = progressOf(view, ownerOf(view), task);
  return (
    <div class="task" {...piece(`task:${task}`)} {...spot(taskSpot(task), tell(`task.${task}`))}>
      <span class="task-points">{points}</span>
      <span class="task-wanted">
        <Wants task={task} has={progress.has} />
      </span>
      <Lengths length={length} has={progress.length} />
    </div>
  );
}

interface LengthsProps {
  readonly length: number;
  readonly has: number;
}

/** How many cards the row needs, and how many it has. */
export function Lengths({ length, has }: LengthsProps): JSX.Element {
  return (
    <svg class="task-length" viewBox={`0 0 ${10 * length} 6`} preserveAspectRatio="none" aria-hidden="true">
      <path class="mark" d={dashes(length)} />
      <path class="mark is-there" d={dashes(has)} />
    </svg>
  );
}

/** One dash a card. */
function dashes(count: number): string {
  return Array.from({ length: count }, (_, i) => `M${10 * i + 1} 3h8`).join('');
}
