import type { Emit, Seat } from '../../kernel/game.ts';
import { drawFrom } from '../../kernel/random.ts';
import { type Card, handSize, idleRoundLimit, numbers } from './components.ts';
import { hasWinner } from './scoring.ts';
import type { Event, Move, State } from './types.ts';

export function nextSeat(state: State): Seat {
  return (state.turn + 1) % state.hands.length;
}

export function awaitedSeats(state: State): readonly Seat[] {
  switch (state.step) {
    case 'layCard':
    case 'raise':
      return [state.turn];
    case 'answer':
    case 'turnUp':
      return [nextSeat(state)];
    case 'gameOver':
      return [];
  }
}

export function activeSeats(state: State): readonly Seat[] {
  if (state.step !== 'answer' || state.quiet) return awaitedSeats(state); // TP-V2
  return [...state.hands.keys()].filter((seat) => seat !== state.turn); // TP-T5
}

export function legalMoves(state: State, seat: Seat): readonly Move[] {
  if (!activeSeats(state).includes(seat)) return [];
  const hand = state.hands[seat]!;
  switch (state.step) {
    case 'layCard': // TP-T1
      return [...layCardMoves.filter((move) => hand.includes(move.card)), { type: 'pass' }];
    case 'raise': // TP-T2: others see this step, so it is here without a twin as well
      return hand.includes(state.laid[0]!) ? [{ type: 'raise' }, { type: 'endTurn' }] : [{ type: 'endTurn' }];
    case 'answer': // TP-T4, TP-T5
      return seat === nextSeat(state) ? [{ type: 'believe' }, { type: 'doubt' }] : [{ type: 'doubt' }];
    case 'turnUp': // TP-T6
      return [{ type: 'turnUp' }];
    case 'gameOver':
      return [];
  }
}

const layCardMoves = numbers.map((card) => ({ type: 'layCard', card }) as const);
const plainTypes = ['pass', 'raise', 'endTurn', 'believe', 'doubt', 'turnUp'] as const;

export function moveKey(move: Move): string {
  return move.type === 'layCard' ? `lay:${move.card}` : move.type;
}

export function parseMove(key: string): Move | undefined {
  const type = plainTypes.find((plain) => plain === key);
  return type ? { type } : layCardMoves.find((move) => moveKey(move) === key);
}

export function apply(state: State, seat: Seat, move: Move, emit: Emit<Event>): void {
  switch (move.type) {
    case 'layCard':
      layDown(state, move.card);
      state.step = 'raise';
      emit({ type: 'cardLaid', seat, card: move.card });
      break;
    case 'pass':
      endIdleTurn(state);
      emit({ type: 'passed', seat });
      break;
    case 'raise':
      layDown(state, state.laid[0]!);
      emit({ type: 'raised', seat, card: state.laid[0]! });
      break;
    case 'endTurn':
      state.step = 'answer';
      emit({ type: 'turnEnded', seat });
      break;
    case 'believe':
      emit({ type: 'believed', seat });
      score(state, state.trusted, state.turn, stakeOf(state), emit); // TP-T4
      break;
    case 'doubt':
      showCards(state, seat, emit);
      break;
    case 'turnUp':
      beginTurn(state, emit);
      break;
  }
}

function layDown(state: State, card: Card): void {
  const hand = state.hands[state.turn]!;
  hand.splice(hand.indexOf(card), 1);
  state.laid.push(card);
}

/** TP-T3 */
export function isTrue(state: State): boolean {
  return state.laid[0]! >= state.bar;
}

export function stakeOf(state: State): number {
  return state.bar * state.laid.length;
}

/** TP-T5 */
function showCards(state: State, doubter: Seat, emit: Emit<Event>): void {
  state.isShown = true;
  emit({ type: 'cardsShown', seat: state.turn, doubter, cards: state.laid.slice() }, { reveals: true });
  if (isTrue(state)) score(state, state.trusted, state.turn, 2 * stakeOf(state), emit);
  else score(state, state.caught, doubter, stakeOf(state), emit);
}

function score(state: State, account: number[], seat: Seat, points: number, emit: Emit<Event>): void {
  account[seat]! += points;
  state.idleTurns = 0;
  state.step = hasWinner(state) ? 'gameOver' : 'turnUp'; // TP-E1
  emit({ type: 'pointsScored', seat, points });
}

/** ALL-5 */
function endIdleTurn(state: State): void {
  state.idleTurns++;
  const isStuck = state.idleTurns >= idleRoundLimit * state.hands.length;
  state.step = isStuck ? 'gameOver' : 'turnUp';
}

/** TP-T6: what lay on the table goes back into the bag before anything is drawn. */
function beginTurn(state: State, emit: Emit<Event>): void {
  const seat = state.turn;
  const hand = state.hands[seat]!;
  const count = state.laid.length;
  state.bag.push(state.bar, ...state.laid);
  state.laid.length = 0;
  state.isShown = false;
  while (hand.length < handSize) hand.push(drawFrom(state.rng, state.bag));
  state.bar = drawFrom(state.rng, state.bag);
  state.turn = nextSeat(state);
  state.step = 'layCard';
  if (count > 0) emit({ type: 'cardsDrawn', seat, count, cards: hand.slice(-count) });
  emit({ type: 'barTurnedUp', seat: state.turn, card: state.bar });
}
