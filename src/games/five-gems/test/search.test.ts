import assert from 'node:assert/strict';
import { test } from 'node:test';
import { botNamed } from '../../../bots/named.ts';
import { parseMessage, type Speech, tell } from '../../../i18n/format.ts';
import { ignore } from '../../../kernel/game.ts';
import type { Plan } from '../../../kernel/hints.ts';
import { rngFork, rngFromSeed } from '../../../kernel/random.ts';
import { likelihoods, unseenBy } from '../bot/evidence.ts';
import { likelyHands } from '../bot/hands.ts';
import { imagine } from '../bot/imagine.ts';
import { sceneOf } from '../bot/scenes.ts';
import { hints } from '../bot.ts';
import type { CardId } from '../components.ts';
import en from '../i18n/en.json' with { type: 'json' };
import ru from '../i18n/ru.json' with { type: 'json' };
import { game } from '../index.ts';
import type { State, Types } from '../types.ts';
import { check } from './invariants.ts';
import { after, defaults, position } from './position.ts';
import { positions, tables } from './positions.ts';

const texts = { en, ru };

const { plans, shares, quick, terms, overlooks, turn } = hints.search!;

function keysOf({ moves }: Plan<Types>): string {
  return moves.map(game.moveKey).join(' ');
}

function plansOf(state: State, most = 12): readonly Plan<Types>[] {
  return plans!(state, state.turn, most, rngFromSeed('plans'));
}

test('plans are legal, differ, are not too many, and only their last moves bring chance', () => {
  for (const [seats, options] of tables) {
    for (const state of positions(seats, options, 30)) {
      const all = plansOf(state);
      assert.ok(all.length > 0 && all.length <= 12);
      assert.equal(new Set(all.map(keysOf)).size, all.length);
      for (const { moves, share } of all) {
        assert.ok(share >= 0 && share <= 1);
        const now = game.clone(state);
        for (const [i, move] of moves.entries()) {
          const legal = game.legalMoves(now, state.turn).map(game.moveKey);
          assert.ok(legal.includes(game.moveKey(move)), `${game.moveKey(move)} of ${legal}`);
          const { drawn } = now.rng;
          game.apply(now, state.turn, move, ignore);
          assert.ok(i === moves.length - 1 || now.rng.drawn === drawn);
        }
      }
    }
  }
});

test('the quick player plays on legally, and the sheet is left as it was', () => {
  for (const [seats, options] of tables) {
    for (const state of positions(seats, options, 150)) {
      const legal = game.legalMoves(state, state.turn).map(game.moveKey);
      const move = game.moveKey(quick!(state, state.turn, rngFromSeed('quick')));
      assert.ok(legal.includes(move), `${move} of ${legal}`);
      assert.deepEqual(game.legalMoves(state, state.turn).map(game.moveKey), legal);
    }
  }
});

test('the shares of a win are chances, and of several players they make one', () => {
  for (const [seats, options] of tables) {
    for (const state of positions(seats, options, 40)) {
      const all = shares!(state);
      assert.equal(all.length, seats);
      assert.ok(all.every((share) => share >= 0 && share <= 1));
      const sum = all.reduce((a, b) => a + b, 0);
      if (seats > 1) assert.ok(Math.abs(sum - 1) < 1e-9);
    }
  }
});

test('alone, the turn is over when the next one begins', () => {
  const state = position({ field: 'RV./GBB', open: 'YGG', hands: 'S1R S2R S3R' });
  const claimed = after(state, 'take:Y place:2,0 claim:S1R');
  assert.equal(turn!(claimed), turn!(state));
  assert.notEqual(turn!(after(claimed, 'draw:simple')), turn!(state));
  assert.notEqual(turn!(after(state, 'take:G place:2,0 endTurn')), turn!(state));
});

test('a task at hand is fulfilled, and a task that wins before all others', () => {
  const state = position({ field: 'RV./GBB', open: 'YGG', hands: 'S1R S2R S3R | S4R S5R C1R' });
  assert.match(keysOf(plansOf(state)[0]!), / claim:S\dR draw:/);
  const near = position({
    field: 'RV./GBB',
    open: 'YGG',
    hands: 'S1R S2R S3R | S4R S5R C1R',
    fulfilled: 'C2R C3R C4R |',
  });
  const [first] = plansOf(near);
  assert.match(keysOf(first!), / claim:S\dR$/);
  assert.equal(terms!(near, 0, first!)[0]!.key, 'win');
});

