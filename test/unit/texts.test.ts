// Everything that a game can say can be said in both languages.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameModule } from '../../src/games/whole.ts';
import commonEn from '../../src/i18n/en.json' with { type: 'json' };
import { type Catalogue, languages, parseMessage } from '../../src/i18n/format.ts';
import { exactPrompt } from '../../src/i18n/prompt.ts';
import commonRu from '../../src/i18n/ru.json' with { type: 'json' };
import type { GameTypes } from '../../src/kernel/game.ts';
import { pickOne, randomInt, rngFromSeed } from '../../src/kernel/random.ts';
import { anySeat } from '../../src/kernel/wander.ts';
import { casesOf } from '../conformance/cases.ts';
import { provenGames } from '../conformance/games.ts';
import { gapsOf, untold } from '../conformance/messages.ts';

const mostMoves = 600;
/** One in so many moments is told. */
const sample = 4;
const pluralForms = { en: ['one', 'other'], ru: ['few', 'many', 'one', 'other'] } as const;

test('the common texts: both languages have the same keys and gaps', () => {
  compareCatalogues({ en: commonEn, ru: commonRu });
});

for (const { id, load } of provenGames) {
  test(`${id}: both languages have the same keys and gaps`, async () => {
    compareCatalogues((await load()).texts);
  });

  test(`${id}: title, steps, options and rules have texts`, async () => {
    const { game, texts } = await load();
    assert.ok(Object.hasOwn(texts.en, 'prompt.gameOver'), 'no message "prompt.gameOver"');
    const keys = ['title', 'tagline'];
    for (const spec of game.options) {
      keys.push(`option.${spec.name}`, `option.${spec.name}.help`);
      if (spec.kind === 'choice') keys.push(...spec.values.map((value) => `option.${spec.name}.${value}`));
    }
    for (const key of keys) assert.equal(untold(texts, key), undefined);
  });

  test(`${id}: what is asked where only some moves are possible names steps and moves that there are`, async () => {
    const { en } = (await load()).texts;
    for (const key of Object.keys(en)) {
      const [family, step, types] = key.split('.');
      if (family !== 'prompt' || types === undefined) continue;
      assert.ok(Object.hasOwn(en, `prompt.${step}`), `"${key}" is of no step`);
      const moves = types.split('+').map((type) => ({ type }));
      for (const { type } of moves)
        assert.ok(Object.hasOwn(en, `move.${type}`), `"${key}": no move "${type}"`);
      assert.equal(exactPrompt(step!, moves), key);
    }
  });

  test(`${id}: all that happens in aimless games can be told`, async () => {
    const module = await load();
    const untoldOnes = new Set<string>();
    for (const [index, { seats, options }] of casesOf(module).entries()) {
      for (const problem of untoldIn(module, seats, options, `texts/${index}`)) untoldOnes.add(problem);
    }
    assert.deepEqual([...untoldOnes].slice(0, 20), []);
  });
}

function compareCatalogues(texts: GameModule['texts']): void {
  assert.deepEqual(Object.keys(texts.ru).toSorted(), Object.keys(texts.en).toSorted());
  for (const key of Object.keys(texts.en)) {
    assert.deepEqual(gapNames(texts.ru, key), gapNames(texts.en, key), `the gaps of "${key}"`);
  }
  for (const language of languages) {
    for (const [key, message] of Object.entries(texts[language])) {
      assert.ok(message.trim() === message && message !== '', `"${key}" in ${language} is empty or padded`);
      assert.doesNotThrow(() => parseMessage(message), `"${key}" in ${language}`);
      for (const gap of gapsOf(message)) {
        if (gap.kind !== 'plural') continue;
        const missing = pluralForms[language].filter((form) => !gap.cases.has(form));
        assert.deepEqual(missing, [], `"${key}" in ${language} lacks plural forms`);
      }
    }
  }
}

/** What the message is told, however often and in whatever order it uses it. */
function gapNames(catalogue: Catalogue, key: string): readonly string[] {
  return [...new Set(gapsOf(catalogue[key]!).map(({ of }) => of))].toSorted();
}

function* untoldIn(module: GameModule, seats: number, options: object, seed: string): Iterable<string> {
  const { game, texts } = module;
  const rng = rngFromSeed(`${seed}/players`);
  const state = game.setup(seats, options, rngFromSeed(seed));
  const viewers = [...Array(seats).keys(), 'spectator'] as const;
  const problems: (string | undefined)[] = [];
  const tellEvent = (event: GameTypes['event']) => {
    for (const viewer of viewers) {
      const seen = game.viewEvent(event, viewer);
      if (seen) problems.push(untold(texts, `event.${seen.type}`, { ...seen }));
    }
  };
  for (let number = 0; number < mostMoves; number++) {
    const seat = anySeat(game, state, rng);
    if (seat === undefined || randomInt(rng, sample) === 0) {
      for (const viewer of viewers) problems.push(...untoldViews(module, game.view(state, viewer)));
    }
    if (seat === undefined) break;
    const moves = game.legalMoves(state, seat);
    const view = game.view(state, seat);
    for (const move of moves) problems.push(untold(texts, `move.${move.type}`, { ...view, ...move }));
    const exact = exactPrompt(view.step, moves);
    if (Object.hasOwn(texts.en, exact)) problems.push(untold(texts, exact, { ...view }));
    game.apply(state, seat, pickOne(rng, moves), tellEvent);
  }
  const outcome = game.outcome(state);
  if (outcome) problems.push(untold(texts, `reason.${outcome.reason}`));
  for (const problem of problems) if (problem !== undefined) yield problem;
}

function untoldViews({ game, texts }: GameModule, view: GameTypes['view']): (string | undefined)[] {
  const parts = game.scoreParts(view).flat();
  return [
    untold(texts, `prompt.${view.step}`, { ...view }),
    ...parts.map(({ key, params, points }) => untold(texts, `score.${key}`, { ...params, points })),
  ];
}
