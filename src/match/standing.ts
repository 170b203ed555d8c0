// Who is to act, and how a match ended.

import type { Game, GameTypes, Outcome, Seat } from '../kernel/game.ts';
import type { Match, Sitter } from './types.ts';

export interface Actor {
  readonly seat: Seat;
  readonly holder: Sitter;
  /** The table waits for it. Otherwise it may act, and need not. */
  readonly isAwaited: boolean;
}

/** Every seat that may act now, ascending. */
export function whoActs<T extends GameTypes>(game: Game<T>, match: Match<T>): Actor[] {
  if (match.state === undefined || match.isEnded) return [];
  const awaited = game.awaitedSeats(match.state);
  return game.activeSeats(match.state).map((seat) => ({
    seat,
    holder: match.holders[seat]!,
    isAwaited: awaited.includes(seat),
  }));
}

/** The bots to ask for a decision: each active one once per change, so that one which need not act, and would
 *  rather not, is left in peace until something has happened. `asked`: by seat, `match.changed` as it was when
 *  the seat was last asked (its answer belongs to that moment: if it has passed, it is thrown away). */
export function botsToAsk<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  asked: readonly (number | undefined)[],
): Actor[] {
  return whoActs(game, match).filter(
    ({ seat, holder }) => holder.who === 'bot' && asked[seat] !== match.changed,
  );
}

export interface FinalOutcome extends Outcome {
  /** In the order in which they did. */
  readonly resigned: readonly Seat[];
}

/** The game's outcome, in which those who resigned come last, the first to resign at the very end, and the
 *  others move up. Points stay as they are: a bot has earned them. A match knows no teams: whoever leaves a
 *  partner falls alone, and the partner who stays keeps the place that both would have had.
 *  Undefined while the game goes on, and for an abandoned match. */
export function finalOutcome<T extends GameTypes>(game: Game<T>, match: Match<T>): FinalOutcome | undefined {
  const outcome = match.state === undefined ? undefined : game.outcome(match.state);
  if (outcome === undefined) return undefined;
  return { ...outcome, places: placesAfter(outcome.places, match.resigned), resigned: match.resigned };
}

/** `resigned` in the order in which they did. */
export function placesAfter(places: readonly number[], resigned: readonly Seat[]): readonly number[] {
  if (resigned.length === 0) return places;
  if (places.length === 1) return [2];
  const staying = places.filter((_, seat) => !resigned.includes(seat));
  const rank = isCounted(places) ? countedRank : denseRank;
  const last = staying.length === 0 ? 0 : rank(staying, Number.POSITIVE_INFINITY) - 1;
  return places.map((place, seat) => {
    const position = resigned.indexOf(seat);
    return position < 0 ? rank(staying, place) : last + resigned.length - position;
  });
}

/** After two firsts comes a third (1 1 3), not a second (1 1 2). */
function isCounted(places: readonly number[]): boolean {
  return places.every((place) => place === countedRank(places, place));
}

function countedRank(places: readonly number[], place: number): number {
  return 1 + places.filter((other) => other < place).length;
}

function denseRank(places: readonly number[], place: number): number {
  return 1 + new Set(places.filter((other) => other < place)).size;
}
