import type { Viewer } from '../../../kernel/game.ts';
import { cellById, squares } from '../board.ts';
import { deck, handSize, placeNeighbours, tokens } from '../components.ts';
import { rankOf, removeOne } from '../hand.ts';
import { sightOf, surelyHeld } from '../memory.ts';
import type { CardId, Lot, State } from '../types.ts';

/** What no move may break: nothing lost, nothing double, points as the house shows them. */
export function check(state: State): void {
  checkCards(state);
  checkTokens(state);
  checkCharacters(state);
  checkPoints(state);
  checkMemory(state);
}

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(`broken: ${what}`);
}

function checkCards(state: State): void {
  const all = [...state.deck, ...state.discards, ...state.hands.flat()];
  demand(inOrder(all) === String(deck), 'the 45 cards of the box (BB-C3)');
  for (const [seat, hand] of state.hands.entries()) {
    demand(String(hand) === inOrder(hand), 'a hand is in the order of the box');
    const mayLack = seat === state.turn && state.step !== 'chooseCharacter' && state.step !== 'chooseStart';
    demand(mayLack ? hand.length <= handSize : hand.length === handSize, `the hand of seat ${seat} (BB-T8)`);
  }
}

function inOrder(cards: readonly CardId[]): string {
  return String(cards.toSorted((a, b) => rankOf(a) - rankOf(b)));
}

function checkTokens(state: State): void {
  for (const [square, token] of state.tokens.entries()) {
    if (token === null) continue;
    demand(Number(token[1]) === squares[square]!.number, `the square of ${token} (BB-S1)`);
  }
  for (const [place, { id }] of tokens.entries()) {
    const lying = state.tokens.filter((token) => token === id).length;
    const isLaid = state.house[place] !== null;
    demand(lying === (isLaid ? 0 : 1), `${id} lies on a square or in the house (BB-C2)`);
  }
}

function checkCharacters(state: State): void {
  const standing = state.cells.filter((cell) => cell !== null);
  demand(new Set(standing).size === standing.length, 'one character a cell (BB-T6)');
  const chosen = state.characters.filter((character) => character !== null);
  demand(new Set(chosen).size === chosen.length, 'one player a character (BB-S3)');
  for (const cell of standing) {
    const { square } = cellById.get(cell)!;
    demand(square < 0 || state.tokens[square] === null, 'nobody stands on a token (BB-T5)');
  }
}

/** BB-P1: one a token, one a pair of neighbours; 37 in a finished house. */
function checkPoints(state: State): void {
  const filled = tokens.map((_, place) => place).filter((place) => state.house[place] !== null);
  const touching = filled.flatMap((place) =>
    placeNeighbours[place]!.filter((other) => filled.includes(other)),
  );
  const points = state.points.reduce((sum, own) => sum + own, 0);
  demand(points === filled.length + touching.length / 2, 'the points that the house shows (BB-P1)');
  if (filled.length < tokens.length) return;
  demand(points === 37, 'a finished house has given 37 points (BB-P1)');
  demand(state.step === 'gameOver', 'a finished house ends the game (BB-E1)');
}

/** What is said to be known of other hands is so. */
function checkMemory(state: State): void {
  for (const { viewer, accounts } of state.memory) {
    const sight = sightOf(state, viewer);
    const hidden = state.hands.filter((_, seat) => seat !== viewer).flat();
    for (const card of surelyHeld(sight, accounts)) {
      demand(removeOne(hidden, card), `viewer ${viewer} knows of ${card}, and nobody holds it (ALL-3)`);
    }
    for (const { lots } of accounts) checkLots(state, viewer, lots);
    const total = accounts.reduce((sum, { weight }) => sum + weight, 0);
    demand(Math.abs(total - 1) < 1e-9, `what viewer ${viewer} thinks likely sums up to ${total} (ALL-3)`);
  }
}

function checkLots(state: State, viewer: Viewer, lots: readonly Lot[]): void {
  for (const { cards, held } of lots) {
    const sum = held.reduce((all, count) => all + count, 0);
    demand(sum === cards.length && sum > 0, `viewer ${viewer}: every card of a lot is held (ALL-3)`);
  }
  for (const [seat, hand] of state.hands.entries()) {
    const most = seat === viewer ? 0 : hand.length;
    const sum = lots.reduce((all, { held }) => all + held[seat]!, 0);
    demand(sum <= most, `viewer ${viewer}: seat ${seat} holds no more known cards than cards (ALL-3)`);
  }
}
