// What the last action says about the hand of whoever made it. Nobody leaves a task that was one action away, and
// whoever fulfils nothing prepares something.

import type { Seat } from '../../../kernel/game.ts';
import { type CardId, type Deck, deckNames } from '../components.ts';
import { grid, indexAt } from '../grid.ts';
import { isNew, turnsOf } from '../match.ts';
import type { Change, State } from '../types.ts';
import { type Action, make, takeBack } from './action.ts';
import { classOf, isOneAway, lookAt } from './sight.ts';
import { deckOf, waiting } from './worth.ts';

/** How the last action changed a card's chances. */
export const traces = ['made', 'left', 'prepared', 'furthered', 'same', 'spoilt'] as const;
export type Trace = (typeof traces)[number];

/** How much likelier such a card is in that hand than in the deck: counted in games of `policy` with itself. */
const likelihood: Readonly<Record<Deck, Readonly<Record<Trace, number>>>> = {
  simple: { made: 0.05, left: 0.3, prepared: 3, furthered: 2.5, same: 1.4, spoilt: 0.8 },
  complex: { made: 0.05, left: 0.05, prepared: 7, furthered: 1.4, same: 0.7, spoilt: 0.25 },
};

/** The seat that made the last action, if it fulfilled nothing. */
export function whoPrepared({ change, idleTurns, hands }: State, viewer: Seat): Seat | undefined {
  if (!change || idleTurns === 0 || hands.length === 1 || change.seat === viewer) return undefined;
  return change.seat;
}

/** By card that the viewer has not seen. */
export function likelihoods(state: State, viewer: Seat): ReadonlyMap<CardId, number> {
  const weights = new Map<CardId, number>();
  for (const [id, trace] of tracesIn(state, unseenBy(state, viewer)))
    weights.set(id, likelihood[deckOf(id)][trace]);
  return weights;
}

function unseenBy({ decks, hands }: State, viewer: Seat): readonly CardId[] {
  const held = hands.flatMap((hand, seat) => (seat === viewer ? [] : hand));
  return [...deckNames.flatMap((deck) => decks[deck]), ...held];
}

export function tracesIn(state: State, ids: readonly CardId[]): ReadonlyMap<CardId, Trace> {
  lookAt(state);
  const turns = turnsOf(state.mirror);
  const change = state.change!;
  const now = ids.map((id) => (isNew(id, change, turns) ? -1 : classOf(id, turns)));
  const action = actionOf(change);
  takeBack(action);
  const traceOf = (id: CardId, after: number): Trace => {
    if (after < 0) return 'made';
    const before = classOf(id, turns);
    if (isOneAway(before)) return 'left';
    if (isOneAway(after)) return 'prepared';
    const near = waiting[deckOf(id)];
    if (near[after] === near[before]) return 'same';
    return near[after]! > near[before]! ? 'furthered' : 'spoilt';
  };
  const traced = new Map(ids.map((id, i) => [id, traceOf(id, now[i]!)]));
  make(action);
  return traced;
}

/** On the loaded grid, after it was made. */
function actionOf({ action, x, y, toX, toY }: Change): Action {
  const to = indexAt(toX, toY);
  const from = action === 'place' ? -1 : indexAt(x, y);
  return { kind: action, from, to, code: grid[to]! };
}
