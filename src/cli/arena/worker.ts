// A thread of the arena: it is told numbers of blocks, and answers with what came of them.

import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '../load.ts';
import { type Contest, contenderNamed } from './contest.ts';
import { fortuneIn } from './fortune.ts';
import { playBlock } from './play.ts';

const contest = workerData as Contest;
const module = await loadGame(contest.game);
const [tested, reference] = contest.bots.map((name) => contenderNamed(module, name));
const fortune = contest.countsLuck && fortuneIn(module);

parentPort!.on('message', (block: number) => {
  parentPort!.postMessage(playBlock(module.game, contest, tested!, reference!, block, fortune));
});
