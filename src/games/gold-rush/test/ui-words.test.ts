// Whoever cannot see reads `describe`: what they read is all that there is to know.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tell as tellIn } from '../../../i18n/format.ts';
import { legalMovesOf } from '../../../kernel/play.ts';
import type { Described, Tell } from '../../../ui-kit/board.ts';
import type { Action, CardNumber, Die } from '../components.ts';
import en from '../i18n/en.json' with { type: 'json' };
import ru from '../i18n/ru.json' with { type: 'json' };
import { game } from '../index.ts';
import type { View, ViewSpot } from '../types.ts';
import { describe } from '../ui/describe.ts';
import { say } from '../ui/say.ts';
import { views } from './ui-views.ts';

const texts = { en, ru };

const names = ['Anna', 'Boris', 'Clara', 'David', 'Emma'];
const languages = ['en', 'ru'] as const;

function tellOf(language: 'en' | 'ru'): Tell {
  const speech = { language, catalogues: [texts[language]], players: names };
  return (key, values) => tellIn(speech, key, values);
}

/** Tells a message as its key and values, so that a test can read what was told. */
const plainly: Tell = (key, values) => `‹${key}¦${JSON.stringify(values ?? {}).replace(/[‹¦›]/g, '')}›`;

/** What the messages are told with; which of it there is differs from key to key. */
interface Values {
  readonly number: CardNumber;
  readonly lies: 'free' | 'guarded' | 'die';
  readonly die: Die;
  readonly dice: readonly Die[];
  readonly action: Action;
  readonly top: CardNumber;
  readonly seat: number;
  readonly turn: number;
  readonly turns: number;
  readonly plain: number;
  readonly dynamite: number;
  readonly dollars: number;
  readonly bank: number;
  readonly prospectors: number;
  readonly guards: number;
  readonly count: number;
  /** The size of the deck; of cards out of play a list. */
  readonly cards: number & readonly string[];
}

interface Told {
  readonly key: string;
  readonly values: Values;
}

function toldIn(line: string): readonly Told[] {
  return [...line.matchAll(/‹([^¦]*)¦([^›]*)›/g)].map(([, key, values]) => ({
    key: key!,
    values: JSON.parse(values!),
  }));
}

class Reader {
  readonly #sections: ReadonlyMap<string, readonly (readonly Told[])[]>;
  readonly seats: number;

  constructor(described: readonly Described[]) {
    this.#sections = new Map(described.map(({ id, lines }) => [id, lines.map(toldIn)]));
    this.seats = described.filter(({ id }) => id.startsWith('seat:')).length;
  }

  lines(section: string): readonly (readonly Told[])[] {
    return this.#sections.get(section)!;
  }

  all(section: string, key: string): readonly Values[] {
    return this.lines(section)
      .flat()
      .filter((told) => told.key === key)
      .map(({ values }) => values);
  }

  one(section: string, key: string): Values | undefined {
    return this.all(section, key)[0];
  }

  bySeat<T>(read: (section: string) => T): T[] {
    return Array.from({ length: this.seats }, (_, seat) => read(`seat:${seat}`));
  }
}

function mineOf(reader: Reader, section: string): ViewSpot[] {
  return reader.all(section, 'words.card').map(({ number, lies, die }) => ({
    number,
    die: lies === 'die' ? die : null,
    guarded: lies === 'guarded',
  }));
}

/** "3 ×2" are two threes. */
function counted(list: readonly string[] = []): number[] {
  return list.flatMap((entry) => {
    const [number, times = '1'] = entry.split(' ×');
    return Array<number>(Number(times)).fill(Number(number));
  });
}

/** Everything that the view says, read from the words alone. */
function rebuilt(described: readonly Described[]): Omit<View, 'viewer'> {
  const reader = new Reader(described);
  const [first] = reader.lines('now');
  const turn = first![0]!.values;
  const step = reader
    .lines('now')
    .flat()
    .find(({ key }) => key.startsWith('words.step.'))!;
  const turnStep = step.key.slice('words.step.'.length) as View['turnStep'];
  const owing = reader.one('now', 'words.owing');
  const asked = turnStep === 'answer' ? step.values.seat : null;
  const player = turnStep === 'gameOver' ? turn.turn : turn.seat;
  const waiting = reader.one('dice', 'words.dice.waiting');
  const aside = reader.one('dice', 'words.dice.aside');
  const due = reader.one('now', 'words.due');
  const progress = reader.one('bank', 'words.progress') ?? reader.one('bank', 'words.noProgress')!;
  return {
    step: (owing?.action ?? turnStep) as View['step'],
    turnStep,
    turn: player,
    awaited: owing?.seat ?? asked ?? player,
    asked,
    owing: owing?.seat ?? null,
    bank: reader.one('bank', 'words.bank')!.bank,
    lowestBank: reader.one('bank', 'words.lowest')!.dollars,
    hasProgress: reader.one('bank', 'words.progress') !== undefined,
    idleTurns: progress.turns,
    idleRounds: Math.floor(progress.turns / reader.seats),
    money: reader.bySeat((seat) => reader.one(seat, 'words.money')!.dollars),
    prospectors: reader.bySeat((seat) => reader.one(seat, 'words.crew')!.prospectors),
    guards: reader.bySeat((seat) => reader.one(seat, 'words.crew')!.guards),
    held: reader.bySeat((seat) => reader.all(seat, 'words.held').map(({ action }) => action)),
    mules: reader.bySeat((seat) => reader.one(seat, 'ui.mules')?.count ?? 0),
    common: mineOf(reader, 'common'),
    mines: reader.bySeat((seat) => mineOf(reader, seat)),
    top: reader.one('deck', 'words.deck')?.top ?? null,
    deckSize: reader.one('deck', 'words.deck')?.cards ?? 0,
    unseen: counted(reader.one('deck', 'words.out')?.cards) as View['unseen'],
    seenBlank: counted(reader.one('deck', 'words.outBlank')?.cards) as View['unseen'],
    seenAction: counted(reader.one('deck', 'words.outAction')?.cards) as View['unseen'],
    dueProspectors: due?.prospectors ?? 0,
    dueGuards: due?.guards ?? 0,
    hasRolled: turnStep === 'gameOver' ? true : reader.one('now', 'words.rolled') !== undefined,
    rolled: reader.one('dice', 'words.dice.rolled')?.dice ?? [],
    waitingPlain: waiting?.plain ?? 0,
    waitingDynamite: waiting?.dynamite ?? 0,
    asidePlain: aside?.plain ?? 0,
    asideDynamite: aside?.dynamite ?? 0,
    lame: reader.one('dice', 'words.dice.lame')?.count ?? 0,
  };
}

