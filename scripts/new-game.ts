// `npm run new-game <id>`: a playable copy of the template under a name of its own, in the registry.
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const TEMPLATE = '_template';
const TEMPLATE_PREFIX = 'TP';
const COMMON_PREFIX = 'ALL';
const USAGE =
  'Usage: npm run new-game <id>   The id is the folder: small letters, digits and hyphens, as in gold-rush.';

/** What the user did wrong, in one line. */
class Mistake extends Error {}

/** Gives the prefix of the new game's rules. */
function makeGame(root: string, id: string): string {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    throw new Mistake(`"${id}" is no id for a game. ${USAGE}`);
  }
  const games = join(root, 'src/games');
  const folder = join(games, id);
  if (existsSync(folder)) throw new Mistake(`src/games/${id} is there already.`);
  const registry = join(games, 'index.ts');
  const registered = register(readFileSync(registry, 'utf8'), id);
  const prefix = freePrefix(id, prefixesIn(games));
  cpSync(join(games, TEMPLATE), folder, { recursive: true });
  for (const file of globSync('**/*.*', { cwd: folder })) rename(join(folder, file), id, prefix);
  writeFileSync(registry, registered);
  return prefix;
}

function rename(file: string, id: string, prefix: string): void {
  const text = readFileSync(file, 'utf8');
  const renamed = text
    .replaceAll(new RegExp(`\\b${TEMPLATE_PREFIX}-(?=[A-Z]\\d)`, 'g'), `${prefix}-`)
    .replaceAll(`'${TEMPLATE}'`, `'${id}'`);
  writeFileSync(file, renamed);
}

/** Every prefix that begins a paragraph of some rulebook. */
function prefixesIn(games: string): ReadonlySet<string> {
  const texts = globSync('*/RULES.en.md', { cwd: games }).map((file) =>
    readFileSync(join(games, file), 'utf8'),
  );
  const found = texts.flatMap((text) =>
    [...text.matchAll(/\*\*([A-Z]+)-[A-Z]?\d+\*\*/g)].map(([, id]) => id!),
  );
  return new Set([COMMON_PREFIX, TEMPLATE_PREFIX, ...found]);
}

/** 'gold-rush' → GR; if that is taken GRU, GRUS … */
function freePrefix(id: string, taken: ReadonlySet<string>): string {
  const words = id.toUpperCase().replaceAll(/\d/g, '').split('-').filter(Boolean);
  const initials = words.map((word) => word[0]).join('');
  const rest = words.at(-1)!.slice(1);
  for (let length = words.length > 1 ? 0 : 1; length <= rest.length; length++) {
    const prefix = initials + rest.slice(0, length);
    if (!taken.has(prefix)) return prefix;
  }
  let prefix = initials + rest;
  while (taken.has(prefix)) prefix += 'X';
  return prefix;
}

const LIST = /(export const registry: readonly GameEntry\[\] = \[)([\s\S]*?)(\n?\];\n)/;

/** The registry's text with one entry more, in alphabetical order. */
function register(text: string, id: string): string {
  const list = LIST.exec(text);
  if (!list) throw new Error('src/games/index.ts has no list `registry` any more');
  const entries = list[2]!.split(/\n(?= {2}\{)/).filter((entry) => entry.trim() !== '');
  const after = entries.findIndex((entry) => /id: '([^']+)'/.exec(entry)![1]! > id);
  entries.splice(after < 0 ? entries.length : after, 0, entryOf(id));
  const lines = entries.map((entry) => entry.replace(/^\n/, '')).join('\n');
  return text.replace(LIST, (_, open: string) => `${open}\n${lines}\n];\n`);
}

function entryOf(id: string): string {
  return `  {
    id: '${id}',
    load: () => import('./${id}/index.ts'),
    invariants: () => import('./${id}/test/invariants.ts'),
  },`;
}

function main(words: readonly string[]): void {
  const [id, ...more] = words;
  if (id === '--help' || id === '-h') {
    console.log(USAGE);
    return;
  }
  try {
    if (id === undefined || more.length > 0) throw new Mistake(USAGE);
    const prefix = makeGame(join(import.meta.dirname, '..'), id);
    console.log(`src/games/${id} is ready; its rules are ${prefix}-… Next: docs/add-a-game.md`);
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}

main(process.argv.slice(2));
