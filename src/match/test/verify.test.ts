import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitmentOf, digest } from '../fairness.ts';
import { end } from '../match.ts';
import type { Entry, Header, MatchFile } from '../types.ts';
import { verify } from '../verify.ts';
import { story } from './story.ts';
import { bot, bots, bytes, created, dealt, done, people, person, withEntropy } from './table.ts';
import { tinyGame } from './tinyGame.ts';

const { file, running, seen } = story();
const copy = (): { header: Header; log: Entry[] } => JSON.parse(JSON.stringify(file));
const seqOf = (type: Entry['type'], nth = 0) => file.log.filter((entry) => entry.type === type)[nth]!.seq;

/** With the entry `seq` changed, and the digest of the whole as if the table had written it so. */
function altered(seq: number, change: object): MatchFile {
  const { header, log } = copy();
  log[seq - 1] = { ...log[seq - 1]!, ...change } as Entry;
  return sealed(header, log);
}

function sealed(header: Header, log: Entry[]): MatchFile {
  const last = log.at(-1)!;
  if (last.type !== 'end') return { header, log };
  const { digest: _, ...open } = last;
  return {
    header,
    log: log.with(-1, { ...open, digest: digest('log', header, log.with(-1, open as Entry)) }),
  };
}

function renumbered(log: readonly Entry[]): Entry[] {
  return log.map((entry, i) => ({ ...entry, seq: i + 1 }));
}

test('an honest match is proven, also against what everybody saw', () => {
  assert.deepEqual(verify(tinyGame, file), { verdict: 'proven' });
  assert.deepEqual(verify(tinyGame, copy()), { verdict: 'proven' });
  assert.deepEqual(verify(tinyGame, file, [...seen.values()]), { verdict: 'proven' });
});

test('a match abandoned before or after the deal is proven as far as it goes', () => {
  for (const match of [created(people(2)), dealt(people(2)), withEntropy(created(people(2)))]) {
    assert.deepEqual(verify(tinyGame, done(end(tinyGame, match))), { verdict: 'proven' });
  }
});

test('what cannot be proven is told apart from what is wrong', () => {
  const { header, log } = copy();
  assert.deepEqual(verify(tinyGame, running), { verdict: 'notProven', why: 'notEnded' });
  const { secret, ...closed } = log.at(-1) as { secret: string } & Entry;
  assert.equal(secret, bytes('secret'));
  const unopened = { header, log: log.with(-1, closed as Entry) };
  assert.deepEqual(verify(tinyGame, unopened), { verdict: 'notProven', why: 'secretNotOpened' });
  const known = dealt(people(2), { chance: { seed: '1' } });
  assert.deepEqual(verify(tinyGame, known), { verdict: 'notProven', why: 'knownDeal' });
  assert.deepEqual(verify(tinyGame, done(end(tinyGame, known))), { verdict: 'notProven', why: 'knownDeal' });
  const alone = done(end(tinyGame, dealt(bots(2))));
  assert.deepEqual(verify(tinyGame, alone), { verdict: 'notProven', why: 'onlyTheTable' });
});

test('without the secret, what can be checked still is', () => {
  const { header, log } = copy();
  const swapped = [...log.slice(0, 3), log[4]!, log[3]!, ...log.slice(5, -1)];
  assert.deepEqual(verify(tinyGame, { header, log: swapped }), {
    verdict: 'wrong',
    seq: 4,
    code: 'badSequence',
  });
  const opening = altered(3, { open: bytes('made up') }).log.slice(0, -1);
  assert.deepEqual(verify(tinyGame, { header, log: opening }), {
    verdict: 'wrong',
    seq: 3,
    code: 'wrongOpening',
  });
});

test('a header that does not fit', () => {
  const other = (change: object) => {
    const { header, log } = copy();
    return verify(tinyGame, sealed({ ...header, ...change }, log));
  };
  const wrong = (code: string) => ({ verdict: 'wrong', seq: 0, code });
  assert.deepEqual(other({ game: 'other' }), wrong('otherGame'));
  assert.deepEqual(other({ rulesVersion: 4 }), wrong('otherRules'));
  assert.deepEqual(other({ format: 2 }), wrong('badHeader'));
  assert.deepEqual(other({ sitters: people(0) }), wrong('badOptions'));
  assert.deepEqual(other({ options: {} }), wrong('badOptions'));
  assert.deepEqual(other({ options: { ...file.header.options, more: true } }), wrong('badOptions'));
});

test('a secret that is not the one committed to, or a header that was not', () => {
  const last = file.log.length;
  const wrong = { verdict: 'wrong', seq: last, code: 'wrongSecret' };
  assert.deepEqual(verify(tinyGame, altered(last, { secret: bytes('better') })), wrong);
  for (const change of [
    { table: 'table-2' },
    { options: { ...file.header.options, timer: false } },
    { sitters: [person('Anna'), bot('Борис'), bot('Robo')] },
    { deal: { kind: 'fair', commitment: bytes('x') } },
    { deal: { kind: 'seed', seed: 'x' } },
  ]) {
    const { header, log } = copy();
    assert.deepEqual(verify(tinyGame, sealed({ ...header, ...change } as Header, log)), wrong);
  }
});

test('another secret with a commitment to match does not fit what people committed to', () => {
  const { log } = copy();
  const header = {
    ...file.header,
    deal: { kind: 'fair', commitment: commitmentOf(file.header, bytes('better')) },
  } as const;
  const made = sealed(header, log.with(-1, { ...log.at(-1)!, secret: bytes('better') } as Entry));
  assert.deepEqual(verify(tinyGame, made), { verdict: 'wrong', seq: 3, code: 'wrongOpening' });
});

