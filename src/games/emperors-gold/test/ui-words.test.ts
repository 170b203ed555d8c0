// The board in words: whoever only listens knows what whoever looks knows.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { casesOf } from '../../../../test/conformance/cases.ts';
import { type Language, tell as tellIn } from '../../../i18n/format.ts';
import { ignore, type Viewer } from '../../../kernel/game.ts';
import { pickOne, rngFork, rngFromSeed } from '../../../kernel/random.ts';
import type { Described, Tell } from '../../../ui-kit/board.ts';
import { cardCount, lastTask, none, tasks } from '../components.ts';
import { cellCount } from '../grid.ts';
import en from '../i18n/en.json' with { type: 'json' };
import ru from '../i18n/ru.json' with { type: 'json' };
import { game } from '../index.ts';
import { sideOf } from '../rows.ts';
import type { Event, Move, Options, State, Step, View } from '../types.ts';
import { describe } from '../ui/describe.ts';
import { marks, progress } from '../ui/marks.ts';
import { say } from '../ui/say.ts';

const texts = { en, ru };
const players = ['Ann', 'Ben', 'Cem', 'Dot'];

function tellerOf(language: Language): Tell {
  const speech = { language, catalogues: [texts[language]], players };
  return (key, values) => {
    const told = tellIn(speech, key, values);
    assert.notEqual(told, key, `no message ${key}`);
    assert.doesNotMatch(told, /undefined|null|[{}]|NaN/, key);
    return told;
  };
}

const english = tellerOf('en');
const cases = casesOf({ game }) as readonly { readonly seats: number; readonly options: Options }[];

/** Positions from all steps: some players are eager for tasks, and some never end a turn by themselves. */
function* positions(seats: number, options: Options, count: number): Generator<State> {
  const rng = rngFromSeed(`words/${seats}/${JSON.stringify(options)}`);
  let state = game.setup(seats, options, rngFork(rng, 'setup'));
  for (let made = 0; made < count; made++) {
    yield state;
    const moves = game.legalMoves(state, state.turn);
    if (moves.length === 0) {
      state = game.setup(seats, options, rngFork(rng, `${made}`));
      continue;
    }
    const claims = moves.filter(({ type }) => type === 'claimTask');
    const additions = moves.filter(({ type }) => type === 'addCard');
    const liked = claims.length > 0 ? claims : additions.length > 0 ? additions : moves;
    game.apply(state, state.turn, pickOne(rng, liked), ignore);
  }
}

function numbersOf(family: string, count: number): ReadonlyMap<string, number> {
  return new Map(Array.from({ length: count }, (_, number) => [english(`${family}.${number}`), number]));
}

const cardNamed = numbersOf('card', cardCount);
const taskNamed = numbersOf('task', tasks.length);
const cellNamed = numbersOf('cell', cellCount);

function known(names: ReadonlyMap<string, number>, name: string): number {
  const number = names.get(name);
  assert.notEqual(number, undefined, name);
  return number!;
}

function cardsNamed(names: string | undefined): number[] {
  return names?.split(', ').map((name) => known(cardNamed, name)) ?? [];
}

/** Their names have commas in their brackets. */
function tasksNamed(names: string | undefined): number[] {
  return (names?.match(/[a-z][^()]+ \([^)]*\)/g) ?? []).map((name) => known(taskNamed, name));
}

/** What is heard, by hand: sentences of one language. Who listens knows their own seat. */
function hear(sections: readonly Described[], viewer: Viewer): Record<string, unknown> {
  const linesOf = (id: string): readonly string[] => sections.find((section) => section.id === id)!.lines;
  const [now, floor, open, piles, about] = ['now', 'floor', 'tasks', 'piles', 'game'].map(linesOf);
  const sides = sections.filter(({ id }) => id.startsWith('side:')).sort((a, b) => a.id.localeCompare(b.id));
  const left = find(now!, /; (no|\d+) turns? (?:is|are) left\.$/);
  const growing = find(now!, /^The cards of this turn go into the (first|second) row\.$/);
  const claimed = find(now!, /^Claimed in this turn: (.*)\.$/);
  const has = (variant: string): boolean => about!.includes(english(`words.variant.${variant}`));
  return {
    ...groundOf(floor!),
    step: stepOf(now!),
    turn: seatNamed(find(now!, /^(?:It is (?:the )?)?(.+?)(?: made the last turn)?\.$/)!, viewer),
    row: growing === undefined ? null : ['first', 'second'].indexOf(growing),
    claimed: claimed === undefined ? null : tasksNamed(claimed)[0],
    turnsLeft: left === undefined ? null : left === 'no' ? 0 : Number(left),
    idleTurns: Number(find(now!, /^Turns without a task: (\d+) of/) ?? 0),
    openTasks: open!.slice(0, -1).flatMap((line) => tasksNamed(/^.*?\)/.exec(line)![0])),
    taskDeckSize: Number(find(open!, /^In the pile of tasks: (\d+)\.$/)),
    rows: sides.flatMap(({ lines }) =>
      ['first', 'second'].map((row) =>
        cardsNamed(find(lines, new RegExp(`^The ${row} row, from the left: (.*)\\.$`))),
      ),
    ),
    tasks: sides.map(({ lines }) => tasksNamed(find(lines, /^Tasks taken: (.*)\.$/))),
    titles: sides.map(({ title }) => title),
    deckSize: Number(find(piles!, /^Cards in the deck: (\d+)\.$/)),
    discards: cardsNamed(find(piles!, /^Discarded: (.*)\.$/)),
    firstSeat: seatNamed(find(about!, /^(.*) went first\.$/)!, viewer),
    children: has('children'),
    twoSided: has('twoSided'),
    timer: has('timer'),
    teams: has('teams'),
  };
}

