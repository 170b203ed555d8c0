import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, end, takeBack } from '../match.ts';
import { addSeen, beginSeen, chain, type Seen } from '../seen.ts';
import type { Entry, Header } from '../types.ts';
import { verify } from '../verify.ts';
import { clock, story } from './story.ts';
import { bytes, created, done, type Match, movedAt, tried, withEntropy } from './table.ts';
import { tinyGame } from './tinyGame.ts';

const { file, running, seen } = story();
test('the chain: each view is bound to all before it, to the viewer and to the header', () => {
  assert.notEqual(chain(bytes('a'), { x: 1 }), chain(bytes('b'), { x: 1 }));
  assert.notEqual(chain(bytes('a'), { x: 1 }), chain(bytes('a'), { x: 2 }));
  const view = tinyGame.view(running.state!, 0);
  const start = beginSeen(file.header, 0, 5, view).links[0]!.hash;
  assert.notEqual(beginSeen(file.header, 1, 5, view).links[0]!.hash, start);
  assert.notEqual(beginSeen({ ...file.header, table: 'other' }, 0, 5, view).links[0]!.hash, start);
  const shown = { frames: [], view };
  const framed = { frames: [{ event: { type: 'clapped', seat: 1 } as const, view }], view };
  const kept = beginSeen(file.header, 0, 5, view);
  assert.notEqual(addSeen(kept, 6, shown).links[1]!.hash, addSeen(kept, 6, framed).links[1]!.hash);
});

test('a story made up afterwards fits the rules, and not what people saw', () => {
  // The table lets seat 0 draw at another moment, and writes a sound log of that.
  const { header, log } = file;
  const draw = log.find((entry) => entry.type === 'move' && entry.key === 'draw')!.seq;
  let match: Match = { ...running, log: [] };
  const opened = log.slice(0, draw - 1);
  match = replayed(header, opened);
  match = movedAt(match, log[draw - 1]!.at! + 1, '0 take:1', '0 draw');
  match = done(end(tinyGame, match, log[draw - 1]!.at! + 5));
  assert.deepEqual(verify(tinyGame, match), { verdict: 'proven' });
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    const verdict = verify(tinyGame, match, [seen.get(viewer)!]);
    assert.deepEqual(verdict, { verdict: 'wrong', seq: draw, code: 'otherViews', viewer });
  }
});

function replayed(header: Header, log: readonly Entry[]): Match {
  let match = created(header.sitters, { clock, options: header.options });
  match = withEntropy(match, 0);
  match = done(deal(tinyGame, match, log[4]!.at!));
  for (const entry of log.slice(5)) {
    if (entry.type === 'move') match = movedAt(match, entry.at, `${entry.seat} ${entry.key}`);
    else match = done(takeBack(tinyGame, match, { seat: 0, steps: 1 }, entry.at));
  }
  return match;
}

test('a log that ends before what somebody saw', () => {
  const { header, log } = file;
  const short = replayed(header, log.slice(0, 8));
  const match = done(end(tinyGame, short, 5000));
  assert.deepEqual(verify(tinyGame, match), { verdict: 'proven' });
  const verdict = verify(tinyGame, match, [seen.get(1)!]);
  assert.deepEqual(verdict, { verdict: 'wrong', seq: 9, code: 'otherViews', viewer: 1 });
});

test('a chain may begin late, break off early, or be empty', () => {
  const whole = seen.get('spectator')!;
  const early = { viewer: whole.viewer, links: whole.links.slice(0, 4) };
  assert.deepEqual(verify(tinyGame, file, [early, { viewer: 2, links: [] }]), { verdict: 'proven' });
  let late: Seen | undefined;
  let match = replayed(file.header, file.log.slice(0, 10));
  late = beginSeen(file.header, 1, 10, tinyGame.view(match.state!, 1));
  for (const entry of file.log.slice(10, 13)) {
    assert.ok(entry.type === 'move');
    const result = tried(match, entry.seat, entry.key, entry.at, [1]);
    assert.ok(result.ok);
    late = addSeen(late, entry.seq, result.shown.get(1)!);
    match = result.match;
  }
  assert.deepEqual(verify(tinyGame, file, [late]), { verdict: 'proven' });
  const wrongStart = { viewer: late.viewer, links: [{ ...late.links[0]!, seq: 9 }, ...late.links.slice(1)] };
  assert.deepEqual(verify(tinyGame, file, [wrongStart]), {
    verdict: 'wrong',
    seq: 9,
    code: 'otherViews',
    viewer: 1,
  });
});

test('a chain altered anywhere, or of somebody who was not there', () => {
  const whole = seen.get(1)!;
  for (const [i, link] of whole.links.entries()) {
    const links = whole.links.with(i, { ...link, hash: bytes('x') });
    const verdict = verify(tinyGame, file, [{ viewer: 1, links }]);
    assert.deepEqual(verdict, { verdict: 'wrong', seq: link.seq, code: 'otherViews', viewer: 1 });
    const moved = whole.links.with(i, { ...link, seq: link.seq + 100 });
    assert.equal(verify(tinyGame, file, [{ viewer: 1, links: moved }]).verdict, 'wrong');
  }
  const swapped = verify(tinyGame, file, [{ viewer: 2, links: whole.links }]);
  assert.deepEqual(swapped, { verdict: 'wrong', seq: 5, code: 'otherViews', viewer: 2 });
  const atEntropy = { viewer: 1, links: [{ seq: 2, hash: bytes('x') }] };
  assert.deepEqual(verify(tinyGame, file, [atEntropy]), {
    verdict: 'wrong',
    seq: 2,
    code: 'otherViews',
    viewer: 1,
  });
  for (const viewer of [3, -1, 0.5]) {
    const verdict = verify(tinyGame, file, [{ viewer, links: [] }]);
    assert.deepEqual(verdict, { verdict: 'wrong', seq: 0, code: 'badViewer', viewer });
  }
});
