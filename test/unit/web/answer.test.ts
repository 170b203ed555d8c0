import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { afterPicture, answerTaps, isTouched, nextTask, whenFree } from '../../../src/ui-kit/answer.ts';
import { scenesOf, startPlayback } from '../../../src/web/table/playback.ts';

/** Something that can be pressed. */
class Thing extends EventTarget {
  readonly marks = new Set<string>();
  closest = (): this => this;
  hasAttribute = (name: string): boolean => this.marks.has(name);
  setAttribute = (name: string): unknown => this.marks.add(name);
  removeAttribute = (name: string): unknown => this.marks.delete(name);
}

interface Stage {
  readonly thing: Thing;
  happen(type: string): void;
  pass(milliseconds: number): void;
}

/** As much of a page as a tap needs, with a picture 16 milliseconds after it is asked for. */
function stageOf(context: TestContext): Stage {
  const thing = new Thing();
  context.mock.timers.enable({ apis: ['setTimeout'] });
  Object.assign(globalThis, {
    Element: Thing,
    document: { hidden: false, documentElement: { dataset: {} } },
    requestAnimationFrame: (draw: () => void) => setTimeout(draw, 16),
    addEventListener: thing.addEventListener.bind(thing),
  });
  context.after(answerTaps(thing as unknown as HTMLElement));
  return {
    thing,
    happen: (type) => void thing.dispatchEvent(new Event(type)),
    pass(milliseconds) {
      for (let i = 0; i < milliseconds; i++) context.mock.timers.tick(1);
    },
  };
}

test('what is touched is marked at once, and stays so until the effect of the tap is there', (context) => {
  const { thing, happen, pass } = stageOf(context);
  let effect = 'none';
  happen('pointerdown');
  assert.deepEqual([...thing.marks], ['data-pressed']);
  pass(60);
  happen('pointerup');
  happen('click');
  afterPicture(() => {
    effect = [...thing.marks].join();
  });
  pass(100);
  assert.equal(effect, 'data-pressed');
  assert.deepEqual([...thing.marks], []);
});

test('a finger that only scrolls leaves no mark', (context) => {
  const { thing, happen, pass } = stageOf(context);
  happen('pointerdown');
  pass(30);
  happen('pointercancel');
  pass(100);
  assert.deepEqual([...thing.marks], []);
});

test('nothing begins under a finger, and everything when it has left', async (context) => {
  const { happen, pass } = stageOf(context);
  const begun: string[] = [];
  const view = { viewer: 'spectator', step: 'scene' } as const;
  const playback = startPlayback(
    ({ view: { step } }) => begun.push(step),
    () => {},
  );
  whenFree(() => begun.push('free'));
  const task = nextTask().then(() => begun.push('task'));
  happen('pointerdown');
  playback.add(scenesOf({ seq: 1, told: 0, shown: { frames: [], view } }, () => 50, 50));
  pass(200);
  await Promise.resolve();
  assert.deepEqual(begun, []);
  happen('pointerup');
  pass(100);
  await task;
  assert.deepEqual(begun.toSorted(), ['free', 'scene', 'task']);
  pass(100);
  assert.equal(playback.isPlaying(), false);
});

test('a scene that waits for a finger can be skipped', (context) => {
  const { happen, pass } = stageOf(context);
  let scenes = 0;
  let ends = 0;
  const playback = startPlayback(
    () => scenes++,
    () => ends++,
  );
  const view = { viewer: 'spectator', step: 'scene' } as const;
  happen('pointerdown');
  playback.add(scenesOf({ seq: 1, told: 0, shown: { frames: [], view } }, () => 50, 50));
  playback.skip();
  pass(400);
  assert.deepEqual([scenes, ends], [1, 1]);
});

test('a finger that stays stops nothing for long, and a drag nothing at all', (context) => {
  const { happen, pass } = stageOf(context);
  happen('pointerdown');
  pass(249);
  assert.ok(isTouched());
  pass(1);
  assert.ok(!isTouched());
  happen('pointerdown');
  afterPicture(() => {});
  assert.ok(!isTouched());
});
