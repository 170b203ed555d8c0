// `npm run new-game <id>`: a playable copy of the template under a name of its own, in the registry and on the shelf.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
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
  const files = new Map(lists.map(({ file }) => [file, readFileSync(join(games, file), 'utf8')]));
  for (const list of lists) files.set(list.file, withEntry(files.get(list.file)!, list, id));
  const prefix = freePrefix(id, prefixesIn(games));
  cpSync(join(games, TEMPLATE), folder, { recursive: true });
  for (const file of globSync('**/*.*', { cwd: folder })) rename(join(folder, file), id, prefix);
  for (const [file, text] of files) writeFileSync(join(games, file), text);
  return prefix;
}

function rename(file: string, id: string, prefix: string): void {
  const text = readFileSync(file, 'utf8');
  const renamed = text
    .replaceAll(new RegExp(`\\b${TEMPLATE_PREFIX}-(?=[A-Z]\\d)`, 'g'), `${prefix}-`)
    .replaceAll(`'${TEMPLATE}'`, `'${id}'`)
    .replaceAll(`.board-${TEMPLATE} `, `.board-${id} `);
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

/** A list of the registry, with one entry more. */
interface List {
  readonly file: string;
  readonly opening: string;
  readonly closing: string;
  entry(id: string): string;
}

const lists: readonly List[] = [
  {
    file: 'index.ts',
    opening: 'export const registry: readonly GameEntry[] = [\n',
    closing: '];\n',
    entry: (id) => `  {
    id: '${id}',
    rules: () => import('./${id}/index.ts'),
    hints: () => import('./${id}/bot.ts'),
  },
`,
  },
  {
    file: 'index.ts',
    opening: 'const words: Readonly<Record<string, Words>> = {\n',
    closing: '};\n',
    entry: (id) => `  ${asKey(id)}: {
    ru: () => import('./${id}/i18n/ru.json', { with: { type: 'json' } }),
    en: () => import('./${id}/i18n/en.json', { with: { type: 'json' } }),
  },
`,
  },
  {
    file: 'whole.ts',
    opening: 'const invariants: Readonly<Record<string, () => Promise<Invariants>>> = {\n',
    closing: '};\n',
    entry: (id) => `  ${asKey(id)}: () => import('./${id}/test/invariants.ts'),\n`,
  },
  {
    file: 'ui.ts',
    opening: 'export const shelf: readonly ShelfEntry[] = [\n',
    closing: '];\n',
    entry: shelfEntry,
  },
];

function asKey(id: string): string {
  return id.includes('-') ? `'${id}'` : id;
}

/** What the template's box says, for as long as the new game says the same. */
function shelfEntry(id: string): string {
  const said = (language: string): Record<string, string> =>
    JSON.parse(readFileSync(join(ROOT, 'src/games', TEMPLATE, 'i18n', `${language}.json`), 'utf8'));
  const inBoth = (key: string): string => {
    const [ru, en] = ['ru', 'en'].map((language) => `'${said(language)[key]!.replaceAll("'", "\\'")}'`);
    return `{\n      ru: ${ru},\n      en: ${en},\n    }`;
  };
  return `  {
    id: '${id}',
    title: ${inBoth('title')},
    tagline: ${inBoth('tagline')},
    players: [2, 4],
    minutes: [10, 20],
    age: 8,
    loadBoard: () => import('./${id}/ui/Board.tsx'),
  },
`;
}

/** At the end of each list: the order is that of the shelf. */
function withEntry(text: string, { file, opening, closing, entry }: List, id: string): string {
  const start = text.indexOf(opening);
  const end = text.indexOf(closing, start);
  if (start < 0 || end < 0) throw new Error(`src/games/${file} has no list like this any more: ${opening}`);
  return text.slice(0, end) + entry(id) + text.slice(end);
}

/** One of each kind, as every game has them: to be played anew when its rules have become its own. */
function playGoldenGames(id: string): void {
  const larets = join(ROOT, 'bin/larets.mjs');
  if (!existsSync(larets)) return;
  const { status } = spawnSync(process.execPath, [larets, 'playthrough', id, '--renew'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`no game of ${id} could be played`);
}

function main(words: readonly string[]): void {
  const [id, ...more] = words;
  if (id === '--help' || id === '-h') {
    console.log(USAGE);
    return;
  }
  try {
    if (id === undefined || more.length > 0) throw new Mistake(USAGE);
    const prefix = makeGame(ROOT, id);
    playGoldenGames(id);
    console.log(`src/games/${id} is ready; its rules are ${prefix}-… Next: docs/add-a-game.md`);
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}

main(process.argv.slice(2));
