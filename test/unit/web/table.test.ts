import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import type { GameTypes, Viewer } from '../../../src/kernel/game.ts';
import { roundsLeft } from '../../../src/table/progress.ts';
import { scenesOf, startPlayback } from '../../../src/web/table/playback.ts';
import { hasSecrets, needsCurtain, nextViewer } from '../../../src/web/table/viewer.ts';

const view = (name: string): GameTypes['view'] => ({ viewer: 'spectator', step: name });
const still = (name: string) => ({ shown: { frames: [], view: view(name) }, seq: 1, told: 0 });

test('who plays alone always looks; a table of bots is watched', () => {
  assert.equal(nextViewer([1], [0], undefined), 1);
  assert.equal(nextViewer([], [0], undefined), 'spectator');
});

test('of several people the one looks whom the table waits for', () => {
  assert.equal(nextViewer([0, 2], [2], 0), 2);
  assert.equal(nextViewer([0, 2], [1], 0), 0);
  assert.equal(nextViewer([0, 2], [0, 2], 2), 2);
  assert.equal(nextViewer([0, 2], [1], undefined), 'spectator');
});

test('the curtain falls only where one sees what the other may not', () => {
  const open = (viewer: Viewer) => ({ viewer, step: 'play' });
  const secret = (viewer: Viewer) => ({ viewer, step: 'play', hand: viewer === 0 ? ['ace'] : [] });
  assert.equal(hasSecrets(open, 0, 1), false);
  assert.equal(needsCurtain([0, 1], open, 0, 1), false);
  assert.equal(needsCurtain([0, 1], secret, 0, 1), true);
  assert.equal(needsCurtain([0, 1], secret, 1, 1), false);
  assert.equal(needsCurtain([0], secret, undefined, 0), false);
  assert.equal(needsCurtain([0, 1], secret, undefined, 0), true);
});

test('frames are shown one after the other, and the last one shows how it looks in the end', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const shown: string[] = [];
  const done = mock.fn();
  const playback = startPlayback((scene) => shown.push(`${scene.view.step} ${scene.event?.type}`), done);
  const frames = ['one', 'two'].map((name) => ({ event: { type: name }, view: view(name) }));
  playback.add(scenesOf({ shown: { frames, view: view('end') }, seq: 1, told: 2 }, () => 100, 50));
  assert.deepEqual(shown, ['one one']);
  assert.equal(playback.isPlaying(), true);
  context.mock.timers.tick(100);
  assert.deepEqual(shown, ['one one', 'end two']);
  assert.equal(done.mock.callCount(), 0);
  context.mock.timers.tick(50);
  assert.equal(done.mock.callCount(), 1);
});

test('skipping shows the end at once', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const shown: string[] = [];
  const done = mock.fn();
  const playback = startPlayback((scene) => shown.push(scene.view.step), done);
  playback.add(scenesOf(still('a'), () => 100, 100));
  playback.add(scenesOf(still('b'), () => 100, 100));
  playback.skip();
  assert.deepEqual(shown, ['a', 'b']);
  assert.equal(done.mock.callCount(), 1);
  context.mock.timers.tick(1000);
  assert.deepEqual(shown, ['a', 'b']);
});

test('a pause stays where it is, a step back shows what was before, and going on goes on from there', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const shown: string[] = [];
  const done = mock.fn();
  const playback = startPlayback(
    (scene, isSkipped) => shown.push(`${scene.view.step}${isSkipped ? '!' : ''}`),
    done,
  );
  for (const name of ['a', 'b', 'c']) playback.add(scenesOf(still(name), () => 0, 100));
  context.mock.timers.tick(100);
  playback.pause();
  context.mock.timers.tick(1000);
  assert.deepEqual([shown.join(' '), playback.isPaused.value, playback.isPlaying()], ['a b', true, true]);
  playback.back();
  playback.back();
  context.mock.timers.tick(1000);
  assert.equal(shown.join(' '), 'a b a!', 'there is nothing before the first');
  playback.add(scenesOf(still('d'), () => 0, 100));
  playback.resume();
  context.mock.timers.tick(100);
  context.mock.timers.tick(100);
  assert.equal(shown.join(' '), 'a b a! b c d');
  context.mock.timers.tick(100);
  assert.deepEqual([done.mock.callCount(), playback.isPlaying()], [1, false]);
});

test('[ALL-5] the screen warns five rounds before a game without progress ends', () => {
  assert.equal(roundsLeft({ idleRounds: 14 }, 3), undefined);
  assert.equal(roundsLeft({ idleRounds: 15 }, 3), 5);
  assert.equal(roundsLeft({ idleTurns: 45 }, 3), 5);
  assert.equal(roundsLeft({ idleTurns: 44 }, 3), undefined);
  assert.equal(roundsLeft({}, 2), undefined);
});
