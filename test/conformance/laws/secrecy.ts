// Laws about secrets. A viewer's imagined worlds are those that `determinize` makes of their view:
// whatever differs between them is hidden, so nothing that the viewer sees may depend on it.

import type { GameTypes, Viewer } from '../../../src/kernel/game.ts';
import { deepEqual, difference } from '../../../src/kernel/json.ts';
import { applyTo, type Shown } from '../../../src/kernel/play.ts';
import { type Rng, rngFork, rngFromSeed } from '../../../src/kernel/random.ts';
import { first } from '../messages.ts';
import { type Deed, jsonCopy, type Moment, type Table } from '../table.ts';
import { worldsOf } from './worlds.ts';

const worlds = 3;
/** Of the moves of one kind, so many are compared. */
const mostAlike = 8;
/** A move that draws is compared with so many others of its draws. */
const draws = 12;

/** `view(determinize(view))` equals `view`. */
export function imaginedLooksTheSame({ table, views }: Moment): string | undefined {
  return first(views, ([viewer, view]) => looksOtherwise(table, viewer, view));
}

function looksOtherwise(table: Table, viewer: Viewer, view: GameTypes['view']): string | undefined {
  return first(worldsOf(table, view, worlds), (world) =>
    difference(table.game.view(world, viewer), view, `imagined by ${viewer}, view`),
  );
}

/** What a seat may do, it knows: the list is the same in every world that it can imagine. */
export function movesFollowFromTheView({ table, views, legal }: Moment): string | undefined {
  const { game } = table;
  return first(legal.entries(), ([seat, moves]) =>
    first(worldsOf(table, views.get(seat)!, worlds), (world) =>
      difference(
        game.legalMoves(world, seat).map(game.moveKey),
        moves.map(game.moveKey),
        `imagined by seat ${seat}, its legal moves`,
      ),
    ),
  );
}

export function standingFollowsFromTheView({ table, views, active, awaited, outcome }: Moment) {
  const { game } = table;
  return first(views, ([viewer, view]) =>
    first(
      worldsOf(table, view, worlds),
      (world) =>
        difference(game.activeSeats(world), active, `imagined by ${viewer}, activeSeats`) ??
        difference(game.awaitedSeats(world), awaited, `imagined by ${viewer}, awaitedSeats`) ??
        difference(game.outcome(world), outcome, `imagined by ${viewer}, outcome`),
    ),
  );
}

/** Nothing that is shown holds the rng, or is computed from it; nor is what may be moved. */
export function rngIsHidden({ table, state, views, legal }: Moment): string | undefined {
  const { game } = table;
  const other: GameTypes['state'] = { ...jsonCopy(state), rng: { ...rngFromSeed('other'), drawn: 7 } };
  return (
    first(views, ([viewer, view]) => {
      const leak = leakOf(view, state.rng, `view of ${viewer}`);
      return leak ?? difference(game.view(other, viewer), view, `with another rng, view of ${viewer}`);
    }) ??
    first(legal.entries(), ([seat, moves]) =>
      difference(game.legalMoves(other, seat), moves, `with another rng, legalMoves of seat ${seat}`),
    )
  );
}

/** At each emit: the view can be imagined, the event is what the viewer may know, and both stay as shown. */
export function everyEmitCanBeShown({ before, seat, move }: Deed): string | undefined {
  const { table, state } = before;
  const { game, viewers } = table;
  const next = game.clone(state);
  const shown: { readonly value: unknown; readonly text: string; readonly name: string }[] = [];
  let problem: string | undefined;
  game.apply(next, seat, move, (event) => {
    for (const viewer of viewers) {
      const name = `after ${event.type}, ${viewer}`;
      const view = game.view(next, viewer);
      const seen = game.viewEvent(event, viewer);
      problem ??=
        first(worldsOf(table, view, 1), (world) =>
          difference(game.view(world, viewer), view, `imagined ${name}, view`),
        ) ?? leakOf({ view, seen: seen ?? null }, next.rng, name);
      for (const value of [view, seen]) {
        if (value !== undefined) shown.push({ value, text: JSON.stringify(value), name });
      }
    }
  });
  return (
    problem ??
    first(shown, ({ value, text, name }) =>
      JSON.stringify(value) === text ? undefined : `${name}: what was shown changed afterwards (${text})`,
    )
  );
}

