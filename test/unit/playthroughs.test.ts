// The golden playthroughs: whoever changes what a game does sees it in the diff of these files.
// `npm run --silent larets -- playthrough <game> …` writes them.

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { regenerate } from '../../src/cli/playthrough.ts';
import { wholeGames } from '../../src/games/whole.ts';
import type { AnyGame } from '../../src/kernel/game.ts';
import { checkOptions, type OptionSpec } from '../../src/kernel/options.ts';
import { valuesOf } from '../conformance/cases.ts';

const games = join(import.meta.dirname, '../../src/games');

for (const { id, load } of wholeGames) {
  const texts = new Map(
    globSync(`${id}/test/playthroughs/*.txt`, { cwd: games })
      .toSorted()
      .map((file) => [file, readFileSync(join(games, file), 'utf8')]),
  );

  for (const [file, text] of texts) {
    test(`${file} is what its moves give`, async () => {
      assert.equal(await regenerate(text), text);
    });
  }

  test(`${id}: every seat count and every value of an option has a playthrough`, async () => {
    const { game } = await load();
    const shown = new Set([...texts.values()].flatMap((text) => valuesShown(game, text)));
    assert.deepEqual(
      valuesWanted(game).filter((value) => !shown.has(value)),
      [],
    );
  });
}

/** 'seats=3', 'side=b', 'firstSeat=chosen'. */
function valuesWanted(game: AnyGame): readonly string[] {
  const wanted = new Set(game.seatCounts.map((seats) => `seats=${seats}`));
  for (const spec of game.options) {
    for (const seats of game.seatCounts) {
      for (const value of valuesOf(spec, seats)) {
        if (isPossible(game, seats, spec, value)) wanted.add(named(spec, value));
      }
    }
  }
  return [...wanted];
}

/** Alone, or together with some value of one other option. */
function isPossible(game: AnyGame, seats: number, spec: OptionSpec, value: unknown): boolean {
  const alone = { [spec.name]: value };
  if (checkOptions(game, seats, alone).ok) return true;
  return game.options.some((other) =>
    valuesOf(other, seats).some(
      (partner) => checkOptions(game, seats, { [other.name]: partner, ...alone }).ok,
    ),
  );
}

function valuesShown(game: AnyGame, text: string): readonly string[] {
  const seats = Number(/^seats: (\d+)$/m.exec(text)?.[1]);
  const given = JSON.parse(/^options: (.*)$/m.exec(text)?.[1] ?? '{}');
  const checked = checkOptions(game, seats, given);
  assert.ok(checked.ok, JSON.stringify(checked));
  return [`seats=${seats}`, ...game.options.map((spec) => named(spec, checked.options[spec.name]))];
}

function named(spec: OptionSpec, value: unknown): string {
  const isSeats = spec.kind === 'seat' || spec.kind === 'seatOrder';
  return `${spec.name}=${isSeats && value !== 'random' ? 'chosen' : value}`;
}
