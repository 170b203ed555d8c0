// Whoever only listens knows as much as whoever looks: out of the lines alone the view is put together again.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import commonEn from '../../../i18n/en.json' with { type: 'json' };
import { tell as tellIn } from '../../../i18n/format.ts';
import type { Viewer } from '../../../kernel/game.ts';
import { pickOne, rngFromSeed } from '../../../kernel/random.ts';
import { cells, squares } from '../board.ts';
import { cards, tokens } from '../components.ts';
import en from '../i18n/en.json' with { type: 'json' };
import { game } from '../index.ts';
import { characters, type View } from '../types.ts';
import { describe } from '../ui/describe.ts';

const names = ['Anna', 'Boris', 'Vera', 'Gleb', 'Dina'];

type Sections = ReadonlyMap<string, readonly string[]>;

function told(view: View): Sections {
  const speech = { language: 'en', catalogues: [en, commonEn], players: names } as const;
  const sections = describe(view, (key, values) => tellIn(speech, key, values));
  return new Map(sections.map(({ id, lines }) => [id, lines]));
}

/** By its name in words: the thing. */
function named(family: string, ids: readonly string[]): ReadonlyMap<string, string> {
  const words = en as Readonly<Record<string, string>>;
  return new Map(ids.map((id) => [words[`${family}.${id}`]!, id]));
}

const cellNames = named(
  'cell',
  cells.map(({ id }) => id),
);
const cardNames = named(
  'card',
  cards.map(({ id }) => id),
);
const tokenNames = named(
  'token',
  tokens.map(({ id }) => id),
);
const characterNames = named('character', characters);

function thing(names_: ReadonlyMap<string, string>, name: string | undefined): string {
  const found = names_.get(name ?? '');
  assert.ok(found !== undefined, `nothing is called ${name}`);
  return found;
}

/** What stands after these words in one of the lines. */
function after(lines: readonly string[] | undefined, start: RegExp): string | undefined {
  return lines?.map((line) => start.exec(line)?.[1]).find((found) => found !== undefined);
}

function cardsIn(list: string | undefined): readonly string[] {
  return list === undefined ? [] : list.split(', ').map((name) => thing(cardNames, name));
}

function seatOf(name: string | undefined): number {
  return names.indexOf(name ?? '');
}

/** All that the lines say. */
function rebuilt(sections: Sections, seats: number) {
  const mine = sections.get('mine');
  const own = sections
    .get('seats')!
    .map((line) => /^(\w+): (.*)\.$/.exec(line)!.slice(1) as [string, string]);
  const about = own.map(([, text]) => text.split('; '));
  const clock = sections.get('clock');
  const piles = sections.get('piles');
  return {
    hand: cardsIn(after(mine, /^Your cards: (.*)\.$/)),
    characters: about.map((parts) => parts.map((part) => characterNames.get(part)).find(Boolean) ?? null),
    points: about.map((parts) => Number(/^(\d+) points?$/.exec(parts[0]!)![1])),
    handSizes: about.map((parts) => Number(/^(\d+) cards? in hand$/.exec(parts[1]!)![1])),
    cells: standing(sections, seats),
    tokens: squares.map(({ id }) => tokenOn(sections, id)),
    house: tokens.map(({ id }) => builder(sections, id)),
    deckSize: Number(after(piles, /^(\d+) cards? in the deck\.$/) ?? 0),
    discards: cardsIn(after(piles, /^Discards, in their order \(\d+\): (.*)\.$/)),
    known: cardsIn(after(piles, /^Certainly in the hands of others: (.*)\.$/)),
    firstSeat: seatOf(after(clock, /^(\w+) went first\.$/)),
    turn: seatOf(after(clock, /^It is the turn of (\w+)\./)),
    turnsPlayed: Number(after(clock, /Turns played: (\d+);/)),
    idleSince: Number(after(clock, /no new part since turn (\d+)\.$/)),
    idleRounds: Number(after(clock, /^Rounds in a row without a new part: (\d+) /) ?? 0),
  };
}

