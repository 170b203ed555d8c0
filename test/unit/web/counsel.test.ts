import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signal } from '@preact/signals';
import { wholeGames } from '../../../src/games/whole.ts';
import common from '../../../src/i18n/en.json' with { type: 'json' };
import type { Speech } from '../../../src/i18n/format.ts';
import type { GameTypes, Viewer } from '../../../src/kernel/game.ts';
import { rngFromSeed } from '../../../src/kernel/random.ts';
import { act, create, deal, end } from '../../../src/match/match.ts';
import type { Match } from '../../../src/match/types.ts';
import { answerTo } from '../../../src/table/answer.ts';
import type { Advised, Reviewed } from '../../../src/table/questions.ts';
import type { Offer } from '../../../src/ui-kit/offers.ts';
import { frames, lineOf, pointAt, spread, turnEnds } from '../../../src/web/counsel/chances.ts';
import { lightLamp, marksOf } from '../../../src/web/counsel/lamp.ts';
import { planMarks } from '../../../src/web/counsel/plan.ts';
import {
  flawWords,
  hintWords,
  maySayWhy,
  planWords,
  turningWords,
  whyWords,
} from '../../../src/web/counsel/words.ts';
import site from '../../../src/web/i18n/en.json' with { type: 'json' };

const view: GameTypes['view'] = { viewer: 0, step: 'play' };
const advised: Advised = {
  plan: ['go', 'end'],
  share: 0.6,
  confidence: 'clear',
  terms: [{ key: 'open', worth: 1 }],
};
const offers: readonly Offer[] = [
  { key: 'end', move: {}, words: 'End', placing: { button: 'primary' } },
  { key: 'go', move: {}, words: 'Go', placing: { at: ['a', 'b'], or: [['c', 'b']] } },
];

test('a hint points at where the plan goes on', () => {
  assert.deepEqual(marksOf('go', offers), { spots: ['a', 'b'], button: undefined });
  assert.deepEqual(marksOf('end', offers), { spots: [], button: 'end' });
  assert.deepEqual(marksOf('gone', offers), { spots: [], button: undefined });
  assert.deepEqual(marksOf(undefined, offers), { spots: [], button: undefined });
});

function litLamp() {
  const looked = signal(view);
  const open = signal(offers);
  const asked: number[] = [];
  const lamp = lightLamp({
    counsel: {
      advise: async (seat) => {
        asked.push(seat);
        return advised;
      },
    },
    viewer: signal<Viewer>(0),
    view: looked,
    offers: open,
  });
  lamp.press();
  return { lamp, looked, open, asked };
}

test('the whole plan is told at once; when others act it is asked for again, and it ends with the decision', async () => {
  const { lamp, looked, open, asked } = litLamp();
  assert.equal(lamp.hint.value?.advised, 'thinking');
  lamp.press();
  await Promise.resolve();
  assert.equal(lamp.hint.value?.advised, advised);
  assert.equal(lamp.next.value, 'go');
  assert.deepEqual(asked, [0]);
  // Somebody else has done something, and the decision is the same.
  looked.value = { ...view };
  assert.equal(lamp.hint.value?.advised, 'thinking');
  await Promise.resolve();
  assert.equal(lamp.next.value, 'go');
  assert.deepEqual(asked, [0, 0]);
  open.value = offers.slice(1);
  looked.value = { ...view };
  assert.equal(lamp.hint.value, undefined);
  open.value = [];
  assert.equal(lamp.canShine.value, false);
  lamp.press();
  assert.equal(lamp.hint.value, undefined);
});

test('a step of the plan leaves the rest of it; after the last one it is gone', async () => {
  const { lamp, looked, open } = litLamp();
  await Promise.resolve();
  lamp.made('go');
  open.value = [];
  lamp.happened();
  looked.value = { ...view };
  assert.ok(lamp.hint.value, 'it stays while the pieces travel');
  assert.equal(
    lamp.hint.value.done,
    0,
    'what is left of a plan cannot be told from the view before its step',
  );
  open.value = offers.slice(0, 1);
  assert.equal(lamp.hint.value?.done, 1);
  assert.equal(lamp.next.value, 'end');
  assert.deepEqual(lamp.marks.value, { spots: [], button: 'end' });
  lamp.made('end');
  assert.equal(lamp.hint.value, undefined);
});

test('another move puts the plan away; so does what happens by itself, and a step that cannot follow', async () => {
  for (const leave of [
    ({ lamp }: ReturnType<typeof litLamp>) => lamp.made('end'),
    ({ lamp }: ReturnType<typeof litLamp>) => lamp.happened(),
    ({ lamp, looked, open }: ReturnType<typeof litLamp>) => {
      lamp.made('go');
      open.value = offers.slice(1);
      looked.value = { ...view };
    },
  ]) {
    const lit = litLamp();
    await Promise.resolve();
    leave(lit);
    assert.equal(lit.lamp.hint.value, undefined);
  }
});

test('a plan is numbered, with arrows where a move leads on; done steps have no number', () => {
  const game = {
    determinize: () => ({ at: 0 }),
    parseMove: (key: string) => ({ type: key }),
    view: () => view,
    apply: () => {},
  };
  const board = {
    place: ({ type }: { readonly type: string }) =>
      type === 'go'
        ? { at: ['a', 'b'] }
        : type === 'take'
          ? { at: ['card'] }
          : { button: 'primary' as const },
  };
  const plan = { ...advised, plan: ['take', 'go', 'end', 'go'] };
  const marks = (done: number) => planMarks(game as never, board as never, { view, advised: plan, done });
  assert.deepEqual(marks(0), [
    { at: 'card', number: 1, state: 'plan' },
    { at: 'b', from: 'a', number: 2, state: 'plan' },
    { at: 'b', from: 'a', number: 4, state: 'plan' },
  ]);
  assert.deepEqual(
    marks(1).map(({ number }) => number),
    [2, 4],
  );
  assert.deepEqual(planMarks(game as never, board as never, { view, advised: 'thinking', done: 0 }), []);
});