function find(lines: readonly string[], pattern: RegExp): string | undefined {
  for (const line of lines) {
    const match = pattern.exec(line);
    if (match) return match[1];
  }
  return undefined;
}

function seatNamed(heard: string, viewer: Viewer): Viewer {
  if (/^you/i.test(heard)) return viewer;
  const seat = players.indexOf(heard.replace('turn of ', ''));
  assert.notEqual(seat, -1, heard);
  return seat;
}

const steps: readonly Step[] = [
  ...(['moveEmperor', 'discardRow', 'addCard', 'continueRow', 'endTurn', 'gameOver'] as const),
];

function stepOf(lines: readonly string[]): Step | undefined {
  return steps.find((step) => lines.includes(english(`words.step.${step}`)));
}

function groundOf(lines: readonly string[]): { grid: number[]; emperor: number } {
  const grid = Array<number>(cellCount).fill(Number.NaN);
  let emperor = Number.NaN;
  for (const line of lines) {
    for (const cell of /^Line [a-e]: (.*)\.$/.exec(line)?.[1]?.split(', ') ?? []) {
      const [, name, thing] = /^(\S+) (.*)$/.exec(cell)!;
      const index = known(cellNamed, name!);
      if (thing === english('ui.emperor')) emperor = index;
      grid[index] = cardNamed.get(thing!) ?? none;
    }
  }
  return { grid, emperor };
}

/** The same of what is seen: all of the view, and who the sides are. */
function seen({ viewer, seats, ...rest }: View): Record<string, unknown> {
  const titles = rest.tasks.map((_, side) => {
    const isOwn = viewer !== 'spectator' && sideOf(rest, viewer) === side;
    const seat = isOwn ? viewer : side;
    const name = isOwn ? 'You' : players[seat]!;
    return rest.teams ? `${name} and ${players[(seat + 2) % seats]}` : name;
  });
  return { ...rest, titles };
}

test('all that is known can be heard, by every seat and by a spectator, in every step and variant', () => {
  const heard = new Set<Step>();
  for (const { seats, options } of cases) {
    for (const state of positions(seats, options, 250)) {
      const viewers: Viewer[] = ['spectator', ...Array(seats).keys()];
      for (const viewer of viewers) {
        const view = game.view(state, viewer);
        assert.deepEqual(hear(describe(view, english), viewer), seen(view));
      }
      heard.add(state.step);
    }
  }
  assert.deepEqual([...heard].sort(), [...steps].sort());
});

test('both languages tell every position, and what can be taken is told with where it may go', () => {
  const russian = tellerOf('ru');
  for (const { seats, options } of cases) {
    for (const state of positions(seats, options, 60)) {
      const view = game.view(state, state.turn);
      assert.ok(describe(view, russian).every(({ lines }) => lines.length > 0));
      const floor = describe(view, english).find(({ id }) => id === 'floor')!.lines;
      const ways = new Set(
        game
          .legalMoves(state, state.turn)
          .flatMap((move) => (move.type === 'addCard' ? [english(`cell.${move.cell}`)] : [])),
      );
      const told = floor.flatMap((line) => /\((..)\), fits: /.exec(line)?.[1] ?? []);
      assert.deepEqual(new Set(told), ways);
    }
  }
});

