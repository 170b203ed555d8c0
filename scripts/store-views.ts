// Stores views of games half aimless, half sensible, with what the reference bots do there, for
// test/unit/references.test.ts. A stored file is only ever added: references do not change.
import { existsSync, writeFileSync } from 'node:fs';
import { referencesOf } from '../src/bots/references.ts';
import { wholeGames } from '../src/games/whole.ts';
import { ignore } from '../src/kernel/game.ts';
import { checkOptions } from '../src/kernel/options.ts';
import { pickOne, randomInt, rngFromSeed } from '../src/kernel/random.ts';

const viewsPerGame = 40;

for (const { id, load } of wholeGames) {
  const file = `test/unit/references/${id}.json`;
  if (existsSync(file)) continue;
  const { game, hints } = await load();
  const bots = referencesOf(game, hints);
  const lines: string[] = [];
  for (let number = 0; lines.length < viewsPerGame; number++) {
    const chance = rngFromSeed(`views/${id}/${number}`);
    const seats = pickOne(chance, game.seatCounts);
    const state = game.setup(seats, defaults(seats), rngFromSeed(`views/${id}/${number}/deal`));
    const depth = randomInt(chance, 120);
    for (let made = 0; made < depth && !game.outcome(state); made++) {
      const [seat] = game.awaitedSeats(state);
      const moves = game.legalMoves(state, seat!);
      const move = randomInt(chance, 4) === 0 ? pickOne(chance, moves) : hints.policy(state, seat!, chance);
      game.apply(state, seat!, move, ignore);
    }
    const [seat] = game.awaitedSeats(state);
    if (seat === undefined || game.legalMoves(state, seat).length < 2) continue;
    const view = game.view(state, seat);
    const moves: Record<string, string> = {};
    for (const [name, bot] of bots) {
      moves[name] = game.moveKey(bot.decide(view, rngFromSeed(`views/${number}`)).plan[0]!);
    }
    lines.push(JSON.stringify({ seed: `views/${number}`, moves, view }));
  }
  writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`);

  function defaults(seats: number) {
    const checked = checkOptions(game, seats, {});
    if (!checked.ok) throw new Error(`${id} does not play by its own defaults`);
    return checked.options;
  }
}
