// Everything that a browser is asked to prove. In two halves of about the same length, for two processes.

import { after, before } from 'node:test';
import { accessSuite } from './suites/access.ts';
import { counselSuite } from './suites/counsel.ts';
import { filesSuite } from './suites/files.ts';
import { fitSuite } from './suites/fit.ts';
import { gamesSuite, promptsSuite } from './suites/games.ts';
import { hotSeatSuite } from './suites/hotSeat.ts';
import { learningSuite } from './suites/learning.ts';
import { sameMovesSuite } from './suites/sameMoves.ts';
import { shelfSuite } from './suites/shelf.ts';
import { siteSuite, stayingSuite } from './suites/staying.ts';
import { tabsSuite } from './suites/tabs.ts';
import { togetherSuite } from './suites/together.ts';
import { shelfWeightSuite, weightSuite } from './suites/weight.ts';
import { wordsSuite } from './suites/words.ts';
import { boards, closeWorld, openWorld, type World } from './world.ts';

/** Once is enough for what does not hang on the game. */
export function suites(half: 'first' | 'second'): void {
  let world: World;
  before(async () => {
    world = await openWorld();
    console.log(`Chromium ${world.browser.version()}`);
  });
  after(() => closeWorld(world));
  const theWorld = (): World => world;
  const mine = boards.filter((_, index) => index % 2 === (half === 'first' ? 0 : 1));
  if (half === 'first') {
    promptsSuite(theWorld);
    siteSuite(theWorld);
    shelfSuite(theWorld);
    tabsSuite(theWorld);
    filesSuite(theWorld);
    shelfWeightSuite(theWorld);
  }
  gamesSuite(theWorld, mine);
  wordsSuite(theWorld, mine);
  fitSuite(theWorld, mine);
  hotSeatSuite(theWorld, mine);
  stayingSuite(theWorld, mine);
  accessSuite(theWorld, mine, half === 'first' ? ['', 'settings', 'about'] : []);
  weightSuite(theWorld, mine);
  counselSuite(theWorld, mine);
  learningSuite(theWorld, mine);
  togetherSuite(theWorld, mine);
  sameMovesSuite(theWorld, mine);
}
