import { join, resolve } from 'node:path';
import { renderUnicodeCompact } from 'uqr';
import { tell } from '../../i18n/format.ts';
import { PortTaken, type Server, type ServerOptions, startServer } from '../../server/start.ts';
import type { Arguments, Command } from '../args.ts';
import { Problem } from '../problem.ts';
import { readLanguage, speechOf } from '../speech.ts';

/** What is not given as a flag may stand in the environment: LARETS_PORT for --port. */
const environment = 'LARETS_';
export const usualData = join(import.meta.dirname, '../../../data');
const mostBots = 64;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

export const startCommand: Command = {
  usage: '[--port N] [--host ADDRESS] [--data FOLDER] [--cert FILE --key FILE] [--proxy] [--lang ru|en]',
  summary: 'Serves the table to every browser in the house, and keeps the games that are played together.',
  flags: {
    port: { kind: 'text', help: 'without it: the first free one from 8080 on' },
    host: { kind: 'text', help: 'an address to listen at; without it all of this machine' },
    data: { kind: 'text', help: 'where tables are kept; without it the folder "data" of Larets' },
    cert: { kind: 'text', help: 'a certificate (PEM), for https' },
    key: { kind: 'text', help: 'its key' },
    proxy: { kind: 'flag', help: 'behind a reverse proxy: what it says of address and scheme is believed' },
    bots: { kind: 'text', help: 'threads in which bots think; without it 1' },
    log: { kind: 'text', help: `${logLevels.join(', ')}; without it warn` },
    lang: { kind: 'text', help: 'ru or en' },
  },
  async run(args) {
    const speech = speechOf(readLanguage(args), undefined, []);
    const data = resolve(given(args, 'data') ?? usualData);
    const server = await open(args, data);
    const [here, ...inTheHouse] = server.urls;
    say(tell(speech, 'openHere', { url: here! }));
    for (const url of inTheHouse) say(tell(speech, 'openThere', { url }));
    const [first] = inTheHouse;
    if (first !== undefined && process.stdout.isTTY) say(renderUnicodeCompact(first));
    if (!here!.startsWith('https')) say(tell(speech, 'openOtherwise'));
    say(tell(speech, 'keptIn', { folder: data }));
    say(tell(speech, 'stop'));
    await interrupted();
    await server.close();
    return 0;
  },
};

function given(args: Arguments, name: string): string | undefined {
  return args.optionalText(name) ?? process.env[`${environment}${name.toUpperCase()}`];
}

async function open(args: Arguments, data: string): Promise<Server> {
  const port = number(given(args, 'port'), 'port', 0, 65_535);
  const host = given(args, 'host');
  const bots = number(given(args, 'bots'), 'bots', 0, mostBots);
  const logLevel = given(args, 'log');
  if (logLevel !== undefined && !logLevels.includes(logLevel)) {
    throw new Problem('badLog', `--log takes ${logLevels.join(', ')}, not "${logLevel}"`);
  }
  const options: ServerOptions = {
    data,
    log: say,
    ...certificate(args),
    isBehindProxy: args.flag('proxy') || process.env[`${environment}PROXY`] === '1' ? 'yes' : 'no',
    ...(port !== undefined && { port }),
    ...(host !== undefined && { host }),
    ...(bots !== undefined && { bots }),
    ...(logLevel !== undefined && { logLevel }),
  };
  try {
    return await startServer(options);
  } catch (error) {
    if (error instanceof PortTaken) throw new Problem(error.code, error.message);
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new Problem('badHost', `"${host}" is no address of this machine`);
    }
    if (code === 'ENOENT' || code === 'EACCES') throw new Problem('badFile', message);
    throw error;
  }
}

function certificate(args: Arguments): { readonly cert?: string; readonly key?: string } {
  const cert = given(args, 'cert');
  const key = given(args, 'key');
  if ((cert === undefined) !== (key === undefined)) {
    throw new Problem('badCertificate', '--cert and --key go together');
  }
  return cert === undefined || key === undefined ? {} : { cert, key };
}

function number(text: string | undefined, name: string, least: number, most: number): number | undefined {
  if (text === undefined) return undefined;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new Problem('badNumber', `--${name} takes a whole number from ${least} to ${most}, not "${text}"`);
}

function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