test('the whole view can be rebuilt from its description, from every seat and from behind', () => {
  let count = 0;
  for (const view of views(3, 3)) {
    const { viewer, ...known } = view;
    const isOver = view.turnStep === 'gameOver';
    // Whether the last turn had rolled is of no use when all is over.
    assert.deepEqual(
      rebuilt(describe(view, plainly)),
      isOver ? { ...known, hasRolled: true } : known,
      String(viewer),
    );
    count++;
  }
  assert.ok(count > 500, `${count} positions`);
});

/** Like the view but for one thing. */
function* others(view: View): Generator<View> {
  const numbers = ['bank', 'lowestBank', 'idleTurns', 'waitingPlain', 'waitingDynamite'] as const;
  const more = ['asidePlain', 'asideDynamite', 'lame', 'dueProspectors', 'dueGuards'] as const;
  for (const name of [...numbers, ...more]) yield { ...view, [name]: view[name] + 1 };
  for (const name of ['money', 'prospectors', 'guards', 'mules'] as const) {
    for (const seat of view.money.keys())
      yield { ...view, [name]: view[name].with(seat, view[name][seat]! + 1) };
  }
  for (const name of ['unseen', 'seenBlank', 'seenAction'] as const)
    yield { ...view, [name]: [...view[name], 8] };
  for (const seat of view.held.keys()) {
    yield { ...view, held: view.held.with(seat, [...view.held[seat]!, 'fuse']) };
    yield {
      ...view,
      mines: view.mines.with(seat, [...view.mines[seat]!, { number: 5, die: null, guarded: true }]),
    };
  }
  yield { ...view, rolled: [...view.rolled, 'd9'] };
  if (view.top !== null) yield { ...view, top: view.top === 8 ? 1 : 8 };
  if (view.turnStep !== 'gameOver') yield { ...view, hasRolled: !view.hasRolled };
  yield { ...view, hasProgress: !view.hasProgress };
}

for (const language of languages) {
  test(`no two positions are described alike (${language})`, () => {
    const tell = tellOf(language);
    const textOf = (view: View) => JSON.stringify(describe(view, tell));
    const seen = new Map<string, string>();
    for (const view of views(1, 11)) {
      const text = textOf(view);
      for (const other of others(view)) assert.notEqual(textOf(other), text);
      const known = JSON.stringify(view);
      if (view.turnStep !== 'gameOver') assert.equal(seen.get(text) ?? known, known);
      seen.set(text, known);
    }
  });

  test(`what is said of a position and of its moves is whole sentences (${language})`, () => {
    const tell = tellOf(language);
    for (const view of views(1, 7)) {
      const sentences = describe(view, tell).flatMap(({ title, lines }) => [title, ...lines]);
      if (view.viewer !== 'spectator') {
        for (const move of legalMovesOf(game, view)) sentences.push(say(move, view, tell) ?? '.');
      }
      for (const sentence of sentences) {
        assert.doesNotMatch(sentence, /words\.|say\.|undefined|NaN|\{|\}|\[object/, sentence);
        assert.match(sentence, /^\S.*\S$|^\.$/, `"${sentence}"`);
        assert.doesNotMatch(sentence, / {2}| [.,:;]/, sentence);
      }
    }
  });
}

test('what a die would bring is told for each die of the roll, and why none can go there', () => {
  const view = { ...[...views(1, 1)].find((one) => one.viewer === one.turn && one.step === 'place')! };
  const cards: ViewSpot[] = [{ number: 6, die: null, guarded: false }];
  const mines: View['mines'] = view.mines.map((_, seat) => (seat === view.turn ? [] : cards));
  const rival = view.mines.findIndex((_, seat) => seat !== view.turn);
  const told = (rolled: readonly Die[]) =>
    describe({ ...view, mines, rolled }, tellOf('en')).find(({ id }) => id === `seat:${rival}`)!.lines[1]!;
  assert.match(told(['p6', 'd9']), /die 6 would bring 3 dollars, 1 of it to the owner, and the card goes to/);
  assert.match(
    told(['p6', 'd9']),
    /die dynamite would bring 3 dollars, 1 of it to the owner, and the card is out/,
  );
  assert.match(told(['p5']), /Needs a die of 6 or more/);
});
