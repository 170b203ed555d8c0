import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type GameModule, wholeGames } from '../../../src/games/whole.ts';
import type { AnyGame, GameTypes, Seat } from '../../../src/kernel/game.ts';
import { deepEqual } from '../../../src/kernel/json.ts';
import { checkOptions } from '../../../src/kernel/options.ts';
import { play } from '../../../src/kernel/play.ts';
import { rngFork, rngFromSeed } from '../../../src/kernel/random.ts';
import { settled, startGame, table } from '../table.ts';
import { visit, type World } from '../world.ts';

/** Two people at one device. */
export function hotSeatSuite(world: () => World, boards: readonly string[]): void {
  for (const game of boards) {
    describe(`${game}: two people, one device`, () => {
      test('a whole game, and nobody looks through the curtain', async () => {
        await visit(world(), { settings: { curtain: 'always' } }, async (page) => {
          await startGame(page, game, 2, `e2e ${game} hot-seat`);
          const curtains = await playByHints(page, game, `e2e ${game} hot-seat`);
          assert.ok(curtains > 1, 'the curtain fell whenever the device changed hands');
        });
      });

      test('what one does in secret is nowhere in the document that the other gets', async (context) => {
        const seed = `e2e ${game} secrets`;
        const twins = await findTwins(game, seed);
        if (!twins) {
          context.diagnostic('nothing is decided in secret in this game');
          const isOpen = await liesOpen(game, seed);
          await visit(world(), {}, async (page) => {
            await startGame(page, game, 2, seed);
            // Hands that are dealt in secret are hidden from the start.
            assert.equal(await settled(page), isOpen ? 'yours' : 'curtain');
          });
          return;
        }
        const documents: (readonly string[])[] = [];
        for (const last of twins.secrets) {
          await visit(world(), {}, async (page) => {
            await startGame(page, game, 2, seed);
            for (const key of [...twins.before, last]) await listed(page, key);
            assert.equal(await settled(page), 'curtain');
            const behind = await wholeDocument(page);
            await page.locator('.curtain button').click();
            await settled(page);
            documents.push([behind, await wholeDocument(page)]);
          });
        }
        assert.deepEqual(documents[0], documents[1]);
      });
    });
  }
}

/** Both people play as the game's own hints say; the same game goes on here, move by move. Gives the number
 *  of curtains. */
async function playByHints(page: Page, id: string, seed: string): Promise<number> {
  const { game, hints } = await moduleOf(id);
  const rng = rngFromSeed(`${seed} hints`);
  let state = beginning(game, seed);
  let curtains = 0;
  for (;;) {
    const now = await settled(page);
    if (now === 'over') break;
    if (now === 'curtain') {
      curtains++;
      assert.equal(await table(page).getAttribute('data-viewer'), 'spectator');
      assert.equal(await page.locator('.move-list button').count(), 0);
      await page.locator('.curtain button').click();
      continue;
    }
    const seat = Number(await table(page).getAttribute('data-viewer'));
    const world = game.determinize(game.view(state, seat), rngFork(rng, 'world'));
    const key = game.moveKey(hints.policy(world, seat, rng));
    const played = play(game, state, seat, key, []);
    assert.ok(played.ok, key);
    state = played.state;
    await press(page, key);
  }
  assert.deepEqual(await pointsBySeat(page), game.outcome(state)?.scores);
  return curtains;
}

/** Wherever a board places its players. */
function pointsBySeat(page: Page): Promise<readonly number[]> {
  return page.locator('.plate[data-seat]').evaluateAll((plates) => {
    const seatOf = (plate: Element) => Number(plate.getAttribute('data-seat'));
    return plates
      .sort((one, other) => seatOf(one) - seatOf(other))
      .map((plate) => Number(plate.querySelector('.panel-points')?.textContent));
  });
}

async function press(page: Page, key: string): Promise<void> {
  await page.locator(`[data-listed="${key}"]`).focus();
  await page.keyboard.press('Enter');
}

async function listed(page: Page, key: string): Promise<void> {
  if ((await settled(page)) === 'curtain') await page.locator('.curtain button').click();
  await settled(page);
  await press(page, key);
}

async function wholeDocument(page: Page): Promise<string> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await settled(page);
  // Every match has a name of its own, drawn by lot: the way to its replay differs, whatever anybody does.
  return (await page.content()).replaceAll(/#\/replay\/[0-9a-f]{16}\b/g, '#/replay/match');
}

async function moduleOf(id: string): Promise<GameModule> {
  return wholeGames.find((entry) => entry.id === id)!.load();
}

function beginning(game: AnyGame, seed: string): GameTypes['state'] {
  const checked = checkOptions(game, 2, {});
  assert.ok(checked.ok);
  return game.setup(2, checked.options, rngFromSeed(seed));
}

interface Twins {
  readonly before: readonly string[];
  /** Two moves of one seat that the other cannot tell apart. */
  readonly secrets: readonly [string, string];
}

/** How far into the game to look. */
const looked = 40;

async function liesOpen(id: string, seed: string): Promise<boolean> {
  const { game } = await moduleOf(id);
  const state = beginning(game, seed);
  return deepEqual({ ...game.view(state, 0), viewer: 'all' }, { ...game.view(state, 1), viewer: 'all' });
}

async function findTwins(id: string, seed: string): Promise<Twins | undefined> {
  const module = await moduleOf(id);
  const { game } = module;
  let state = beginning(game, seed);
  const before: string[] = [];
  for (let count = 0; count < looked; count++) {
    const seat = game.awaitedSeats(state)[0];
    if (seat === undefined) return undefined;
    const secrets = twinsAt(module, state, seat);
    if (secrets) return { before, secrets };
    const key = game.moveKey(game.legalMoves(state, seat)[0]!);
    const played = play(game, state, seat, key, []);
    assert.ok(played.ok);
    state = played.state;
    before.push(key);
  }
  return undefined;
}

function twinsAt(
  { game }: GameModule,
  state: GameTypes['state'],
  seat: Seat,
): readonly [string, string] | undefined {
  const other = 1 - seat;
  const results = game.legalMoves(state, seat).map((move) => {
    const key = game.moveKey(move);
    const played = play(game, state, seat, key, [seat, other]);
    assert.ok(played.ok);
    const isHandedOver = !game.awaitedSeats(played.state).includes(seat);
    return { key, isHandedOver, own: played.frames.get(seat)!, seen: played.frames.get(other)! };
  });
  for (const one of results) {
    const twin = results.find(
      (result) => result.isHandedOver && deepEqual(result.seen, one.seen) && !deepEqual(result.own, one.own),
    );
    if (twin && one.isHandedOver) return [one.key, twin.key];
  }
  return undefined;
}
