import type { Emit, Seat } from '../../kernel/game.ts';
import { drawFrom } from '../../kernel/random.ts';
import { type CardId, type Colour, cardOf, type Deck, handSize, idleRoundLimit } from './components.ts';
import { gemAt, moveGem, placeGem, type Shift, swapGems } from './field.ts';
import { mistakeIn, newArrangement } from './match.ts';
import { cellName } from './names.ts';
import { mustDraw } from './rules.ts';
import { winningReason } from './scoring.ts';
import { noDecks } from './setup.ts';
import type { Cell, Deed, EndReason, Event, Move, State } from './types.ts';

export function apply(state: State, seat: Seat, move: Move, emit: Emit<Event>): void {
  switch (move.type) {
    case 'take':
      takeOpen(state, seat, move.colour, emit);
      break;
    case 'takeBlind':
      takeUnseen(state, seat, emit);
      break;
    case 'place':
      placeHeld(state, seat, move, emit);
      break;
    case 'swap':
      swapTwo(state, seat, move, emit);
      break;
    case 'move':
      moveOne(state, seat, move, emit);
      break;
    case 'pass':
      emit({ type: 'turnPassed', seat });
      finishTurn(state, seat, emit);
      break;
    case 'claim':
      claimTask(state, seat, move.card, emit);
      break;
    case 'point':
      pointAt(state, seat, { x: move.x, y: move.y }, emit);
      break;
    case 'draw':
      drawTask(state, seat, move.deck, emit);
      break;
    case 'endTurn':
      remember(state, seat);
      finishTurn(state, seat, emit);
      break;
  }
}

/** FG-T1 */
function takeOpen(state: State, seat: Seat, colour: Colour, emit: Emit<Event>): void {
  state.open[state.open.indexOf(colour)] = null;
  state.held = colour;
  state.step = 'placeGem';
  emit({ type: 'gemTaken', seat, colour });
}

function takeUnseen(state: State, seat: Seat, emit: Emit<Event>): void {
  state.held = drawFrom(state.rng, state.stack);
  state.step = 'placeGem';
  emit({ type: 'gemDrawn', seat, colour: state.held });
}

function placeHeld(state: State, seat: Seat, move: Cell, emit: Emit<Event>): void {
  const colour = state.held!;
  const { shiftX, shiftY } = placeGem(state.field, move.x, move.y, colour);
  shiftOrigin(state, { shiftX, shiftY });
  const x = move.x + shiftX;
  const y = move.y + shiftY;
  state.held = null;
  state.change = { action: 'place', seat, x, y, toX: x, toY: y };
  state.step = 'claimTasks';
  const cell = cellName(state.origin, { x, y });
  emit({ type: 'gemPlaced', seat, colour, cell, x, y, shiftX, shiftY });
}

/** What all coordinates grow by, the field begins farther left or up. */
function shiftOrigin(state: State, { shiftX, shiftY }: Shift): void {
  state.origin = { x: state.origin.x - shiftX, y: state.origin.y - shiftY };
}

type Pair = Extract<Move, { type: 'swap' | 'move' }>;

/** FG-T2 */
function swapTwo(state: State, seat: Seat, { x, y, toX, toY }: Pair, emit: Emit<Event>): void {
  const colour = gemAt(state.field, x, y)!;
  const otherColour = gemAt(state.field, toX, toY)!;
  swapGems(state.field, x, y, toX, toY);
  state.change = { action: 'swap', seat, x, y, toX, toY };
  state.step = 'claimTasks';
  emit({ type: 'gemsSwapped', seat, colour, otherColour, ...namesOf(state), x, y, toX, toY });
}

function namesOf({ origin, change }: State): { readonly cell: string; readonly toCell: string } {
  const { x, y, toX, toY } = change!;
  return { cell: cellName(origin, { x, y }), toCell: cellName(origin, { x: toX, y: toY }) };
}

/** FG-T3 */
function moveOne(state: State, seat: Seat, move: Pair, emit: Emit<Event>): void {
  const colour = gemAt(state.field, move.x, move.y)!;
  const { shiftX, shiftY } = moveGem(state.field, move.x, move.y, move.toX, move.toY);
  shiftOrigin(state, { shiftX, shiftY });
  const x = move.x + shiftX;
  const y = move.y + shiftY;
  const toX = move.toX + shiftX;
  const toY = move.toY + shiftY;
  state.change = { action: 'move', seat, x, y, toX, toY };
  state.step = 'claimTasks';
  emit({ type: 'gemMoved', seat, colour, ...namesOf(state), x, y, toX, toY, shiftX, shiftY });
}

function claimTask(state: State, seat: Seat, card: CardId, emit: Emit<Event>): void {
  const hand = state.hands[seat]!;
  hand.splice(hand.indexOf(card), 1);
  if (state.referee === 'automatic') {
    fulfil(state, seat, card, newArrangement(state, card), emit);
    return;
  }
  state.claiming = card;
  state.step = 'pointAtGems';
  emit({ type: 'taskShown', seat, card });
}

