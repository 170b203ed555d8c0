import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrows, type Cell, cellById, cells, fifths, paths, squares, starts } from '../board.ts';
import { housePlan } from '../components.ts';
import { symbols } from '../types.ts';

const rounds = cells.filter((cell) => cell.kind === 'round');

/** The same cell of the next fifth. */
function turned(cell: Cell): Cell {
  const letter = cell.id.match(/[A-E]/)![0];
  const next = fifths[(fifths.indexOf(letter as 'A') + 1) % fifths.length]!;
  return cellById.get(cell.id.replace(letter, next))!;
}

/** By paths alone, arrow links left out. */
function pathsFrom(cell: Cell): Cell[] {
  return paths.flatMap(([one, other]) => (one === cell ? [other] : other === cell ? [one] : []));
}

/** Steps from a cell by paths; squares are ends unless they are walked over. */
function stepsFrom(from: Cell, isOpen: (cell: Cell) => boolean): Map<Cell, number> {
  const steps = new Map([[from, 0]]);
  for (const [cell, distance] of steps) {
    if (cell !== from && !isOpen(cell)) continue;
    for (const next of pathsFrom(cell)) if (!steps.has(next)) steps.set(next, distance + 1);
  }
  return steps;
}

const isRound = (cell: Cell) => cell.kind === 'round';

test('[BB-C1] round cells with a symbol, squares with a number, arrows, STARTs and a house of fifteen places', () => {
  assert.ok(rounds.every((cell) => cell.symbol !== null && cell.number === 0));
  assert.ok(squares.every((cell) => cell.symbol === null && [3, 4, 5].includes(cell.number)));
  assert.ok(starts.length >= 5 && starts.every(isRound));
  assert.ok(arrows.length === 5 && arrows.every(isRound));
  assert.deepEqual(
    housePlan.map((row) => row.length),
    [5, 5, 5],
  );
});

test('[BB-C4] each fifth has one START, one arrow, squares 3, 4 and 5; 25 to 40 round cells in all', () => {
  assert.ok(rounds.length >= 25 && rounds.length <= 40);
  for (const fifth of fifths) {
    const own = cells.filter((cell) => cell.id.includes(fifth));
    assert.deepEqual(own.filter((cell) => cell.mark === 'start').length, 1);
    assert.deepEqual(own.filter((cell) => cell.mark === 'arrow').length, 1);
    assert.deepEqual(
      own.filter((cell) => cell.kind === 'square').map((cell) => cell.number),
      [3, 4, 5],
    );
  }
});

test('[BB-C4] five-fold symmetry: cells, places, marks and paths turn onto each other, symbols turn with them', () => {
  const angle = (2 * Math.PI) / 5;
  for (const cell of cells) {
    const next = turned(cell);
    assert.deepEqual([next.kind, next.mark, next.number], [cell.kind, cell.mark, cell.number]);
    if (cell.symbol) assert.equal(next.symbolIndex, (cell.symbolIndex + 1) % symbols.length);
    const x = cell.x * Math.cos(angle) - cell.y * Math.sin(angle);
    const y = cell.x * Math.sin(angle) + cell.y * Math.cos(angle);
    assert.ok(Math.hypot(next.x - x, next.y - y) < 1e-9, `${cell.id} turns onto ${next.id}`);
    assert.deepEqual(new Set(cell.neighbours.map(turned)), new Set(next.neighbours));
  }
});

test('[BB-C4] each symbol occurs equally often, and no two neighbours are alike, across arrow links either', () => {
  for (const symbol of symbols) {
    assert.equal(rounds.filter((cell) => cell.symbol === symbol).length, rounds.length / symbols.length);
  }
  for (const cell of rounds) {
    for (const other of cell.neighbours)
      assert.notEqual(other.symbol, cell.symbol, `${cell.id} and ${other.id}`);
  }
});

test('[BB-C4] the round cells are connected without the squares', () => {
  const steps = stepsFrom(starts[0]!, isRound);
  assert.ok(rounds.every((cell) => steps.has(cell)));
});

test('[BB-C4] every square touches two round cells or more, and no single cell bars the way to it', () => {
  for (const square of squares) {
    assert.ok(pathsFrom(square).filter(isRound).length >= 2, square.id);
    for (const barred of rounds) {
      const steps = stepsFrom(square, (cell) => isRound(cell) && cell !== barred);
      for (const start of starts)
        assert.ok(start === barred || steps.has(start), `${square.id} without ${barred.id}`);
    }
  }
});

test('[BB-C4] from every START the nearest square is two or three steps away', () => {
  for (const start of starts) {
    const steps = stepsFrom(start, isRound);
    const nearest = Math.min(...squares.map((square) => steps.get(square)!));
    assert.ok(nearest === 2 || nearest === 3, `${start.id}: ${nearest}`);
  }
});

test('[BB-C4] arrow cells are three steps apart or more, over empty squares too', () => {
  for (const arrow of arrows) {
    const steps = stepsFrom(arrow, () => true);
    for (const other of arrows) assert.ok(other === arrow || steps.get(other)! >= 3);
  }
});

test('[BB-C4] paths do not cross, and keep clear of other cells and of the house', () => {
  for (const [index, [a, b]] of paths.entries()) {
    for (const [c, d] of paths.slice(index + 1))
      assert.ok(!crosses(a, b, c, d), `${a.id}${b.id} ${c.id}${d.id}`);
    for (const cell of cells) {
      if (cell !== a && cell !== b) assert.ok(distance(cell, a, b) >= 9, `${cell.id} beside ${a.id}–${b.id}`);
    }
    assert.ok(distance({ x: 0, y: 0 }, a, b) >= 35, `the house beside ${a.id}–${b.id}`);
  }
  for (const [index, cell] of cells.entries()) {
    for (const other of cells.slice(index + 1))
      assert.ok(Math.hypot(cell.x - other.x, cell.y - other.y) >= 18);
  }
});

type Point = Pick<Cell, 'x' | 'y'>;

function side(a: Point, b: Point, point: Point): number {
  return Math.sign((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x));
}

function crosses(a: Cell, b: Cell, c: Cell, d: Cell): boolean {
  if (new Set([a, b, c, d]).size < 4) return false;
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

/** From a point to a stretch. */
function distance(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(point.x - a.x - t * dx, point.y - a.y - t * dy);
}
