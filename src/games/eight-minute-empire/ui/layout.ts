// Where things lie on the map, by which spots a move is made, and how pieces travel. No drawing here.

import type { Mark, Motion, PieceId, Placing, SpotId } from '../../../ui-kit/board.ts';
import { boards, regionNumber, type Side } from '../boards.ts';
import { cardNumber, cards } from '../components.ts';
import { moveKey } from '../moves.ts';
import type { Event, Move, Owner, View } from '../types.ts';
import { mapOf } from './map/map.ts';
import type { Point } from './map/seeds.ts';
import { armiesOf, seatHere, type Thing, thingsIn } from './standing.ts';

export { mapOf } from './map/map.ts';
export { height, type Point, width } from './map/seeds.ts';

export function regionSpot(region: string): SpotId {
  return `region:${region}`;
}

/** `place` 1 … 6 from the left. */
export function rowSpot(place: number): SpotId {
  return `row:${place}`;
}

export function bidSpot(amount: number): SpotId {
  return `bid:${amount}`;
}

/** The armies of an owner in a region are numbered from the lowest of the pile. */
export function armyPiece(owner: Owner, region: string, number: number): PieceId {
  return `army:${owner}:${region}:${number}`;
}

export function cityPiece(seat: number, region: string, number: number): PieceId {
  return `city:${seat}:${region}:${number}`;
}

export function cardPiece(card: string): PieceId {
  return `card:${card}`;
}

export function supplyAnchor(owner: Owner): string {
  return `supply:${owner}`;
}

export function cardsAnchor(seat: number): string {
  return `cards:${seat}`;
}

export function goodAnchor(good: string): string {
  return `good:${good}`;
}

export const bagAnchor = 'bag';

export function place(move: Move): Placing {
  switch (move.type) {
    case 'placeNeutral':
    case 'placeArmy':
    case 'buildCity':
    case 'destroyArmy':
      return { at: [regionSpot(move.region)] };
    case 'moveArmy':
      return { at: [regionSpot(move.from), regionSpot(move.to)] };
    case 'takeCard':
      return { at: [rowSpot(move.place)] };
    case 'bid':
      return { at: [bidSpot(move.amount)] };
    case 'done':
      return { button: 'plain' };
    case 'endTurn':
    case 'nextGame':
      return { button: 'primary' };
  }
}

/** What somebody seems to want who pointed there. */
export function wish(path: readonly SpotId[], view: View): string | undefined {
  const [kind, name] = (path.at(-1) ?? '').split(':');
  switch (kind) {
    case 'region': {
      const from = path.length > 1 ? path[0]!.slice('region:'.length) : undefined;
      return moveKey(wishThere(view, from, name!));
    }
    case 'row':
      return moveKey({ type: 'takeCard', place: Number(name) });
    case 'bid':
      return moveKey({ type: 'bid', amount: Number(name) });
    default:
      return undefined;
  }
}

function wishThere(view: View, from: string | undefined, region: string): Move {
  if (from !== undefined && from !== region) return { type: 'moveArmy', from, to: region };
  switch (view.action) {
    case 'march':
    case 'sail': {
      const board = boards[view.side];
      const to = board.regions[board.land[regionNumber(region)]![0]!]!;
      return { type: 'moveArmy', from: region, to };
    }
    case 'city':
      return { type: 'buildCity', region };
    case 'destroy':
      return { type: 'destroyArmy', region, owner: view.viewer === 'spectator' ? 0 : view.viewer };
    case 'place':
    case null:
      return { type: 'placeArmy', region };
  }
}

export interface Placed {
  readonly thing: Thing;
  readonly at: Point;
  /** 1: as large as things are drawn; a crowd is smaller. */
  readonly scale: number;
}

/** A thing is drawn in a circle of this radius. */
const usualRadius = 41;
const largest = 1.28;
/** One thing alone leaves room for the region's name under it. */
const lift = 9;

