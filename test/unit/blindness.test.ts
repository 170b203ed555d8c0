// A bot knows its seat's view, and nothing else: whatever is hidden may be otherwise, and it decides the same.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { knowledgeOf } from '../../src/bots/knowledge.ts';
import { botOf } from '../../src/bots/levels.ts';
import { type GameModule, wholeGames } from '../../src/games/whole.ts';
import { type GameTypes, ignore, type Seat } from '../../src/kernel/game.ts';
import { levelNames } from '../../src/kernel/hints.ts';
import { hashOf } from '../../src/kernel/json.ts';
import { checkOptions } from '../../src/kernel/options.ts';
import { pickOne, randomInt, rngFork, rngFromSeed } from '../../src/kernel/random.ts';

type View = GameTypes['view'];

const positions = 6;
const otherWorlds = 4;

for (const { id, load } of wholeGames) {
  test(`${id}: in all worlds that look the same a bot of any level does the same`, async () => {
    const module = await load();
    const { game } = module;
    for (const { view, seat, seed } of await some(module)) {
      const truth = decisions(module, view);
      for (let world = 0; world < otherWorlds; world++) {
        const other = game.determinize(view, rngFromSeed(`${seed}/other/${world}`));
        assert.equal(hashOf(game.view(other, seat)), hashOf(view));
        assert.deepEqual(decisions(module, game.view(other, seat)), truth, seed);
      }
    }
  });

  test(`${id}: a bot asks its view for nothing that is not in it`, async () => {
    const module = await load();
    for (const { view } of await some(module)) {
      assert.deepEqual(decisions(module, guarded(view)), decisions(module, view));
    }
  });

  test(`${id}: what is imagined is as frequent as what is dealt`, async () => {
    const { game } = await load();
    const dealt = new Map<string, number>();
    const imagined = new Map<string, number>();
    const deals = 600;
    const seats = Math.max(...game.seatCounts.filter((count) => count <= 3));
    for (let deal = 0; deal < deals; deal++) {
      const state = game.setup(seats, defaults(game, seats), rngFromSeed(`deal/${id}/${deal}`));
      count(state, dealt);
      count(game.determinize(game.view(state, 0), rngFromSeed(`imagined/${id}/${deal}`)), imagined);
    }
    let compared = 0;
    for (const what of new Set([...dealt.keys(), ...imagined.keys()])) {
      const [one, other] = [dealt.get(what) ?? 0, imagined.get(what) ?? 0];
      // Counts of rare things vary like their square root; five standard errors, of thousands compared.
      const spread = Math.sqrt(one + other + 1);
      assert.ok(Math.abs(one - other) <= 5 * spread, `${what}: dealt ${one}, imagined ${other}`);
      compared++;
    }
    assert.ok(compared > 20);
  });
}

function decisions({ game, hints }: GameModule, view: View): string[] {
  const knowledge = knowledgeOf(game, hints);
  return levelNames.map((level) => {
    const { plan } = botOf(knowledge, level, level === 'hard' || level === 'expert' ? 24 : undefined).decide(
      view,
      rngFromSeed('same'),
    );
    return `${level} ${plan.map((move) => game.moveKey(move)).join(' ')}`;
  });
}

async function some(module: GameModule): Promise<{ view: View; seat: Seat; seed: string }[]> {
  const { game, hints } = module;
  const found: { view: View; seat: Seat; seed: string }[] = [];
  for (let number = 0; found.length < positions; number++) {
    const seed = `blind/${game.id}/${number}`;
    const chance = rngFromSeed(seed);
    const seats = pickOne(
      chance,
      game.seatCounts.filter((count) => count > 1),
    );
    const state = game.setup(seats, defaults(game, seats), rngFork(chance, 'deal'));
    for (let moves = randomInt(chance, 60); moves > 0 && !game.outcome(state); moves--) {
      const [seat] = game.awaitedSeats(state);
      game.apply(state, seat!, hints.policy(state, seat!, chance), ignore);
    }
    const [seat] = game.awaitedSeats(state);
    if (seat === undefined || game.legalMoves(state, seat).length < 2) continue;
    found.push({ view: game.view(state, seat), seat, seed });
  }
  return found;
}

function defaults(game: GameModule['game'], seats: number) {
  const checked = checkOptions(game, seats, {});
  if (!checked.ok) throw new Error(`${game.id} does not play by its own defaults`);
  return checked.options;
}

/** Throws at whoever reads a field that the view does not have. */
function guarded(view: View): View {
  return new Proxy(view, {
    get(target, name) {
      if (typeof name === 'string' && !(name in target)) throw new Error(`looked for ${name}`);
      return Reflect.get(target, name);
    },
  });
}

/** How often a thing lies in a place: lists are bags, and their order says nothing; a viewer is no thing. */
function count(state: object, counts: Map<string, number>, path = ''): void {
  for (const [name, value] of Object.entries(state)) {
    if (name === 'rng' || name === 'viewer') continue;
    const at = Array.isArray(state) && typeof value !== 'object' ? `${path}.${value}` : `${path}.${name}`;
    if (typeof value === 'object' && value !== null) count(value, counts, at);
    else if (typeof value !== 'number' || Array.isArray(state)) {
      const what = Array.isArray(state) ? at : `${at}.${value}`;
      counts.set(what, (counts.get(what) ?? 0) + 1);
    }
  }
}
