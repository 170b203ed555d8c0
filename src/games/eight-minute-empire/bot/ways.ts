// How far it is from region to region, and the first step on the way.

import { boards, type Side, sides } from '../boards.ts';
import { boardMoves } from '../moves.ts';
import type { Move } from '../types.ts';

export interface Ways {
  /** Steps by `from * regions + to`. */
  readonly steps: readonly number[];
  /** Likewise: the region after the first step. */
  readonly next: readonly number[];
  /** By region: all others that can be reached, the nearest first. */
  readonly reach: readonly (readonly number[])[];
}

interface Network {
  /** By land. */
  readonly march: Ways;
  /** By land and sea. */
  readonly sail: Ways;
  /** By region: the number of its continent. */
  readonly continents: readonly number[];
}

/** Where no way leads. */
const far = 99;

export const networks = Object.fromEntries(sides.map((side) => [side, networkOf(side)])) as Readonly<
  Record<Side, Network>
>;

function networkOf(side: Side): Network {
  const { land, sea, regions, continents } = boards[side];
  const both = land.map((neighbours, region) => [...neighbours, ...sea[region]!]);
  return {
    march: waysOver(land),
    sail: waysOver(both),
    continents: regions.map((_, region) => continents.findIndex((one) => one.regions.includes(region))),
  };
}

function waysOver(links: readonly (readonly number[])[]): Ways {
  const size = links.length;
  const steps = Array<number>(size * size).fill(far);
  const next = Array<number>(size * size).fill(0);
  const reach: number[][] = [];
  for (let from = 0; from < size; from++) {
    steps[from * size + from] = 0;
    const queue = [from];
    for (const here of queue) {
      for (const to of links[here]!) {
        if (steps[from * size + to] !== far) continue;
        steps[from * size + to] = steps[from * size + here]! + 1;
        next[from * size + to] = here === from ? to : next[from * size + here]!;
        queue.push(to);
      }
    }
    reach.push(queue.slice(1));
  }
  return { steps, next, reach };
}

/** Every step of one army from region to region. */
export function stepsFrom(side: Side, ways: Ways, from: number, to: number): Move[] {
  const { regions } = boards[side];
  const moves: Move[] = [];
  for (let here = from; here !== to; ) {
    const there = ways.next[here * regions.length + to]!;
    moves.push(stepMove(side, here, regions[there]!));
    here = there;
  }
  return moves;
}

function stepMove(side: Side, from: number, to: string): Move {
  return boardMoves[side].sail[from]!.find((move) => move.type === 'moveArmy' && move.to === to)!;
}
