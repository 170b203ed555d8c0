import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { test } from 'node:test';
import { nextUint32, rngFromKey, rngFromSeed } from '../../kernel/random.ts';
import { botRng, commitmentOf, dealKey, entropyCommitment, entropySeats } from '../fairness.ts';
import { act, commitEntropy, create, createWithout, deal, end, handOver, openEntropy } from '../match.ts';
import {
  bot,
  bots,
  bytes,
  created,
  dealt,
  done,
  moved,
  people,
  person,
  refused,
  withEntropy,
} from './table.ts';
import { tinyGame } from './tinyGame.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const wordsOf = (buffer: Buffer) => Array.from({ length: 8 }, (_, i) => buffer.readUInt32BE(4 * i));

const secret = bytes('secret');
const mixed = [person('Anna'), bot('Robo'), person('Vera')];
const options = '{"auction":false,"teams":false,"timer":false}';

test('(a) the table commits to tag, secret, table, game, rules, options and seats', () => {
  const { header } = created(mixed);
  const said = `["larets/secret/1","${secret}","table-1","tiny",3,${options},["person","bot","person"]]`;
  assert.deepEqual(header.deal, { kind: 'fair', commitment: sha256(said) });
});

test('(a) whatever differs, the commitment differs', () => {
  const { header } = created(mixed);
  const others = [
    commitmentOf(header, bytes('another secret')),
    commitmentOf({ ...header, table: 'table-2' }, secret),
    commitmentOf({ ...header, game: 'other' }, secret),
    commitmentOf({ ...header, rulesVersion: 4 }, secret),
    commitmentOf({ ...header, options: { ...header.options, timer: true } }, secret),
    commitmentOf({ ...header, sitters: [person('Anna'), bot('Robo'), bot('Vera')] }, secret),
    commitmentOf({ ...header, sitters: mixed.slice(0, 2) }, secret),
    commitmentOf(header, secret),
  ];
  assert.equal(new Set(others).size, others.length);
  const { deal: promise } = header;
  assert.ok(promise.kind === 'fair' && promise.commitment === others.at(-1));
});

test('(b) entropy is committed for one table and one seat', () => {
  const { header } = created(mixed);
  assert.ok(header.deal.kind === 'fair');
  const opening = bytes('mine');
  const said = `["larets/entropy/1","${header.deal.commitment}",2,"${opening}"]`;
  assert.equal(entropyCommitment(header, 2, opening), sha256(said));
  assert.notEqual(entropyCommitment(header, 0, opening), sha256(said));
});

test('(b) people bring entropy; bots do not, and nobody does for a known deal', () => {
  assert.deepEqual(entropySeats(created(mixed).header), [0, 2]);
  assert.deepEqual(entropySeats(created(bots(2)).header), []);
  assert.deepEqual(entropySeats(created(people(2), { chance: { seed: '1' } }).header), []);
});

test('(c) the key follows from the secret and all openings in the order of the seats', () => {
  const match = done(deal(tinyGame, withEntropy(created(mixed))));
  assert.ok(match.header.deal.kind === 'fair');
  const { commitment } = match.header.deal;
  const openings = `[[0,"${bytes('entropy of 0')}"],[2,"${bytes('entropy of 2')}"]]`;
  const key = hmac(Buffer.from(secret, 'hex'), `["larets/key/1","${commitment}",${openings}]`);
  assert.deepEqual(match.key, wordsOf(key));
  assert.deepEqual(match.state!.rng.key, wordsOf(key));
});

test('(c) each opening and the secret change the key', () => {
  const { header } = created(people(2));
  const one = bytes('one');
  const two = bytes('two');
  const keys = [
    dealKey(header, secret, [one, two]),
    dealKey(header, secret, [two, one]),
    dealKey(header, secret, [one, one]),
    dealKey(header, bytes('other'), [one, two]),
  ].map(String);
  assert.equal(new Set(keys).size, keys.length);
  assert.equal(dealKey(header, undefined, [one, two]), undefined);
});

test('(c) a bot has a stream of its own: by HMAC from the key, one for each seat and moment', () => {
  const match = dealt(bots(2));
  const key = Buffer.alloc(32);
  match.key!.forEach((word, i) => {
    key.writeUInt32BE(word, 4 * i);
  });
  const stream = wordsOf(hmac(key, '["larets/bot/1",1]'));
  const fork = wordsOf(
    createHash('sha256')
      .update(`larets/fork/${stream.join('.')}/0/1`)
      .digest(),
  );
  assert.deepEqual(botRng(match, 1), rngFromKey(fork));
  const later = moved(match, '0 take:1');
  const firsts = [botRng(match, 0), botRng(match, 1), botRng(later, 0), rngFromKey(match.key!)].map(
    nextUint32,
  );
  assert.equal(new Set(firsts).size, 4);
  assert.throws(() => botRng(created(bots(2)), 0), /before the deal/);
});

