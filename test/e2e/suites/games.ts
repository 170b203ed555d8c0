import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rngFromSeed } from '../../../src/kernel/random.ts';
import { assertAccessible } from '../axe.ts';
import { dragSomething } from '../dragging.ts';
import { celebrated, makeMove, offered, playOut, settled, startGame, table, type Way } from '../table.ts';
import { boards, visit, type World } from '../world.ts';

const ways: readonly Way[] = ['clicks', 'keyboard', 'list'];

const phones = [
  ['upright', 360, 640],
  ['on its side', 640, 360],
] as const;

export function gamesSuite(world: () => World): void {
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

  for (const game of boards) {
    describe(`${game}: a whole game`, () => {
      for (const way of ways) {
        test(`by ${way}`, async () => {
          // The end is looked at in both colours.
          const colorScheme = way === 'list' ? 'dark' : 'light';
          await visit(world(), { colorScheme }, async (page) => {
            await startGame(page, game, 1, `e2e ${game} ${way}`);
            await playOut(page, way, `${game} ${way}`);
            await celebrated(page);
            assert.equal(await page.locator('.places li').count(), 2);
            await assertAccessible(page);
            await page.locator('dialog.ending .button.gold').click();
            await page.locator('.table[data-state=over]').waitFor({ state: 'detached' });
            assert.notEqual(await settled(page), 'over');
          });
        });
      }

      for (const [name, width, height] of phones) {
        test(`on a phone ${name}, by touch, and what can be done next is in sight`, async () => {
          const phone = { viewport: { width, height }, hasTouch: true, isMobile: true };
          await visit(world(), phone, async (page) => {
            await startGame(page, game, 1, `e2e ${game} phone`);
            const rng = rngFromSeed(`${game} phone`);
            for (let i = 0; i < 30 && (await settled(page)) === 'yours'; i++) {
              assert.ok(await page.evaluate(isNextInSight), await page.locator('.prompt').innerText());
              await makeMove(page, 'clicks', rng);
            }
          });
        });
      }

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
