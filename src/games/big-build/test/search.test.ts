import assert from 'node:assert/strict';
import { test } from 'node:test';
import { knowledgeOf } from '../../../bots/knowledge.ts';
import { botOf } from '../../../bots/levels.ts';
import { type Speech, tell } from '../../../i18n/format.ts';
import { ignore } from '../../../kernel/game.ts';
import type { LevelName } from '../../../kernel/hints.ts';
import { rngFork, rngFromSeed } from '../../../kernel/random.ts';
import { promisesTo } from '../bot/shares.ts';
import { tableOf } from '../bot/table.ts';
import { hints } from '../bot.ts';
import { rankOf } from '../hand.ts';
import en from '../i18n/en.json' with { type: 'json' };
import ru from '../i18n/ru.json' with { type: 'json' };
import { game } from '../index.ts';
import type { State, Types } from '../types.ts';
import { after, position } from './position.ts';

const texts = { en, ru };

const search = hints.search!;
const rng = () => rngFromSeed('search');
const plansOf = (state: State, most = 99) => search.plans!(state, state.turn, most, rng());
const keysOf = (moves: readonly Types['move'][]) => moves.map(game.moveKey).join(' ');

/** States of a few games as the quick policy plays them, every step of them. */
function* games(seats: number, count: number): Generator<State> {
  for (let match = 0; match < count; match++) {
    const state = game.setup(seats, { firstSeat: match % seats }, rngFromSeed(`games/${seats}/${match}`));
    while (!game.outcome(state)) {
      yield state;
      game.apply(state, state.turn, search.quick!(state, state.turn, rng()), ignore);
    }
  }
}

function decided(state: State, level: LevelName, chance = rng()): string {
  const bot = botOf(knowledgeOf(game, hints), level);
  return keysOf(bot.decide(game.view(state, state.turn), chance).plan);
}

test('plans are legal in their order, differ in what they come to, and draw in their last move only', () => {
  for (const seats of [2, 4]) {
    for (const state of games(seats, 1)) {
      if (state.turnsPlayed % 3 !== 0) continue;
      const results = new Set<string>();
      const found = plansOf(state);
      assert.ok(found.length > 0);
      for (const { moves, share } of found) {
        assert.ok(share >= 0 && share <= 1);
        const next = game.clone(state);
        for (const [i, move] of moves.entries()) {
          const legal = game.legalMoves(next, state.turn).map(game.moveKey);
          assert.ok(legal.includes(game.moveKey(move)), `${game.moveKey(move)} in ${keysOf(moves)}`);
          assert.equal(next.rng.drawn, state.rng.drawn, keysOf(moves));
          if (i === moves.length - 1) results.add(JSON.stringify(before(next, state.turn, move)));
          game.apply(next, state.turn, move, ignore);
        }
        const isTurnOver = next.turn !== state.turn || next.step === 'gameOver';
        assert.ok(isTurnOver, keysOf(moves));
      }
      assert.equal(results.size, found.length);
    }
  }
});

/** What the last move of a plan makes of the table, chance aside. */
function before({ cells, tokens, hands }: State, seat: number, move: Types['move']) {
  const kept = hands[seat]!.slice();
  if (move.type === 'discard') for (const card of move.cards) kept.splice(kept.indexOf(card), 1);
  const to = move.type === 'start' ? move.cell : move.type === 'go' ? move.to : null;
  return [cells, tokens, kept, to];
}

test('a whole hand is never kept: no turn is lost', () => {
  for (const state of games(3, 1)) {
    if (state.step !== 'move' || state.hands[state.turn]!.length < 3) continue;
    for (const { moves } of plansOf(state)) assert.notEqual(keysOf(moves), 'stop draw');
  }
});

test('shares sum up to 1, and a lead is worth something', () => {
  for (const seats of [2, 3, 5]) {
    for (const state of games(seats, 1)) {
      const sum = search.shares!(state).reduce((a, b) => a + b, 0);
      assert.ok(Math.abs(sum - 1) < 1e-9);
    }
  }
  const ahead = position({ at: 'A4 C4', hands: 'HHS,SSH,KKB SSN,NNB,BBK', house: 'H3:0 S3:0 N3:0 K5:1' });
  assert.ok(search.shares!(ahead)[0]! > 0.6);
});

test('the quick policy makes the best plan, step by step, and its moves are legal', () => {
  for (const state of games(2, 2)) {
    const move = search.quick!(state, state.turn, rng());
    const legal = game.legalMoves(state, state.turn).map(game.moveKey);
    assert.ok(legal.includes(game.moveKey(move)), game.moveKey(move));
    const copy = game.clone(state);
    assert.deepEqual(search.quick!(copy, copy.turn, rng()), move, 'a fresh look says the same');
  }
});

