import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkOptions } from '../../../kernel/options.ts';
import { rngFromSeed } from '../../../kernel/random.ts';
import { boards } from '../boards.ts';
import { goods } from '../components.ts';
import { game } from '../index.ts';
import { none } from '../state.ts';
import type { Result, State } from '../types.ts';
import { check } from './invariants.ts';
import { position } from './position.ts';
import {
  after,
  anyMove,
  keys,
  newGame,
  pieces,
  played,
  playOut,
  points,
  refused,
  withCard,
} from './table.ts';

/** The state in the pause after the first game. */
function pause(seed = 'pause'): State {
  let found: State | undefined;
  playOut(newGame(2, { longGame: true, goodsTokens: true }, seed), anyMove(rngFromSeed(seed)), (state) => {
    if (state.step === 'nextGame') found ??= game.clone(state);
  });
  return found!;
}

test('[EE-V1] three games in a row, each set up anew with its own auction', () => {
  const steps: string[] = [];
  const start = newGame(3, { longGame: true });
  const watch = (state: State) => {
    check(state);
    if (state.step !== 'act' && state.step !== 'endTurn' && steps.at(-1) !== state.step)
      steps.push(state.step);
  };
  const end = playOut(start, anyMove(rngFromSeed('series')), watch);
  const rounds = steps.filter((step) => step === 'bid').length;
  assert.deepEqual(
    [rounds, steps.filter((step) => step === 'nextGame').length, end.results.length],
    [3, 2, 2],
  );
  assert.deepEqual(end.ageOrder, start.ageOrder);
});

test('[EE-V1] after a game the board stays until the next one is begun', () => {
  const state = pause();
  assert.deepEqual([keys(state), game.activeSeats(state)], [['nextGame'], [state.turn]]);
  assert.equal(refused(state, 'take:1'), 'EE-V1 nextFirst');
  const next = played(state, 'nextGame');
  assert.deepEqual(next.frames.get(0)!.frames[0]!.event, { type: 'gameBegan', game: 2 });
  assert.deepEqual([next.state.coins, next.state.supply, next.state.step], [[14, 14], [11, 11], 'bid']);
  assert.deepEqual([next.state.bids, next.state.taken, next.state.first], [[null, null], [], none]);
  assert.equal(pieces(next.state, 'C4'), 'aaabbb');
  assert.deepEqual(next.state.ageOrder, state.ageOrder);
  assert.equal(game.view(next.state, 0).game, 2);
});

test('[EE-V1] the points are summed', () => {
  const state = pause();
  const before = state.coins.map((_, seat) =>
    Object.values(points(state, seat)).reduce((sum, part) => sum + part, 0),
  );
  const next = after(state, 'nextGame');
  assert.deepEqual(next.results[0]!.points, before);
  assert.deepEqual(
    next.coins.map((_, seat) => points(next, seat).earlier ?? 0),
    before,
  );
  const end = playOut(next, anyMove(rngFromSeed('sum')));
  const last = game.view(end, 0);
  const sums = game.scoreParts(last).map((parts) => parts.reduce((sum, part) => sum + part.points, 0));
  assert.deepEqual(game.outcome(end)!.scores, sums);
  assert.equal(game.outcome(end)!.reason, 'threeGames');
});

test('[EE-V1] ties are broken by the sums of the three games', () => {
  const result = (coins: number[], armies: number[], regions: number[]): Result => ({
    points: [5, 5],
    coins,
    armies,
    regions,
  });
  const places = (...results: Result[]) =>
    game.outcome(
      position('W1:a C4:b', { step: 'gameOver', turn: none, longGame: true, results, coins: [2, 1] }),
    )!.places;
  assert.deepEqual(
    places(result([0, 0], [5, 5], [4, 4]), result([1, 3], [5, 5], [4, 4])),
    [2, 1],
    'coins 3 against 4',
  );
  assert.deepEqual(places(result([0, 1], [5, 4], [4, 4]), result([0, 0], [5, 5], [4, 4])), [1, 2], 'armies');
  assert.deepEqual(places(result([0, 1], [5, 5], [4, 4]), result([0, 0], [5, 5], [3, 4])), [2, 1], 'regions');
  assert.deepEqual(places(result([0, 1], [5, 5], [4, 4]), result([0, 0], [5, 5], [4, 4])), [1, 1], 'shared');
});

test('[EE-V1] the next game is begun in a series only, and not before its time', () => {
  const bids = ['0 bid:0', '1 bid:0'];
  assert.equal(refused(after(newGame(2), ...bids), 'nextGame'), 'EE-V1 notPlayed');
  assert.equal(refused(after(newGame(2, { longGame: true }), ...bids), 'nextGame'), 'EE-V1 notYet');
});

test('[EE-V2] a random token, open, on each triangle', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const { tokens } = game.view(newGame(2, { goodsTokens: true }, `${seed}`), 'spectator');
    assert.deepEqual(Object.keys(tokens), ['W1', 'I1', 'C4', 'C13', 'S2']);
    for (const good of Object.values(tokens)) seen.add(good);
  }
  assert.deepEqual([...seen].toSorted(), [...goods].toSorted());
  assert.deepEqual(Object.keys(game.view(newGame(2, { side: 'B', goodsTokens: true }), 0).tokens), [
    'A1',
    'B1',
    'N2',
    'V5',
    'E8',
  ]);
  assert.deepEqual(game.view(newGame(2), 0).tokens, {});
});

