// What the board in words tells, understood by hand: sentences of English, each in one form.

import assert from 'node:assert/strict';
import type { Seat, Viewer } from '../../../kernel/game.ts';
import type { Described } from '../../../ui-kit/board.ts';
import { boards } from '../boards.ts';
import { type ActionType, goods } from '../components.ts';
import en from '../i18n/en.json' with { type: 'json' };
import type { View } from '../types.ts';

export const players = ['Ann', 'Ben', 'Cem', 'Dot', 'Eve'];

/** All of a view, with the names of cards, and what follows from it: prices, what is too dear, points. */
export function hear(sections: readonly Described[], viewer: Viewer): Record<string, unknown> {
  const linesOf = (id: string): readonly string[] =>
    sections.find((section) => section.id === id)?.lines ?? [];
  const seats = players.slice(0, sections.filter(({ id }) => id.startsWith('seat:')).length);
  const side = linesOf('table').includes(en['words.side.A']) ? 'A' : 'B';
  const seatLines = seats.map((_, seat) => linesOf(`seat:${seat}`));
  const isLong = linesOf('table').includes(en['words.long']);
  return {
    viewer: you(sections) ?? 'spectator',
    ...actionsIn(linesOf('game')),
    seats: seats.length,
    side,
    longGame: isLong,
    goodsTokens: linesOf('table').includes(en['words.tokens']),
    neutralArmies: linesOf('table').includes(en['words.neutrals']),
    ageOrder: found(linesOf('table'), /^From the youngest to the oldest: (.*)\.$/)![1]!
      .split(', ')
      .map(seatOf),
    game: isLong ? Number(found(linesOf('game'), /^This is game (\d) of three\.$/)![1]) : 1,
    results: resultsIn(linesOf('series'), seats.length),
    first: orNull(found(linesOf('table'), /^(\w+) went first\.$/)),
    ...bidsIn(linesOf('auction'), seats.length),
    ...rowIn(linesOf('row'), viewer),
    ...suppliesIn(seatLines),
    ...mapIn(side, sections, seats.length),
  };
}

function found(lines: readonly string[], pattern: RegExp): RegExpExecArray | undefined {
  return lines.map((line) => pattern.exec(line)).find((match) => match !== null) ?? undefined;
}

function seatOf(name: string): Seat {
  const seat = players.indexOf(name);
  assert.notEqual(seat, -1, name);
  return seat;
}

function orNull(match: RegExpExecArray | undefined): Seat | null {
  return match ? seatOf(match[1]!) : null;
}

function you(sections: readonly Described[]): Seat | undefined {
  const match = found(
    sections.map(({ title }) => title),
    /^(\w+) \(you\)$/,
  );
  return match && seatOf(match[1]!);
}

export const doings: readonly [string, RegExp][] = [
  ['placeNeutral', /^(?<who>\w+) puts a neutral army on the map; (?<neutrals>\d+) (is|are) left to place\.$/],
  ['bid', /^Everybody bids for going first; the bids are secret\.$/],
  ['chooseCard', /^(?<who>\w+) takes a card from the row\.$/],
  ['actEither', /^(?<who>\w+) plays “(?<card>.*)” and may (?<can>.*), or else (?<also>.*)\.$/],
  ['actBoth', /^(?<who>\w+) plays “(?<card>.*)” and may (?<can>.*), and also (?<also>.*)\.$/],
  ['act', /^(?<who>\w+) plays “(?<card>.*)” and may (?<can>.*)\.$/],
  ['endTurn', /^(?<who>\w+) has played “(?<card>.*)” and is to end the turn\.$/],
  ['nextGame', /^Game \d of the three is over; (?<who>\w+) opens the next one\.$/],
  ['gameOver', /counted\.$|added up\.$/],
];

/** What is going on, from the first lines. */
function actionsIn(lines: readonly string[]): Record<string, unknown> {
  const [step, pattern] = doings.find(([, one]) => one.test(lines[0]!))!;
  const heard = pattern.exec(lines[0]!)?.groups ?? {};
  const undone = found(lines, /^Left undone: (.*?)(?:, and also (.*))?\.$/);
  const [action, left] = doable(heard.can ?? undone?.[1]);
  const [other, otherLeft] = doable(heard.also ?? undone?.[2]);
  const chosen = found(lines, /^Chosen of the two on the card: (.*)\.$/)?.[1];
  return {
    ...{ step, action, left, other, otherLeft },
    turn: heard.who === undefined ? null : seatOf(heard.who),
    card: heard.card ?? null,
    neutralsLeft: Number(heard.neutrals ?? 0),
    chosen: chosen === undefined ? null : actionNamed(chosen),
  };
}

const verbs: Readonly<Record<string, ActionType>> = {
  recruit: 'place',
  march: 'march',
  go: 'sail',
  build: 'city',
  take: 'destroy',
};

function doable(text: string | undefined): [ActionType | null, number] {
  if (text === undefined) return [null, 0];
  return [verbs[text.split(' ')[0]!]!, Number(/up to (\d+)/.exec(text)?.[1] ?? 1)];
}

function actionNamed(name: string): ActionType {
  return (Object.values(verbs) as ActionType[]).find((action) => en[`action.${action}`] === name)!;
}

