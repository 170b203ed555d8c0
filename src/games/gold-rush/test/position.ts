// Positions as a drawing: what lies where. A card is its number, with an 'a' if its back carries the action,
// then the die on it or a guard: '7', '7a', '7=p3', '7a=d9', '7!'. Everything else follows from the box.

import { fixedRng } from '../../../kernel/play.ts';
import {
  type Action,
  type Card,
  type Die,
  deck,
  isPlain,
  numberOfAction,
  plainDice,
  treasure,
} from '../components.ts';
import type { Spot, State } from '../types.ts';
import { check } from './invariants.ts';

type Plain = Pick<
  State,
  | 'step'
  | 'turn'
  | 'asked'
  | 'idleTurns'
  | 'dueProspectors'
  | 'dueGuards'
  | 'hasRolled'
  | 'asidePlain'
  | 'lame'
>;

interface Drawing extends Partial<Plain> {
  /** '7 5=p3 2' */
  readonly common?: string;
  /** By seat, parted by slashes: '8! 4 / 3=d9'. Their number is the number of players; two if it is missing. */
  readonly mines?: string;
  readonly money?: readonly number[];
  readonly prospectors?: readonly number[];
  readonly guards?: readonly number[];
  readonly mules?: readonly number[];
  /** By seat: ['toll hire', '']. */
  readonly held?: readonly string[];
  /** 'p3 d9' */
  readonly rolled?: string;
  /** The deck, top card first; the cards not drawn are out of play then, unseen. Otherwise they are the deck. */
  readonly deck?: string;
  /** Out of play, backs seen. */
  readonly seen?: string;
}

/** Seat 0 of two is to roll for the first time, if nothing else is said. */
export function position(drawing: Drawing): State {
  const box = deck.slice();
  const common = (drawing.common ?? '')
    .split(' ')
    .filter(Boolean)
    .map((text) => spot(box, text));
  const mines = (drawing.mines ?? '/').split('/').map((text) =>
    text
      .split(' ')
      .filter(Boolean)
      .map((one) => spot(box, one)),
  );
  const by = (numbers: readonly number[] | undefined) => mines.map((_, seat) => numbers?.[seat] ?? 0);
  const held = mines.map((_, seat) => (drawing.held?.[seat] ?? '').split(' ').filter(Boolean) as Action[]);
  for (const action of held.flat()) take(box, numberOfAction(action) + 10);
  const seen = cards(box, drawing.seen);
  const [top = null, ...bag] = drawing.deck === undefined ? box.splice(0) : cards(box, drawing.deck);
  const money = by(drawing.money);
  const turn = drawing.turn ?? 0;
  const rolled = (drawing.rolled ?? '').split(' ').filter(Boolean) as Die[];
  const prospectors = by(drawing.prospectors);
  const lying = [...rolled, ...[common, ...mines].flat().flatMap(({ die }) => die ?? [])];
  const lame = drawing.lame ?? 0;
  const asidePlain = drawing.asidePlain ?? 0;
  const plain = lying.filter(isPlain).length;
  const waitingPlain = plainDice - lame - asidePlain - plain;
  const waitingDynamite = prospectors[turn]! - (lying.length - plain);
  const step = rolled.length > 0 ? 'place' : waitingPlain + waitingDynamite > 0 ? 'roll' : 'finish';
  const bank = treasure - money.reduce((sum, dollars) => sum + dollars, 0);
  const state: State = {
    rng: fixedRng(),
    step: drawing.step ?? step,
    turn,
    asked: drawing.asked ?? null,
    owing: null,
    choice: null,
    bank,
    lowestBank: bank,
    hasProgress: false,
    idleTurns: drawing.idleTurns ?? 0,
    money,
    prospectors,
    guards: by(drawing.guards),
    held,
    mules: by(drawing.mules),
    common,
    mines,
    top,
    bag,
    unseen: box,
    seen,
    dueProspectors: drawing.dueProspectors ?? 0,
    dueGuards: drawing.dueGuards ?? 0,
    hasRolled: drawing.hasRolled ?? (lying.length + asidePlain > 0 || step === 'finish'),
    rolled,
    waitingPlain,
    waitingDynamite,
    asidePlain,
    asideDynamite: 0,
    lame,
  };
  check(state);
  return state;
}

function spot(box: Card[], text: string): Spot {
  const [, number, back, die, guard] = /^([1-8])(a?)(?:=([pd]\d))?(!?)$/.exec(text)!;
  const card = take(box, Number(number) + (back ? 10 : 0));
  return { card, die: (die as Die | undefined) ?? null, guarded: guard === '!' };
}

function cards(box: Card[], text = ''): Card[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((one) => spot(box, one).card);
}

function take(box: Card[], card: Card): Card {
  const [taken] = box.splice(box.indexOf(card), 1);
  return taken!;
}