test('[EE-V2] who controls the region has one more symbol of that good', () => {
  const tokens = { W1: 'ore', C4: 'ruby', S2: 'ore' } as const;
  const details = { tokens, cards: ['OR1', 'CA1'] };
  assert.deepEqual(points(position('W1:a C4:ab S2:b', details), 0), { regions: 1, continents: 1, ore: 1 });
  assert.deepEqual(points(position('W1:a C4:aab S2:a', details), 0), {
    regions: 3,
    continents: 3,
    ore: 2,
    ruby: 1,
  });
  assert.deepEqual(points(position('W1:a C4:bb S2:b', details), 1), { regions: 2, continents: 2, ruby: 1 });
});

test('[EE-V2] [EE-P3] wilds are chosen with the tokens counted', () => {
  const tokens = { W1: 'ruby', I1: 'ruby', S2: 'ruby' } as const;
  const state = position('W1:a I1:a S2:a', { tokens, cards: ['WI1 AN1 AN2', 'CA1 CA2 CA3'] });
  const parts = game.scoreParts(game.view(state, 0))[0]!;
  const ruby = parts.find(({ key }) => key === 'ruby')!;
  assert.deepEqual([ruby.points, ruby.params], [5, { symbols: 4, wilds: 1, tokens: 3 }]);
});

test('[EE-V3] the two place ten neutral armies in turn, seat 0 first, before the auction', () => {
  let state = newGame(2, { neutralArmies: true });
  const turns: number[] = [];
  for (let count = 0; count < 10; count++) {
    assert.deepEqual([state.step, keys(state).length], ['placeNeutral', 25]);
    assert.equal(refused(state, 'bid:0'), 'EE-V3 placeFirst');
    turns.push(state.turn);
    state = after(state, count < 2 ? 'neutral:W1' : `neutral:${boards.A.regions[count]}`);
  }
  assert.deepEqual(turns, [0, 1, 0, 1, 0, 1, 0, 1, 0, 1]);
  assert.equal(pieces(state, 'W1'), 'nn');
  assert.deepEqual([state.step, game.awaitedSeats(state)], ['bid', [0, 1]]);
  assert.equal(refused(after(state, '0 bid:1', '1 bid:0'), 'neutral:W1'), 'EE-V3 over');
});

test('[EE-V3] for two players only', () => {
  assert.ok(checkOptions(game, 2, { neutralArmies: true }).ok);
  for (const seats of [3, 4, 5]) assert.ok(!checkOptions(game, seats, { neutralArmies: true }).ok);
  const without = after(newGame(2), '0 bid:1', '1 bid:0');
  assert.equal(refused(without, 'neutral:W1'), 'EE-V3 notPlayed');
});

test('[EE-V3] neutral armies rival in regions and continents, and score nothing', () => {
  const state = position('W1:an W2:ann W3:a C4:b C5:n I1:nn S1:b S2:n S3:n');
  assert.deepEqual(points(state, 0), { regions: 1 }, 'W: one each of seat 0 and the neutrals');
  assert.deepEqual(points(state, 1), { regions: 2 }, 'C: one each; S: neutrals have two of three');
  assert.equal(game.scoreParts(game.view(state, 0)).length, 2);
});

test('[EE-V3] a neutral army never moves, may be destroyed, and leaves the game', () => {
  const marching = withCard('WO2', 'C4:a C5:n');
  assert.ok(keys(marching).every((key) => !key.startsWith('march:C5')));
  assert.equal(refused(marching, 'march:C5>C4'), 'EE-T4 noArmy');
  const taken = withCard('CA8', 'C4:a C5:nn');
  assert.deepEqual(keys(taken), ['destroy:C4:0', 'destroy:C5:n', 'place:C4', 'done']);
  const state = after(taken, 'destroy:C5:n');
  assert.deepEqual([pieces(state, 'C5'), state.supply], ['n', taken.supply]);
  assert.equal(refused(taken, 'destroy:C4:n'), 'EE-T7 noNeutral');
  assert.equal(refused(withCard('CA8', 'C4:a'), 'destroy:C4:n'), 'EE-V3 notPlayed');
});

test('[EE-V1] [EE-V2] [EE-V3] a series with everything: tokens drawn and neutral armies placed in each game', () => {
  const boardsSeen = new Set<string>();
  let placed = 0;
  playOut(
    newGame(2, { side: 'B', longGame: true, goodsTokens: true, neutralArmies: true }),
    (state, seat) => {
      if (state.step === 'placeNeutral') placed++;
      return anyMove(rngFromSeed(`${placed}/${state.taken.length}/${state.left}`))(state, seat);
    },
    (state) => {
      check(state);
      boardsSeen.add(state.tokens.join());
    },
  );
  assert.equal(placed, 30);
  assert.ok(boardsSeen.size > 1);
});
