import type { Seat } from '../../kernel/game.ts';
import { colours, deckNames, handSize } from './components.ts';
import { canPlaceAt, canSwap, grid, indexAt, load, sides } from './grid.ts';
import { isNew, turnsOf } from './match.ts';
import { claim, draw, endTurn, pass, place, point, step, swap, take, takeBlind } from './moves.ts';
import type { Move, State } from './types.ts';

const nobody: readonly Seat[] = Object.freeze([]);

export function activeSeats(state: State): readonly Seat[] {
  return state.end === null ? [state.turn] : nobody;
}

export function legalMoves(state: State, seat: Seat): readonly Move[] {
  if (seat !== state.turn) return [];
  switch (state.step) {
    case 'chooseAction':
      return actions(state);
    case 'placeGem':
      return placements(state);
    case 'claimTasks': // Others see this step, so it is here when nothing fits as well.
      return addEndings(state, claims(state));
    case 'pointAtGems':
      return pointings(state);
    case 'drawTasks':
      return addEndings(state, []);
    case 'gameOver':
      return [];
  }
}

function actions(state: State): readonly Move[] {
  const moves: Move[] = [];
  for (const colour of colours) if (state.open.includes(colour)) moves.push(take(colour)); // FG-T1
  if (state.stack.length > 0) moves.push(takeBlind);
  addSwapsAndSteps(state, moves);
  if (moves.length === 0) moves.push(pass); // FG-T4
  return moves;
}

/** FG-T2, FG-T3 */
function addSwapsAndSteps({ field }: State, moves: Move[]): void {
  load(field);
  const width = field[0]!.length;
  for (let y = 0; y < field.length; y++) {
    for (let x = 0; x < width; x++) {
      const at = indexAt(x, y);
      const gem = grid[at]!;
      if (gem === 0) continue;
      if (canSwap(at, at + sides[2])) moves.push(swap(x, y, x + 1, y));
      if (canSwap(at, at + sides[3])) moves.push(swap(x, y, x, y + 1));
      grid[at] = 0; // Lifted, it must touch another one where it comes down.
      for (let direction = 0; direction < 4; direction++) {
        if (canPlaceAt(at + sides[direction]!)) moves.push(step(x, y, direction));
      }
      grid[at] = gem;
    }
  }
}

/** FG-T1 */
function placements({ field }: State): readonly Move[] {
  load(field);
  const moves: Move[] = [];
  const width = field[0]!.length;
  for (let y = -1; y <= field.length; y++) {
    for (let x = -1; x <= width; x++) if (canPlaceAt(indexAt(x, y))) moves.push(place(x, y));
  }
  return moves;
}

/** FG-K1, FG-K3: players' eyes may claim whatever they think they see. */
function claims(state: State): Move[] {
  const hand = state.hands[state.turn]!;
  if (state.referee === 'eyes') return hand.map(claim);
  load(state.field);
  const turns = turnsOf(state.mirror);
  const moves: Move[] = [];
  for (const id of hand) if (isNew(id, state.change!, turns)) moves.push(claim(id));
  return moves;
}

/** FG-K2: cards that are missing are drawn before the turn ends. */
function addEndings(state: State, moves: Move[]): readonly Move[] {
  if (!mustDraw(state)) moves.push(endTurn);
  else for (const deck of deckNames) if (state.decks[deck].length > 0) moves.push(draw[deck]);
  return moves;
}

export function mustDraw({ hands, turn, decks }: State): boolean {
  return hands[turn]!.length < handSize && decks.simple.length + decks.complex.length > 0;
}

/** FG-K3: any gem may be pointed at, once. */
function pointings({ field, pointed }: State): readonly Move[] {
  const moves: Move[] = [];
  for (let y = 0; y < field.length; y++) {
    const row = field[y]!;
    for (let x = 0; x < row.length; x++) {
      if (row[x] !== '.' && !pointed.some((cell) => cell.x === x && cell.y === y)) moves.push(point(x, y));
    }
  }
  return moves;
}
