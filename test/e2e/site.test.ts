import { after, before } from 'node:test';
import { accessSuite } from './suites/access.ts';
import { counselSuite } from './suites/counsel.ts';
import { filesSuite } from './suites/files.ts';
import { gamesSuite } from './suites/games.ts';
import { hotSeatSuite } from './suites/hotSeat.ts';
import { learningSuite } from './suites/learning.ts';
import { sameMovesSuite } from './suites/sameMoves.ts';
import { stayingSuite } from './suites/staying.ts';
import { weightSuite } from './suites/weight.ts';
import { closeWorld, openWorld, type World } from './world.ts';

let world: World;

before(async () => {
  world = await openWorld();
  console.log(`Chromium ${world.browser.version()}`);
});
after(() => closeWorld(world));

const theWorld = (): World => world;
gamesSuite(theWorld);
hotSeatSuite(theWorld);
stayingSuite(theWorld);
accessSuite(theWorld);
weightSuite(theWorld);
counselSuite(theWorld);
learningSuite(theWorld);
filesSuite(theWorld);
sameMovesSuite(theWorld);
