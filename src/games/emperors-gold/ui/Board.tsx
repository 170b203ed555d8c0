// Emperor's Gold: a temple floor of stone cards, the tasks above it, the own rows before it.

import discard from 'icon:card-discard';
import deal from 'icon:card-draw';
import pick from 'icon:card-pick';
import coins from 'icon:crown-coin';
import hourglass from 'icon:hourglass';
import crown from 'icon:imperial-crown';
import laurel from 'icon:laurel-crown';
import scroll from 'icon:tied-scroll';
import type { JSX } from 'preact';
import {
  anchor,
  type Board,
  type BoardProps,
  type Icon,
  type Motion,
  piece,
  type SpotAttributes,
} from '../../../ui-kit/board.ts';
import { useParts } from '../../../ui-kit/parts.ts';
import { still } from '../../../ui-kit/still.ts';
import { type Card, none } from '../components.ts';
import { type Cell, cellCount } from '../grid.ts';
import type { Event, Types } from '../types.ts';
import { describe } from './describe.ts';
import { cellSpot, floor, place, placeOf, reachFrom, reachNow, stone, wish } from './layout.ts';
import { anchors, marks, progress } from './marks.ts';
import { Chip } from './pieces/Chips.tsx';
import { Emperor, Ground } from './pieces/Floor.tsx';
import { legend } from './pieces/Legend.tsx';
import { Rows, SmallRows } from './pieces/Rows.tsx';
import { Stone } from './pieces/Symbols.tsx';
import { OpenTasks } from './pieces/Tasks.tsx';
import { say } from './say.ts';
import './board.css';

export const board: Board<Types> = {
  place,
  wish,
  Main,
  areas: [
    { id: 'tasks', title: 'ui.tasks', kind: 'strip', Area: OpenTasks },
    { id: 'rows', title: 'ui.rows', kind: 'hand', Area: Rows },
  ],
  Panel: SmallRows,
  progress,
  say,
  describe,
  marks,
  Chip,
  legend,
  motion,
  icon,
};

/** A row. */
const cellsAtOnce = 5;

function Main(props: BoardProps<Types>): JSX.Element {
  const { view, preview, spot, tell } = props;
  const wanted = preview.value;
  const target = wanted?.type === 'moveEmperor' ? wanted.cell : undefined;
  const reach = target === undefined ? reachNow(view) : reachFrom(view, target);
  const drawn = useParts(cellCount / cellsAtOnce);
  return (
    <svg viewBox={`0 0 ${floor} ${floor}`} class="floor">
      <title>{tell('ui.floor')}</title>
      <Ground />
      <g {...anchor(anchors.deck)}>
        <rect x={floor / 2 - 20} y={2} width={40} height={20} fill="none" />
      </g>
      <Reach from={target ?? view.emperor} cells={reach} />
      {Array.from({ length: drawn * cellsAtOnce }, (_, cell) => (
        <CellSpot
          key={cell}
          attributes={spot(cellSpot(cell), labelOf(props, cell, reach.includes(cell)))}
          cell={cell}
          card={view.grid[cell]!}
          isEmperor={cell === view.emperor}
          isReached={reach.includes(cell)}
        />
      ))}
    </svg>
  );
}

/** Golden beams from where the emperor stands, or would stand, to what he reaches. */
function Reach({ from, cells }: { readonly from: Cell; readonly cells: readonly Cell[] }): JSX.Element {
  const start = placeOf(from);
  return (
    <g class="reach">
      {cells.map((cell) => {
        const end = placeOf(cell);
        return <path key={cell} class="beam" d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />;
      })}
    </g>
  );
}

function labelOf({ view, tell }: BoardProps<Types>, cell: Cell, isReached: boolean): string {
  const card = view.grid[cell]!;
  const thing = card === none ? tell('ui.empty') : tell(`card.${card}`);
  const what = cell === view.emperor ? tell('ui.emperor') : thing;
  return `${tell(`cell.${cell}`)}: ${what}${isReached ? `, ${tell('ui.inReach')}` : ''}`;
}

interface CellProps {
  readonly attributes: SpotAttributes;
  readonly cell: Cell;
  readonly card: Card;
  readonly isEmperor: boolean;
  readonly isReached: boolean;
}

const CellSpot = still(({ attributes, cell, card, isEmperor, isReached }: CellProps) => {
  const { x, y } = placeOf(cell);
  return (
    <g class={isReached ? 'cell is-reached' : 'cell'} {...attributes}>
      <rect class="cell-ground" x={x - 48} y={y - 48} width={96} height={96} />
      {card !== none && (
        <g {...piece(`card:${card}`)} data-handle="yes" transform={`translate(${x} ${y})`}>
          <Stone card={card} />
        </g>
      )}
      {isEmperor && (
        <g {...piece('emperor')} data-handle="yes" transform={`translate(${x} ${y})`}>
          <Emperor />
        </g>
      )}
      <rect class="spot-edge" x={x - stone / 2} y={y - stone / 2 - 1} width={stone} height={stone} rx={13} />
    </g>
  );
});

function motion(event: Event): Motion | undefined {
  switch (event.type) {
    case 'emperorMoved':
      return { path: 'hop', sound: 'slide' };
    case 'cardAdded':
      return { path: 'arc', sound: 'card' };
    case 'rowDiscarded':
      return { toAll: anchors.deck, path: 'arc', sound: 'break' };
    case 'taskClaimed':
      return { toAll: anchors.deck, path: 'arc', sound: 'gain', flash: [`task:${event.task}`] };
    case 'gridRefilled':
      return { fromAll: anchors.deck, path: 'arc', sound: 'card' };
    case 'tasksOpened':
      return { fromAll: anchors.tasks, sound: 'card' };
    case 'lastTaskTaken':
      return { sound: 'gain' };
    case 'turnBegan':
      return { sound: 'turn', weight: 0 };
    case 'discardsShuffled':
    case 'turnSkipped':
    case 'timeRanOut':
    case 'gameEnded':
      return undefined;
  }
}

function icon(event: Event): Icon | undefined {
  switch (event.type) {
    case 'emperorMoved':
      return crown;
    case 'cardAdded':
      return pick;
    case 'rowDiscarded':
      return discard;
    case 'taskClaimed':
      return coins;
    case 'gridRefilled':
    case 'discardsShuffled':
      return deal;
    case 'tasksOpened':
      return scroll;
    case 'timeRanOut':
    case 'turnSkipped':
      return hourglass;
    case 'lastTaskTaken':
    case 'gameEnded':
      return laurel;
    case 'turnBegan':
      return undefined;
  }
}
