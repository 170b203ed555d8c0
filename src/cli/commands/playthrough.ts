import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyGame } from '../../kernel/game.ts';
import { type Command, tableFlags } from '../args.ts';
import { loadGame, readTable } from '../load.ts';
import { record, regenerate } from '../playthrough.ts';
import { type Setting, settingsOf } from '../tables.ts';

export const playthroughCommand: Command = {
  usage: '<game> [--seats N] [--seed S] [--option name=value] | <game> --update | <game> --renew',
  summary: 'Writes a whole game as text; keeps the golden ones of a game.',
  flags: {
    ...tableFlags,
    seed: { kind: 'text', help: 'the same seed gives the same game (1)' },
    update: { kind: 'flag', help: 'the stored ones anew, with the moves they have' },
    renew: { kind: 'flag', help: 'the stored ones with new moves, for every seat count and option value' },
  },
  async run(args) {
    const { game } = await loadGame(args.words[0]);
    const seed = args.text('seed', '1');
    if (args.flag('update')) await update(game);
    else if (args.flag('renew')) await renew(game, seed);
    else {
      const { seats, options } = readTable(game, args);
      process.stdout.write(await record({ game: game.id, seats, options: others(game, options), seed }));
    }
    return 0;
  },
};

function others(game: AnyGame, options: Setting['options']): Setting['options'] {
  const defaults = new Map(game.options.map((spec) => [spec.name, spec.default]));
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => defaults.get(name) !== value));
}

function folderOf(game: AnyGame): string {
  return fileURLToPath(new URL(`../../games/${game.id}/test/playthroughs/`, import.meta.url));
}

async function update(game: AnyGame): Promise<void> {
  for (const file of globSync(`${folderOf(game)}*.txt`).toSorted()) {
    writeFileSync(file, await regenerate(readFileSync(file, 'utf8')));
    process.stdout.write(`${file}\n`);
  }
}

async function renew(game: AnyGame, seed: string): Promise<void> {
  mkdirSync(folderOf(game), { recursive: true });
  for (const { seats, options } of settingsOf(game)) {
    const name = [`${seats}p`, ...Object.entries(options).map(([key, value]) => `${key}-${value}`)].join('-');
    const file = `${folderOf(game)}${name.replaceAll(',', '')}.txt`;
    writeFileSync(file, await record({ game: game.id, seats, options, seed }));
    process.stdout.write(`${file}\n`);
  }
}