/** FG-K3: the last gem of the card decides. */
function pointAt(state: State, seat: Seat, cell: Cell, emit: Emit<Event>): void {
  state.pointed.push(cell);
  emit({ type: 'gemPointedAt', seat, cell: cellName(state.origin, cell), x: cell.x, y: cell.y });
  if (state.pointed.length === cardOf(state.claiming!).gems.length) judge(state, seat, emit);
}

function judge(state: State, seat: Seat, emit: Emit<Event>): void {
  const { claiming, pointed } = state;
  const card = claiming!;
  state.claiming = null;
  state.pointed = [];
  const why = mistakeIn(state, card, pointed);
  if (why === undefined) {
    fulfil(state, seat, card, pointed, emit);
    return;
  }
  state.discarded.push(card);
  state.step = 'claimTasks';
  emit({ type: 'taskFailed', seat, card, why }, { reveals: true }); // ALL-4: a wrong claim is final.
}

/** FG-K2 */
function fulfil(state: State, seat: Seat, card: CardId, cells: readonly Cell[], emit: Emit<Event>): void {
  const tasks = state.fulfilled[seat]!;
  tasks.push(card);
  state.fulfilledNow++;
  state.idleTurns = 0;
  state.step = 'claimTasks';
  const points = isSolo(state) ? 1 : cardOf(card).points; // FG-V3
  const at = cells.map((cell) => cellName(state.origin, cell));
  emit({ type: 'taskFulfilled', seat, card, points, cells, at });
  const reason = isSolo(state) ? soloGoal(state) : winningReason(tasks);
  if (reason) endGame(state, seat, reason, emit); // FG-E1: at once.
}

function isSolo(state: State): boolean {
  return state.hands.length === 1;
}

/** FG-V3 */
function soloGoal(state: State): EndReason | undefined {
  return state.fulfilled[0]!.length >= state.goal ? 'soloWon' : undefined;
}

function drawTask(state: State, seat: Seat, deck: Deck, emit: Emit<Event>): void {
  const card = drawFrom(state.rng, state.decks[deck]);
  state.hands[seat]!.push(card);
  state.drawnNow = Object.freeze([...state.drawnNow, deck]);
  state.step = 'drawTasks';
  emit({ type: 'taskDrawn', seat, deck, card });
  if (mustDraw(state)) return;
  remember(state, seat);
  finishTurn(state, seat, emit);
}

/** How many turns of each player are remembered: what was fulfilled or prepared before tells little of today's hands. */
const rememberedTurns = 4;

/** What the turn showed to all. */
function remember(state: State, seat: Seat): void {
  const { change, field, open, fulfilled, fulfilledNow, drawnNow, hands } = state;
  if (isSolo(state)) return;
  const deed: Deed = Object.freeze({
    change: Object.freeze({ ...change! }),
    field: Object.freeze(field.slice()),
    open: Object.freeze(open.slice()),
    tasks: fulfilled[seat]!.length - fulfilledNow,
    fulfilled: fulfilledNow,
    decks: drawnNow,
  });
  state.deeds = Object.freeze([...state.deeds.slice(1 - rememberedTurns * hands.length), deed]);
}

function finishTurn(state: State, seat: Seat, emit: Emit<Event>): void {
  if (isSolo(state)) finishSoloTurn(state, seat, emit);
  if (state.fulfilledNow === 0) state.idleTurns++;
  const isStuck = state.idleTurns >= idleRoundLimit * state.hands.length;
  if (isStuck && state.end === null) endGame(state, seat, 'noProgress', emit); // ALL-5
  if (state.end === null) beginNextTurn(state, seat, emit);
}

function beginNextTurn(state: State, seat: Seat, emit: Emit<Event>): void {
  const slot = state.open.indexOf(null);
  if (slot >= 0 && state.stack.length > 0) {
    const colour = drawFrom(state.rng, state.stack); // FG-T1
    state.open[slot] = colour;
    emit({ type: 'gemOpened', seat, colour });
  }
  state.fulfilledNow = 0;
  state.drawnNow = noDecks;
  state.turn = (seat + 1) % state.hands.length; // ALL-1
  state.step = 'chooseAction';
  emit({ type: 'turnBegan', seat: state.turn });
}

/** FG-V2, FG-V4 */
function finishSoloTurn(state: State, seat: Seat, emit: Emit<Event>): void {
  const deck = state.decks[state.soloDeck];
  const isIdle = state.fulfilledNow === 0;
  if (state.hands[0]!.length < handSize || (isIdle && deck.length === 0)) {
    endGame(state, seat, 'soloDeckEmpty', emit);
  } else if (isIdle) {
    const card = drawFrom(state.rng, deck);
    state.gamePile.push(card);
    emit({ type: 'gameScored', seat, card });
    if (state.gamePile.length >= state.gameGoal) endGame(state, seat, 'soloLost', emit); // FG-V3
  }
}

function endGame(state: State, seat: Seat, reason: EndReason, emit: Emit<Event>): void {
  state.end = reason;
  state.step = 'gameOver';
  emit({ type: 'gameEnded', seat, reason });
}
