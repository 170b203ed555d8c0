import type { Params, Seat } from '../../../kernel/game.ts';
import { type Card, cardValue, symbols, symbolsOf, tasks } from '../components.ts';
import type { Move, Row, View } from '../types.ts';

type Truth = (view: View, seat: Seat, move: Move) => readonly Params[];
type Add = Extract<Move, { type: 'addCard' }>;

/** By refusal: what its gaps may say, read off the table apart from `whyNot`. What only repeats the move is left out. */
export const truths: Readonly<Record<string, Truth>> = {
  'EG-T2.notInLine': ({ grid }, _, move) => [{ card: grid[(move as Add).cell]! }],
  'EG-T2.wrongDistance': ({ grid, emperor }, _, move) => {
    const card = grid[(move as Add).cell]!;
    return [{ card, value: cardValue(card), distance: steps(emperor, (move as Add).cell) }];
  },
  'EG-T3.oneRow': ({ row }) => [{ row: row! }],
  'EG-T4.noMatch': (view, seat, move) => {
    const { cell, row, end } = move as Add;
    const cards = rowOf(view, seat, row);
    return [{ card: view.grid[cell]!, neighbour: cards[end === 'left' ? 0 : cards.length - 1]! }];
  },
  'EG-T6.canContinue': (view, seat) =>
    ([0, 1] as const).filter((row) => isContinued(view, rowOf(view, seat, row))).map((row) => ({ row })),
  'EG-K1.tooShort': (view, seat, move) => [
    { length: wanted(move).length, has: rowOf(view, seat, view.row!).length },
  ],
  'EG-K1.missing': (view, seat, move) => {
    const shown = rowOf(view, seat, view.row!).map((card) => symbolsOf[card]!);
    const isMissing = (bit: number) => shown.every((set) => ((set >> bit) & 1) === 0);
    const missing = symbols.filter((_, bit) => (wanted(move).wanted >> bit) & 1 && isMissing(bit));
    return [{ symbols: missing }];
  },
};

function wanted(move: Move) {
  return tasks[(move as Extract<Move, { type: 'claimTask' }>).task]!;
}

function rowOf({ rows, teams }: View, seat: Seat, row: Row): readonly Card[] {
  return rows[2 * (teams ? seat % 2 : seat) + row]!;
}

function steps(from: number, to: number): number {
  return Math.abs(Math.floor(from / 5) - Math.floor(to / 5)) + Math.abs((from % 5) - (to % 5));
}

function isContinued({ grid, emperor, twoSided, children }: View, row: readonly Card[]): boolean {
  const ends = twoSided ? [row[0]!, row.at(-1)!] : [row.at(-1)!];
  return grid.some((card, cell) => {
    const isInLine = cell % 5 === emperor % 5 || Math.floor(cell / 5) === Math.floor(emperor / 5);
    if (card < 0 || !isInLine || steps(emperor, cell) !== cardValue(card)) return false;
    return row.length > 0 && (children || ends.some((end) => (symbolsOf[end]! & symbolsOf[card]!) !== 0));
  });
}
