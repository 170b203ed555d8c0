// Every rule of every game is written down in both languages and proven by a test that passes.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { wholeGames } from '../src/games/whole.ts';
import { passedTitles } from './rules/passed-titles.ts';
import { ruleProblems } from './rules/problems.ts';

const RULEBOOKS = ['RULES.en.md', 'RULES.ru.md'];

const problems: string[] = [];
let count = 0;
// The template is no game of the box, but what is copied has to be right.
const template = { id: '_template', load: () => import('../src/games/_template/index.ts') };
for (const entry of [...wholeGames, template]) {
  const folder = `src/games/${entry.id}`;
  const { ruleIds } = (await entry.load()).game;
  count += ruleIds.length;
  problems.push(
    ...ruleProblems({
      game: entry.id,
      ruleIds,
      rulebooks: Object.fromEntries(RULEBOOKS.map((file) => [file, textOf(`${folder}/${file}`)])),
      passedTitles: await passedTitles(globSync(`${folder}/test/*.test.ts`)),
    }),
  );
}
for (const problem of problems) console.error(problem);
console.log(`${wholeGames.length} games and the template, ${count} rules, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;

function textOf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
