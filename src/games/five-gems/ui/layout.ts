// By which spots a move is made, and what somebody wants who pointed there. No drawing here.

import type { Gesture, Placing, SpotId } from '../../../ui-kit/board.ts';
import { type CardId, type Colour, cardOf } from '../components.ts';
import { gemAt } from '../field.ts';
import { load } from '../grid.ts';
import { isNew, turnsOf } from '../match.ts';
import { claim, draw, moveKey, place as placeOn, point, take } from '../moves.ts';
import type { Cell, Move, View } from '../types.ts';
import { ofView } from './ofView.ts';
import { cellAt, cellSpot, cellsOf, nameOf } from './places.ts';

export const stackSpot = 'stack';

export function traySpot(slot: number): SpotId {
  return `tray:${slot}`;
}

export function taskSpot(card: CardId): SpotId {
  return `task:${card}`;
}

export function deckSpot(deck: string): SpotId {
  return `deck:${deck}`;
}

/** Where the gem lies that was taken and is not placed yet. */
export function heldSpot(view: View): SpotId | undefined {
  if (view.held === null) return undefined;
  const slot = view.open.indexOf(null);
  return slot < 0 ? stackSpot : traySpot(slot);
}

/** FG-K1: what can be shown now, if the game is the referee. */
export const claimable = ofView((view): readonly CardId[] => {
  if (view.referee === 'eyes' || view.step !== 'claimTasks' || view.viewer !== view.turn) return [];
  if (!view.change) return [];
  load(view.field);
  return view.hand.filter((card) => isNew(card, view.change!, turnsOf(view.mirror)));
});

function spotOf(view: View, cell: Cell): SpotId {
  return cellSpot(nameOf(view, cell));
}

export function place(move: Move, view: View): Placing {
  switch (move.type) {
    case 'take': {
      const [first, ...others] = slotsOf(view, move.colour);
      return { at: [first!], or: others.map((slot) => [slot]) };
    }
    case 'takeBlind':
      return { at: [stackSpot] };
    case 'place':
      return { at: [spotOf(view, move)] };
    case 'swap': {
      const one = spotOf(view, move);
      const other = spotOf(view, { x: move.toX, y: move.toY });
      return { at: [one, other], or: [[other, one]] };
    }
    case 'move':
      return { at: [spotOf(view, move), spotOf(view, { x: move.toX, y: move.toY })] };
    case 'claim':
      return view.referee === 'eyes'
        ? { at: [taskSpot(move.card)] }
        : { at: [taskSpot(move.card)], button: 'primary' };
    case 'point':
      return pointing(view, spotOf(view, move));
    case 'draw':
      return { at: [deckSpot(move.deck)] };
    case 'pass':
      return { button: 'primary' };
    case 'endTurn':
      return { button: claimable(view).length > 0 ? 'plain' : 'primary' };
  }
}

function slotsOf({ open }: View, colour: Colour): SpotId[] {
  return open.flatMap((other, slot) => (other === colour ? [traySpot(slot)] : []));
}

/** A mistake costs the card (FG-K3): the last gem is touched twice, or confirmed on the card. */
function pointing({ claiming, pointed }: View, spot: SpotId): Placing {
  const isLast = pointed.length === cardOf(claiming!).gems.length - 1;
  return isLast ? { at: [spot, spot], or: [[spot, taskSpot(claiming!)]] } : { at: [spot] };
}

export function gestures(view: View, moves: readonly Move[]): readonly Gesture[] {
  if (moves.length === 0) return [];
  switch (view.step) {
    case 'chooseAction':
      return placingsAtOnce(view);
    case 'placeGem':
      return [...exchanges(view), ...placings(view, heldSpot(view)!, [])];
    case 'pointAtGems':
      return pointingsBack(view);
    case 'claimTasks':
    case 'drawTasks':
    case 'gameOver':
      return [];
  }
}

/** From the tray onto a free cell, or a cell first and then its gem. */
function placingsAtOnce(view: View): readonly Gesture[] {
  return view.open.flatMap((colour, slot) =>
    colour === null
      ? []
      : placings(view, traySpot(slot), [moveKey(take(colour))]).flatMap(({ at, keys }) => [
          { at, keys },
          { at: at.toReversed(), keys },
        ]),
  );
}

function placings(view: View, from: SpotId, before: readonly string[]): readonly Gesture[] {
  return cellsOf(view)
    .filter((cell) => !cell.colour)
    .map((cell) => ({
      at: [from, cellSpot(cell.name)],
      keys: [...before, moveKey(placeOn(cell.x, cell.y))],
    }));
}

/** An open gem that was taken shows nothing that was hidden: it can be put back, or exchanged for another colour. */
function exchanges(view: View): readonly Gesture[] {
  const held = heldSpot(view)!;
  if (held === stackSpot) return [];
  const others = view.open.flatMap((colour, slot) =>
    colour === null || colour === view.held
      ? []
      : [{ at: [traySpot(slot)], back: 1, keys: [moveKey(take(colour))] }],
  );
  return [{ at: [held], back: 1, keys: [] }, ...others];
}

/** What was pointed at last can be let go, and the card put back. */
function pointingsBack(view: View): readonly Gesture[] {
  const last = view.pointed.at(-1);
  return [
    ...(last ? [{ at: [spotOf(view, last)], back: 1, keys: [] }] : []),
    { at: [taskSpot(view.claiming!)], back: view.pointed.length + 1, keys: [] },
  ];
}

/** What somebody seems to want who pointed there. */
export function wish(path: readonly SpotId[], view: View): string | undefined {
  const spot = path.at(-1) ?? '';
  const [kind, name = ''] = spot.split(':');
  switch (kind) {
    case 'cell':
      return wishOnField(path, view);
    case 'tray': {
      const colour = view.open[Number(name)];
      return colour ? moveKey(take(colour)) : undefined;
    }
    case 'stack':
      return 'blind';
    case 'task':
      return moveKey(claim(name as CardId));
    case 'deck':
      return name === 'simple' || name === 'complex' ? moveKey(draw[name]) : undefined;
    default:
      return undefined;
  }
}

function wishOnField(path: readonly SpotId[], view: View): string | undefined {
  const to = cellAt(view, path.at(-1));
  if (!to) return undefined;
  if (view.step === 'pointAtGems') return moveKey(point(to.x, to.y));
  const from = path.length > 1 ? cellAt(view, path.at(-2)) : undefined;
  return from ? wishBetween(view, from, to) : moveKey(placeOn(to.x, to.y));
}

function wishBetween({ field }: View, from: Cell, to: Cell): string | undefined {
  if (from.x === to.x && from.y === to.y) return undefined;
  if (!gemAt(field, to.x, to.y)) return moveKey({ type: 'move', ...from, toX: to.x, toY: to.y });
  const isFirst = from.y < to.y || (from.y === to.y && from.x < to.x);
  const [one, other] = isFirst ? [from, to] : [to, from];
  return moveKey({ type: 'swap', x: one.x, y: one.y, toX: other.x, toY: other.y });
}

/** A gem is known by its colour and where it lies: those that change places pass their names on by `motion`. */
export function gemPiece(colour: Colour, name: string): string {
  return `gem:${colour}@${name}`;
}

/** A task in hand is looked at where it lies; it shows where it could come about. */
export function peekSpot(card: CardId): SpotId {
  return `peek:${card}`;
}

export function cardPiece(card: CardId): string {
  return `card:${card}`;
}