test('cards that do not follow from secret and openings', () => {
  const seq = seqOf('deal');
  const made = altered(seq, { hash: '0123456789abcdef' });
  assert.deepEqual(verify(tinyGame, made), { verdict: 'wrong', seq, code: 'wrongDeal' });
});

test('a move that is not legal, a state that does not follow', () => {
  const seq = seqOf('move', 4);
  const refusal = { rule: 'TG-1', params: { reason: 'bid' } };
  assert.deepEqual(verify(tinyGame, altered(seq, { key: 'bid:2' })), {
    verdict: 'wrong',
    seq,
    code: 'refused',
    refusal,
  });
  const other = { verdict: 'wrong', seq, code: 'otherState' };
  assert.deepEqual(verify(tinyGame, altered(seq, { hash: '0123456789abcdef' })), other);
  assert.deepEqual(verify(tinyGame, altered(seq, { key: 'take:1' })), other, 'another legal move');
  assert.deepEqual(verify(tinyGame, altered(seq, { seat: 5 })), {
    verdict: 'wrong',
    seq,
    code: 'noSuchSeat',
  });
});

test('the log has gaps, doubles or another order', () => {
  const { header, log } = copy();
  const wrong = (seq: number) => ({ verdict: 'wrong', seq, code: 'badSequence' });
  assert.deepEqual(verify(tinyGame, sealed(header, log.toSpliced(6, 1))), wrong(7));
  assert.deepEqual(verify(tinyGame, sealed(header, log.toSpliced(6, 0, log[6]!))), wrong(8));
  assert.deepEqual(verify(tinyGame, sealed(header, log.slice(1))), wrong(1));
});

test('a take-back past a barrier, of what is not there, or to another place', () => {
  const seq = seqOf('takeBack', 1);
  const draw = file.log.find((entry) => entry.type === 'move' && entry.key === 'draw')!.seq;
  const wrong = { verdict: 'wrong', seq, code: 'pastBarrier' };
  assert.deepEqual(verify(tinyGame, altered(seq, { to: draw })), wrong);
  assert.deepEqual(verify(tinyGame, altered(seq, { to: seq })), wrong);
  assert.deepEqual(verify(tinyGame, altered(seq, { seat: 1 })), { ...wrong, code: 'nothingToTakeBack' });
  const { header, log } = copy();
  const left = sealed(header, renumbered(log.toSpliced(seq - 1, 1)));
  assert.equal(verify(tinyGame, left).verdict, 'wrong', 'a take-back left out');
});

test('a timeout that was none', () => {
  const seq = seqOf('timeout');
  const early = { at: file.log[seq - 2]!.at! };
  assert.deepEqual(verify(tinyGame, altered(seq, early)), { verdict: 'wrong', seq, code: 'timeNotUp' });
  const wrong = { verdict: 'wrong', seq, code: 'wrongTimeout' };
  assert.deepEqual(verify(tinyGame, altered(seq, { key: 'endTurn' })), wrong);
  const { header, log } = copy();
  const { key: _, ...rest } = log[seq - 1] as { key: string } & Entry;
  const handed = log.with(seq - 1, { ...rest, level: 'easy' } as Entry);
  assert.deepEqual(verify(tinyGame, sealed(header, handed)), wrong);
  const badHash = altered(seq, { hash: '0123456789abcdef' });
  assert.deepEqual(verify(tinyGame, badHash), { ...wrong, code: 'otherState' });
});

test('times that run back or are missing, and moves after the time was up', () => {
  const seq = seqOf('move', 6);
  const earlier = altered(seq, { at: 500 });
  assert.deepEqual(verify(tinyGame, earlier), { verdict: 'wrong', seq, code: 'badTime' });
  const { header, log } = copy();
  const { at: _, ...timeless } = log[seq - 1]!;
  const missing = sealed(header, log.with(seq - 1, timeless as Entry));
  assert.deepEqual(verify(tinyGame, missing), { verdict: 'wrong', seq, code: 'badTime' });
  const late = altered(seqOf('move', 5), { at: 100_000 });
  assert.deepEqual(verify(tinyGame, late), { verdict: 'wrong', seq: seqOf('move', 5), code: 'timeIsUp' });
});

test('entropy made up, doubled or left out', () => {
  assert.deepEqual(verify(tinyGame, altered(1, { commit: bytes('x') })), {
    verdict: 'wrong',
    seq: 3,
    code: 'wrongOpening',
  });
  assert.deepEqual(verify(tinyGame, altered(2, { seat: 0 })), {
    verdict: 'wrong',
    seq: 2,
    code: 'alreadyCommitted',
  });
  assert.deepEqual(verify(tinyGame, altered(2, { seat: 2 })), {
    verdict: 'wrong',
    seq: 2,
    code: 'noEntropyHere',
  });
  const { header, log } = copy();
  const without = sealed(header, renumbered(log.toSpliced(3, 1)));
  assert.deepEqual(verify(tinyGame, without), { verdict: 'wrong', seq: 4, code: 'notAllOpened' });
});

test('a digest that is not of this log, and entries after the end', () => {
  const { header, log } = copy();
  const renamed = { header: { ...header, sitters: header.sitters.with(0, person('Anya')) }, log };
  assert.deepEqual(verify(tinyGame, renamed), { verdict: 'wrong', seq: log.length, code: 'wrongDigest' });
  const more = [...log, { ...log.at(-1)!, seq: log.length + 1 }];
  assert.deepEqual(verify(tinyGame, { header, log: more }), {
    verdict: 'wrong',
    seq: log.length + 1,
    code: 'ended',
  });
});
