import { createInterface } from 'node:readline/promises';
import { registry } from '../../games/index.ts';
import { tell } from '../../i18n/format.ts';
import type { Command } from '../args.ts';
import { loadGame, tableOptions } from '../load.ts';
import { readLanguage, speechOf } from '../speech.ts';
import { playGame } from './play.ts';

export const startCommand: Command = {
  usage: '[--lang ru|en]',
  summary: 'Opens the table.',
  flags: { lang: { kind: 'text', help: 'ru or en' } },
  async run(args) {
    const language = readLanguage(args);
    const speech = speechOf(language, undefined, []);
    process.stdout.write(`${tell(speech, 'start')}\n${tell(speech, 'chooseGame')}\n`);
    for (const [i, entry] of registry.entries()) {
      const { texts } = await entry.load();
      process.stdout.write(`  ${i + 1}  ${texts[language].title}\n`);
    }
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await lines.question('> ');
    lines.close();
    const entry = registry[Number(answer) - 1];
    if (!entry) return 0;
    const module = await loadGame(entry.id);
    const seats = module.game.seatCounts.includes(2) ? 2 : module.game.seatCounts[0]!;
    const options = tableOptions(module.game, seats, {});
    return playGame(module, {
      seats,
      options,
      people: 1,
      bots: 'sensible',
      seed: undefined,
      language,
      file: undefined,
    });
  },
};