test('a task that can be claimed now is told so, and no other one', () => {
  let claims = 0;
  for (const { seats, options } of cases) {
    for (const state of positions(seats, options, 200)) {
      const view = game.view(state, state.turn);
      const lines = describe(view, english).find(({ id }) => id === 'tasks')!.lines;
      const told = lines.filter((line) => line.endsWith('the task can be claimed now.'));
      const moves = game.legalMoves(state, state.turn).filter(({ type }) => type === 'claimTask');
      assert.equal(told.length, moves.length);
      claims += moves.length;
    }
  }
  assert.ok(claims > 0);
});

/** Legal moves with what is said of them, and what they come to. Of the emperor's, which are many, a sample. */
function* outcomes(): Generator<{ said: string | undefined; move: Move; before: State; after: State }> {
  for (const { seats, options } of cases) {
    let made = 0;
    for (const before of positions(seats, options, 400)) {
      if (made++ % 8 > 0 && before.step !== 'continueRow') continue;
      for (const move of game.legalMoves(before, before.turn)) {
        const after = structuredClone(before);
        game.apply(after, after.turn, move, ignore);
        yield { said: say(move, game.view(before, before.turn), english), move, before, after };
      }
    }
  }
}

function distinctCells(state: State): number {
  const moves = game.legalMoves(state, state.turn);
  return new Set(moves.flatMap((move) => (move.type === 'addCard' ? [move.cell] : []))).size;
}

test('of a move of the emperor it is said how many cards he reaches and how many fit, as it then is', () => {
  const endings = new Set<string>();
  for (const { said, move, after } of outcomes()) {
    if (move.type !== 'moveEmperor') continue;
    const [, count, rest] = /^In reach: \*?(\d+) cards?\*?(.*)\.$/.exec(said!)!;
    const fits = /(\d+) fits?/.exec(rest!)?.[1];
    if (after.step === 'discardRow') assert.match(rest!, /none fits/);
    else assert.equal(distinctCells(after), Number(fits ?? count), said);
    endings.add(after.step === 'discardRow' ? 'none' : fits ? 'some' : 'all');
  }
  assert.deepEqual([...endings].sort(), ['all', 'none', 'some']);
});

test('of a card it is said which row it continues and which task it fulfils, of an end what is given away', () => {
  const kinds = new Set<string>();
  for (const { said, move, before, after } of outcomes()) {
    const claims = (state: State): readonly Move[] =>
      game.legalMoves(state, state.turn).filter(({ type }) => type === 'claimTask');
    if (move.type === 'addCard') {
      const [, verb] = /(Begins|Continues|fulfils)/.exec(said!)!;
      assert.ok(said!.includes(english(`row.${move.row}`)), said);
      assert.equal(verb === 'fulfils', claims(after).length > 0, said);
      kinds.add(verb!);
    } else if (move.type === 'endTurn') {
      assert.equal(said !== undefined, claims(before).length > 0);
    } else if (move.type === 'claimTask') {
      const isLast =
        before.turnsLeft === null &&
        after.tasks[sideOf(after, before.turn)]!.length === lastTask(after.seats, after.teams);
      assert.equal(said!.endsWith('*last task needed*.'), isLast);
      assert.ok(said!.startsWith(`*+${tasks[move.task]!.points}*`));
      kinds.add(isLast ? 'last' : 'claim');
    }
  }
  assert.deepEqual([...kinds].sort(), ['Begins', 'Continues', 'claim', 'fulfils', 'last']);
});

test('everybody is as far as their side has tasks, and partners are equally far', () => {
  for (const { seats, options } of cases) {
    for (const state of positions(seats, options, 60)) {
      const view = game.view(state, 'spectator');
      const far = Array.from({ length: seats }, (_, seat) => progress(view, seat)[0]!);
      for (const [seat, { done, of }] of far.entries()) {
        assert.equal(done, view.tasks[view.teams ? seat % 2 : seat]!.length);
        assert.equal(of, view.teams ? 5 : 8 - seats);
      }
    }
  }
});

test('a turn is marked where the emperor goes, where cards are taken, and where a task is won', () => {
  const marked = new Set<string>();
  const state = game.setup(2, cases[0]!.options, rngFromSeed('marks'));
  const rng = rngFromSeed('marks/players');
  const emit = (event: Event): void => {
    for (const { at } of marks(event)) marked.add(`${event.type} ${at.split(':')[0]}`);
  };
  while (state.step !== 'gameOver') {
    const moves = game.legalMoves(state, state.turn);
    const claim = moves.find(({ type }) => type === 'claimTask');
    game.apply(state, state.turn, claim ?? pickOne(rng, moves), emit);
  }
  assert.deepEqual([...marked].sort(), [
    ...['cardAdded cell', 'emperorMoved cell', 'rowDiscarded rows', 'taskClaimed rows'],
  ]);
});
