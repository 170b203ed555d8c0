// How each event looks: hops over heads, a glide along the brook, a part that flies to its place.

import type { Motion } from '../../../ui-kit/board.ts';
import { cellById } from '../board.ts';
import { placeNeighbours, tokenIndex, tokens } from '../components.ts';
import type { CardId, CellId, Event, View } from '../types.ts';
import { isByBrook, stationsBetween } from './glade.ts';
import { cellSpot, handSpots } from './layout.ts';

export const deckAnchor = 'deck';
export const discardsAnchor = 'discards';

export function seatAnchor(seat: number): string {
  return `seat:${seat}`;
}

export function pawnPiece(seat: number): string {
  return `pawn:${seat}`;
}

export function partPiece(token: string): string {
  return `part:${token}`;
}

export function stationAnchor(station: number): string {
  return `brook:${station}`;
}

export function motion(event: Event, before: View, after: View): Motion | undefined {
  switch (event.type) {
    case 'characterChosen':
      return { sound: 'tap' };
    case 'startChosen':
      return { from: { [pawnPiece(event.seat)]: seatAnchor(event.seat) }, path: 'hop', sound: 'place' };
    case 'stepped':
      return {
        ...walked(event),
        to: played(event, before),
        sound: soundOf(event),
        pitch: 2 * event.over.length,
      };
    case 'tokenTaken':
      return {
        ...walked(event),
        // The part itself does not fly: it would be missing in the picture of the house that comes near.
        to: { ...played(event, before), [`token:${event.token}`]: partPiece(event.token) },
        fly: [{ from: partPiece(event.token), to: seatAnchor(event.seat), text: `+${event.points}` }],
        flash: scoring(event.token, after).map(partPiece),
        lens: 'house',
        sound: 'build',
        weight: 1.4,
      };
    case 'stopped':
      return { weight: 0 };
    case 'discarded':
      return { to: played(event, before), path: 'arc', sound: 'card' };
    case 'reshuffled':
      return { toAll: deckAnchor, sound: 'card' };
    case 'drawn':
      return {
        fromAll: deckAnchor,
        path: 'arc',
        sound: event.seat === before.viewer ? 'card' : 'turn',
        ...(event.seat !== before.viewer && event.count > 0
          ? { fly: [{ from: deckAnchor, to: seatAnchor(event.seat), text: `+${event.count}` }] }
          : {}),
      };
  }
}

interface Walk {
  readonly seat: number;
  readonly from: CellId;
  readonly to: CellId;
  readonly over: readonly CellId[];
  readonly cards: readonly CardId[];
}

/** What a step travels by: heads, and the brook between piers. */
export function stopsOf({ from, over, to }: Walk): readonly string[] {
  const stops = [from, ...over, to];
  return stops.slice(1).flatMap((cell, i) => {
    const last = stops[i]!;
    const water = isByBrook(cellById.get(last)!, cellById.get(cell)!)
      ? stationsBetween(last, cell).map(stationAnchor)
      : [];
    return cell === to ? water : [...water, cellSpot(cell)];
  });
}

function walked(event: Walk): Motion {
  const along = stopsOf(event);
  return {
    path: isGlide(event) ? 'slide' : 'hop',
    ...(along.length > 0 ? { along: { [pawnPiece(event.seat)]: along } } : {}),
  };
}

function isGlide({ from, over, to }: Walk): boolean {
  return over.length === 0 && isByBrook(cellById.get(from)!, cellById.get(to)!);
}

function soundOf(event: Walk): 'splash' | 'hop' | 'march' {
  if (isGlide(event)) return 'splash';
  return event.over.length > 0 ? 'hop' : 'march';
}

/** Played cards lie open with the discards. */
function played(
  { seat, cards }: { seat: number; cards: readonly CardId[] },
  before: View,
): Record<string, string> {
  if (seat !== before.viewer) return {};
  const spots = handSpots(cards);
  return Object.fromEntries(spots.map((spot) => [spot, discardsAnchor]));
}

/** A part and the neighbours that score with it. */
function scoring(token: string, after: View): readonly string[] {
  const place = tokenIndex.get(token)!;
  const beside = placeNeighbours[place]!.filter((neighbour) => after.house[neighbour] !== null);
  return [place, ...beside].map((index) => tokens[index]!.id);
}
