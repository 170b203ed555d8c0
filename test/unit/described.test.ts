// The board in words says all that who looks may know: whenever what they see changes, so do the words, and the same
// words never stand for two positions.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import type { GameModule } from '../../src/games/whole.ts';
import { wholeGames } from '../../src/games/whole.ts';
import commonEn from '../../src/i18n/en.json' with { type: 'json' };
import { type Language, languages, tell as tellIn } from '../../src/i18n/format.ts';
import commonRu from '../../src/i18n/ru.json' with { type: 'json' };
import type { GameTypes, Viewer } from '../../src/kernel/game.ts';
import { difference } from '../../src/kernel/json.ts';
import { pickOne, rngFromSeed } from '../../src/kernel/random.ts';
import { anySeat } from '../../src/kernel/wander.ts';
import type { Described, Tell } from '../../src/ui-kit/board.ts';
import { casesOf } from '../conformance/cases.ts';

type Describe = (view: GameTypes['view'], tell: Tell) => readonly Described[];

const common = { en: commonEn, ru: commonRu };
const names = ['Anna', 'Boris', 'Vera', 'Gleb', 'Dina'];
const mostMoves = 400;

for (const { id, load } of wholeGames) {
  const file = new URL(`../../src/games/${id}/ui/describe.ts`, import.meta.url);
  if (!existsSync(file)) continue;

  test(`${id}: the words change whenever what somebody sees changes`, async () => {
    const module = await load();
    const describe: Describe = (await import(file.href)).describe;
    const problems = new Set<string>();
    for (const [index, { seats, options }] of casesOf(module).entries()) {
      for (const problem of heldBack(module, describe, seats, options, `words/${index}`))
        problems.add(problem);
    }
    assert.deepEqual([...problems].slice(0, 10), []);
  });

  test(`${id}: sections keep their names, every line is a sentence in both languages`, async () => {
    const module = await load();
    const describe: Describe = (await import(file.href)).describe;
    const { game } = module;
    const { seats, options } = casesOf(module)[0]!;
    const view = game.view(game.setup(seats, options, rngFromSeed('words')), 0);
    for (const language of languages) {
      const sections = describe(view, tellOf(module, language, seats));
      assert.ok(sections.length > 0);
      const ids = sections.map((section) => section.id);
      assert.equal(new Set(ids).size, ids.length, ids.join());
      for (const text of sections.flatMap(({ title, lines }) => [title, ...lines])) {
        assert.doesNotMatch(text, /undefined|NaN|\[object|[{}]|^[a-z]+\.[\w.]+$|^$/u, text);
      }
    }
  });
}

/** What changed in a view without changing the words. */
function* heldBack(
  module: GameModule,
  describe: Describe,
  seats: number,
  options: object,
  seed: string,
): Iterable<string> {
  const { game } = module;
  const say = tellOf(module, 'en', seats);
  const rng = rngFromSeed(`${seed}/players`);
  const state = game.setup(seats, options, rngFromSeed(seed));
  const viewers: readonly Viewer[] = [...Array(seats).keys()];
  const known = new Map(viewers.map((viewer) => [viewer, new Map<string, GameTypes['view']>()]));
  for (let number = 0; number < mostMoves; number++) {
    for (const viewer of viewers) {
      const view = game.view(state, viewer);
      const words = JSON.stringify([view.step, describe(view, say)]);
      const before = known.get(viewer)!.get(words);
      const place = before && difference(before, view);
      // Where exactly does not matter: one example of each kind is enough.
      if (place !== undefined) yield place.replaceAll(/\d+/g, 'n').slice(0, 90);
      known.get(viewer)!.set(words, view);
    }
    const seat = anySeat(game, state, rng);
    if (seat === undefined) return;
    game.apply(state, seat, pickOne(rng, game.legalMoves(state, seat)), () => {});
  }
}

function tellOf({ texts }: GameModule, language: Language, seats: number): Tell {
  const speech = {
    language,
    catalogues: [texts[language], common[language]],
    players: names.slice(0, seats),
  };
  return (key, values) => tellIn(speech, key, values);
}
