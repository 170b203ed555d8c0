// Whole games in links: every game, every number of seats, exact to the last move.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type GameModule, wholeGames } from '../../src/games/whole.ts';
import type { Seat } from '../../src/kernel/game.ts';
import { ignore } from '../../src/kernel/game.ts';
import { checkOptions } from '../../src/kernel/options.ts';
import { pickOne, type Rng, rngFromSeed } from '../../src/kernel/random.ts';
import { begin, type LoggedMove } from '../../src/kernel/replay.ts';
import { anySeat } from '../../src/kernel/wander.ts';
import { fold, openLink, unfold } from '../../src/match/link.ts';
import type { Tale } from '../../src/match/tale.ts';

const randomGames = 1000;
const botGames = 100;
/** In characters, for 95 of 100 games. */
const most = 1500;

type Player = (state: never, seat: Seat, chance: Rng) => { readonly type: string };

const randomly =
  ({ game }: GameModule): Player =>
  (state, seat, chance) =>
    pickOne(chance, game.legalMoves(state, seat));

/** As bots play at their quickest, from what their seat sees. */
const sensibly = ({ game, hints }: GameModule): Player => {
  const imagination = rngFromSeed('links');
  return (state, seat, chance) =>
    hints.policy(game.determinize(game.view(state, seat), imagination), seat, chance);
};

function played({ game }: GameModule, index: number, player: Player): Tale {
  const seats = game.seatCounts[index % game.seatCounts.length]!;
  const checked = checkOptions(game, seats, {});
  assert.ok(checked.ok);
  const chance = rngFromSeed(`links/${index}`);
  const { key } = rngFromSeed(`links/${index}/deal`);
  const state = begin(game, { seats, options: checked.options, key });
  const moves: LoggedMove[] = [];
  for (let seat = anySeat(game, state, chance); seat !== undefined; seat = anySeat(game, state, chance)) {
    const move = player(state as never, seat, chance);
    moves.push({ seat, key: game.moveKey(move) });
    game.apply(state, seat, move, ignore);
  }
  const sitters = Array.from({ length: seats }, (_, seat) =>
    seat === 0
      ? ({ who: 'person', name: 'Александра' } as const)
      : ({ who: 'bot', name: 'Тимофей', level: 'normal' } as const),
  );
  const { id, rulesVersion } = game;
  return { game: id, rulesVersion, options: checked.options, sitters, key, moves, resigned: [] };
}

for (const entry of wholeGames) {
  describe(entry.id, () => {
    test(`${randomGames} random games come back out of their links`, async () => {
      const module = await entry.load();
      const player = randomly(module);
      for (let index = 0; index < randomGames; index++) {
        const tale = played(module, index, player);
        const link = openLink(fold(module.game, tale));
        assert.ok(link.ok);
        const unfolded = unfold(module.game, link);
        assert.ok(unfolded.ok);
        assert.deepEqual(unfolded.tale, tale);
      }
    });

    test('a finished game of bots fits an address', async () => {
      const module = await entry.load();
      const player = sensibly(module);
      const lengths = Array.from(
        { length: botGames },
        (_, index) => fold(module.game, played(module, index, player)).length,
      ).sort((a, b) => a - b);
      assert.ok(
        lengths[Math.ceil(botGames * 0.95) - 1]! <= most,
        `95 %: ${lengths[Math.ceil(botGames * 0.95) - 1]}`,
      );
    });
  });
}