/** Everything in a region, each with its place. */
export function placedIn(view: View, region: number): Placed[] {
  const things = thingsIn(view, region);
  const rooms = mapOf(view.side).regions[region]!.rooms;
  const room = rooms[Math.min(things.length, rooms.length) - 1];
  if (!room) return [];
  const scale = Math.min(largest, room.radius / usualRadius);
  const raised = things.length === 1 ? lift : 0;
  return things.map((thing, i) => {
    const { x, y } = room.places[i % room.places.length]!;
    return { thing, at: { x, y: y - raised }, scale };
  });
}

/** The curve of a step, from middle to middle; by sea it follows the dotted way. */
export function stepPath(side: Side, from: string, to: string): string {
  const { regions, links } = mapOf(side);
  const start = regionNumber(from);
  const goal = regionNumber(to);
  const one = regions[start]!.middle;
  const other = regions[goal]!.middle;
  const link = links.find(({ regions: ends }) => ends.includes(start) && ends.includes(goal));
  if (link) return `M${one.x} ${one.y}Q${link.by.x} ${link.by.y} ${other.x} ${other.y}`;
  const bow = 0.14;
  const x = (one.x + other.x) / 2 + bow * (other.y - one.y);
  const y = (one.y + other.y) / 2 - bow * (other.x - one.x);
  return `M${one.x} ${one.y}Q${x} ${y} ${other.x} ${other.y}`;
}

/** The army that has come to the top of a pile. */
function newest(view: View, owner: Owner, region: string): PieceId {
  return armyPiece(owner, region, armiesOf(view, owner, regionNumber(region)) - 1);
}

/** A used card goes to the goods of who took it. */
function goneCard(before: View, seat: number): Record<PieceId, string> {
  if (before.card === null) return {};
  const isHere = seat === seatHere(before);
  const { good } = cards[cardNumber(before.card)]!;
  return { [cardPiece(before.card)]: isHere ? goodAnchor(good) : cardsAnchor(seat) };
}

/** Where a step happened. The card has left its place by then: the step is told of the place. */
export function marks(event: Event): readonly Mark[] {
  switch (event.type) {
    case 'neutralPlaced':
    case 'armyPlaced':
    case 'cityBuilt':
    case 'armyDestroyed':
      return [{ at: regionSpot(event.region) }];
    case 'armyMoved':
      return [{ at: regionSpot(event.to), from: regionSpot(event.from) }];
    case 'bidMade':
    case 'bidsOpened':
    case 'auctionWon':
    case 'cardTaken':
    case 'actionEnded':
    case 'turnEnded':
    case 'cardDealt':
    case 'gameScored':
    case 'gameBegan':
      return [];
  }
}

export function motion(event: Event, before: View, after: View): Motion | undefined {
  switch (event.type) {
    case 'neutralPlaced':
      return { fromAll: supplyAnchor('neutral'), sound: 'place', path: 'arc' };
    case 'armyPlaced': {
      const army = newest(after, event.seat, event.region);
      return { from: { [army]: supplyAnchor(event.seat) }, sound: 'place', path: 'arc' };
    }
    case 'armyMoved': {
      const gone = newest(before, event.seat, event.from);
      const come = newest(after, event.seat, event.to);
      return { from: { [come]: gone }, to: { [gone]: come }, sound: event.by === 'sea' ? 'slide' : 'march' };
    }
    case 'cityBuilt':
      return { fromAll: supplyAnchor(event.seat), sound: 'build', path: 'arc' };
    case 'armyDestroyed': {
      const gone = newest(before, event.owner, event.region);
      return {
        to: { [gone]: supplyAnchor(event.owner) },
        flash: [regionSpot(event.region)],
        sound: 'break',
      };
    }
    case 'cardTaken':
      return { path: 'arc', sound: event.price > 0 ? 'coin' : 'card' };
    case 'turnEnded':
      return { to: goneCard(before, event.seat), sound: 'turn' };
    case 'cardDealt':
      return { from: { [cardPiece(event.card)]: bagAnchor }, path: 'arc', sound: 'card' };
    case 'bidsOpened':
      return { sound: 'coin' };
    case 'auctionWon':
      return { sound: 'gain' };
    case 'gameScored':
      return { sound: 'gain' };
    case 'bidMade':
    case 'actionEnded':
    case 'gameBegan':
      return undefined;
  }
}
