// A whole game played through the laws.

import { type GameTypes, ignore, type Seat } from '../../src/kernel/game.ts';
import { applyTo, type Played, play } from '../../src/kernel/play.ts';
import { pickOne, randomInt, rngFork, rngFromSeed } from '../../src/kernel/random.ts';
import { anySeat } from '../../src/kernel/wander.ts';
import type { Proven } from './games.ts';
import {
  deedLaws,
  everyMomentLaws,
  gameLaws,
  type Laws,
  momentLaws,
  rareLaws,
  recordLaws,
  sampledDeedLaws,
  sampledLaws,
  spreadLaws,
} from './laws.ts';
import { type Deed, hold, LawBroken, type Moment, momentOf, type Table, whereIs } from './table.ts';

/** One in so many moments and moves meets the sampled laws. */
const momentSample = 4;
const deedSample = 3;
const rareMoments: readonly number[] = [3, 20, 60, 150];
/** From one spread moment to the next. */
const spread = 31;
/** One in so many moves is a time-out, where a game knows any. */
const timeoutSample = 16;
/** After so many moves a game repeats itself, and only one in so many is looked at closely. */
const closeMoves = 120;
const laterSample = 5;
/** Whatever comes after so many moves is only played to its end. */
const mostMoves = 2000;

/** Before anything is played. */
export function proveBox(id: string, proven: Proven): void {
  for (const [name, law] of Object.entries(gameLaws)) hold(name, id, () => law({ ...proven, id }));
}

/** `aimless`: any legal move; `sensible`: every other move is that of the game's own policy. */
export type Style = 'aimless' | 'sensible';

export function walk(table: Table, style: Style): void {
  const { game, seats, options, seed } = table;
  const deeds: Deed[] = [];
  let state = game.setup(seats, options, rngFromSeed(seed));
  let played: Played<GameTypes> | undefined;
  for (let number = 0; number <= mostMoves; number++) {
    const where = whereIs(table, number, deeds.at(-1));
    const moment = lookAt(table, state, number, where);
    const isOver = moment.outcome !== undefined;
    const isClose = isOver || number < closeMoves || randomInt(table.dice, laterSample) === 0;
    if (isClose) proveMoment(moment, where);
    if (isOver) break;
    if (number >= game.moveLimit) throw endless(table, number);
    const deed = chooseDeed(moment, style, deeds.at(-1), played?.final ?? true);
    if (isClose) proveDeed(deed);
    played = make(deed);
    deeds.push(deed);
    state = played.state;
  }
  holdAll(table, recordLaws, { table, deeds, last: state }, whereIs(table, deeds.length));
  playToTheEnd(table, game.clone(state), deeds.length, (moves) => pickOne(table.dice, moves));
}

/** Nobody can stall: not by the first thing that comes to hand, nor by the last. */
export function stall(table: Table): void {
  const { game, seats, options, seed } = table;
  for (const choose of [firstOf, lastOf]) {
    playToTheEnd(table, game.setup(seats, options, rngFromSeed(seed)), 0, choose);
  }
}

type Choice = (moves: readonly GameTypes['move'][]) => GameTypes['move'];

function firstOf(moves: readonly GameTypes['move'][]): GameTypes['move'] {
  return moves[0]!;
}

function lastOf(moves: readonly GameTypes['move'][]): GameTypes['move'] {
  return moves.at(-1)!;
}

function playToTheEnd(table: Table, state: GameTypes['state'], from: number, choose: Choice): void {
  const { game, dice } = table;
  for (let number = from; ; number++) {
    const seat = anySeat(game, state, dice);
    if (seat === undefined) return;
    if (number >= game.moveLimit) throw endless(table, number);
    game.apply(state, seat, choose(game.legalMoves(state, seat)), ignore);
  }
}

function endless(table: Table, number: number): LawBroken {
  return new LawBroken('endsWithinMoveLimit', whereIs(table, number), 'the game is not over');
}

function proveMoment(moment: Moment, where: string): void {
  const { table, number, outcome } = moment;
  holdAll(table, momentLaws, moment, where);
  const isSampled = number === 0 || outcome !== undefined || randomInt(table.dice, momentSample) === 0;
  if (isSampled) holdAll(table, sampledLaws, moment, where);
  if (rareMoments.includes(number)) holdAll(table, rareLaws, moment, where);
  if (number % spread === 2) holdAll(table, spreadLaws, moment, where);
}

function proveDeed(deed: Deed): void {
  const { table, number } = deed.before;
  const where = whereIs(table, number + 1, deed);
  holdAll(table, deedLaws, deed, where);
  if (number === 0 || randomInt(table.dice, deedSample) === 0) holdAll(table, sampledDeedLaws, deed, where);
}

function lookAt(table: Table, state: GameTypes['state'], number: number, where: string): Moment {
  let moment: Moment | undefined;
  hold('queriesAnswer', where, () => {
    moment = momentOf(table, state, number);
    return undefined;
  });
  holdAll(table, everyMomentLaws, moment!, where);
  return moment!;
}

function holdAll<Subject>(table: Table, laws: Laws<Subject>, subject: Subject, where: string): void {
  for (const [name, law] of Object.entries(laws)) {
    if (table.only === undefined || table.only === name) hold(name, where, () => law(subject));
  }
}

function chooseDeed(before: Moment, style: Style, last: Deed | undefined, isSettled: boolean): Deed {
  const { table, state } = before;
  const { game, dice } = table;
  const seat = anySeat(game, state, dice)!;
  const isConfirmed = isSettled || last?.seat !== seat;
  if (isConfirmed && before.awaited.includes(seat) && randomInt(dice, timeoutSample) === 0) {
    const move = game.onTimeout?.(state, seat);
    if (move !== undefined) return { before, seat, move, key: game.moveKey(move), isTimeout: true };
  }
  const move = chooseMove(before, seat, style);
  return { before, seat, move, key: game.moveKey(move), isTimeout: false };
}

function chooseMove(before: Moment, seat: Seat, style: Style): GameTypes['move'] {
  const { table, legal, views, number } = before;
  const { game, hints, dice } = table;
  if (style === 'aimless' || randomInt(dice, 2) === 0) return pickOne(dice, legal[seat]!);
  const world = game.determinize(views.get(seat)!, rngFork(dice, 'sensible'));
  const key = game.moveKey(hints.policy(world, seat, dice));
  const move = legal[seat]!.find((possible) => game.moveKey(possible) === key);
  if (move !== undefined) return move;
  const isImagined = game.legalMoves(world, seat).some((possible) => game.moveKey(possible) === key);
  const law = isImagined ? 'movesFollowFromTheView' : 'policyIsLegal';
  throw new LawBroken(
    law,
    whereIs(table, number),
    `the policy of seat ${seat} is ${key}, which is not legal`,
  );
}

/** As the table does it: by key. */
function make({ before, seat, move, key, isTimeout }: Deed): Played<GameTypes> {
  const { table, state, number } = before;
  if (isTimeout) return applyTo(table.game, state, seat, move, []);
  const result = play(table.game, state, seat, key, []);
  if (result.ok) return result;
  const what = `${key} of seat ${seat} is refused: ${JSON.stringify(result.refusal)}`;
  throw new LawBroken('legalMovesArePlayed', whereIs(table, number), what);
}
