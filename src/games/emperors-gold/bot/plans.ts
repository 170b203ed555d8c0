// Whole turns as plans: rated by what they leave, and by the best that the next player could make of it.

import type { Seat } from '../../../kernel/game.ts';
import type { Plan } from '../../../kernel/hints.ts';
import { sharesAtEnd } from '../../../kernel/shares.ts';
import type { Way } from '../botTurns.ts';
import { lastTask, none, type Task } from '../components.ts';
import { cellCount } from '../grid.ts';
import { addCard, claimTask, discardRow, endTurn, moveEmperor } from '../moves.ts';
import { sideOf } from '../rows.ts';
import { outcome } from '../scoring.ts';
import type { Move, State, Step, Table, Types } from '../types.ts';
import { climbChoices, forEachChoice, lastTurns } from './choices.ts';
import { shares } from './shares.ts';
import { openAfter } from './worth.ts';

/** The next player's answer is looked at for so many of the turns that look best by themselves. */
const looked = 60;

/** How much the answer counts: chance brings new cards before it, and the next player may see another one. */
const caution = 0.7;

export interface Choice extends Omit<Way, 'cell' | 'end' | 'steps'> {
  /** The place of the claimed task among the open ones, or `none`. */
  readonly claim: number;
  readonly worth: number;
}

export function plans(state: State, seat: Seat, most: number): readonly Plan<Types>[] {
  if (seat !== state.turn) return [];
  if (state.step === 'endTurn') return [{ moves: [endTurn], share: shares(state)[seat]! }];
  const rated = choicesOf(state)
    .slice(0, Math.max(looked, most))
    .map((choice) => ({ moves: movesOf(state, choice), share: shareAfter(state, seat, choice) }));
  return rated.sort((a, b) => b.share - a.share).slice(0, most);
}

/** The best by themselves first. A claimed row is gone, so the order of its cards makes no difference. */
export function choicesOf(table: Table): Choice[] {
  const choices: Choice[] = [];
  const claims = new Set<number>();
  forEachChoice(table, (way, claim, worth) => {
    if (claim !== none) {
      const sort = ((way.taken * cellCount + way.emperor) * 2 + way.row) * 8 + claim;
      if (claims.has(sort)) return;
      claims.add(sort);
    }
    choices.push(copyOf(way, claim, worth));
  });
  return choices.sort((a, b) => b.worth - a.worth);
}

function copyOf(way: Way, claim: number, worth: number): Choice {
  const { emperor, dropped, row, length, set, taken, path, steps } = way;
  return { emperor, dropped, row, length, set, taken, path: path.slice(0, steps), claim, worth };
}

export function movesOf(
  { step, openTasks }: { step: Step; openTasks: readonly Task[] },
  choice: Choice,
): Move[] {
  const moves: Move[] = [];
  if (step === 'moveEmperor') moves.push(moveEmperor[choice.emperor]!);
  if (choice.dropped !== null) moves.push(discardRow[choice.dropped]!);
  for (const laid of choice.path)
    moves.push(addCard(laid >> 1, choice.row, (laid & 1) === 1 ? 'right' : 'left'));
  if (choice.claim !== none) moves.push(claimTask[openTasks[choice.claim]!]!);
  moves.push(endTurn);
  return moves;
}

/** The seat's share when the next player has answered, and without an answer, in between. */
function shareAfter(state: State, seat: Seat, choice: Choice): number {
  const after = tableAfter(state, choice);
  if (after.step === 'gameOver') return sharesAtEnd(outcome(after as State)!)[seat]!;
  const open = choice.claim === none ? after.openTasks : openAfter(state, choice.claim);
  const still = shares(after, open)[seat]!;
  const answer = bestAnswer(after);
  if (!answer) return still;
  const answered = tableAfter(after, answer);
  if (answered.step === 'gameOver') return sharesAtEnd(outcome(answered as State)!)[seat]!;
  return (1 - caution) * still + caution * shares(answered, answered.openTasks)[seat]!;
}

function bestAnswer(table: Table): Choice | undefined {
  let best: Choice | undefined;
  climbChoices(table, (way, claim, worth) => {
    best = copyOf(way, claim, worth);
  });
  return best;
}

/** The table when the next turn begins, with nothing dealt yet. */
export function tableAfter(table: Table, choice: Choice): Table {
  const { claim, row, dropped } = choice;
  const side = sideOf(table, table.turn);
  const grid = table.grid.slice();
  if (choice.emperor !== table.emperor) {
    grid[table.emperor] = grid[choice.emperor]!;
    grid[choice.emperor] = none;
  }
  const rows = table.rows.slice();
  const place = 2 * side + row;
  if (claim === none) rows[place] = laidOut(dropped === null ? rows[place]! : [], grid, choice.path);
  else rows[place] = [];
  for (let cell = 0; cell < cellCount; cell++) if ((choice.taken & (1 << cell)) !== 0) grid[cell] = none;
  const tasks = claim === none ? table.tasks : table.tasks.slice();
  if (claim !== none) tasks[side] = [...tasks[side]!, table.openTasks[claim]!];
  const turnsLeft = turnsLeftAfter(table, tasks[side]!.length);
  return {
    ...table,
    step: turnsLeft === 0 ? 'gameOver' : 'moveEmperor',
    turn: (table.turn + 1) % table.seats,
    emperor: choice.emperor,
    grid,
    rows,
    row: null,
    claimed: null,
    tasks,
    openTasks: claim === none ? table.openTasks : table.openTasks.filter((_, i) => i !== claim),
    turnsLeft,
  };
}

function laidOut(cards: readonly number[], grid: readonly number[], path: readonly number[]): number[] {
  const row = cards.slice();
  for (const laid of path) {
    if ((laid & 1) === 1) row.push(grid[laid >> 1]!);
    else row.unshift(grid[laid >> 1]!);
  }
  return row;
}

/** EG-E1 */
function turnsLeftAfter(table: Table, taken: number): number | null {
  if (table.turnsLeft !== null) return table.turnsLeft - 1;
  return taken >= lastTask(table.seats, table.teams) ? lastTurns(table) : null;
}
