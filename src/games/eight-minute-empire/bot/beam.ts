// The best ways to use the units of a card. Marches are sets of transfers, an army from here to there for so many
// steps: so a far goal is seen at once, and the order of steps does not matter.

import { boards } from '../boards.ts';
import { boardMoves } from '../moves.ts';
import { none } from '../state.ts';
import { army } from './features.ts';
import type { Ground } from './ground.ts';
import { gainIn, gainOfBoth, isDecisive, markOf, type Stand, standAfter, worthChange } from './stand.ts';
import type { Ways } from './ways.ts';

interface Draft {
  readonly before: Stand;
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly mark: number;
}

/** The best few of one number of units, no two alike, the best first. */
type Best = Draft[];

function offer(best: Best, width: number, before: Stand, from: number, to: number, value: number): void {
  if (best.length === width && value <= best[width - 1]!.value) return;
  const mark = before.mark + markOf(to) - (from === none ? 0 : markOf(from));
  for (let i = 0; i < best.length; i++) if (best[i]!.mark === mark) return;
  let at = best.length < width ? best.length : width - 1;
  for (; at > 0 && best[at - 1]!.value < value; at--) best[at] = best[at - 1]!;
  best[at] = { before, from, to, value, mark };
}

/** By the number of units, from none on: the best stands that they lead to. */
export function marches(ground: Ground, start: Stand, ways: Ways, units: number, width: number): Stand[][] {
  const levels: Best[] = [];
  for (let used = 0; used <= units; used++) levels.push([]);
  const stands: Stand[][] = [[start]];
  spread(ground, start, ways, 0, levels, width);
  for (let used = 1; used <= units; used++) {
    const here: Stand[] = [];
    for (const { before, from, to, value, mark } of levels[used]!) {
      if (stands.some((some) => some.some((one) => one.mark === mark))) continue;
      const step = { type: 'transfer', ways, from, to } as const;
      const stand = standAfter(ground, before, from, to, value, mark, step);
      here.push(stand);
      spread(ground, stand, ways, used, levels, width);
    }
    stands.push(here);
  }
  return stands;
}

/** What any later number of units must bring to be kept. */
function leastOf(levels: readonly Best[], used: number, width: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let later = used + 1; later < levels.length; later++) {
    const best = levels[later]!;
    if (best.length < width) return Number.NEGATIVE_INFINITY;
    if (best[width - 1]!.value < least) least = best[width - 1]!.value;
  }
  return least;
}

/** By region: what an army more brings. */
const gains = new Float64Array(32);

function spread(
  ground: Ground,
  stand: Stand,
  ways: Ways,
  used: number,
  levels: readonly Best[],
  width: number,
): void {
  const { regions, continentOf } = ground;
  const left = levels.length - 1 - used;
  if (left === 0) return;
  let most = Number.NEGATIVE_INFINITY;
  for (let to = 0; to < regions; to++) {
    gains[to] = gainIn(ground, stand, to, 1);
    if (gains[to]! > most) most = gains[to]!;
  }
  for (let from = 0; from < regions; from++) {
    if (stand.armies[from] === 0) continue;
    const loss = stand.value + gainIn(ground, stand, from, -1);
    const isLost = isDecisive(ground, stand, from, -1);
    // A continent that is lost with the region may be kept by going to another one there.
    const hope = isLost ? stand.value + worthChange(ground, stand, from) : loss;
    if (hope + most <= leastOf(levels, used, width)) continue;
    const continent = isLost ? continentOf[from] : none;
    const row = from * regions;
    const reach = ways.reach[from]!;
    for (let i = 0; i < reach.length; i++) {
      const to = reach[i]!;
      const steps = ways.steps[row + to]!;
      if (steps > left) break;
      const value =
        continent === continentOf[to] && isDecisive(ground, stand, to, 1)
          ? stand.value + gainOfBoth(ground, stand, from, to)
          : loss + gains[to]!;
      const best = levels[used + steps]!;
      if (best.length < width || value > best[width - 1]!.value) offer(best, width, stand, from, to, value);
    }
  }
}

/** Likewise for armies from the supply (EE-T3). */
export function placements(ground: Ground, start: Stand, units: number, width: number): Stand[][] {
  const { state, seat, owners } = ground;
  const table = boardMoves[state.side].place;
  const goals: number[] = [];
  for (let region = 0; region < ground.regions; region++) {
    if (region === boards[state.side].start || state.cities[region * owners + seat]! > 0) goals.push(region);
  }
  const stands: Stand[][] = [[start]];
  for (let used = 1; used <= units; used++) {
    const best: Best = [];
    for (const stand of stands[used - 1]!) {
      if (stand.supply === 0) continue;
      for (const goal of goals) {
        const value = stand.value + gainIn(ground, stand, goal, 1) + ground.weights[army]!;
        offer(best, width, stand, none, goal, value);
      }
    }
    stands.push(
      best.map(({ before, to, value, mark }) =>
        standAfter(ground, before, none, to, value, mark, table[to]!),
      ),
    );
  }
  return stands;
}
