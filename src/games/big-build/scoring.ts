// Points, ranking and ties (BB-P1, BB-E1, ALL-5).

import type { Outcome, ScorePart, Seat } from '../../kernel/game.ts';
import { placeNeighbours } from './components.ts';
import type { State, View } from './types.ts';

type House = readonly (Seat | null)[];

/** BB-P1: what laying a token on its place is worth now. */
export function pointsFor(house: House, place: number): number {
  let points = 1;
  for (const neighbour of placeNeighbours[place]!) if (house[neighbour] !== null) points++;
  return points;
}

export function isBuilt(house: House): boolean {
  return !house.includes(null);
}

const idleRoundsAllowed = 20;

/** ALL-5: rounds without a token taken, one after another. */
export function idleRounds(state: State): number {
  return Math.max(0, Math.floor((state.turnsPlayed - state.idleSince) / state.hands.length));
}

export function isStalled(state: State): boolean {
  return idleRounds(state) >= idleRoundsAllowed;
}

export function outcome(state: State): Outcome | undefined {
  if (state.step !== 'gameOver') return undefined;
  return {
    places: places(state.points, state.firstSeat),
    scores: state.points.slice(),
    reason: isBuilt(state.house) ? 'houseBuilt' : 'noProgress',
  };
}

/** BB-E1: more points, and of equal ones the later in turn order; so nobody shares a place. */
function places(points: readonly number[], firstSeat: Seat): number[] {
  const seats = points.length;
  const order = points.map((_, i) => (firstSeat + i) % seats);
  order.reverse().sort((a, b) => points[b]! - points[a]!);
  return points.map((_, seat) => 1 + order.indexOf(seat));
}

export function scoreParts(view: View): readonly (readonly ScorePart[])[] {
  return view.points.map((points, seat) => {
    const laid = view.house.filter((builder) => builder === seat).length;
    return [
      { key: 'tokens', points: laid },
      { key: 'neighbours', points: points - laid },
    ];
  });
}