test('with one point missing, a simple task is drawn', () => {
  const state = position({
    field: 'RVY/GBB',
    hands: 'S2R S3R | S4R S5R C1R',
    fulfilled: 'C2R C3R C4R |',
    step: 'drawTasks',
  });
  assert.equal(keysOf(plansOf(state)[0]!), 'draw:simple');
});

test('the last change is not undone for nothing', () => {
  for (const state of positions(2, {}, 150)) {
    const { change } = state;
    if (state.step !== 'chooseAction' || change?.action !== 'swap') continue;
    const undoing = `swap:${change.x},${change.y}>${change.toX},${change.toY} endTurn`;
    assert.ok(plansOf(state, 100).every((plan) => keysOf(plan) !== undoing));
  }
});

test('at a glance, what others could have fulfilled is unlikely, and what they prepared is likely', () => {
  const state = position({ field: 'RV./GBB', open: 'YGR', hands: 'S2R S3R C2R | S4R S5R C1R', turn: 1 });
  const prepared = after(state, 'take:R place:2,0 endTurn');
  const likely = likelihoods(prepared, 0)[1]!;
  const weights = [...likely.values()];
  assert.ok(Math.min(...weights) < 0.1 && Math.max(...weights) > 2);
});

/** Games of sensible players, at the beginning of turns when everybody has acted. */
function* sensible(seats: number, games: number): Generator<State> {
  for (let played = 0; played < games; played++) {
    const rng = rngFromSeed(`sensible/${played}`);
    const state = game.setup(seats, defaults, rngFork(rng, 'setup'));
    for (; state.end === null; game.apply(state, state.turn, hints.policy(state, state.turn, rng), ignore)) {
      if (state.step === 'chooseAction' && state.deeds.length >= seats) yield state;
    }
  }
}

test('the hands that explain what sensible players did are those that they hold, far more often than by chance', () => {
  for (const seats of [2, 4]) {
    let found = 0;
    let byChance = 0;
    for (const state of sensible(seats, 4)) {
      const viewer = state.turn;
      const pool = likelyHands(state, viewer);
      for (const [seat, hand] of state.hands.entries()) {
        if (seat === viewer) continue;
        for (const id of hand) {
          found += pool.filter((hands) => hands[seat]!.includes(id)).length / pool.length;
          const isOfDeck = (other: CardId) => other[0] === id[0];
          const unseen = unseenBy(state, viewer).filter(isOfDeck).length;
          byChance += hand.filter(isOfDeck).length / unseen;
        }
      }
    }
    assert.ok(found > 2.5 * byChance, `${seats} players: ${found} against ${byChance}`);
  }
});

test('likely hands have as many cards of each deck as their backs show, and none that is fulfilled', () => {
  const before = position({
    field: 'RV./GBB',
    open: 'YGR',
    hands: 'S2R S3R C2R | S1R S5R C1R',
    turn: 1,
    decks: 'S8G C9G S9G',
  });
  const state = after(before, 'take:Y place:2,0 claim:S1R draw:simple');
  const [deed] = state.deeds;
  assert.deepEqual([deed!.tasks, deed!.fulfilled, deed!.decks], [0, 1, ['simple']]);
  for (const hands of likelyHands(state, 0)) {
    assert.deepEqual(hands[0], []);
    assert.ok(!hands[1]!.includes('S1R'));
    assert.deepEqual(hands[1]!.map((id) => id[0]).sort(), ['C', 'S', 'S']);
    assert.equal(new Set(hands[1]).size, 3);
  }
});

test('likely hands follow from what the viewer may know', () => {
  for (const state of sensible(3, 1)) {
    const viewer = state.turn;
    const pool = likelyHands(state, viewer);
    const other = game.determinize(game.view(state, viewer), rngFromSeed('other'));
    other.deeds = other.deeds.slice(); // So that nothing is remembered.
    assert.deepEqual(likelyHands(other, viewer), pool);
  }
});

