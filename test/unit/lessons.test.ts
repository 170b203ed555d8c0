// Each first game is played as its steps say, word by word. A change of the rules that makes a step impossible fails here,
// and says which one.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lessons } from '../../src/games/lessons.ts';
import { wholeGames } from '../../src/games/whole.ts';
import { languages, parseMessage } from '../../src/i18n/format.ts';
import type { AnyGame, GameTypes } from '../../src/kernel/game.ts';
import type { Lesson, LessonStep } from '../../src/kernel/lesson.ts';
import { checkOptions } from '../../src/kernel/options.ts';
import { play } from '../../src/kernel/play.ts';
import { rngFromSeed } from '../../src/kernel/random.ts';

const learner = 0;

/** The first thing that cannot be done as the lesson wants it; undefined: all of it can. */
function obstacle(game: AnyGame, lesson: Lesson): string | undefined {
  const checked = checkOptions(game, lesson.seats, lesson.options);
  if (!checked.ok) return `options: ${checked.problem.code}`;
  let state = game.setup(lesson.seats, checked.options, rngFromSeed(lesson.seed));
  for (const step of lesson.steps) {
    if (step.kind === 'see') continue;
    const seat = step.kind === 'try' ? learner : step.seat;
    for (const key of step.keys) {
      const played = play(game, state, seat, key, []);
      if (!played.ok) return `${step.id}: ${key} ${JSON.stringify(played.refusal)}`;
      state = played.state;
    }
  }
  return game.outcome(state) === undefined ? undefined : 'the game is over before it is free';
}

const keysOf = (step: LessonStep): string[] => [
  `lesson.${step.id}`,
  ...(step.kind === 'try' ? [`lesson.${step.id}.done`] : []),
];

test('first games are of games of the box, one of each', () => {
  const games = lessons.map((one) => one.game);
  assert.equal(new Set(games).size, games.length);
  for (const game of games)
    assert.ok(
      wholeGames.some((entry) => entry.id === game),
      game,
    );
});

for (const taught of lessons) {
  const entry = wholeGames.find(({ id }) => id === taught.game)!;
  describe(taught.game, async () => {
    const { lesson } = await taught.load();

    test('its first game can be played as it is told', async () => {
      const { game } = await entry.load();
      assert.equal(obstacle(game, lesson), undefined);
      const tried = lesson.steps.filter((step) => step.kind === 'try');
      assert.ok(tried.length >= 4, 'it is learned by doing');
      assert.ok(lesson.steps.length >= 8 && lesson.steps.length <= 15);
      assert.equal(lesson.steps.at(-1)!.kind, 'see');
    });

    test('no step of it survives rules that forbid what it asks for', async () => {
      const { game } = await entry.load();
      for (const step of lesson.steps) {
        if (step.kind === 'see') continue;
        const forbidden = step.keys[0]!;
        const stricter: AnyGame = {
          ...game,
          legalMoves: (state: GameTypes['state'], seat) =>
            game.legalMoves(state, seat).filter((move) => game.moveKey(move) !== forbidden),
          whyNot: () => ({ code: 'badKey' }),
        };
        assert.match(obstacle(stricter, lesson) ?? '', new RegExp(`: ${forbidden} `), step.id);
      }
    });

    for (const language of languages) {
      test(`it has its words, and no others (${language})`, async () => {
        const { default: words } = await taught.words[language]();
        assert.deepEqual(Object.keys(words).sort(), lesson.steps.flatMap(keysOf).sort());
        for (const [key, text] of Object.entries(words)) {
          parseMessage(text);
          assert.ok(text.length <= 230, `${key} is too long for a child: ${text.length} letters`);
          assert.equal(text.split('*').length % 2, 1, key);
        }
      });
    }
  });
}
