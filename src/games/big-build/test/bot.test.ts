import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyUnseen } from '../../../kernel/play.ts';
import { randomInt, rngFromSeed } from '../../../kernel/random.ts';
import { hints } from '../bot.ts';
import { game } from '../index.ts';
import type { Move, State } from '../types.ts';
import { after, keys, position } from './position.ts';

const rng = rngFromSeed('bot');
const chosen = (state: State) => game.moveKey(hints.policy(state, state.turn, rng));

test('a token in reach is taken', () => {
  assert.equal(chosen(position({ at: 'A1 C4', hands: 'HHS,HHN,KKB SSS,NNN,BBB' })), 'go:3A:HHS,HHN');
});

test('a token a step away is walked to and taken in one turn', () => {
  const state = position({ at: 'A4 C4', hands: 'HHS,SSH,KKB SSS,NNN,BBB' });
  assert.equal(chosen(state), 'go:A3:KKB');
  assert.equal(chosen(after(state, 'go:A3:KKB')), 'go:3A:HHS,SSH');
});

test('a turn is never idle: who does not move draws at least one card', () => {
  const stuck = position({ at: 'A4 C4', hands: 'HHS,HHS,HHN SSS,NNN,BBB' });
  assert.deepEqual(keys(stuck), ['stop']);
  assert.match(chosen(after(stuck, 'stop')), /^discard:/);
});

test('taking a token is good, and better for the taker', () => {
  const state = position({ at: 'A1 C4', hands: 'HHS,HHN,KKB SSS,NNN,BBB' });
  const taken = after(state, 'go:3A:HHS,HHN');
  assert.ok(hints.evaluate(taken, 0) > hints.evaluate(state, 0));
  assert.ok(hints.evaluate(taken, 1) < hints.evaluate(state, 1));
});

test('the sensible player beats an aimless one', () => {
  const aimless = (state: State): Move => {
    const moves = game.legalMoves(state, state.turn);
    return moves[randomInt(rng, moves.length)]!;
  };
  let won = 0;
  for (let match = 0; match < 20; match++) {
    const state = game.setup(2, { firstSeat: 0 }, rngFromSeed(`match/${match}`));
    const sensible = match % 2;
    while (!game.outcome(state)) {
      const move = state.turn === sensible ? hints.policy(state, sensible, rng) : aimless(state);
      applyUnseen(game, state, state.turn, move);
    }
    if (game.outcome(state)!.places[sensible] === 1) won++;
  }
  assert.equal(won, 20);
});
