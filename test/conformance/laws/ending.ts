// Laws about points and the end.

import type { Outcome, ScorePart } from '../../../src/kernel/game.ts';
import { deepEqual } from '../../../src/kernel/json.ts';
import { first, untold } from '../messages.ts';
import type { Moment } from '../table.ts';

/** Endings that are won by something else than most points, by game (FG-E1: seven tasks). */
const wonOtherwise: Readonly<Record<string, readonly string[]>> = { 'five-gems': ['tasks'] };

export function scorePartsAreTold({ table, views }: Moment): string | undefined {
  const { game, texts, seats } = table;
  return first(views, ([viewer, view]) => {
    const parts = game.scoreParts(view);
    if (parts.length !== seats) return `${viewer} is told the points of ${parts.length} seats`;
    return first(parts.flat(), ({ key, points, params }) => {
      if (!Number.isFinite(points)) return `${viewer} is told ${points} points for ${key}`;
      return untold(texts, `score.${key}`, { ...params, points });
    });
  });
}

export function scorePartsSumUp({ table, views, outcome }: Moment): string | undefined {
  if (outcome === undefined) return undefined;
  return first(views, ([viewer, view]) => {
    const sums = table.game.scoreParts(view).map(sumOf);
    return deepEqual(sums, outcome.scores)
      ? undefined
      : `the parts that ${viewer} is told sum up to [${sums}], the scores are [${outcome.scores}]`;
  });
}

function sumOf(parts: readonly ScorePart[]): number {
  return parts.reduce((sum, { points }) => sum + points, 0);
}

export function outcomeIsWellFormed({ table, outcome }: Moment): string | undefined {
  if (outcome === undefined) return undefined;
  const { game, seats, texts } = table;
  const { places, scores, reason } = outcome;
  if (places.length !== seats || scores.length !== seats) return `places [${places}], scores [${scores}]`;
  if (!scores.every(Number.isFinite)) return `scores [${scores}]`;
  if (!arePlaces(places)) return `[${places}] are no places`;
  const isByPoints = !wonOtherwise[game.id]?.includes(reason);
  if (!followPoints(outcome, isByPoints ? 1 : 2)) return `places [${places}] against scores [${scores}]`;
  return untold(texts, `reason.${reason}`);
}

/** Whoever has k seats before them is at most (k+1)-th; partners, who share a place, count as one. */
function arePlaces(places: readonly number[]): boolean {
  if (places.length === 1) return places[0] === 1 || places[0] === 2;
  return places.every((place) => {
    const better = places.filter((other) => other < place);
    return Number.isInteger(place) && place > new Set(better).size && place <= 1 + better.length;
  });
}

/** From the place `best` on, more points are never behind fewer. */
function followPoints({ places, scores }: Outcome, best: number): boolean {
  return places.every(
    (place, seat) =>
      place < best || scores.every((other, rival) => other <= scores[seat]! || places[rival]! <= place),
  );
}
