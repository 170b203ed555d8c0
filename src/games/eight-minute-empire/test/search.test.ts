import assert from 'node:assert/strict';
import { test } from 'node:test';
import { knowledgeOf } from '../../../bots/knowledge.ts';
import { botOf } from '../../../bots/levels.ts';
import { ignore } from '../../../kernel/game.ts';
import type { LevelName } from '../../../kernel/hints.ts';
import { type Rng, randomInt, rngFromSeed } from '../../../kernel/random.ts';
import { sides } from '../boards.ts';
import { ampleCoin, coin, usefulCoin } from '../bot/features.ts';
import { overlooks } from '../bot/levels.ts';
import { movesTo } from '../bot/stand.ts';
import { visitTurns } from '../bot/turns.ts';
import { valuesOf } from '../bot/value.ts';
import { knownWeights } from '../bot/weights.ts';
import { hints } from '../bot.ts';
import { game } from '../index.ts';
import type { Move, State } from '../types.ts';
import { position } from './position.ts';
import { anyMove, newGame, playOut, withCard } from './table.ts';

const search = hints.search!;
const rng = rngFromSeed('search');

const tables: readonly State[] = [
  newGame(2, {}, 'a'),
  newGame(2, { side: 'B', goodsTokens: true }, 'b'),
  newGame(2, { neutralArmies: true, longGame: true }, 'c'),
  newGame(3, { side: 'B' }, 'd'),
  newGame(5, { goodsTokens: true }, 'e'),
];

/** Positions of aimless games, any step of a turn. */
function samples(one: number): State[] {
  const found: State[] = [];
  for (const start of tables) {
    playOut(start, anyMove(rng), (state) => {
      if (state.step !== 'gameOver' && randomInt(rng, one) === 0) found.push(game.clone(state));
    });
  }
  return found;
}

function decided(state: State, level: LevelName, chance: Rng = rngFromSeed('bot')): Move[] {
  const seat = game.awaitedSeats(state)[0]!;
  return [...botOf(knowledgeOf(game, hints), level).decide(game.view(state, seat), chance).plan];
}

const keysOf = (moves: readonly Move[]) => moves.map(game.moveKey);

test('plans are legal to their end, and only the last move draws', () => {
  for (const state of samples(12)) {
    const seat = game.awaitedSeats(state)[0]!;
    for (const { moves, share } of search.plans!(state, seat, 24, rng)) {
      const now = game.clone(state);
      for (const [index, move] of moves.entries()) {
        assert.ok(
          game.legalMoves(now, seat).includes(move),
          `${keysOf(moves)} of ${game.toText(game.view(state, seat))}`,
        );
        game.apply(now, seat, move, ignore);
        if (index < moves.length - 1) assert.equal(now.rng.drawn, state.rng.drawn);
      }
      assert.ok(now.turn !== seat || now.step !== 'act', 'a plan goes to the end of the turn');
      assert.ok(share >= 0 && share <= 1);
    }
  }
});

test('no two plans come to the same, and the best is first', () => {
  for (const state of samples(40)) {
    const seat = game.awaitedSeats(state)[0]!;
    const plans = search.plans!(state, seat, 48, rng);
    const ends = plans.map(({ moves }) => {
      const now = game.clone(state);
      for (const move of moves) game.apply(now, seat, move, ignore);
      return JSON.stringify([now.armies, now.cities, now.coins, now.supply, now.taken]);
    });
    assert.equal(new Set(ends).size, ends.length);
    assert.ok(plans.every(({ share }) => share <= plans[0]!.share));
  }
});

test('shares are chances: they sum to one and favour who has more', () => {
  for (const state of samples(12)) {
    const shares = search.shares!(state);
    assert.equal(shares.length, state.seats);
    assert.ok(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < 1e-9);
  }
  const [own, other] = search.shares!(position('C4:aabbb C5:a C6:a C7:A W5:A'));
  assert.ok(own! > other!);
});

test('the quick player makes legal moves from any step to the end', () => {
  for (const state of samples(60)) {
    const end = playOut(state, (now, seat) => {
      const move = search.quick!(now, seat, rng);
      assert.ok(game.legalMoves(now, seat).includes(move));
      return move;
    });
    assert.equal(end.step, 'gameOver');
  }
});