const plainSpeech: Speech = { language: 'en', catalogues: [common, site], players: ['Ann', 'Ben'] };

test('what only the bot can see is told when the game is over', () => {
  const speech = { ...plainSpeech, catalogues: [{ 'why.hand': 'A hand.', 'why.open': 'Open.' }, common] };
  const terms = [
    { key: 'hand', worth: 2, isSecret: true },
    { key: 'open', worth: 1 },
  ];
  assert.equal(whyWords(speech, terms, false), 'Open.');
  assert.equal(whyWords(speech, terms, true), 'A hand. Open.');
  assert.equal(whyWords(speech, terms.slice(0, 1), false), common['why.secret']);
  assert.equal(whyWords(speech, [], false), common['why.unknown']);
});

test('while all decide at once no bot says why', () => {
  assert.equal(maySayWhy({ ...view, turn: null } as GameTypes['view']), false);
  assert.equal(maySayWhy({ ...view, turn: 0 } as GameTypes['view']), true);
  assert.equal(maySayWhy(view), true);
});

test('the chart keeps to its frame, and its labels apart', () => {
  const { narrow } = frames;
  assert.deepEqual(
    lineOf(narrow, [[0.5], [1], [0]], 0).map(({ y }) => y),
    [pointAt(narrow, 0, 0.5, 3).y, pointAt(narrow, 1, 1, 3).y, pointAt(narrow, 2, 0, 3).y],
  );
  const { height } = narrow;
  const placed = spread(narrow, [height, height, 0, 1], 20);
  assert.ok(placed.every((y) => y >= 0 && y <= height));
  const sorted = placed.toSorted((a, b) => a - b);
  assert.ok(sorted.every((y, index) => index === 0 || y - sorted[index - 1]! >= 20));
  assert.deepEqual(turnEnds([0, 0, 1, 0]), [0, 2, 3, 4]);
});

async function played(id: string): Promise<{ match: Match<GameTypes>; reviewed: Reviewed; told: number[] }> {
  const load = async () => wholeGames.find((entry) => entry.id === id)!.load();
  const { game, hints } = await load();
  const created = create(game, {
    table: 'unit',
    options: {},
    sitters: ['Ann', 'Ben'].map((name) => ({ who: 'bot', name, level: 'easy' })),
    chance: { seed: 'review' },
  });
  assert.ok(created.ok);
  let result = deal(game, created.match);
  const rng = rngFromSeed('played');
  while (result.ok && game.outcome(result.match.state!) === undefined) {
    const { state } = result.match;
    const [seat] = game.awaitedSeats(state!) as [number];
    const key = game.moveKey(hints.policy(state!, seat, rng));
    result = act(game, result.match, { seat, key, by: 'bot' });
  }
  assert.ok(result.ok);
  const ended = end(game, result.match);
  assert.ok(ended.ok);
  const { header, log, secret } = ended.match;
  const told: number[] = [];
  const question = { kind: 'review', game: id, file: { header, log }, secret } as const;
  const reviewed = (await answerTo(load, question, (share) => void told.push(share))) as Reviewed;
  return { match: ended.match, reviewed, told };
}

test('a finished match is reviewed, with words for everything', async () => {
  const id = 'eight-minute-empire';
  const { match, reviewed, told } = await played(id);
  const { game, texts } = await wholeGames.find((entry) => entry.id === id)!.load();
  const speech = { ...plainSpeech, catalogues: [texts.en, common, site] };
  const moves = match.log.filter((entry) => entry.type === 'move').length;
  assert.equal(reviewed.chances.length, moves + 1);
  assert.equal(reviewed.seats.length, moves);
  assert.equal(told.at(-1), 1);
  assert.ok(reviewed.turnings.length <= 3);
  const words = [
    ...reviewed.turnings.map((turning) => turningWords(game, speech, turning)),
    ...reviewed.flaws.map((flaw) => flawWords(game, speech, flaw)),
  ];
  for (const line of words) assert.match(line, /^Move \d+, (Ann|Ben): /);
  for (const line of words) assert.doesNotMatch(line, /move\.|undefined/);
});

test('every game has words for a hint', async () => {
  for (const { id, load } of wholeGames) {
    const { game, hints, texts } = await load();
    const created = create(game, {
      table: 'unit',
      options: {},
      sitters: ['Ann', 'Ben'].map((name) => ({ who: 'bot', name, level: 'easy' })),
      chance: { seed: 'hint' },
    });
    assert.ok(created.ok);
    const dealt = deal(game, created.match);
    assert.ok(dealt.ok);
    const [seat] = game.awaitedSeats(dealt.match.state!) as [number];
    const seen = game.view(dealt.match.state!, seat);
    const question = { kind: 'advise', game: id, view: seen, rng: rngFromSeed('hint') } as const;
    const advice = (await answerTo(
      async () => ({ game, hints }),
      question,
      () => {},
    )) as Advised;
    const speech = { ...plainSpeech, catalogues: [texts.en, common, site] };
    const words = hintWords(speech, { view: seen, done: 0, advised: advice });
    const plan = planWords(game, speech, seen, advice.plan);
    for (const text of [words, plan])
      assert.doesNotMatch(text, /(matters|where|why|move|hint)\.[a-z]|undefined/i, `${id}: ${text}`);
  }
});
