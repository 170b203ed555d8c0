// What can be done with the actions of cards. Cards that march share their marches, so all are found once.

import { boards } from '../boards.ts';
import type { ActionType, Card } from '../components.ts';
import { boardMoves } from '../moves.ts';
import type { Move, State } from '../types.ts';
import { marches, placements } from './beam.ts';
import { army, city } from './features.ts';
import { type Ground, groundLike, routGain } from './ground.ts';
import { gainIn, type Stand, standOf } from './stand.ts';
import { networks } from './ways.ts';

type Print = Pick<Card, 'mode' | 'actions'>;

export interface Menu {
  readonly ground: Ground;
  readonly start: Stand;
  readonly width: number;
  /** By action and number of units: the best stands. */
  readonly stands: Readonly<Record<ActionType, readonly (readonly Stand[])[]>>;
}

/** All that these cards allow. */
export function menuFor(ground: Ground, prints: readonly Print[], width: number): Menu {
  const { side } = ground.state;
  const start = standOf(ground);
  const most: Record<ActionType, number> = { place: 0, march: 0, sail: 0, city: 0, destroy: 0 };
  for (const { actions } of prints) {
    for (const { type, units } of actions) if (units > most[type]) most[type] = units;
  }
  const { march, sail } = networks[side];
  const stands = {
    place: placements(ground, start, most.place, width),
    march: marches(ground, start, march, most.march, width),
    sail: marches(ground, start, sail, most.sail, width),
    city: [[start], most.city > 0 ? cities(ground, start) : []],
    destroy: [[start], most.destroy > 0 ? routs(ground, start) : []],
  };
  return { ground, start, width, stands };
}

/** Where the actions of a card may lead; doing nothing comes first. */
export function visitWays(menu: Menu, { mode, actions }: Print, visit: (end: Stand) => void): void {
  visit(menu.start);
  for (const { type, units } of actions) {
    for (let used = 1; used <= units; used++) menu.stands[type][used]!.forEach(visit);
  }
  if (mode === 'and' && actions.length > 1) routsAndPlacements(menu).forEach(visit);
}

/** EE-T6 */
function cities(ground: Ground, start: Stand): Stand[] {
  const { state, seat, owners, regions } = ground;
  if (state.citiesLeft[seat] === 0) return [];
  const ways: Stand[] = [];
  for (let region = 0; region < regions; region++) {
    if (start.armies[region] === 0) continue;
    const isFirst = region !== boards[state.side].start && state.cities[region * owners + seat] === 0;
    const value = gainIn(ground, start, region, 1) + (isFirst ? ground.weights[city]! : 0);
    ways.push(oneUnit(start, value, boardMoves[state.side].city[region]!));
  }
  return ways;
}

function oneUnit(start: Stand, value: number, move: Move): Stand {
  return { ...start, value, before: start, step: move };
}

/** EE-T7; one's own armies are let be. */
function routs(ground: Ground, start: Stand): Stand[] {
  const { state, seat, owners, regions } = ground;
  const ways: Stand[] = [];
  for (let region = 0; region < regions; region++) {
    const victims = boardMoves[state.side].destroy[region]!;
    for (let owner = 0; owner < owners; owner++) {
      if (owner === seat || state.armies[region * owners + owner] === 0) continue;
      const value =
        routGain(ground, start.pieces, start.held, region, owner) -
        ground.weights[army]! * ground.rates[owner]!;
      const move = owner < state.seats ? victims[owner]! : victims[victims.length - 1]!;
      ways.push(oneUnit(start, value, move));
    }
  }
  return ways;
}

const mostRouts = 5;

/** EE-T8: the best routs, and after each of them the best places for a new army. */
function routsAndPlacements({ ground, start, stands, width }: Menu): Stand[] {
  const best = stands.destroy[1]!.toSorted((a, b) => b.value - a.value).slice(0, mostRouts);
  return best.flatMap((rout) => {
    const next = groundLike(withoutVictim(ground, rout.step), ground.seat, ground.weights, ground.rates);
    const fresh = { ...standOf(next), value: rout.value, before: start, step: rout.step };
    return placements(next, fresh, 1, width)[1]!;
  });
}

function withoutVictim({ state, owners }: Ground, move: Stand['step']): State {
  const armies = state.armies.slice();
  if (move?.type === 'destroyArmy') {
    const owner = move.owner === 'neutral' ? state.seats : move.owner;
    armies[boards[state.side].regions.indexOf(move.region) * owners + owner]!--;
  }
  return { ...state, armies };
}