test('a token in reach is taken, and the last one too; only those below normal overlook it now and then', () => {
  const near = position({ at: 'A1 C4', hands: 'HHS,HHN,KKB SSS,NNN,BBB' });
  const times = 24;
  for (const [level, least] of [
    ['easy', 8],
    ['normal', times],
    ['hard', times],
    ['expert', times],
  ] as const) {
    let taken = 0;
    for (let time = 0; time < times; time++) {
      if (decided(near, level, rngFromSeed(`near/${time}`)).startsWith('go:3A:HHS,HHN ')) taken++;
    }
    assert.ok(taken >= least, `${level}: ${taken} of ${times}`);
  }
  const house = 'S3:0 N3:1 B3:0 K3:1 K4:0 H4:1 S4:0 N4:1 B4:0 N5:1 B5:0 K5:1 H5:0 S5:1';
  const last = position({ at: 'A1 C4', hands: 'HHS,HHN,KKB SSS,NNN,BBB', house });
  assert.equal(decided(last, 'expert'), 'go:3A:HHS,HHN');
});

test('who cannot win any more ends the game all the same', () => {
  const house = 'S3:1 N3:1 B3:1 K3:1 K4:1 H4:1 S4:1 N4:1 B4:1 N5:1 B5:1 K5:1 H5:1 S5:1';
  const lost = position({ at: 'A1 C4', hands: 'HHS,HHN,KKB SSS,NNN,BBB', house });
  assert.equal(decided(lost, 'normal'), 'go:3A:HHS,HHN');
});

test('a way over an arrow is seen by those who play well, and not by a child', () => {
  const state = position({ at: 'A6 C4', hands: 'HHS,SSK,SSN KKB,NNN,BBB' });
  const plan = plansOf(state).find(({ moves }) => keysOf(moves).startsWith('go:B6'))!;
  assert.ok(search.overlooks!('child', state, 0, plan));
  assert.ok(search.overlooks!('easy', state, 0, plan));
  assert.ok(!search.overlooks!('normal', state, 0, plan));
});

test('a child does not take what lies beside somebody who has less', () => {
  const drawing = { at: 'A1 A3', hands: 'HHS,HHN,KKB SSS,NNN,BBB' };
  const taking = (state: State) =>
    plansOf(state).find(({ moves }) => keysOf(moves).startsWith('go:3A:HHS,HHN stop'))!;
  const ahead = position({ ...drawing, house: 'K3:0' });
  assert.ok(search.overlooks!('child', ahead, 0, taking(ahead)));
  const behind = position({ ...drawing, house: 'K3:1' });
  assert.ok(!search.overlooks!('child', behind, 0, taking(behind)));
});

test('what others hold does not matter: equal views, equal decisions', () => {
  const state = after(position({ at: 'A4 C4', hands: 'HHS,SSH,KKB SSS,NNN,BBB' }), 'go:A3:KKB');
  const other = position({ at: 'A4 C4', hands: 'HHS,SSH,KKB HHH,KKK,KKN' });
  const same = after(other, 'go:A3:KKB');
  for (const level of ['child', 'normal', 'hard'] as const) {
    assert.equal(decided(state, level), decided(same, level), level);
  }
});

test('among three and more the expert imagines far more futures than between two', () => {
  const expert = botOf(knowledgeOf(game, hints), 'expert');
  const [two, three, four] = [2, 3, 4].map((seats) => {
    for (const state of games(seats, 1)) {
      const { trials } = expert.decide(game.view(state, state.turn), rng());
      if (trials.length > 8) return trials.reduce((sum, { shares }) => sum + shares.length, 0);
    }
    throw new Error('There was never a choice.');
  }) as [number, number, number];
  assert.ok(two > 500 && three > 3 * two && four > 3 * two, `${two}, ${three}, ${four}`);
});

test('every reason is told in both languages, in three steps', () => {
  const told = new Set<string>();
  for (const seats of [2, 3]) {
    for (const state of games(seats, 3)) {
      for (const plan of plansOf(state, 4)) {
        const reasons = search.terms!(state, state.turn, plan);
        assert.ok(reasons.length > 0 && reasons.length <= 4);
        for (const { key, params } of reasons) {
          told.add(key);
          for (const language of ['en', 'ru'] as const) {
            const speech: Speech = {
              language,
              catalogues: [texts[language]],
              players: ['Ann', 'Ben', 'Cid'],
            };
            for (const step of ['matters', 'where', 'why']) {
              const line = tell(speech, `${step}.${key}`, params ?? {});
              assert.doesNotMatch(line, /undefined|NaN|\{|\}|^[a-z]+\.[a-z]+$/, line);
            }
          }
        }
      }
    }
  }
  const keys = ['beside', 'collect', 'finish', 'fresh', 'less', 'nearer', 'rival', 'start', 'take'];
  assert.deepEqual([...told].sort(), keys);
});

test('among three a token is promised the less, the better the cards of others are; between two it is not', () => {
  for (const seats of [2, 3]) {
    const chance = rngFromSeed('promises');
    const state = game.setup(seats, { firstSeat: 0 }, rngFork(chance, 'setup'));
    while (state.step !== 'move')
      game.apply(state, state.turn, search.quick!(state, state.turn, chance), ignore);
    const table = tableOf(state, 0);
    const hands = state.hands.map((hand) => hand.map(rankOf));
    const [raced] = promisesTo(table, hands);
    const [alone] = promisesTo(
      table,
      hands.map((hand, seat) => (seat === 0 ? hand : [])),
    );
    assert.equal(alone! > raced!, seats > 2);
  }
});