test('a known deal has the key of its seed, and opens no secret', () => {
  const match = dealt(people(2), { chance: { seed: 'ларец' } });
  assert.deepEqual(match.key, rngFromSeed('ларец').key);
  assert.equal(match.secret, undefined);
  const last = done(end(tinyGame, match)).log.at(-1)!;
  assert.ok(last.type === 'end' && !('secret' in last));
});

test('(d) the secret is opened at the end, also of a match abandoned early or before the deal', () => {
  for (const match of [dealt(people(2)), moved(dealt(people(2)), '0 take:1'), created(people(2))]) {
    const last = done(end(tinyGame, match)).log.at(-1)!;
    assert.ok(last.type === 'end' && last.secret === secret);
  }
});

test('nothing tells the secret before the end', () => {
  const { header, log } = moved(dealt(mixed), '0 take:1', '0 draw');
  assert.ok(!JSON.stringify({ header, log }).includes(secret));
});

test('a table of bots is dealt at once; one with people waits for all of them', () => {
  done(deal(tinyGame, created(bots(3))));
  const one = created([bot('Robo'), person('Anna')]);
  assert.equal(refused(deal(tinyGame, one)), 'notAllOpened');
  done(deal(tinyGame, withEntropy(one)));
  const many = created(people(3));
  assert.equal(refused(deal(tinyGame, many)), 'notAllOpened');
  done(deal(tinyGame, withEntropy(many)));
});

test('commitments and openings that do not belong are refused by name', () => {
  const fresh = created(mixed);
  const mine = bytes('mine');
  const commit = (seat: number, opening = mine) => entropyCommitment(fresh.header, seat, opening);
  assert.equal(refused(commitEntropy(tinyGame, fresh, 1, commit(1))), 'noEntropyHere', 'a bot');
  for (const seat of [3, -1, 0.5, -0, Number.NaN]) {
    assert.equal(refused(commitEntropy(tinyGame, fresh, seat, commit(0))), 'noSuchSeat');
  }
  for (const bad of ['', 'abc', commit(0).toUpperCase(), `${commit(0)}00`, commit(0).slice(2)]) {
    assert.equal(refused(commitEntropy(tinyGame, fresh, 0, bad)), 'badEntropy');
  }
  const known = created(mixed, { chance: { seed: '1' } });
  assert.equal(refused(commitEntropy(tinyGame, known, 0, commit(0))), 'noEntropyHere');

  const one = done(commitEntropy(tinyGame, fresh, 0, commit(0)));
  assert.equal(refused(commitEntropy(tinyGame, one, 0, commit(0))), 'alreadyCommitted');
  assert.equal(refused(commitEntropy(tinyGame, one, 0, commit(0, bytes('better')))), 'alreadyCommitted');
  assert.equal(refused(openEntropy(tinyGame, one, 0, mine)), 'notAllCommitted');
  assert.equal(refused(openEntropy(tinyGame, one, 2, mine)), 'notAllCommitted');

  // Seat 2 hands in the commitment of seat 0, in the hope of the same opening.
  const copied = done(commitEntropy(tinyGame, one, 2, commit(0)));
  assert.equal(refused(openEntropy(tinyGame, copied, 2, mine)), 'wrongOpening');

  const both = done(commitEntropy(tinyGame, one, 2, commit(2)));
  assert.equal(refused(openEntropy(tinyGame, both, 0, bytes('other'))), 'wrongOpening');
  assert.equal(refused(openEntropy(tinyGame, both, 0, mine.toUpperCase())), 'badEntropy');
  assert.equal(refused(openEntropy(tinyGame, both, 1, mine)), 'noEntropyHere');
  const opened = done(openEntropy(tinyGame, both, 2, mine));
  assert.equal(refused(openEntropy(tinyGame, opened, 2, mine)), 'alreadyOpened');
  assert.equal(refused(deal(tinyGame, opened)), 'notAllOpened');
  const all = done(openEntropy(tinyGame, opened, 0, mine));
  const game = done(deal(tinyGame, all));
  assert.equal(refused(openEntropy(tinyGame, game, 0, mine)), 'alreadyDealt');
  assert.equal(refused(deal(tinyGame, game)), 'alreadyDealt');
});

