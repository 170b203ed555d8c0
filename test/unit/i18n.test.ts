import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Counsel, hintText, mostChanged, nextHintStep } from '../../src/i18n/counsel.ts';
import englishTexts from '../../src/i18n/en.json' with { type: 'json' };
import { knows, languages, MessageError, parseMessage, type Speech, tell } from '../../src/i18n/format.ts';
import { promptText } from '../../src/i18n/prompt.ts';
import russianTexts from '../../src/i18n/ru.json' with { type: 'json' };

function speech(language: 'en' | 'ru', ...catalogues: Record<string, string>[]): Speech {
  return { language, catalogues, players: ['Anna', 'Борис'] };
}

const english = (message: string, values = {}) => tell(speech('en', { message }), 'message', values);
const russian = (message: string, values = {}) => tell(speech('ru', { message }), 'message', values);

test('there are two languages', () => {
  assert.deepEqual([...languages].sort(), ['en', 'ru']);
});

test('a message without gaps is itself', () => {
  assert.equal(english('Just # text, with commas.'), 'Just # text, with commas.');
  assert.equal(english(''), '');
});

test('a gap takes the value as it is; a list is told one by one', () => {
  assert.equal(english('{a} and { b }', { a: 3, b: 'x' }), '3 and x');
  assert.equal(english('{a}', { a: [1, 2, 'y'] }), '1, 2, y');
  assert.equal(english('[{a}]', { a: [] }), '[]');
  assert.equal(english('{a}', { a: '{b}' }), '{b}', 'a value is no message');
  assert.equal(english('{a[i]} {a[i+1]} {a[i-1]}', { a: ['x', 'y', 'z'], i: 1 }), 'y z x');
});

test('a key that nobody knows gives itself, and so do names of objects', () => {
  assert.equal(tell(speech('en', {}), 'some.key'), 'some.key');
  for (const key of ['constructor', 'toString', '__proto__']) {
    assert.equal(tell(speech('en', {}), key), key);
    assert.ok(!knows(speech('en', {}), key));
  }
});

test('catalogues are searched in their order', () => {
  const two = speech('en', { a: 'game' }, { a: 'common', b: 'common b' });
  assert.equal(tell(two, 'a'), 'game');
  assert.equal(tell(two, 'b'), 'common b');
  assert.ok(knows(two, 'b') && !knows(two, 'c'));
});

test('names are looked up in their family, one or many, and see the same values', () => {
  const names = speech('en', {
    m: 'to {region, name, region}',
    'region.W1': 'the Marsh',
    'region.W2': 'Hill {height}',
    'region.3': 'Third',
  });
  assert.equal(tell(names, 'm', { region: 'W1' }), 'to the Marsh');
  assert.equal(tell(names, 'm', { region: ['W1', 'W2', 3], height: 7 }), 'to the Marsh, Hill 7, Third');
  assert.equal(tell(names, 'm', { region: 'W9' }), 'to region.W9');
});

test('players are called by their names', () => {
  assert.equal(english('{seat, player} moves', { seat: 0 }), 'Anna moves');
  assert.equal(english('{seat, player}', { seat: [1, 0] }), 'Борис, Anna');
  assert.equal(english('{seat, player}', { seat: 5 }), '5');
});

test('plural forms of English', () => {
  const coins = '{n, plural, =0{no coins} one{# coin} other{# coins}}';
  const told = [0, 1, 2, 5, 21, 1.5, -1].map((n) => english(coins, { n }));
  assert.deepEqual(told, ['no coins', '1 coin', '2 coins', '5 coins', '21 coins', '1.5 coins', '-1 coin']);
});

test('plural forms of Russian', () => {
  const coins = '{n, plural, one{# монета} few{# монеты} many{# монет} other{# монеты}}';
  const told = [0, 1, 2, 4, 5, 11, 12, 14, 20, 21, 22, 25, 101, 111, 1.5].map((n) => russian(coins, { n }));
  assert.deepEqual(told, [
    ...['0 монет', '1 монета', '2 монеты', '4 монеты', '5 монет', '11 монет', '12 монет', '14 монет'],
    ...['20 монет', '21 монета', '22 монеты', '25 монет', '101 монета', '111 монет', '1.5 монеты'],
  ]);
});

test('a form that is not given falls back to other', () => {
  assert.equal(russian('{n, plural, other{всего #}}', { n: 3 }), 'всего 3');
});

test('the number sign is the count of the plural around it, at any depth', () => {
  const message = '{n, plural, other{{k, select, a{#a} other{#?}} of {m, plural, other{#}}}} #';
  assert.equal(english(message, { n: 4, k: 'a', m: 9 }), '4a of 9 #');
  assert.equal(english('{n, plural, other{{x}}}', { n: 4, x: '#' }), '#', 'not in a value');
});

test('select chooses by the value, or takes other', () => {
  const message = '{kind, select, land{by land} sea{by {what}} other{somehow}}';
  assert.equal(english(message, { kind: 'land' }), 'by land');
  assert.equal(english(message, { kind: 'sea', what: 'ship' }), 'by ship');
  assert.equal(english(message, { kind: 'air' }), 'somehow');
  assert.equal(english(message), 'somehow');
  assert.equal(english('{on, select, true{yes} other{no}}', { on: true }), 'yes');
});

