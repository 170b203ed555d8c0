// The board for the ear: the whole position in words. Pure, and without drawing.

import type { Seat } from '../../../kernel/game.ts';
import type { Described, Tell } from '../../../ui-kit/board.ts';
import { idleRoundLimit, lastTask, namesOf, none, type Task, tasks } from '../components.ts';
import { type Cell, canStandOn, cellCount } from '../grid.ts';
import { bothRows, fulfils, sideCount, sideOf, symbolsIn } from '../rows.ts';
import { pointsOf } from '../scoring.ts';
import type { Row, View } from '../types.ts';
import { homesOf, ownerOf, progressOf, reachNow } from './layout.ts';

/** In the order in which a sighted player looks: what is going on, the floor, the tasks, the own rows and those of others. */
export function describe(view: View, tell: Tell): readonly Described[] {
  return [
    { id: 'now', title: tell('words.now'), lines: nowLines(view, tell) },
    { id: 'floor', title: tell('ui.floor'), lines: [...floorLines(view, tell), ...reachLines(view, tell)] },
    { id: 'tasks', title: tell('ui.tasks'), lines: taskLines(view, tell) },
    ...sidesOf(view).map((side) => sideSection(view, side, tell)),
    { id: 'piles', title: tell('words.piles'), lines: pileLines(view, tell) },
    { id: 'game', title: tell('words.game'), lines: gameLines(view, tell) },
  ];
}

function nowLines(view: View, tell: Tell): readonly string[] {
  const { step, turn, viewer, row, claimed, turnsLeft, idleTurns, seats } = view;
  const isOver = step === 'gameOver';
  return [
    tell(isOver ? 'words.lastTurn' : 'words.turn', { seat: turn, you: turn === viewer }),
    tell(`words.step.${step}`),
    ...(row === null ? [] : [tell('words.growing', { row })]),
    ...(claimed === null ? [] : [tell('words.claimed', { task: claimed })]),
    ...(turnsLeft === null ? [] : [tell('words.turnsLeft', { count: turnsLeft })]),
    ...(idleTurns === 0 ? [] : [tell('words.idle', { turns: idleTurns, limit: idleRoundLimit * seats })]),
  ];
}

const lineLength = 5;

function floorLines(view: View, tell: Tell): readonly string[] {
  return Array.from({ length: cellCount / lineLength }, (_, line) => {
    const cells = Array.from({ length: lineLength }, (__, i) => cellText(view, lineLength * line + i, tell));
    return tell('words.line', { line: 'abcde'[line], cells });
  });
}

function cellText(view: View, cell: Cell, tell: Tell): string {
  const card = view.grid[cell]!;
  const thing = card === none ? tell('ui.empty') : tell(`card.${card}`);
  return tell('words.cell', { cell, thing: cell === view.emperor ? tell('ui.emperor') : thing });
}

/** What can be taken and where to; before the emperor moves, where he cannot go. */
function reachLines(view: View, tell: Tell): readonly string[] {
  if (view.step === 'moveEmperor') {
    const cells = view.grid.flatMap((card, cell) =>
      card === none || canStandOn(view.grid, view.emperor, cell) ? [] : [cell],
    );
    return cells.length > 0 ? [tell('words.deadEnds', { cells })] : [];
  }
  return reachNow(view).map((cell) => {
    const card = view.grid[cell]!;
    const homes = homesOf(view, card).map(({ row, end }) => tell('words.home', { row, end }));
    return homes.length > 0
      ? tell('words.reached', { card, cell, homes })
      : tell('words.unfit', { card, cell });
  });
}

function taskLines(view: View, tell: Tell): readonly string[] {
  return [
    ...view.openTasks.map((task) => [tell('words.task', { task }), ...nearness(view, task, tell)].join(' ')),
    tell('words.tasksLeft', { count: view.taskDeckSize }),
  ];
}

/** How far who looks is with the task, or for a spectator, who is to move. */
function nearness(view: View, task: Task, tell: Tell): readonly string[] {
  const seat = ownerOf(view);
  const { row } = progressOf(view, seat, task);
  if (row === undefined) return [];
  const whose = { seat, you: view.viewer === seat, row };
  const cards = cardsIn(view, sideOf(view, seat), row);
  if (!fulfils(cards, task)) {
    const { wanted, length } = tasks[task]!;
    const symbols = namesOf(wanted & ~symbolsIn(cards));
    const values = { ...whose, cards: cards.length, length, count: symbols.length, symbols };
    return [tell('words.near', values)];
  }
  const isNow = view.step === 'continueRow' && seat === view.turn;
  return [tell(isNow ? 'words.fulfilled' : 'words.ready', whose)];
}

function cardsIn(view: View, side: number, row: Row): readonly number[] {
  return view.rows[2 * side + row]!;
}

/** The own one first, the others as their turns come. */
function sidesOf(view: View): readonly number[] {
  const count = sideCount(view);
  const own = view.viewer === 'spectator' ? 0 : sideOf(view, view.viewer);
  return Array.from({ length: count }, (_, i) => (own + i) % count);
}

function sideSection(view: View, side: number, tell: Tell): Described {
  const pile = view.tasks[side]!;
  const of = lastTask(view.seats, view.teams);
  return {
    id: `side:${side}`,
    title: sideTitle(view, side, tell),
    lines: [
      tell('words.points', { points: pointsOf(pile), count: pile.length, of }),
      ...(pile.length > 0 ? [tell('words.taken', { tasks: pile })] : []),
      ...bothRows.map((row) => rowText(view, side, row, tell)),
    ],
  };
}

function sideTitle(view: View, side: number, tell: Tell): string {
  const isYours = view.viewer !== 'spectator' && sideOf(view, view.viewer) === side;
  const seat: Seat = isYours ? (view.viewer as Seat) : side;
  const partner = (seat + 2) % 4;
  return tell(view.teams ? 'words.team' : 'words.seat', { seat, partner, you: isYours });
}

function rowText(view: View, side: number, row: Row, tell: Tell): string {
  const cards = cardsIn(view, side, row);
  return cards.length > 0 ? tell('words.row', { row, cards }) : tell('words.emptyRow', { row });
}

function pileLines({ deckSize, discards }: View, tell: Tell): readonly string[] {
  return [
    tell('words.deck', { count: deckSize }),
    discards.length > 0 ? tell('words.discards', { cards: discards }) : tell('words.noDiscards'),
  ];
}

const variants = ['children', 'twoSided', 'timer', 'teams'] as const;

function gameLines(view: View, tell: Tell): readonly string[] {
  return [
    tell('words.first', { seat: view.firstSeat, you: view.viewer === view.firstSeat }),
    ...variants.filter((name) => view[name]).map((name) => tell(`words.variant.${name}`)),
  ];
}
