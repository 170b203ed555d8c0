// Laws about whose move it is and what may be moved.

import { ignore } from '../../../src/kernel/game.ts';
import { deepEqual, deepFreeze, difference, notJson } from '../../../src/kernel/json.ts';
import { garbage, hostileKeys } from '../hostile.ts';
import { first } from '../messages.ts';
import { type Deed, jsonCopy, type Moment } from '../table.ts';

/** "A few hundred at most: larger decisions are split into steps." */
const longestList = 400;
const longestKey = 64;

export function activeExactlyIfLegal({ active, legal }: Moment): string | undefined {
  const able = [...legal.keys()].filter((seat) => legal[seat]!.length > 0);
  return deepEqual(active, able) ? undefined : `active are [${active}], and a legal move have [${able}]`;
}

export function awaitedAreActive({ active, awaited, outcome }: Moment): string | undefined {
  if (!isAscending(awaited)) return `awaited are [${awaited}]: not ascending`;
  if (awaited.some((seat) => !active.includes(seat))) return `awaited are [${awaited}], active [${active}]`;
  return outcome === undefined && awaited.length === 0
    ? 'the game goes on, and nobody is awaited'
    : undefined;
}

export function nobodyActiveExactlyIfOver({ active, outcome, views }: Moment): string | undefined {
  const isOver = outcome !== undefined;
  if (isOver && active.length > 0) return `there is an outcome, and [${active}] are active`;
  if (!isOver && active.length === 0) return 'nobody is active, and there is no outcome';
  return first(views, ([viewer, view]) => {
    if (view.viewer !== viewer) return `the view of ${viewer} says that it is that of ${view.viewer}`;
    if ((view.step === 'gameOver') !== isOver) return `the step that ${viewer} sees is ${view.step}`;
    return undefined;
  });
}

export function listsAreShort({ legal }: Moment): string | undefined {
  return first(legal.entries(), ([seat, moves]) =>
    moves.length >= longestList ? `seat ${seat} has ${moves.length} moves: split the decision` : undefined,
  );
}

/** The same list whenever it is asked for, and of whatever copy. */
export function movesInStableOrder({ table, state, legal }: Moment): string | undefined {
  const { game } = table;
  return first(legal.entries(), ([seat, moves]) =>
    first([state, game.clone(state), state], (copy) =>
      difference(game.legalMoves(copy, seat), moves, `legalMoves of seat ${seat}`),
    ),
  );
}

export function keysAreDifferent({ table, legal }: Moment): string | undefined {
  const { game, corpus } = table;
  return first(legal, (moves) => {
    const keys = moves.map(game.moveKey);
    const twice = keys.find((key, index) => keys.indexOf(key) !== index);
    if (twice !== undefined) return `two legal moves have the key ${twice}`;
    return first(moves.entries(), ([index, move]) => {
      const known = corpus.moves.get(keys[index]!);
      return known && difference(move, known, `another move has the key ${keys[index]}, move`);
    });
  });
}

export function keysAreText({ table, legal }: Moment): string | undefined {
  return first(legal.flat(), (move) => {
    const key = table.game.moveKey(move);
    if (!/^\S+$/.test(key)) return `the key ${JSON.stringify(key)} has a space, or nothing`;
    if (key.length > longestKey) return `the key ${key} is longer than ${longestKey}`;
    return undefined;
  });
}

export function keysParse({ table, legal }: Moment): string | undefined {
  const { game } = table;
  return first(legal.flat(), (move) =>
    difference(game.parseMove(game.moveKey(move)), move, `parseMove(${game.moveKey(move)})`),
  );
}

/** A text is no key, or the one spelling of a well-formed move. */
export function parseMoveIsStrict({ table, legal }: Moment): string | undefined {
  const { game } = table;
  const texts = legal.flat().flatMap((move) => hostileKeys(game.moveKey(move)));
  return first([...garbage, ...texts], (text) => {
    const move = game.parseMove(text);
    if (move === undefined) return undefined;
    const key = game.moveKey(move);
    if (key !== text) return `parseMove takes ${JSON.stringify(text)} for ${key}`;
    return notJson(move, `move of ${JSON.stringify(text)}`);
  });
}

export function movesCanBeApplied({ before, seat, move }: Deed): string | undefined {
  const { game } = before.table;
  game.apply(game.clone(before.state), seat, deepFreeze(jsonCopy(move)), ignore);
  return undefined;
}

/** What happens when a seat's time is over cannot be chosen. */
export function timeoutIsNotLegal({ before, seat, key, isTimeout }: Deed): string | undefined {
  if (!isTimeout) return undefined;
  const { game } = before.table;
  if (before.legal[seat]!.some((legal) => game.moveKey(legal) === key)) return `${key} is legal as well`;
  const move = game.onTimeout!(before.frozen, seat);
  return difference(game.parseMove(key), move, `parseMove(${key})`);
}

function isAscending(seats: readonly number[]): boolean {
  return seats.every((seat, index) => index === 0 || seat > seats[index - 1]!);
}
