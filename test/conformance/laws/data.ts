// Laws about data: states, views, moves and events are plain values, and nobody holds a part of another's.

import type { GameTypes } from '../../../src/kernel/game.ts';
import { deepEqual, deepFreeze, difference, notJson, sharedObject } from '../../../src/kernel/json.ts';
import { rngFork } from '../../../src/kernel/random.ts';
import { first } from '../messages.ts';
import { type Deed, jsonCopy, type Moment } from '../table.ts';

/** JSON changes nothing in states, views and moves. */
export function everythingIsJson({ state, views, legal, outcome }: Moment): string | undefined {
  return (
    notJson(state, 'state') ??
    first(views, ([viewer, view]) => notJson(view, `view of ${viewer}`)) ??
    first(legal.flat(), (move) => notJson(move, `move ${JSON.stringify(move)}`)) ??
    (outcome && notJson(outcome, 'outcome'))
  );
}

export function cloneIsEqual({ table, state }: Moment): string | undefined {
  return difference(table.game.clone(state), state, 'clone');
}

/** Frozen tables of the module may be shared, and the key of the rng, which is never changed in place. */
export function cloneSharesNothing({ table, state }: Moment): string | undefined {
  const { rng, ...rest } = table.game.clone(state);
  const shared = rng === state.rng ? 'value.rng' : sharedObject(rest, state);
  return shared && `the clone shares ${shared} with the state: copy it, or freeze it where it is made`;
}

/** A view that is shown keeps showing what it showed, and an imagined world is its owner's. */
export function viewsShareNothing(moment: Moment): string | undefined {
  const { table, state } = moment;
  const view = oneView(moment);
  const withState = sharedObject(view, state);
  if (withState) return `the view of ${view.viewer} and the state share ${withState}`;
  const world = table.game.determinize(view, rngFork(table.dice, 'world'));
  const withWorld = sharedObject(world, view);
  return withWorld && `determinize gives a world that shares ${withWorld} with the view of ${view.viewer}`;
}

/** Everybody's view has its turn. */
function oneView({ table, views, number }: Moment): GameTypes['view'] {
  return views.get(table.viewers[number % table.viewers.length]!)!;
}

/** Every query, asked about what nobody can write to, answers as before. */
export function queriesChangeNothing(moment: Moment): string | undefined {
  const { table, frozen, legal, views, active, awaited, outcome } = moment;
  const { game } = table;
  return (
    difference(game.activeSeats(frozen), active, 'activeSeats') ??
    difference(game.awaitedSeats(frozen), awaited, 'awaitedSeats') ??
    difference(game.outcome(frozen), outcome, 'outcome') ??
    first(legal.entries(), ([seat, moves]) => {
      game.onTimeout?.(frozen, seat);
      return difference(game.legalMoves(frozen, seat), moves, `legalMoves of seat ${seat}`);
    }) ??
    first(views, ([viewer, view]) => difference(game.view(frozen, viewer), view, `view of ${viewer}`)) ??
    questionsToView(moment, deepFreeze(jsonCopy(oneView(moment))))
  );
}

function questionsToView({ table, legal, active }: Moment, view: GameTypes['view']): string | undefined {
  const { game, dice } = table;
  const rng = rngFork(dice, 'frozen');
  const world = game.determinize(view, { ...rng });
  if (!deepEqual(game.determinize(view, { ...rng }), world))
    return 'determinize: the same rng, another world';
  if (!deepEqual(world.rng.key, rng.key)) return 'determinize: its rng did not become that of the world';
  if (!deepEqual(game.scoreParts(view), game.scoreParts(view)))
    return 'scoreParts: asked twice, told otherwise';
  const text = game.toText(view);
  if (text !== game.toText(view)) return 'toText: asked twice, told otherwise';
  if (/undefined|NaN|\[object/.test(text)) return `toText tells ${JSON.stringify(text)}`;
  const viewer = view.viewer;
  if (viewer !== 'spectator' && active.includes(viewer)) {
    for (const move of legal[viewer]!) game.whyNot(view, viewer, move);
  }
  return undefined;
}

/** JSON changes nothing in what is told of a move. */
export function eventsAreJson({ before, seat, move }: Deed): string | undefined {
  const { game, viewers } = before.table;
  let problem: string | undefined;
  game.apply(game.clone(before.state), seat, move, (event) => {
    problem ??=
      notJson(event, `event ${event.type}`) ??
      first(viewers, (viewer) => {
        const seen = game.viewEvent(deepFreeze(jsonCopy(event)), viewer);
        return seen && notJson(seen, `event ${event.type} for ${viewer}`);
      });
  });
  return problem;
}
