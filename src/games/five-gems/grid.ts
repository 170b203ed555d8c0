// The field on squared paper: one sheet, on which a state's rows of text are copied by whoever wants to
// count on it. Numbers with a margin of free cells around them are what legality and matching read fast.

/** FG-S1 and 36 placements make width + height 40 at most: no move (FG-T3) ever reaches beyond the rim,
 *  for the only gem beside such a cell is the one that would leave for it. */
export const maxSize = 40;

/** As far as an arrangement reaches from one of its gems. */
const margin = 3;
const stride = maxSize + 2 * margin;

/** A letter's code, 0 where there is no gem. Read it after `load` only; whoever writes on it puts it back. */
export const grid = new Uint8Array(stride * stride);

/** What the rows of the grid hold now: a field differs from the one before in a row or two. */
const loaded: string[] = Array<string>(maxSize).fill('');
let loadedHeight = 0;

const free = '.'.charCodeAt(0);

export function load(field: readonly string[]): void {
  const height = field.length;
  for (let y = 0; y < height; y++) if (loaded[y] !== field[y]) loadRow(y, field[y]!);
  for (let y = height; y < loadedHeight; y++) loadRow(y, '');
  loadedHeight = height;
}

function loadRow(y: number, row: string): void {
  const start = indexAt(0, y);
  for (let x = row.length; x < loaded[y]!.length; x++) grid[start + x] = 0;
  for (let x = 0; x < row.length; x++) {
    const code = row.charCodeAt(x);
    grid[start + x] = code === free ? 0 : code;
  }
  loaded[y] = row;
}

export function indexAt(x: number, y: number): number {
  return (y + margin) * stride + x + margin;
}

export function columnOf(index: number): number {
  return (index % stride) - margin;
}

export function rowOf(index: number): number {
  return Math.floor(index / stride) - margin;
}

/** How far on the sheet another cell lies. */
export function offsetOf(dx: number, dy: number): number {
  return dy * stride + dx;
}

/** The cells that share a side: above, left, right, below. */
export const sides = [-stride, -1, 1, stride] as const;

/** FG-T1: free, and beside a gem. */
export function canPlaceAt(at: number): boolean {
  return grid[at] === 0 && (grid[at - 1]! | grid[at + 1]! | grid[at - stride]! | grid[at + stride]!) !== 0;
}

/** FG-T2, of two cells that share a side. */
export function canSwap(at: number, other: number): boolean {
  return grid[at] !== 0 && grid[other] !== 0 && grid[at] !== grid[other];
}