function resultsIn(lines: readonly string[], seats: number): unknown[] {
  const numbers = lines.map((line) => {
    const [, name, ...told] =
      /^Game \d, (\w+): (\d+) points?, (\d+) coins?, (\d+) arm(?:y|ies) on the map, (\d+) regions?\.$/.exec(
        line,
      )!;
    return { name, told: told.map(Number) };
  });
  return Array.from({ length: lines.length / seats }, (_, index) => {
    const those = numbers.slice(index * seats, (index + 1) * seats);
    assert.deepEqual(
      those.map(({ name }) => name),
      players.slice(0, seats),
    );
    const column = (at: number) => those.map(({ told }) => told[at]);
    return { points: column(0), coins: column(1), armies: column(2), regions: column(3) };
  });
}

function bidsIn(lines: readonly string[], seats: number): Record<string, unknown> {
  if (lines.length === 0) {
    return { hasBid: Array(seats).fill(false), bids: Array(seats).fill(null) };
  }
  const told = lines.map((line) => /^\w+: (.*)\.$/.exec(line)![1]!);
  return {
    hasBid: told.map((bid) => bid !== 'still thinking'),
    bids: told.map((bid) => (bid === 'nothing' ? 0 : (numberIn(bid) ?? null))),
  };
}

function numberIn(text: string): number | undefined {
  const digits = /\d+/.exec(text)?.[0];
  return digits === undefined ? undefined : Number(digits);
}

function rowIn(lines: readonly string[], viewer: Viewer): Record<string, unknown> {
  const row = lines.slice(0, -1).map((line, index) => {
    if (line === `${index + 1}. Empty.`) return { card: null, price: undefined, isDear: false, brings: 0 };
    const pattern =
      /^(\d)\. (.*?) – (free|\d coins?)\.(?: Its good brings (\d) points? now\.)?( Too dear for \w+\.)?$/;
    const [, place, card, price, brings, dear] = pattern.exec(line)!;
    assert.equal(Number(place), index + 1);
    if (dear) assert.equal(dear === ' Too dear for you.', viewer !== 'spectator');
    return { card, price: numberIn(price!) ?? 0, isDear: dear !== undefined, brings: Number(brings ?? 0) };
  });
  return {
    row: row.map(({ card }) => card),
    prices: row.map(({ price }) => price),
    dear: row.map(({ isDear }) => isDear),
    brings: row.map(({ brings }) => brings),
    deck: numberIn(lines.at(-1)!),
  };
}

function suppliesIn(seatLines: readonly (readonly string[])[]): Record<string, unknown> {
  const stocks = seatLines.map((lines) =>
    found(lines, /^(\d+) coins?; in the supply (\d+) arm(?:y|ies) and (\d) cit(?:y|ies)\.$/)!.map(Number),
  );
  return {
    coins: stocks.map(([, coins]) => coins),
    supply: stocks.map(([, , armies]) => armies),
    citiesLeft: stocks.map(([, , , cities]) => cities),
    cards: seatLines.map((lines) => {
      const [, count, names] = found(lines, /^Cards taken, (\d+) of \d+(?: – (.*))?\.$/)!;
      const list = names?.split(', ') ?? [];
      assert.equal(list.length, Number(count));
      return list;
    }),
    points: seatLines.map((lines) => Number(found(lines, /^(\d+) points? so far/)![1])),
  };
}

interface Heard {
  readonly armies: readonly number[];
  readonly cities: readonly number[];
  readonly neutrals: number;
  readonly token: string | undefined;
}

/** The map is told by continents, region by region. */
function mapIn(side: View['side'], sections: readonly Described[], seats: number): Record<string, unknown> {
  const { regions, continents } = boards[side];
  const heard = new Map<string, Heard>();
  for (const { id } of continents) {
    const lines = sections.find((section) => section.id === `continent:${id}`)!.lines;
    for (const line of lines.slice(1)) {
      const [, name, what] = /^(.*?): (.*?)\./.exec(line)!;
      const region = regions.find((one) => en[`region.${one}` as keyof typeof en] === name)!;
      heard.set(region, regionIn(what!.split('; '), seats));
    }
  }
  assert.equal(heard.size, regions.length);
  const all = regions.map((region) => heard.get(region)!);
  return {
    armies: all.map(({ armies }) => armies),
    cities: all.map(({ cities }) => cities),
    neutrals: all.map(({ neutrals }) => neutrals),
    tokens: Object.fromEntries(
      regions.flatMap((region, index) => (all[index]!.token ? [[region, all[index]!.token]] : [])),
    ),
  };
}

function regionIn(parts: readonly string[], seats: number): Heard {
  const token = found(parts, /^goods token – (.*)$/)?.[1];
  const pile = (owner: string, kind: RegExp): number => {
    const part = parts.find((one) => one.startsWith(`${owner},`)) ?? '';
    return Number(kind.exec(part)?.[1] ?? 0);
  };
  const own = players.slice(0, seats);
  return {
    armies: own.map((name) => pile(name, /(\d+) arm/)),
    cities: own.map((name) => pile(name, /(\d+) cit/)),
    neutrals: pile('neutral', /(\d+) arm/),
    token: goods.find((good) => en[`good.${good}`] === token),
  };
}
