// The board in words: whoever only listens knows what whoever looks knows.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Language, tell as tellIn } from '../../../i18n/format.ts';
import type { Seat, Viewer } from '../../../kernel/game.ts';
import type { Described } from '../../../ui-kit/board.ts';
import { type CardId, type Colour, cards, colours } from '../components.ts';
import en from '../i18n/en.json' with { type: 'json' };
import ru from '../i18n/ru.json' with { type: 'json' };
import { game } from '../index.ts';
import { columnName, rowName } from '../names.ts';
import type { Options, View } from '../types.ts';
import { describe, patternLine, say } from '../ui/words.ts';
import { positions } from './positions.ts';

const texts = { en, ru };

const players = ['Ann', 'Ben', 'Cem', 'Dot', 'Eve'];

function tellerOf(language: Language) {
  const speech = { language, catalogues: [texts[language]], players };
  return (key: string, values?: Readonly<Record<string, unknown>>) => {
    const told = tellIn(speech, key, values);
    assert.notEqual(told, key, `no message ${key}`);
    assert.doesNotMatch(told, /undefined|null|\{|NaN/, key);
    return told;
  };
}

const english = tellerOf('en');

const tables: readonly [number, Partial<Options>][] = [
  [1, {}],
  [1, { soloDeck: 'complex', goal: 9, gameGoal: 9 }],
  [1, { referee: 'eyes' }],
  [2, {}],
  [3, { mirror: true }],
  [4, { referee: 'eyes' }],
  [5, {}],
];

/** What is heard, by hand: sentences of one language, each in one form. */
function hear(sections: readonly Described[]): Record<string, unknown> {
  const lines = (id: string): readonly string[] => sections.find((section) => section.id === id)?.lines ?? [];
  const all = sections.flatMap((section) => section.lines);
  const find = (pattern: RegExp): RegExpExecArray | undefined =>
    all.map((line) => pattern.exec(line)).find((match) => match !== null) ?? undefined;
  const solo = find(/^Playing alone with (\w+) tasks\. Your goal is (\d+), the Guardian’s is (\d+)\.$/);
  const change = find(/^The last action: (\w+) (placed|swapped|moved) (.*)\.$/);
  const held = find(/^(\w+) holds the (\w+) gem\.$/);
  const claiming = find(/^\w+ shows the task (.*?): /);
  return {
    step: stepOf(lines('game')[0]!),
    end: endOf(lines('game')[0]!),
    turn: turnOf(lines('game')[0]!),
    ...(solo ? { soloDeck: solo[1], goal: Number(solo[2]), gameGoal: Number(solo[3]) } : {}),
    referee: find(/^The game itself sees/) ? 'automatic' : 'eyes',
    mirror: find(/^A card may be turned and mirrored|^Mirror images count/) !== undefined,
    change: change ? changeOf(change) : null,
    fulfilledNow: Number(find(/^Fulfilled this turn: (\d+)\.$/)?.[1] ?? 0),
    drawnNow: listed(find(/^Drawn this turn: (.*)\.$/)),
    idleRounds: Number(find(/^Rounds without a fulfilled task: (\d+)\.$/)?.[1] ?? 0),
    ...fieldOf(lines('field')),
    open: find(/^Open: (.*)\.$/)![1]!
      .split(', ')
      .map(colourNamed),
    stackSize: Number(find(/^The stack: (\d+) gems?$/)![1]),
    held: held ? colourNamed(held[2]!) : null,
    deckSizes: {
      simple: Number(find(/^The simple deck: (\d+)/)?.[1] ?? 0),
      complex: Number(find(/^The complex deck: (\d+)/)?.[1] ?? 0),
    },
    discarded: cardsNamed(find(/^Discarded: (.*)\.$/)?.[1]),
    hand: lines('tasks').flatMap((line) => cardsNamed(/^A task for \d points?, (.*?): /.exec(line)?.[1])),
    claiming: cardsNamed(claiming?.[1])[0] ?? null,
    pointed: listed(find(/^Pointed at: (.*)\.$/)),
    hands: players.flatMap((player) => {
      const heard = find(new RegExp(`^${player}: .*In hand: (\\d) simple, (\\d) complex\\.$`));
      return heard ? [{ simple: Number(heard[1]), complex: Number(heard[2]) }] : [];
    }),
    fulfilled: players.flatMap((player) =>
      find(new RegExp(`^${player}: .* tasks?`))
        ? [cardsNamed(find(new RegExp(`^${player}, fulfilled: (.*)\\.$`))?.[1])]
        : [],
    ),
    gamePile: cardsNamed(find(/^The Guardian’s cards: (.*)\.$/)?.[1]),
  };
}

function listed(heard: RegExpExecArray | undefined): string[] {
  return heard ? heard[1]!.split(', ') : [];
}

function seatOf(name: string): Seat {
  return players.indexOf(name);
}

const steps: Readonly<Record<string, RegExp>> = {
  chooseAction: /^(\w+) chooses an action/,
  placeGem: /^(\w+) places a gem/,
  claimTasks: /^(\w+) has acted/,
  pointAtGems: /^(\w+) points at the gems/,
  drawTasks: /^(\w+) draws new tasks/,
};

function stepOf(line: string): string {
  return Object.keys(steps).find((step) => steps[step]!.test(line)) ?? 'gameOver';
}

function turnOf(line: string): Seat | undefined {
  const name = Object.values(steps)
    .map((pattern) => pattern.exec(line)?.[1])
    .find((found) => found !== undefined);
  return name === undefined ? undefined : seatOf(name);
}

function endOf(line: string): string | null {
  const ends = ['points', 'tasks', 'noProgress', 'soloWon', 'soloLost', 'soloDeckEmpty'];
  return ends.find((end) => texts.en[`reason.${end}` as keyof typeof texts.en] === line) ?? null;
}

function colourNamed(name: string): Colour | null {
  return colours.find((colour) => english(`colour.${colour}`) === name) ?? null;
}

function cardsNamed(names: string | undefined): CardId[] {
  return (names?.split(', ') ?? []).map((name) => cards.find(({ id }) => english(`card.${id}`) === name)!.id);
}

/** By names, which is how they are told. */
function changeOf([, name, verb, where]: RegExpExecArray): unknown {
  const cells = where!.match(/[a-zA-Z]+-?\d+/g)!;
  const action = { placed: 'place', swapped: 'swap', moved: 'move' }[verb!];
  return { seat: seatOf(name!), action, from: action === 'place' ? undefined : cells[0], to: cells.at(-1) };
}

function fieldOf(lines: readonly string[]): { field: readonly string[]; columns: unknown; rows: unknown } {
  const rows = lines.flatMap((line) => {
    const [, row, cells] = /^Row (-?\d+): (.*)\.$/.exec(line) ?? [];
    return row === undefined
      ? []
      : [{ row: Number(row), cells: cells!.split(', ').map((cell) => cell.split(' ')) }];
  });
  return {
    field: rows.map(({ cells }) => cells.map(([, what]) => colourNamed(what!) ?? '.').join('')),
    columns: rows[0]!.cells.map(([column]) => column),
    rows: rows.map(({ row }) => row),
  };
}

/** The same of what is seen. What follows from the rest, and what lies farther back than the last action, is left out. */
function known(view: View): Record<string, unknown> {
  const { change, columns, rows } = view;
  const nameAt = (x: number, y: number): string => `${columns[x + 1]}${rows[y + 1]}`;
  return {
    step: view.step,
    end: view.end,
    turn: view.end ? undefined : view.turn,
    ...(view.hands.length === 1 ? { soloDeck: view.soloDeck, goal: view.goal, gameGoal: view.gameGoal } : {}),
    referee: view.referee,
    mirror: view.mirror,
    change: change && {
      seat: change.seat,
      action: change.action,
      from: change.action === 'place' ? undefined : nameAt(change.x, change.y),
      to: nameAt(change.toX, change.toY),
    },
    fulfilledNow: view.fulfilledNow,
    drawnNow: view.drawnNow,
    idleRounds: view.idleRounds,
    field: view.field,
    columns: columns.slice(1, -1),
    rows: rows.slice(1, -1),
    open: view.open,
    stackSize: view.stackSize,
    held: view.held,
    deckSizes: view.deckSizes,
    discarded: view.discarded,
    hand: view.hand,
    claiming: view.claiming,
    pointed: view.pointed.map(({ x, y }) => nameAt(x, y)),
    hands: view.hands,
    fulfilled: view.fulfilled,
    gamePile: view.gamePile,
  };
}

test('all that is known can be heard, by every seat and by a spectator, in every step', () => {
  const heardSteps = new Set<string>();
  for (const [seats, options] of tables) {
    for (const state of positions(seats, options, 120)) {
      const viewers: Viewer[] = ['spectator', ...state.hands.keys()];
      for (const viewer of viewers) {
        const view = game.view(state, viewer);
        assert.deepEqual(hear(describe(view, english)), known(view));
        heardSteps.add(view.step);
      }
    }
  }
  assert.ok(heardSteps.has('pointAtGems') && heardSteps.has('claimTasks') && heardSteps.has('placeGem'));
});

test('how it ended is told first', () => {
  const view = game.view(positions(2, {}, 1).next().value!, 0);
  const over = describe({ ...view, step: 'gameOver', end: 'points' }, english);
  assert.equal(over[0]!.lines[0], english('reason.points'));
});

test('a pattern is told row by row, as it is drawn', () => {
  assert.equal(patternLine('S5R', english), 'red, blue; violet, nothing');
  assert.equal(patternLine('C1R', english), 'red, blue, violet, green');
});

test('nothing is told of how near a task is where one’s own eyes are to find it', () => {
  const told = (options: Partial<Options>): string => {
    const lines: string[] = [];
    for (const state of positions(2, options, 60)) {
      for (const section of describe(game.view(state, state.turn), english)) lines.push(...section.lines);
    }
    return lines.join('\n');
  };
  assert.match(told({}), /One action away/);
  assert.match(told({}), /It stands: it can be shown/);
  assert.doesNotMatch(told({ referee: 'eyes' }), /away|It stands/);
});

test('both languages tell every position and every move, and no secret of others is among it', () => {
  const russian = tellerOf('ru');
  for (const [seats, options] of tables) {
    for (const state of positions(seats, options, 60)) {
      const view = game.view(state, state.turn);
      assert.ok(describe(view, russian).every(({ lines }) => lines.length > 0));
      for (const move of game.legalMoves(state, state.turn)) {
        say(move, view, russian);
        const told = say(move, view, english);
        assert.doesNotMatch(told ?? '', /fulfil(s|led) the task/);
      }
      const outside = describe(game.view(state, 'spectator'), english);
      const heard = hear(outside) as { hand: unknown[] };
      assert.deepEqual(heard.hand, []);
    }
  }
});

test('columns and rows have names that can be told apart however far the field wanders', () => {
  const names = Array.from({ length: 60 }, (_, i) => columnName(i - 30));
  assert.equal(new Set(names).size, names.length);
  assert.equal(rowName(0), 9);
  assert.ok(names.every((name) => /^[a-zA-Z]+$/.test(name)));
});