test('a message that is not well formed is refused', () => {
  const malformed = [
    '{',
    '}',
    'a } b',
    '{a',
    '{a} }',
    '{}',
    '{ }',
    '{a b}',
    '{a{b}}',
    '{, player}',
    '{a, }',
    '{a, colour}',
    '{a, player, b}',
    '{a, name}',
    '{a, name} and {b}',
    '{a, name, }',
    '{a, name, x{y}}',
    '{a, name, x',
    '{n, plural}',
    '{n, plural} other{x}}',
    '{n, plural, one{x}}',
    '{n, plural, other{x}',
    '{n, plural, other{x}}}',
    '{n, plural, other{x} rest}',
    '{n, plural, ones{x} other{y}}',
    '{n, plural, =x{x} other{y}}',
    '{n, plural, other{x} other{y}}',
    '{n, plural, {x} other{y}}',
    '{k, select, a{x}}',
    '{k, select, a{x} a{y} other{z}}',
    '{k, select, other{{}}}',
  ];
  for (const message of malformed) {
    assert.throws(() => parseMessage(message), MessageError, message);
    assert.throws(() => english(message), MessageError, message);
  }
});

test('well-formed messages are read once and always alike', () => {
  const message = '{n, plural, =0{none} =12{a dozen} one{one} other{{list, name, card}}} {seat,player}';
  assert.equal(parseMessage(message), parseMessage(message));
  assert.equal(english(message, { n: 12, seat: 0 }), 'a dozen Anna');
});

test('an entry of a list is named by its number, counted from zero or from one', () => {
  const texts = {
    'card.x': 'the sun',
    'card.y': 'the moon',
    a: '{row[i], name, card}',
    b: '{row[i-1], name, card}',
  };
  const speech = { language: 'en', catalogues: [texts], players: [] } as const;
  assert.equal(tell(speech, 'a', { row: ['x', 'y'], i: 1 }), 'the moon');
  assert.equal(tell(speech, 'b', { row: ['x', 'y'], i: 1 }), 'the sun');
  assert.equal(tell(speech, 'a', { row: 'x', i: 0 }), 'card.undefined');
});

test('of a turn of the game it is told whom it concerned most', () => {
  assert.deepEqual(mostChanged([-0.02, -0.2, 0.22]), { whose: 2, change: '+22' });
  assert.deepEqual(mostChanged([0.3, -0.3]), { whose: 0, change: '+30' });
});

test('a hinted move is told with its weightiest reason alone: it must fit a phone', () => {
  const words = {
    'why.first': 'First reason.',
    'why.second': 'Second reason.',
    'hint.chance': '{percent} of 100.',
    'hint.confidence.clear': 'Clear.',
  };
  const speech: Speech = { language: 'en', catalogues: [words], players: [] };
  const counsel = { terms: [{ key: 'first' }, { key: 'second' }], share: 0.42, confidence: 'clear' } as const;
  assert.equal(hintText(speech, 3, counsel, ['Go']), 'Go. First reason. 42 of 100. Clear.');
  assert.equal(hintText(speech, 3, { ...counsel, terms: [] }, ['Go']), 'Go. 42 of 100. Clear.');
});

test('where there is no choice the move is told at once; without a reason nothing is said of where', () => {
  const reason = { terms: [{ key: 'first' }], confidence: 'clear' } as const;
  const steps = (counsel: Parameters<typeof nextHintStep>[1]) =>
    [0, 1, 2, 3].map((step) => nextHintStep(step, counsel));
  assert.deepEqual(steps(reason), [1, 2, 3, 3]);
  assert.deepEqual(steps({ ...reason, terms: [] }), [1, 3, 3, 3]);
  assert.deepEqual(steps({ ...reason, confidence: 'only' }), [3, 3, 3, 3]);

  const told = (confidence: Counsel['confidence'], step: number) =>
    hintText(speech('en', englishTexts), step, { terms: [], share: 0.4, confidence }, ['roll the dice']);
  assert.equal(told('only', 3), 'Roll the dice. There is nothing else to do.');
  assert.match(told('clear', 1), /better than the others/);
  assert.match(told('slight', 1), /better than the others/);
  assert.match(told('equal', 1), /any sensible move/);
});

test('chances are told in proper numbers', () => {
  const told = (language: 'en' | 'ru', percent: number) =>
    tell(speech(language, language === 'en' ? englishTexts : russianTexts), 'hint.chance', { percent });
  assert.deepEqual(
    [0, 1, 2, 11, 21, 43, 100].map((percent) => told('ru', percent).match(/\d+ раза?|почти [а-я]+/)?.[0]),
    ['почти никогда', '1 раз', '2 раза', '11 раз', '21 раз', '43 раза', 'почти всегда'],
  );
  assert.deepEqual(
    [0, 1, 2, 100].map((percent) => told('en', percent).match(/\d+ times?|hardly ever|nearly always/)?.[0]),
    ['hardly ever', '1 time', '2 times', 'nearly always'],
  );
});

test('only what can be done is asked for, where the game has words for it', () => {
  const words = {
    'prompt.act': '{turn, player}: take a card, or end your turn.',
    'prompt.act.end': '{turn, player}: end your turn.',
    'prompt.act.end+take': '{turn, player}: do either.',
  };
  const anna = { turn: 0 };
  const asked = (...types: string[]) =>
    promptText(
      speech('en', words),
      { step: 'act', ...anna },
      types.map((type) => ({ type })),
    );
  assert.equal(asked('end'), 'Anna: end your turn.');
  assert.equal(asked('take', 'end', 'take'), 'Anna: do either.');
  assert.equal(asked('take'), 'Anna: take a card, or end your turn.');
  assert.equal(asked(), 'Anna: take a card, or end your turn.');
});