test('before the deal nobody plays, and after the end nothing happens', () => {
  const fresh = created(people(2));
  const move = { seat: 0, key: 'take:1', by: 'person' } as const;
  assert.equal(refused(act(tinyGame, fresh, move)), 'notDealt');
  const over = done(end(tinyGame, dealt(people(2))));
  assert.equal(refused(act(tinyGame, over, move)), 'ended');
  assert.equal(refused(end(tinyGame, over)), 'ended');
  assert.equal(refused(deal(tinyGame, over)), 'ended');
});

test('a table is set up with what can be played, or with a problem that says what is wrong', () => {
  const setup = { table: 'table-1', options: {}, sitters: people(2), chance: { secret } };
  const problem = (change: object) => {
    const result = create(tinyGame, { ...setup, ...change });
    return result.ok ? undefined : result.problem;
  };
  assert.equal(problem({}), undefined);
  const noSuch = { code: 'unknownOption', name: 'colour', allowed: ['auction', 'teams', 'timer'] };
  assert.deepEqual(problem({ options: { colour: 1 } }), { code: 'badOptions', options: noSuch });
  assert.equal(problem({ sitters: [] })?.code, 'badOptions');
  assert.equal(problem({ options: { teams: true } })?.code, 'badOptions');
  const bad: [string, object][] = [
    ['secret', { chance: { secret: 'short' } }],
    ['table', { table: '' }],
    ['table', { table: 'a table' }],
    ['deal.seed', { chance: { seed: '' } }],
    ['deal.seed', { chance: { seed: 'a\nb' } }],
    ['clock.kind', { clock: { kind: 'sand' } }],
    ['clock.seconds', { clock: { kind: 'turn', seconds: 0 } }],
    ['clock.seconds', { clock: { kind: 'turn', seconds: 1.5 } }],
    ['clock.increment', { clock: { kind: 'bank', seconds: 60 } }],
    ['clock.increment', { clock: { kind: 'bank', seconds: 60, increment: -1 } }],
    ['sitters[1].name', { sitters: [person('Anna'), person('')] }],
    ['sitters[1].name', { sitters: [person('Anna'), person('x'.repeat(61))] }],
    ['sitters[0].level', { sitters: [{ who: 'bot', name: 'Robo' }, person('Anna')] }],
    ['sitters[0].level', { sitters: [{ who: 'person', name: 'Anna', level: 'easy' }, person('Vera')] }],
    ['sitters[0].who', { sitters: [{ who: 'cat', name: 'Tom' }, person('Anna')] }],
  ];
  for (const [field, change] of bad) assert.deepEqual(problem(change), { code: 'badHeader', field });
});

test('whoever is gone before the deal holds up nobody: the match is set up anew with a bot there', () => {
  const header = { clock: { kind: 'turn', seconds: 60 }, options: { timer: true } } as const;
  let match = created([person('Anna'), bot('Robo'), person('Vera')], header);
  for (const seat of [0, 2]) {
    const commit = entropyCommitment(match.header, seat, bytes(`entropy of ${seat}`));
    match = done(commitEntropy(tinyGame, match, seat, commit, 0));
  }
  match = done(openEntropy(tinyGame, match, 0, bytes('entropy of 0'), 0));
  const gone = { seats: [2], level: 'hard', table: 'table-2', secret: bytes('another') };
  const anew = createWithout(tinyGame, match, gone);
  assert.ok(anew.ok);
  assert.deepEqual(anew.match.header.sitters, [person('Anna'), bot('Robo'), bot('Vera', 'hard')]);
  assert.deepEqual(anew.match.header.clock, match.header.clock);
  assert.deepEqual(anew.match.header.options, match.header.options);
  assert.notDeepEqual(anew.match.header.deal, match.header.deal);
  assert.deepEqual(anew.match.log, []);
  const game = done(deal(tinyGame, withEntropy(anew.match, 0), 0));
  const back = done(handOver(tinyGame, game, { seat: 2, to: person('Vera') }, 0));
  assert.deepEqual(back.holders[2], person('Vera'));

  const seats = (...list: number[]) => createWithout(tinyGame, match, { ...gone, seats: list });
  assert.equal(refused(seats(0)), 'alreadyOpened', 'who has opened is not left out: others know it by now');
  assert.equal(refused(seats(1)), 'noEntropyHere');
  assert.equal(refused(seats(3)), 'noEntropyHere');
  assert.equal(refused(createWithout(tinyGame, game, gone)), 'alreadyDealt');
});
