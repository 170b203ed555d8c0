import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Viewer } from '../../kernel/game.ts';
import { emptyMatch } from '../match.ts';
import { follow, open } from '../open.ts';
import type { Entry } from '../types.ts';
import { story } from './story.ts';
import type { Match } from './table.ts';
import { tinyGame } from './tinyGame.ts';

const { file, running } = story();
const viewers: readonly Viewer[] = [0, 1, 2, 'spectator'];

function followed(match: Match, entry: Entry): Match {
  const result = follow(tinyGame, match, entry, viewers);
  assert.ok(result.ok, JSON.stringify(result));
  return result.match;
}

/** The match as it was after so many entries. */
function after(count: number): Match {
  return file.log.slice(0, count).reduce(followed, emptyMatch(file.header, running.secret));
}

test('entry by entry, a match follows another to the same state, and shows the same', () => {
  const shown = new Map<number, unknown>();
  open(tinyGame, file, undefined, viewers, (entry, views) => shown.set(entry.seq, views));
  let match: Match = emptyMatch(file.header, running.secret);
  for (const entry of file.log) {
    const result = follow(tinyGame, match, entry, viewers);
    assert.ok(result.ok, JSON.stringify(result));
    assert.deepEqual(result.shown, shown.get(entry.seq));
    match = result.match;
  }
  const opened = open(tinyGame, file);
  assert.ok(opened.ok);
  assert.deepEqual(match, opened.match);
});

test('an entry that is not the next, or comes out otherwise here, is not followed', () => {
  const match = after(10);
  const next = file.log[10]!;
  const code = (entry: Entry): string => {
    const result = follow(tinyGame, match, entry);
    return result.ok ? 'followed' : `${result.misfit.seq} ${result.misfit.code}`;
  };
  assert.equal(code(next), 'followed');
  assert.equal(code(file.log[9]!), '10 badSequence');
  assert.equal(code(file.log[11]!), '12 badSequence');
  assert.equal(code({ ...next, hash: '0123456789abcdef' } as Entry), '11 otherState');
  assert.equal(code({ ...next, key: 'fly' } as Entry), '11 refused');
  assert.equal(after(10).log.length, match.log.length);
});