/** ALL-4: what can be taken back taught nobody anything. A move that neither draws nor reveals shows a
 *  viewer the same in every world that they could have imagined before it. */
export function openMovesTeachNothing({ before, seat, move, key }: Deed): string | undefined {
  const { table, state, views } = before;
  const { game, viewers } = table;
  const played = applyTo(game, state, seat, move, viewers);
  if (played.final) return undefined;
  return first(viewers, (viewer) =>
    first(worldsOf(table, views.get(viewer)!, worlds), (world) => {
      const same = game.legalMoves(world, seat).find((legal) => game.moveKey(legal) === key);
      if (same === undefined) return undefined;
      const imagined = applyTo(game, world, seat, same, [viewer]);
      if (imagined.final) return `imagined by ${viewer}, it draws or reveals; at the table it did not`;
      return difference(
        imagined.frames.get(viewer),
        played.frames.get(viewer),
        `imagined by ${viewer}, shown`,
      );
    }),
  );
}

/** The picture is a function of the view: where two moves of one kind, or two draws, show a viewer the
 *  same views, they are told to that viewer in the same words. */
export function eventsTellNoMoreThanViews({ before, seat, move }: Deed): string | undefined {
  const { table, state, legal } = before;
  const { game, viewers } = table;
  const others = viewers.filter((viewer) => viewer !== seat);
  const played = applyTo(game, state, seat, move, others);
  const alternatives = played.final
    ? otherChances(before).map((chance) => applyTo(game, chance, seat, move, others))
    : legal[seat]!.filter((other) => other.type === move.type)
        .slice(0, mostAlike)
        .map((other) => applyTo(game, state, seat, other, others))
        .filter(({ final }) => !final);
  const all = [played, ...alternatives];
  return first(others, (viewer) => toldMore(all.map(({ frames }) => frames.get(viewer)!)));
}

/** The same state with other draws to come. */
function otherChances({ table, state }: Moment): readonly GameTypes['state'][] {
  return Array.from({ length: draws }, (_, index) => {
    const copy = table.game.clone(state);
    copy.rng = rngFork(table.dice, `draw ${index}`);
    return copy;
  });
}

/** Two that look alike and are told apart. */
function toldMore(all: readonly Shown<GameTypes>[]): string | undefined {
  return first(all.entries(), ([index, one]) => {
    const alike = all.findIndex((other) => deepEqual(picturesOf(other), picturesOf(one)));
    if (alike === index) return undefined;
    return difference(wordsOf(one), wordsOf(all[alike]!), 'the same is seen, and told otherwise: events');
  });
}

function picturesOf({ frames, view }: Shown<GameTypes>): readonly GameTypes['view'][] {
  return [...frames.map((frame) => frame.view), view];
}

function wordsOf({ frames }: Shown<GameTypes>): readonly GameTypes['event'][] {
  return frames.map(({ event }) => event);
}

/** Going back gives everybody the view that they had. */
export function takeBackRestoresViews({ before, seat, move }: Deed): string | undefined {
  const { table, state, views } = before;
  applyTo(table.game, state, seat, move, table.viewers);
  return first(views, ([viewer, view]) =>
    difference(table.game.view(state, viewer), view, `taken back, view of ${viewer}`),
  );
}

/** The rng's name, or any number of its key that is long enough to be no accident. */
function leakOf(value: object, rng: Rng, name: string): string | undefined {
  const text = JSON.stringify(value);
  if (/"(rng|drawn)":/.test(text)) return `${name} holds the rng`;
  const word = rng.key.find((number) => number > 1e6 && text.includes(String(number)));
  return word === undefined ? undefined : `${name} holds ${word}, a part of the rng's key`;
}
