// What the bots know of this game: plans, chances, reasons.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { knowledgeOf } from '../../../bots/knowledge.ts';
import { botOf } from '../../../bots/levels.ts';
import { parseMessage } from '../../../i18n/format.ts';
import { ignore } from '../../../kernel/game.ts';
import { levelNames } from '../../../kernel/hints.ts';
import { rngFromSeed } from '../../../kernel/random.ts';
import { placings } from '../bot/placing.ts';
import { type Target, throwsOn } from '../bot/throws.ts';
import { hints } from '../bot.ts';
import en from '../i18n/en.json' with { type: 'json' };
import ru from '../i18n/ru.json' with { type: 'json' };
import { game } from '../index.ts';
import type { State } from '../types.ts';
import { position } from './position.ts';

const texts = { en, ru };

const search = hints.search!;
const knowledge = knowledgeOf(game, hints);

/** States of games in which everybody follows some plan or other. */
function* moments(seats: number, seed: string): Generator<State> {
  const state = game.setup(seats, { firstSeat: 'random' }, rngFromSeed(seed));
  const rng = rngFromSeed(`${seed}/ties`);
  for (let count = 0; !game.outcome(state); count++) {
    yield state;
    const [seat] = game.awaitedSeats(state);
    const plans = search.plans!(state, seat!, 48, rng);
    for (const move of plans[count % Math.min(2, plans.length)]!.moves)
      game.apply(state, seat!, move, ignore);
  }
}

function firstOf(state: State, seat = 0): string {
  const [plan] = search.plans!(state, seat, 48, rngFromSeed('ties'));
  return plan ? plan.moves.map(game.moveKey).join(' ') : '';
}

function madeBy(level: (typeof levelNames)[number], state: State, seat = 0): string {
  const { plan } = botOf(knowledge, level).decide(game.view(state, seat), rngFromSeed('bot'));
  return plan.map(game.moveKey).join(' ');
}

test('plans are legal in their order, distinct, and nothing but their last move draws or reveals', () => {
  for (const seats of [2, 5]) {
    for (const state of moments(seats, `plans ${seats}`)) {
      for (const seat of game.activeSeats(state)) {
        const plans = search.plans!(state, seat, 48, rngFromSeed('ties'));
        const keys = plans.map(({ moves }) => moves.map(game.moveKey).join(' '));
        assert.equal(new Set(keys).size, keys.length, keys.join(', '));
        for (const { moves, share } of plans) {
          assert.ok(share >= 0 && share <= 1);
          const next = game.clone(state);
          for (const [index, move] of moves.entries()) {
            assert.ok(game.legalMoves(next, seat).includes(move), game.moveKey(move));
            const { drawn } = next.rng;
            let reveals = false;
            game.apply(next, seat, move, (_, how) => {
              reveals ||= how?.reveals === true;
            });
            assert.ok(index === moves.length - 1 || (next.rng.drawn === drawn && !reveals), keys.join(', '));
          }
        }
      }
      const [awaited] = game.awaitedSeats(state);
      assert.ok(search.plans!(state, awaited!, 48, rngFromSeed('ties')).length > 0);
    }
  }
});

test('chances sum to one', () => {
  for (const seats of [2, 3, 4, 5]) {
    for (const state of moments(seats, `chances ${seats}`)) {
      const shares = search.shares!(state);
      assert.ok(shares.every((share) => share >= 0));
      assert.ok(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < 1e-9);
    }
  }
});

test('the rest of a turn is reckoned exactly: as by listing every throw', () => {
  const account = [0, 1, 2, 3, 4, 4, 4, 4, 4, 4, 4];
  const card = (mine: 'common' | 1, number: number, equal: number, higher: number, dollars = 0) =>
    ({ mine, card: number, takesLower: mine === 'common', dollars, equal, higher }) as Target;
  const tables: Target[][] = [
    [card('common', 3, 2.5, 2), card('common', 8, 5.5, 5), card(1, 5, 1.5, 1)],
    [card(1, 2, 0.5, -0.5), card(1, 4, 1.5, 1)],
    [card('common', 2, 0.5, 0, 1), card('common', 6, 0.3, 0, 3), card(1, 6, -1, -2, 3)],
  ];
  for (const targets of tables) {
    for (const [plain, dynamite] of [
      [1, 0],
      [0, 1],
      [2, 0],
      [1, 1],
      [0, 2],
    ] as const) {
      const exact = throwsOn(targets, account)(plain, dynamite, (1 << targets.length) - 1, 0);
      const listed = byListing(targets, account, plain, dynamite, (1 << targets.length) - 1, 0);
      assert.ok(Math.abs(exact - listed) < 1e-9, `${plain} + ${dynamite}: ${exact}, ${listed}`);
    }
  }
});

function byListing(
  targets: readonly Target[],
  account: readonly number[],
  plain: number,
  dynamite: number,
  free: number,
  made: number,
): number {
  const dice = plain + dynamite;
  if (dice === 0 || free === 0) return account[made]!;
  const rest = (isPlain: boolean, left: number, dollars: number) =>
    byListing(
      targets,
      account,
      isPlain ? plain - 1 : plain,
      isPlain ? dynamite : dynamite - 1,
      left,
      dollars,
    );
  let sum = 0;
  for (let code = 0; code < 8 ** dice; code++) {
    let best = Number.NEGATIVE_INFINITY;
    let fits = false;
    for (let die = 0; die < dice; die++) {
      const isPlain = die < plain;
      const face = (Math.floor(code / 8 ** die) % 8) + (isPlain ? 1 : 2);
      for (const [index, target] of targets.entries()) {
        if ((free & (1 << index)) === 0 || (face < target.card && !target.takesLower)) continue;
        fits ||= face !== 9;
        const isLower = face < target.card;
        const gain = isLower ? 0 : face === target.card ? target.equal : target.higher;
        const dollars = isLower ? made : made + target.dollars;
        best = Math.max(best, gain + rest(isPlain, free & ~(1 << index), dollars));
      }
    }
    if (!fits && plain > 0) best = Math.max(best, rest(true, free, made));
    if (!fits && dynamite > 0) best = Math.max(best, rest(false, free, made));
    sum += best;
  }
  return sum / 8 ** dice;
}