test('the last turns of everybody are remembered as all saw them', () => {
  for (const state of positions(3, {}, 200)) {
    assert.ok(state.deeds.length <= 12);
    assert.deepEqual(game.view(state, 'spectator').deeds, state.deeds);
    for (const { change, field, open } of state.deeds) {
      const scene = sceneOf({ change, field, open, tasks: 0, fulfilled: 0, decks: [] }, false);
      assert.ok(scene.chosen >= 0 && scene.chosen < scene.actions, 'the deed is among the choices');
    }
  }
});

test('imagined worlds look to their seat exactly as the table does, and nothing in them is lost', () => {
  const rng = rngFromSeed('worlds');
  for (const [seats, options] of [...tables, [4, {}], [5, {}]] as const) {
    let exchanged = 0;
    for (const state of positions(seats, options, 60)) {
      for (let viewer = 0; viewer < seats; viewer++) {
        const view = game.view(state, viewer);
        const chance = rngFork(rng, `${seats}/${viewer}/${exchanged}`);
        const world = imagine(view, { ...chance });
        check(world);
        assert.deepEqual(game.view(world, viewer), view);
        if (`${game.determinize(view, chance).hands}` !== `${world.hands}`) exchanged++;
      }
    }
    assert.equal(exchanged > 0, seats > 1, 'evidence tells of other hands');
  }
});

test('a child moves no gem by a step and leaves alone what was just laid; others do not', () => {
  const change = { action: 'place', seat: 1, x: 1, y: 0, toX: 1, toY: 0 } as const;
  const state = position({ field: 'RV./GBB', open: 'YGG', hands: 'S1R S2R S3R | S4R S5R C1R', change });
  const all = plansOf(state, 200);
  const touching = all.find((plan) => keysOf(plan) === 'swap:0,0>1,0 endTurn')!;
  const stepping = all.find((plan) => /^move:.*endTurn$/.test(keysOf(plan)))!;
  assert.ok(overlooks!('child', state, 0, touching) && overlooks!('child', state, 0, stepping));
  assert.ok(!overlooks!('easy', state, 0, touching) && overlooks!('easy', state, 0, stepping));
  assert.ok(!overlooks!('normal', state, 0, stepping));
  const child = botNamed(game, hints, 'child')!;
  for (let seed = 0; seed < 20; seed++) {
    const [move] = child.decide(game.view(state, 0), rngFromSeed(seed)).plan;
    assert.notEqual(move!.type, 'move');
  }
});

test('equal views give equal decisions, whatever is hidden', () => {
  for (const name of ['normal', 'expert@24']) {
    const bot = botNamed(game, hints, name)!;
    for (const state of positions(2, {}, 12)) {
      const view = game.view(state, state.turn);
      const other = game.determinize(view, rngFromSeed('other'));
      const decide = (now: State) => bot.decide(game.view(now, now.turn), rngFromSeed('same')).plan;
      assert.deepEqual(decide(other), decide(state));
    }
  }
});

test('every reason has its texts, with all that they need', () => {
  const told = new Set<string>();
  for (const [seats, options] of tables) {
    for (const state of positions(seats, options, 90)) {
      for (const plan of plansOf(state, 2)) {
        const all = terms!(state, state.turn, plan);
        assert.deepEqual(
          all,
          all.toSorted((a, b) => b.worth - a.worth),
        );
        for (const { key, params } of all) {
          told.add(key);
          for (const language of ['en', 'ru'] as const) {
            const speech: Speech = { language, catalogues: [texts[language]], players: [] };
            for (const kind of ['matters', 'where', 'why']) {
              const sentence = tell(speech, `${kind}.${key}`, params);
              assert.doesNotMatch(sentence, /undefined|NaN|^matters|^where\.|^why\.|card\.|colour\./);
            }
          }
        }
      }
    }
  }
  assert.deepEqual([...told].sort(), ['blind', 'deck', 'fulfil', 'nearer', 'ready', 'spoils', 'win']);
  for (const key of told) assert.ok(parseMessage((texts.ru as Record<string, string>)[`why.${key}`]!));
});