test('it is the same to the quick player whether it is asked once or twice', () => {
  const state = withCard('CA2', 'C4:aaabbb');
  const first = search.quick!(state, 0, rng);
  assert.equal(search.quick!(state, 0, rng), first);
});

test('with the last card the winning way is found, however far', () => {
  // Equal in points; three steps over land and sea win the one region that nobody holds.
  const cards = [
    'CA1 CA2 CA3 AN1 AN2 WO1 WO2 OR1 RU1 OR4 CA6 AN6',
    'CA4 CA7 CA8 AN3 AN4 WO3 WO4 OR2 RU2 OR5 WO5 AN7 AN8',
  ];
  const last = position('C4:aabb C5:a C2:b', { cards, first: 1, row: 'CA5', coins: [0, 0] });
  const plan = decided(last, 'normal');
  assert.equal(game.moveKey(plan[0]!), 'take:1');
  const end = game.clone(last);
  for (const move of plan) game.apply(end, 0, move, ignore);
  const before = hints.evaluate(last, 0);
  assert.ok(hints.evaluate(end, 0) >= before + 2, keysOf(plan).join(' '));
});

test('an expert does not let a card go unused', () => {
  const state = withCard('RU4', 'C4:aaabbb C5:b C11:aa C12:b', { coins: [3, 3] });
  assert.notDeepEqual(keysOf(decided(state, 'expert')), ['done', 'endTurn']);
});

test('a child is kind and keeps its coins', () => {
  const state = position('C4:aaabbb C5:b C6:a', { row: 'CA8 WO7 OR6 CA5 RU2 AN6' });
  const plans = search.plans!(state, 0, 48, rng);
  const kind = plans.filter((plan) => !overlooks('child', state, 0, plan));
  assert.ok(kind.length > 0 && kind.length < plans.length);
  for (const { moves } of kind) {
    assert.ok(moves.every(({ type }) => type !== 'destroyArmy'));
    assert.ok(['take:1', 'take:2', 'take:3'].includes(game.moveKey(moves[0]!)));
  }
  for (let number = 0; number < 10; number++) {
    const moves = decided(state, 'child', rngFromSeed(`child/${number}`));
    assert.ok(
      moves.every(({ type }) => type !== 'destroyArmy'),
      keysOf(moves).join(' '),
    );
  }
});

test('what cannot be seen changes nothing', () => {
  for (const state of samples(60)) {
    const seat = game.awaitedSeats(state)[0]!;
    const other = game.clone(state);
    other.deck.reverse();
    other.rng = rngFromSeed('another');
    if (other.step === 'bid')
      other.bids = other.bids.map((bid, one) => (bid === null || one === seat ? bid : 0));
    assert.deepEqual(game.view(other, seat), game.view(state, seat));
    for (const level of ['child', 'normal'] as const) {
      assert.deepEqual(decided(other, level), decided(state, level));
    }
  }
});

test('between two the gain of a turn is what the estimate says after it', () => {
  for (const state of samples(16)) {
    if (state.seats !== 2 || state.step !== 'chooseCard') continue;
    const seat = state.turn;
    const offsets: number[] = [];
    visitTurns(state, seat, 3, (value, place, end, ground) => {
      const after = game.clone(state);
      for (const move of [{ type: 'takeCard', place } as const, ...movesTo(ground, end)]) {
        game.apply(after, seat, move, ignore);
      }
      const values = valuesOf(after);
      offsets.push(values[seat]! - values[1 - seat]! - value);
    });
    assert.ok(Math.max(...offsets) - Math.min(...offsets) < 1e-6, String(offsets));
  }
});

test('a coin that can still be spent counts for something, at every table and at every time', () => {
  for (const side of sides) {
    for (const seats of [2, 3, 4, 5]) {
      for (const weights of knownWeights(side, seats)) {
        const ample = weights[coin]! + weights[ampleCoin]!;
        assert.ok(ample > 0, `${side}${seats}`);
        assert.ok(ample + weights[usefulCoin]! > 0, `${side}${seats}`);
      }
    }
  }
});