test('what a sensible person sees', () => {
  const early = position({ common: '7 5 3', money: [12, 12] });
  assert.equal(firstOf(early), 'buy:prospector buy:prospector roll');
  const hit = position({ common: '8 2 1', money: [20, 20], prospectors: [2, 2], rolled: 'p8 p1 p3 d2 d4' });
  assert.equal(firstOf(hit), 'place:p8>common.8 roll');
  const last = position({ common: '8 2 7=p8', rolled: 'p4', asidePlain: 1, money: [10, 10] });
  assert.equal(firstOf(last), 'place:p4>common.2');
  const burdened = position({
    common: '7 5 3',
    held: ['', 'caveIn'],
    money: [30, 20],
    step: 'answer',
    asked: 1,
  });
  assert.equal(firstOf(burdened, 1), 'pass:caveIn>0');
});

test('the dollar for another mine goes to who is behind, not to who leads', () => {
  const paying = { mines: '/ 4 / 4', rolled: 'p5', asidePlain: 2 };
  assert.equal(firstOf(position({ ...paying, money: [40, 60, 20] })), 'place:p5>2.4');
  assert.equal(firstOf(position({ ...paying, money: [40, 20, 60] })), 'place:p5>1.4');
});

test('in imagined futures the own turn goes on as the whole of it is worth most', () => {
  const tried = new Set<string>();
  for (const state of moments(3, 'finish')) {
    if (state.step !== 'place' || state.owing !== null) continue;
    const move = search.finish!(state, state.turn, rngFromSeed('ties'));
    if (move.type !== 'place' && move.type !== 'setAside') continue;
    const [best] = placings(state);
    assert.equal(game.moveKey(move), game.moveKey(best!.move));
    tried.add(hints.policy(state, state.turn, rngFromSeed('ties')) === move ? 'alike' : 'better');
  }
  assert.deepEqual([...tried].sort(), ['alike', 'better']);
});

test('between two and among four that would take too long: there it goes on as the policy has it', () => {
  for (const seats of [2, 4]) {
    for (const state of moments(seats, 'finish')) {
      const [seat] = game.awaitedSeats(state);
      const [finished, usual] = [search.finish!, hints.policy].map((play) =>
        play(state, seat!, rngFromSeed('ties')),
      );
      assert.equal(game.moveKey(finished!), game.moveKey(usual!));
    }
  }
});

test('a seat that nobody waits for lets be, unless it has a good card', () => {
  const calm = position({ common: '7 5 3', held: ['', 'horseshoe'], money: [9, 9] });
  assert.equal(firstOf(calm, 1), '');
  const rich = position({ common: '7 5 3', held: ['', 'richVein'], money: [9, 9] });
  assert.equal(firstOf(rich, 1), 'use:richVein');
});

test('the child hires later than a strong player, and leaves the mines of others alone', () => {
  assert.equal(madeBy('child', position({ common: '7 5 3', money: [9, 9] })), 'roll');
  assert.equal(madeBy('hard', position({ common: '7 5 3', money: [9, 9] })), 'buy:prospector roll');
  const tempting = position({
    common: '1 2 3',
    mines: '/ 8',
    money: [4, 9],
    prospectors: [1, 0],
    rolled: 'p8 p1 p1 d2',
  });
  assert.equal(madeBy('hard', tempting), 'place:p8>1.8 roll');
  assert.ok(!madeBy('child', tempting).includes('>1.'));
});

test('equal views give equal decisions, whatever the backs of the cards', () => {
  const shown = { money: [30, 25], prospectors: [2, 2], rolled: 'p7 p4 p2 d3 d9' } as const;
  const blank = position({ ...shown, common: '7 5 3', mines: '4 2 / 6' });
  const action = position({ ...shown, common: '7a 5a 3a', mines: '4a 2a / 6a' });
  for (const level of levelNames) assert.equal(madeBy(level, blank), madeBy(level, action));
});

test('every reason has its texts, and they have all they tell', () => {
  const keys = new Set<string>();
  for (const seats of [2, 3, 4]) {
    for (const state of moments(seats, `terms ${seats}`)) {
      const [seat] = game.awaitedSeats(state);
      for (const plan of search.plans!(state, seat!, 48, rngFromSeed('ties'))) {
        for (const { key, params = {} } of search.terms!(state, seat!, plan)) {
          for (const [language, step] of ['en', 'ru'].flatMap((one) =>
            ['matters', 'where', 'why'].map((two) => [one, two] as const),
          )) {
            const text = (texts[language as 'en' | 'ru'] as Record<string, string>)[`${step}.${key}`];
            assert.ok(text, `${language}: ${step}.${key}`);
            parseMessage(text);
            for (const [, gap] of text.matchAll(/\{(\w+)(?:\}|, (?:plural|select|name|player))/g)) {
              if (!/^(common|one|few|many|other)$/.test(gap!))
                assert.ok(gap! in params, `${step}.${key}: ${gap}`);
            }
          }
          keys.add(key);
        }
      }
    }
  }
  for (const key of ['gain', 'claimed', 'turning', 'denied', 'hire', 'keep', 'ending'])
    assert.ok(keys.has(key), key);
});
