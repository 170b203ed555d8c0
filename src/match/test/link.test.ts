import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { base64url, fromBase64url } from '../../kernel/base64.ts';
import { bytesOf, fromUtf8, hex, utf8 } from '../../kernel/hash.ts';
import { hashOf } from '../../kernel/json.ts';
import { replay } from '../../kernel/replay.ts';
import { fold, openLink, unfold } from '../link.ts';
import { create, deal, end, takeBack } from '../match.ts';
import { open } from '../open.ts';
import { bytesOfNumber, choicesFrom, numberOfBytes, toNumber } from '../radix.ts';
import { type Tale, taleOf } from '../tale.ts';
import { story } from './story.ts';
import { bot, dealt, done, moved, person, playedOut } from './table.ts';
import { tinyGame } from './tinyGame.ts';

/** With everything in it: take-backs, a seat whose time ran out, somebody who resigned. */
function toldStory(): { tale: Tale; hash: string } {
  const opened = open(tinyGame, story().file);
  assert.ok(opened.ok);
  return { tale: taleOf(tinyGame, opened.match)!, hash: hashOf(opened.match.state) };
}

const stateAfter = (tale: Tale): string => {
  const beginning = { seats: tale.sitters.length, options: tale.options as never, key: tale.key };
  const replayed = replay(tinyGame, beginning, tale.moves);
  assert.ok(replayed.ok);
  return hashOf(replayed.state);
};

const unfolded = (text: string) => {
  const link = openLink(text);
  return link.ok ? unfold(tinyGame, link) : link;
};

const codeOf = (text: string): string => {
  const result = unfolded(text);
  return result.ok ? 'ok' : result.code;
};

test('a tale leads to the state that the match ended with, without what was taken back', () => {
  const { tale, hash } = toldStory();
  assert.equal(stateAfter(tale), hash);
  assert.ok(tale.moves.length < story().file.log.filter((entry) => entry.type === 'move').length);
  const one = moved(dealt([person('Anna'), bot('Robo')]), '0 draw', '0 take:1');
  const before = taleOf(tinyGame, one)!;
  const after = taleOf(tinyGame, done(takeBack(tinyGame, one, { seat: 0, steps: 1 })))!;
  assert.deepEqual(after.moves, before.moves.slice(0, -1));
});

test('there is no tale before the deal', () => {
  const created = create(tinyGame, {
    table: 't',
    options: {},
    sitters: [bot('A'), bot('B')],
    chance: { seed: 'x' },
  });
  assert.ok(created.ok);
  assert.equal(taleOf(tinyGame, created.match), undefined);
});

test('a link gives back the tale it was made of', () => {
  const { tale } = toldStory();
  const result = unfolded(fold(tinyGame, tale));
  assert.ok(result.ok);
  assert.deepEqual(result.tale, tale);
  const whole = taleOf(tinyGame, playedOut(dealt([person('Анна-Мария'), bot('Щегол', 'expert')])))!;
  const back = unfolded(fold(tinyGame, whole));
  assert.ok(back.ok);
  assert.deepEqual(back.tale, whole);
});

test('a link of other rules, a newer one and a broken one say what they are', () => {
  const { tale } = toldStory();
  const text = fold(tinyGame, tale);
  assert.equal(codeOf(text), 'ok');
  assert.equal(codeOf(fold(tinyGame, { ...tale, rulesVersion: tale.rulesVersion + 1 })), 'otherRules');
  assert.equal(codeOf(fold(tinyGame, { ...tale, game: 'another' })), 'otherRules');
  assert.equal(codeOf(base64url(fromBase64url(text)!.with(0, 2))), 'newerLink');
  for (const broken of ['', 'A', '%', text.slice(0, -1), text.slice(0, 60), `${text}A`, `x${text}`])
    assert.equal(codeOf(broken), 'brokenLink', broken);
  const changed = {
    ...tinyGame,
    setup: (...[seats, options, rng]: Parameters<typeof tinyGame.setup>) => {
      rng.drawn++;
      return tinyGame.setup(seats, options, rng);
    },
  };
  const link = openLink(text);
  assert.ok(link.ok);
  assert.deepEqual(unfold(changed, link), { ok: false, code: 'otherRules' });
});

test('no text does any harm', () => {
  const text = fold(tinyGame, toldStory().tale);
  const bytes = fromBase64url(text)!;
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.nat(bytes.length - 1), fc.nat(255), (any, at, byte) => {
      codeOf(any);
      const spoilt = at === 0 ? 'newerLink' : 'brokenLink';
      assert.equal(codeOf(base64url(bytes.with(at, byte))), bytes[at] === byte ? 'ok' : spoilt);
    }),
  );
});

test('choices, bytes and letters come back as they were', () => {
  const choice = fc
    .integer({ min: 1, max: 500 })
    .chain((of) => fc.nat(of - 1).map((index) => ({ index, of })));
  fc.assert(
    fc.property(fc.array(choice), fc.uint8Array(), fc.string({ unit: 'binary' }), (choices, bytes, text) => {
      const taken = choicesFrom(numberOfBytes(bytesOfNumber(toNumber(choices))));
      assert.deepEqual(
        choices.map(({ of }) => taken.next(of)),
        choices.map(({ index }) => index),
      );
      assert.ok(taken.isSpent());
      assert.equal(hex(fromBase64url(base64url(bytes))!), hex(bytes));
      assert.equal(fromUtf8(utf8(text)), text.toWellFormed());
    }),
  );
});

test('the deal of another match is the same deal', () => {
  const first = dealt([person('Anna'), bot('Robo')]);
  const key = hex(bytesOf(first.key!));
  const created = create(tinyGame, {
    table: 'again',
    options: {},
    sitters: [person('Boris'), bot('Robo')],
    chance: { key },
  });
  assert.ok(created.ok);
  const again = done(deal(tinyGame, created.match));
  assert.equal(hashOf(again.state), hashOf(first.state));
  const ended = done(end(tinyGame, again));
  assert.ok(open(tinyGame, ended).ok);
  const bad = create(tinyGame, {
    table: 'x',
    options: {},
    sitters: [bot('A'), bot('B')],
    chance: { key: 'zz' },
  });
  assert.deepEqual(bad, { ok: false, problem: { code: 'badHeader', field: 'deal.key' } });
});
