import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type GameModule, wholeGames } from '../../../src/games/whole.ts';
import { rngFromSeed } from '../../../src/kernel/random.ts';
import type { Case } from '../../conformance/cases.ts';
import { assertAccessible } from '../axe.ts';
import { dragSomething } from '../dragging.ts';
import { celebrated, makeMove, offered, playOut, settled, startGame, table, type Way } from '../table.ts';
import { variantsOf } from '../variants.ts';
import { type VisitOptions, visit, type World } from '../world.ts';

const ways: readonly Way[] = ['clicks', 'keyboard', 'list', 'touch'];

const phones = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
] as const;

/** A phone is turned after so many moves. */
const turnedAfter = 6;

/** Of one game only: it tells steps apart in which nothing else can be done. */
export function promptsSuite(world: () => World): void {
  test('only what can be done is asked for', async () => {
    await visit(world(), { locale: 'en' }, async (page) => {
      await startGame(page, 'emperors-gold', 1, 'e2e prompt');
      const rng = rngFromSeed('prompt');
      let times = 0;
      for (let i = 0; i < 60 && times < 3 && (await settled(page)) === 'yours'; i++) {
        const { spots, buttons } = await offered(page);
        const isOnlyEnd = spots.length === 0 && buttons.join() === 'endTurn';
        const asked = await page.locator('.prompt').innerText();
        if (isOnlyEnd && !asked.includes('The task is yours')) {
          assert.match(asked, /There is no other card to take for this row\. End your turn\./);
          times++;
        } else assert.doesNotMatch(asked, /no other card/);
        await makeMove(page, 'clicks', rng);
      }
      assert.equal(times, 3);
    });
  });
}

export function gamesSuite(world: () => World, boards: readonly string[]): void {
  for (const game of boards) {
    describe(`${game}: a whole game`, () => {
      for (const [index, way] of ways.entries()) {
        test(`by ${way}`, async (context) => {
          const { seats, options } = await variantAt(game, index);
          context.diagnostic(JSON.stringify({ seats, ...options }));
          await visit(world(), visitBy(way), async (page) => {
            await startGame(page, game, 1, `e2e ${game} ${way}`, seats, options);
            await playOut(page, way, `${game} ${way}`, (count) => beforeMove(page, way, count));
            await celebrated(page);
            assert.equal(await page.locator('.places li').count(), seats);
            await assertAccessible(page);
            await page.locator('dialog.ending .button.gold').click();
            await page.locator('.table[data-state=over]').waitFor({ state: 'detached' });
            assert.notEqual(await settled(page), 'over');
          });
        });
      }

      test('every other variant, by the list', async (context) => {
        const module = await moduleOf(game);
        for (const { seats, options } of variantsOf(module).slice(ways.length)) {
          context.diagnostic(JSON.stringify({ seats, ...options }));
          await visit(world(), {}, async (page) => {
            await startGame(page, game, 1, `e2e ${game} variant`, seats, options);
            await playOut(page, 'list', `${game} variant`);
            await celebrated(page);
          });
        }
      });

      for (const hand of ['mouse', 'finger'] as const) {
        test(`by dragging with a ${hand}`, async () => {
          const size = { viewport: { width: 390, height: 844 }, hasTouch: hand === 'finger' };
          await visit(world(), size, async (page) => {
            await startGame(page, game, 1, `e2e ${game} dragging`);
            const rng = rngFromSeed(`${game} dragging`);
            let drags = 0;
            for (let i = 0; i < 40 && drags < 6 && (await settled(page)) === 'yours'; i++) {
              if (await dragSomething(page, hand, rng)) drags++;
              else await makeMove(page, 'clicks', rng);
            }
            assert.equal(drags, 6);
          });
        });
      }

      test('what has travelled is there again, and nothing stays in the air', async () => {
        const moving = { reducedMotion: 'no-preference', settings: { speed: 'fast' } } as const;
        await visit(world(), moving, async (page) => {
          await startGame(page, game, 1, `e2e ${game} motion`);
          const rng = rngFromSeed(`${game} motion`);
          let flights = 0;
          for (let i = 0; i < 8 && (await settled(page)) === 'yours'; i++) {
            await makeMove(page, 'clicks', rng);
            flights += await page.locator('.ghost').count();
          }
          assert.ok(flights > 0, 'pieces fly');
          await settled(page);
          await page.waitForFunction(() => document.querySelector('.ghost') === null);
          const isHidden = (pieces: Element[]) =>
            pieces.filter((piece) => getComputedStyle(piece).visibility === 'hidden').length;
          assert.equal(await page.locator('.table [data-piece]').evaluateAll(isHidden), 0);
        });
      });

      test('"Play now" is one tap', async () => {
        await visit(world(), {}, async (page) => {
          await page.locator(`[data-game="${game}"] .button.gold`).click();
          await table(page).waitFor();
          assert.equal(await settled(page), 'yours');
        });
      });
    });
  }
}

function moduleOf(game: string): Promise<GameModule> {
  return wholeGames.find(({ id }) => id === game)!.load();
}

async function variantAt(game: string, index: number): Promise<Case> {
  const variants = variantsOf(await moduleOf(game));
  return variants[index % variants.length]!;
}

function visitBy(way: Way): VisitOptions {
  if (way === 'touch') return { viewport: phones[0], hasTouch: true, isMobile: true };
  // The end is looked at in both colours.
  return { colorScheme: way === 'list' ? 'dark' : 'light' };
}

/** What can be done next is in sight, however a phone is held. */
async function beforeMove(page: Page, way: Way, count: number): Promise<void> {
  if (way !== 'touch') return;
  if (count % turnedAfter === 0) {
    await page.setViewportSize(phones[(count / turnedAfter) % phones.length]!);
    await settled(page);
  }
  const state = await settled(page);
  if (state === 'yours')
    assert.ok(await page.evaluate(isNextInSight), await page.locator('.prompt').innerText());
}

/** Something to tap, whole, without scrolling. */
function isNextInSight(): boolean {
  const open = document.querySelectorAll(
    '[data-spot][data-can=open], .actions [data-move], dialog[open] [data-move]',
  );
  const isSeen = (element: Element): boolean => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  return scrollY === 0 && [...open].some(isSeen);
}
