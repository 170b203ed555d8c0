import { tell } from '../../i18n/format.ts';
import { open } from '../../match/open.ts';
import { finalOutcome } from '../../match/standing.ts';
import type { Command } from '../args.ts';
import { readMatch } from '../files.ts';
import { loadGame } from '../load.ts';
import { Problem } from '../problem.ts';
import { eventText, outcomeText, readLanguage, speechOf } from '../speech.ts';

export const replayCommand: Command = {
  usage: '<file> [--to N] [--lang ru|en]',
  summary: 'Tells a match from its file, entry by entry, and shows how it stood.',
  flags: {
    to: { kind: 'number', help: 'stop after so many entries of the log' },
    lang: { kind: 'text', help: 'ru or en' },
  },
  async run(args) {
    const file = readMatch(args.words[0]);
    const { game, texts } = await loadGame(file.header.game);
    const to = args.number('to', file.log.length, 0, 1_000_000);
    const speech = speechOf(
      readLanguage(args),
      texts,
      file.header.sitters.map((sitter) => sitter.name),
    );
    const secret = file.log.find((entry) => entry.type === 'end')?.secret;
    process.stdout.write(`${tell(speech, 'title')}\n`);
    const opened = open(
      game,
      { ...file, log: file.log.slice(0, to) },
      secret,
      ['spectator'],
      (entry, shown) => {
        const who = 'seat' in entry ? ` seat ${entry.seat}` : '';
        const key = 'key' in entry ? ` ${entry.key}` : '';
        process.stdout.write(`${entry.seq}. ${entry.type}${who}${key}\n`);
        for (const { event } of shown.get('spectator')?.frames ?? []) {
          process.stdout.write(`   · ${eventText(speech, event)}\n`);
        }
      },
    );
    if (!opened.ok) {
      const { seq, code } = opened.misfit;
      throw new Problem(code, `entry ${seq} of the log does not fit: nothing after it can be shown`);
    }
    const { state } = opened.match;
    if (state === undefined) return 0;
    process.stdout.write(`\n${game.toText(game.view(state, 'spectator'))}\n`);
    const outcome = finalOutcome(game, opened.match);
    if (outcome) process.stdout.write(`${outcomeText(speech, outcome)}\n`);
    return 0;
  },
};
