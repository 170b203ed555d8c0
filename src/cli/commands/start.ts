import { tell } from '../../i18n/format.ts';
import { PortTaken, type Site, startSite } from '../../server/static.ts';
import type { Arguments, Command } from '../args.ts';
import { Problem } from '../problem.ts';
import { readLanguage, speechOf } from '../speech.ts';

export const startCommand: Command = {
  usage: '[--port N] [--host ADDRESS] [--lang ru|en]',
  summary: 'Serves the table to every browser in the house.',
  flags: {
    port: { kind: 'number', help: 'without it: the first free one from 8080 on' },
    host: { kind: 'text', help: 'an address to listen at; without it all of this machine' },
    lang: { kind: 'text', help: 'ru or en' },
  },
  async run(args) {
    const speech = speechOf(readLanguage(args), undefined, []);
    const site = await open(args);
    const [here, ...inTheHouse] = site.urls;
    say(tell(speech, 'openHere', { url: here }));
    for (const url of inTheHouse) say(tell(speech, 'openThere', { url }));
    say(tell(speech, 'stop'));
    await interrupted();
    await site.close();
    return 0;
  },
};

async function open(args: Arguments): Promise<Site> {
  const port = args.optionalText('port') === undefined ? {} : { port: args.number('port', 0, 0, 65_535) };
  const host = args.optionalText('host');
  try {
    return await startSite({ ...port, ...(host !== undefined && { host }), log: say });
  } catch (error) {
    if (error instanceof PortTaken) throw new Problem(error.code, error.message);
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new Problem('badHost', `"${host}" is no address of this machine`);
    }
    throw error;
  }
}

function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
