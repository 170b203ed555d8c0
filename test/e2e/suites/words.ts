import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { type GameModule, wholeGames } from '../../../src/games/whole.ts';
import { tell as tellIn } from '../../../src/i18n/format.ts';
import commonRu from '../../../src/i18n/ru.json' with { type: 'json' };
import type { GameTypes } from '../../../src/kernel/game.ts';
import { checkOptions } from '../../../src/kernel/options.ts';
import { play } from '../../../src/kernel/play.ts';
import { randomInt, rngFromSeed } from '../../../src/kernel/random.ts';
import type { Described, Tell } from '../../../src/ui-kit/board.ts';
import siteRu from '../../../src/web/i18n/ru.json' with { type: 'json' };
import { changed, mark, settled, startGame } from '../table.ts';
import { visit, type World } from '../world.ts';

type Describe = (view: GameTypes['view'], tell: Tell) => readonly Described[];

/** A whole game by what a screen reader finds: two people, so that all that happens is known here too. At each turn what
 *  can be read there is all that the viewer knows: a unit test holds that the words leave nothing open. */
export function wordsSuite(world: () => World, boards: readonly string[]): void {
  for (const game of boards) {
    const file = new URL(`../../../src/games/${game}/ui/describe.ts`, import.meta.url);
    if (!existsSync(file)) continue;
    test(`${game}: a whole game by the accessibility tree alone, which tells all that one knows`, async () => {
      const module = await wholeGames.find(({ id }) => id === game)!.load();
      const describeView: Describe = (await import(file.href)).describe;
      const seed = `e2e ${game} words`;
      await visit(world(), {}, async (page) => {
        await startGame(page, game, 2, seed);
        const names = await page.locator('.panel-name').allInnerTexts();
        const say = tellOf(module, names);
        const rng = rngFromSeed(seed);
        let state = beginning(module, seed);
        for (;;) {
          const now = await settled(page);
          if (now === 'over') break;
          if (now === 'curtain') {
            await page.getByRole('dialog').getByRole('button').press('Enter');
            continue;
          }
          const seat = module.game.awaitedSeats(state).find((one) => names[one] !== undefined)!;
          const viewer = await viewerOf(page, seat);
          const expected = describeView(module.game.view(state, viewer), say);
          assert.deepEqual(await read(page, expected), expected.map(lined));
          const key = await press(page, rng);
          const played = play(module.game, state, viewer, key, []);
          assert.ok(played.ok, key);
          state = played.state;
        }
        await page.getByRole('dialog').getByRole('list').first().waitFor();
      });
    });
  }
}

async function viewerOf(page: Page, otherwise: number): Promise<number> {
  const viewer = await page.locator('.table').getAttribute('data-viewer');
  return viewer === null ? otherwise : Number(viewer);
}

/** By headings and lists, as a reader goes through them. */
async function read(page: Page, expected: readonly Described[]): Promise<readonly string[]> {
  const region = page.getByRole('region', { name: 'Стол словами' });
  const parts = new Map<string, string[]>();
  let part: string[] = [];
  for (const line of (await region.ariaSnapshot()).split('\n')) {
    const said = unquoted(line.replace(/^ *- /, ''));
    const heading = /^heading (".*") \[level=3\]$/.exec(said)?.[1];
    const item = /^listitem: (.*)$/.exec(said)?.[1];
    if (heading) {
      part = [];
      parts.set(JSON.parse(heading), part);
    } else if (item) part.push(unquoted(item));
  }
  return expected.map(({ title }) => [title, ...(parts.get(title) ?? [])].join('\n'));
}

function lined({ title, lines }: Described): string {
  return [title, ...lines.map((line) => line.replaceAll(/\s+/g, ' ').trim())].join('\n');
}

/** YAML quotes what could be misunderstood. */
function unquoted(text: string): string {
  if (/^".*"$/.test(text)) return JSON.parse(text);
  return /^'.*'$/.test(text) ? text.slice(1, -1).replaceAll("''", "'") : text;
}

/** One of the moves of the list; gives its key. */
async function press(page: Page, rng: Parameters<typeof randomInt>[0]): Promise<string> {
  const before = await mark(page);
  const moves = page.getByRole('region', { name: 'Список ходов' }).getByRole('button');
  const move = moves.nth(randomInt(rng, await moves.count()));
  const key = await move.getAttribute('data-listed');
  await move.focus();
  await page.keyboard.press('Enter');
  await changed(page, before);
  return key!;
}

function beginning({ game }: GameModule, seed: string): GameTypes['state'] {
  const checked = checkOptions(game, 2, {});
  assert.ok(checked.ok);
  return game.setup(2, checked.options, rngFromSeed(seed));
}

function tellOf({ texts }: GameModule, players: readonly string[]): Tell {
  const speech = { language: 'ru', catalogues: [texts.ru, commonRu, siteRu], players } as const;
  return (key, values) => tellIn(speech, key, values);
}
