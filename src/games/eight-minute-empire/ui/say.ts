// What a move would come to, in one short sentence. Pure.

import type { Seat } from '../../../kernel/game.ts';
import type { Tell } from '../../../ui-kit/board.ts';
import { boards, regionNumber } from '../boards.ts';
import { prices } from '../components.ts';
import { scoreParts } from '../scoring.ts';
import type { Move, Owner, UnitMove, View } from '../types.ts';
import { canDo, ownerValues } from './describe.ts';
import { gainOf, regionHolders, seatHere } from './standing.ts';

export function say(move: Move, view: View, tell: Tell): string | undefined {
  switch (move.type) {
    case 'placeNeutral':
    case 'placeArmy':
    case 'moveArmy':
    case 'buildCity':
    case 'destroyArmy':
      return sayUnit(move, view, tell);
    case 'takeCard':
      return sayCard(move.place, view, tell);
    case 'bid':
      return tell('say.bid', { amount: move.amount, left: view.coins[seatHere(view)]! - move.amount });
    case 'done':
      return sayDone(view, tell);
    case 'endTurn':
    case 'nextGame':
      return undefined;
  }
}

type MapMove = UnitMove | { readonly type: 'placeNeutral'; readonly region: string };

/** Whose the regions would be, and what that makes in points for who moves. */
function sayUnit(move: MapMove, view: View, tell: Tell): string {
  const seat = seatHere(view);
  const then = afterwards(move, view, seat);
  const [before, after] = [regionHolders(view), regionHolders(then)];
  const touched = (move.type === 'moveArmy' ? [move.to, move.from] : [move.region]).map(regionNumber);
  const changed = touched.filter((region) => before[region] !== after[region]);
  const named = changed.length > 0 ? changed : touched.slice(0, 1);
  const told = named.map((region) =>
    tell('say.region', {
      ...ownerValues(after[region]),
      region: boards[view.side].regions[region],
      you: after[region] === seat,
      stays: changed.length === 0,
    }),
  );
  const points = pointsOf(then, seat) - pointsOf(view, seat);
  return `${[...told, ...gained(points, tell)].join('; ')}.`;
}

function pointsOf(view: View, seat: Seat): number {
  return scoreParts(view)[seat]!.reduce((sum, { points }) => sum + points, 0);
}

function gained(points: number, tell: Tell): readonly string[] {
  if (points === 0) return [];
  return [tell(points > 0 ? 'say.won' : 'say.lost', { points: Math.abs(points) })];
}

/** The map after it; supplies do not matter for points. */
function afterwards(move: MapMove, view: View, seat: Seat): View {
  switch (move.type) {
    case 'placeNeutral':
      return withArmies(view, 'neutral', move.region, 1);
    case 'placeArmy':
      return withArmies(view, seat, move.region, 1);
    case 'moveArmy':
      return withArmies(withArmies(view, seat, move.from, -1), seat, move.to, 1);
    case 'destroyArmy':
      return withArmies(view, move.owner, move.region, -1);
    case 'buildCity':
      return { ...view, cities: added(view.cities, seat, regionNumber(move.region), 1) };
  }
}

function withArmies(view: View, owner: Owner, name: string, more: number): View {
  const region = regionNumber(name);
  return owner === 'neutral'
    ? { ...view, neutrals: view.neutrals.map((armies, i) => (i === region ? armies + more : armies)) }
    : { ...view, armies: added(view.armies, owner, region, more) };
}

function added(pieces: View['armies'], seat: Seat, region: number, more: number): View['armies'] {
  return pieces.map((here, i) =>
    i === region ? here.map((count, other) => (other === seat ? count + more : count)) : here,
  );
}

function sayCard(place: number, view: View, tell: Tell): string {
  const seat = seatHere(view);
  const left = view.coins[seat]! - prices[place - 1]!;
  const points = gainOf(view, seat, view.row[place - 1]!);
  return tell('say.card', { left, points });
}

/** What is given up by stopping here. */
function sayDone({ action, left, other, otherLeft }: View, tell: Tell): string | undefined {
  if (action === null) return undefined;
  const can = canDo(action, left, tell);
  return other === null
    ? tell('words.undone', { can })
    : tell('words.undoneBoth', { can, also: canDo(other, otherLeft, tell) });
}