function cellLine(sections: Sections, cell: string): readonly string[] {
  const fifth = sections.get(`fifth${cell.replace(/\d/, '')}`)!;
  const name = [...cellNames].find(([, id]) => id === cell)![0];
  const line = fifth.find((text) => text.startsWith(`${name}: `))!;
  return line.slice(name.length + 2, -1).split('; ');
}

function standing(sections: Sections, seats: number): readonly (string | null)[] {
  const found: (string | null)[] = Array.from({ length: seats }, () => null);
  for (const { id } of cells) {
    const who = after(cellLine(sections, id), /^(\w+) stands here$/);
    if (who !== undefined) found[seatOf(who)] = id;
  }
  return found;
}

function tokenOn(sections: Sections, cell: string): string | null {
  const name = after(cellLine(sections, cell), /^a token lies here: (.*)$/);
  return name === undefined ? null : thing(tokenNames, name);
}

function builder(sections: Sections, token: string): number | null {
  const places = sections.get('house')!.flatMap((row) =>
    row
      .replace(/^[^:]*: /, '')
      .replace(/\.$/, '')
      .split('; '),
  );
  const name = [...tokenNames].find(([, id]) => id === token)![0];
  const place = places.find((text) => text.startsWith(name))!;
  const who = / – laid by (\w+)$/.exec(place)?.[1];
  return who === undefined ? null : seatOf(who);
}

/** What is seen; how likely each way is that it may have been is for bots to reckon. */
function seen(view: View) {
  const { viewer: _, step: __, accounts: ___, ...rest } = view;
  return rest;
}

for (const seats of [2, 3, 4, 5]) {
  test(`with ${seats} players every viewer's knowledge is put together out of the lines alone`, () => {
    const viewers: readonly Viewer[] = [...Array(seats).keys(), 'spectator'];
    const rng = rngFromSeed(`ear/${seats}`);
    const state = game.setup(seats, { firstSeat: 'random' }, rngFromSeed(`ear/game/${seats}`));
    for (let move = 0; move < 260 && game.outcome(state) === undefined; move++) {
      for (const viewer of viewers) {
        const view = game.view(state, viewer);
        assert.deepEqual(rebuilt(told(view), seats), seen(view), `move ${move}, ${viewer}`);
      }
      game.apply(state, state.turn, pickOne(rng, game.legalMoves(state, state.turn)), () => {});
    }
    assert.ok(
      state.house.some((seat) => seat !== null),
      'something was built',
    );
  });
}

test('every step that can be made is told, with all that pays for it, and what is jumped', () => {
  const rng = rngFromSeed('steps');
  const state = game.setup(5, { firstSeat: 0 }, rngFromSeed('steps/game'));
  let jumps = 0;
  for (let move = 0; move < 200 && game.outcome(state) === undefined; move++) {
    const moves = game.legalMoves(state, state.turn);
    if (state.step === 'move') {
      const lines = told(game.view(state, state.turn)).get('steps')!;
      const goals = new Map<string, Set<string>>();
      for (const go of moves) {
        if (go.type !== 'go') continue;
        goals.set(
          go.to,
          (goals.get(go.to) ?? new Set()).add(
            go.cards.map((card) => en[`card.${card}` as 'card.HHH']).join(', '),
          ),
        );
      }
      assert.equal(lines.length, Math.max(1, goals.size));
      for (const [cell, payments] of goals) {
        const line = lines.find((text) => text.includes(en[`cell.${cell}` as 'cell.A1']))!;
        for (const payment of payments) assert.ok(line.includes(payment), `${line} lacks ${payment}`);
        if (line.includes('Jumping over')) jumps++;
      }
    }
    game.apply(state, state.turn, pickOne(rng, moves), () => {});
  }
  assert.ok(jumps > 0, 'nobody was jumped');
});
