// Games that are broken on purpose in one place, and how they are caught.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hints } from '../../../src/games/_template/bot.ts';
import en from '../../../src/games/_template/i18n/en.json' with { type: 'json' };
import ru from '../../../src/games/_template/i18n/ru.json' with { type: 'json' };
import { game as template } from '../../../src/games/_template/index.ts';
import { check } from '../../../src/games/_template/test/invariants.ts';
import { facts, odds } from '../../../src/games/_template/test/odds.ts';
import { truths } from '../../../src/games/_template/test/truths.ts';
import type { Event, Move, State, Types } from '../../../src/games/_template/types.ts';
import { wholeGames } from '../../../src/games/whole.ts';
import type { AnyGame, Emit, Game, Seat } from '../../../src/kernel/game.ts';
import type { Hints } from '../../../src/kernel/hints.ts';
import { checkOptions } from '../../../src/kernel/options.ts';
import { type Corpus, corpusOf } from '../corpus.ts';
import { type Proven, proven } from '../games.ts';
import { LawBroken, tableOf } from '../table.ts';
import { proveBox, walk } from '../walk.ts';

const texts = { en, ru };

export const sound = { game: template, hints, texts, check, odds, facts, truths } as unknown as Proven;
/** The laws that have caught something. */
export const bitten = new Set<string>();
const corpus = corpusOf(sound);
const games = 12;
const seats = 3;

interface Break extends Partial<Game<Types>> {
  readonly hints?: Partial<Hints<Types>>;
}

/** The law alone catches it. */
export function caught(law: string, how: string, { hints: otherHints, ...other }: Break): void {
  bitten.add(law);
  test(`${law} catches a game that ${how}`, () => {
    const game = { ...template, ...other };
    const broken = { ...sound, game, hints: { ...hints, ...otherHints } } as Proven;
    assert.equal(lawThatCatches(broken, law), law);
  });
}

/** One of the registered games is broken: the same. */
export function caughtIn(id: string, law: string, how: string, breaking: (game: AnyGame) => object): void {
  bitten.add(law);
  test(`${law} catches a ${id} that ${how}`, async () => {
    const whole = await proven(wholeGames.find((entry) => entry.id === id)!);
    const broken = { ...whole, game: { ...whole.game, ...breaking(whole.game) } };
    assert.equal(lawThatCatches(broken, law, id, corpusOf(whole)), law);
  });
}

/** The first law that is broken, if any is. */
export function lawThatCatches(
  broken: Proven,
  only?: string,
  id = '_template',
  keys: Corpus = corpus,
): string | undefined {
  const checked = checkOptions(broken.game, seats, {});
  assert.ok(checked.ok);
  try {
    proveBox(id, broken);
    for (let game = 0; game < games; game++) {
      const table = tableOf(broken, seats, checked.options, `broken/${game}`, keys);
      walk(only === undefined ? table : { ...table, only }, game % 2 === 0 ? 'aimless' : 'sensible');
    }
    return undefined;
  } catch (error) {
    if (error instanceof LawBroken) return error.law;
    throw error;
  }
}

/** The template's `apply`, and something after it. */
export function thenAlso(deed: (state: State, move: Move, seat: Seat) => void): Pick<Game<Types>, 'apply'> {
  return {
    apply: (state, seat, move, emit) => {
      template.apply(state, seat, move, emit);
      deed(state, move, seat);
    },
  };
}

/** The template's `apply`, of which the events are told in another way. */
export function tellingOtherwise(
  tell: (event: Event, emit: Emit<Event>, state: State) => void,
): Pick<Game<Types>, 'apply'> {
  return {
    apply: (state, seat, move, emit) =>
      template.apply(state, seat, move, (event, flags) => tell(event, (told) => emit(told, flags), state)),
  };
}

/** The template's view with something added, which its type does not know. */
export function seeingAlso(see: (state: State) => object): Pick<Game<Types>, 'view'> {
  return { view: (state, viewer) => ({ ...template.view(state, viewer), ...see(state) }) };
}

export function movesOf(
  choose: (moves: readonly Move[], state: State, seat: Seat) => readonly Move[],
): Pick<Game<Types>, 'legalMoves'> {
  return { legalMoves: (state, seat) => choose(template.legalMoves(state, seat), state, seat) };
}
