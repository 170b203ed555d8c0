import { writeFileSync } from 'node:fs';
import { type Knowledge, knowledgeOf } from '../../bots/knowledge.ts';
import { botOf } from '../../bots/levels.ts';
import type { GameTypes } from '../../kernel/game.ts';
import { answerOf, type NetFile, netOf } from '../../kernel/net.ts';
import { pickOne, rngFork, rngFromSeed } from '../../kernel/random.ts';
import { sharesOf } from '../../kernel/shares.ts';
import { playBlock } from '../arena/play.ts';
import type { Command } from '../args.ts';
import { loadGame, tableOptions } from '../load.ts';
import { Problem } from '../problem.ts';
import { calibration, newPupil, roundingError, type Sample, stored, teach } from '../train/learn.ts';
import { lesson, type School } from '../train/selfPlay.ts';

const hidden = [48, 16];
const epochs = 3;
const rates = [0.002, 0.001, 0.0005];
/** Positions of earlier generations that stay in the lesson. */
const remembered = 60_000;
/** Tables of two are met most often. */
const seatCounts = [2, 2, 2, 3, 4];

export const trainCommand: Command = {
  usage: '<game> [--seed S] [--games K] [--generations G] [--gate BLOCKS] [--file FILE]',
  summary: 'Learns a value for the search of a game by play against itself, and tries it in a match.',
  flags: {
    seed: { kind: 'text', help: 'the same seed learns the same (1)' },
    games: { kind: 'number', help: 'games of each generation; the first has four times as many (1500)' },
    generations: { kind: 'number', help: 'generations after the first (4)' },
    simulations: { kind: 'number', help: 'of both sides of the match (128)' },
    gate: { kind: 'number', help: 'blocks of the match against the search without it (200)' },
    file: { kind: 'text', help: 'where the weights go' },
  },
  async run(args) {
    const { game, hints } = await loadGame(args.words[0]);
    const { features } = hints;
    if (!features) throw new Problem('noFeatures', `${game.id} has no features to learn from`);
    const knowledge = knowledgeOf(game, hints);
    const seed = args.text('seed', '1');
    const games = args.number('games', 1500, 10, 1_000_000);
    const generations = args.number('generations', 4, 0, 100);
    const simulations = args.number('simulations', 128, 1, 100_000);
    const rng = rngFromSeed(`train/${game.id}/${seed}`);
    const pupil = newPupil([features.count, ...hidden, 1], rngFork(rng, 'net'));
    let samples: Sample[] = [];
    for (let generation = 0; generation <= generations; generation++) {
      const school: School = { knowledge, features, net: generation === 0 ? undefined : pupil.net };
      const fresh = lessons(school, generation, generation === 0 ? 4 * games : games);
      samples = [...samples.slice(-remembered), ...fresh];
      const pace = rates[Math.min(generation, rates.length - 1)]!;
      let loss = 0;
      for (let epoch = 0; epoch < epochs; epoch++)
        loss = teach(pupil, samples.slice(), pace, rngFork(rng, `${generation}/${epoch}`));
      say(`generation ${generation}: ${samples.length} positions, loss ${loss.toFixed(4)}`);
    }
    const unseen = lessons({ knowledge, features, net: pupil.net }, generations + 1, Math.ceil(games / 5));
    say(`rounding changes a share by ${roundingError(pupil, unseen).toFixed(5)}`);
    for (const bin of calibration(pupil.net, unseen)) {
      say(`foretold ${bin.foretold.toFixed(3)}, came ${bin.came.toFixed(3)} (${bin.count})`);
    }
    const file = stored(pupil);
    const match = gate(
      knowledge,
      withNet(knowledge, features, file),
      args.number('gate', 200, 0, 100_000),
      simulations,
      seed,
    );
    say(match);
    const made = {
      command: `larets train ${game.id} --seed ${seed} --games ${games} --generations ${generations} --simulations ${simulations}`,
      match,
    };
    const out = args.optionalText('file');
    if (out !== undefined) writeFileSync(out, `${JSON.stringify({ ...made, ...file })}\n`);
    return 0;

    function lessons(school: School, generation: number, count: number): Sample[] {
      const lessonsRng = rngFork(rng, `generation/${generation}`);
      return Array.from({ length: count }, (_, index) => {
        const chance = rngFork(lessonsRng, `${index}`);
        const seats = pickOne(
          chance,
          seatCounts.filter((count) => game.seatCounts.includes(count)),
        );
        return lesson(school, seats, tableOptions(game, seats, {}), chance);
      }).flat();
    }
  },
};

function withNet(
  knowledge: Knowledge<GameTypes>,
  features: { count: number; write(state: GameTypes['state'], seat: number, into: Float32Array): void },
  file: NetFile,
): Knowledge<GameTypes> {
  const net = netOf(file);
  const into = new Float32Array(features.count);
  const shares = (state: GameTypes['state']) => {
    const plain = knowledge.shares(state);
    if (knowledge.game.outcome(state)) return plain;
    return sharesOf(
      plain.map((_, seat) => {
        features.write(state, seat, into);
        return answerOf(net, into);
      }),
      1,
    );
  };
  return { ...knowledge, shares };
}

/** The search with the net at its leaves against the same search without, two at the table. */
function gate(
  plain: Knowledge<GameTypes>,
  learned: Knowledge<GameTypes>,
  blocks: number,
  simulations: number,
  seed: string,
): string {
  const { game } = plain;
  const contender = (knowledge: Knowledge<GameTypes>) => ({
    bot: botOf(knowledge, 'expert', simulations),
    canLetBe: true,
  });
  const table = { seats: 2, options: tableOptions(game, 2, {}), seed: `gate/${seed}` };
  const shares: number[] = [];
  for (let block = 0; block < blocks; block++) {
    const { games } = playBlock(game, table, contender(learned), contender(plain), block);
    shares.push(games.reduce((sum, { share }) => sum + share, 0) / games.length);
  }
  const mean = shares.reduce((a, b) => a + b, 0) / Math.max(1, blocks);
  const spread = Math.sqrt(
    shares.reduce((a, b) => a + (b - mean) ** 2, 0) / Math.max(1, blocks - 1) / Math.max(1, blocks),
  );
  return `${(100 * mean).toFixed(1)} % ± ${(196 * spread).toFixed(1)} against the search without it (${blocks} blocks, ${simulations} simulations)`;
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
