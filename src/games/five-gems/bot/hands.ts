// Hands that explain what their holders did. A hand is the likelier, the more of its holder's last choices were the
// best ones for it. From all such hands some are drawn, one card after another, each given all the others.

import type { Seat } from '../../../kernel/game.ts';
import { nextUint32, type Rng, rngFromSeed } from '../../../kernel/random.ts';
import { type CardId, cards, type Deck, deckNames } from '../components.ts';
import type { Deed, State } from '../types.ts';
import { worthsAfter } from '../worth.ts';
import { type Likely, unseenBy } from './evidence.ts';
import { type Scene, sceneOf } from './scenes.ts';
import { deckOf } from './worth.ts';

/** Who chooses looks no closer than this, in simple tasks. */
const sharpness = 0.1;
/** And may have had other reasons. */
const whim = 0.001;
/** A task that could be claimed was. */
const unclaimed = 0.02;
/** So many times all cards are drawn anew before the hands are taken for likely, and then again for each. */
const warmUp = 8;
const poolSize = 256;
/** How far the pool is to be trusted when it says how likely a card is. */
const trust = 0.9;

/** By seat: the cards; none for the one who imagines them. */
type Hands = readonly (readonly CardId[])[];

const places: ReadonlyMap<CardId, number> = new Map(cards.map(({ id }, place) => [id, place]));

/** Somebody whose hand is not known. Cards are places in `cards`. */
interface Holder {
  readonly seat: Seat;
  readonly decks: readonly Deck[];
  readonly hand: number[];
  readonly clues: readonly Clue[];
}

/** A deed, and which cards of today's hand were there. */
interface Clue {
  readonly scene: Scene;
  /** By card of the hand: what it was worth then; 0 if it was drawn later. */
  readonly worth: readonly number[];
  /** By action: what it was good for by cards that have been fulfilled since. */
  readonly sure: Float64Array;
}

/** Many worlds are imagined from one view. */
interface Memory {
  readonly deeds: readonly Deed[];
  /** What else it follows from. */
  readonly since: string;
  readonly pool: readonly Hands[];
}

let last: Memory | undefined;

/** Likely hands of all others, each as likely as the next. They follow from what the viewer may know, and from
 *  nothing else. */
export function likelyHands(state: State, viewer: Seat): readonly Hands[] {
  const { deeds, hands, fulfilled, turn, drawnNow, discarded, claiming } = state;
  const tasks = fulfilled.join(';');
  const since = [hands.length, viewer, hands[viewer], turn, tasks, drawnNow, discarded, claiming].join('/');
  if (last?.deeds !== deeds || last.since !== since) last = { deeds, since, pool: drawPool(state, viewer) };
  return last.pool;
}

function drawPool(state: State, viewer: Seat): readonly Hands[] {
  const rng = rngFromSeed('five-gems/hands');
  const unseen = unseenOf(state, viewer);
  const holders = deal(state, viewer, unseen);
  const isHeld = new Uint8Array(cards.length);
  for (const { hand } of holders) for (const card of hand) isHeld[card] = 1;
  const pool: Hands[] = [];
  for (let round = -warmUp; round < poolSize; round++) {
    for (const holder of holders) {
      for (const [place, deck] of holder.decks.entries()) redraw(holder, place, unseen[deck], isHeld, rng);
    }
    if (round >= 0) pool.push(handsOf(state, holders));
  }
  return pool;
}

function handsOf({ hands }: State, holders: readonly Holder[]): Hands {
  const all: CardId[][] = hands.map(() => []);
  for (const { seat, hand } of holders) all[seat] = hand.map((card) => cards[card]!.id);
  return all;
}

/** By deck, in the order of the box: nothing shows who holds what. */
function unseenOf(state: State, viewer: Seat): Readonly<Record<Deck, readonly number[]>> {
  const unseen: Record<Deck, number[]> = { simple: [], complex: [] };
  for (const id of unseenBy(state, viewer)) unseen[deckOf(id)].push(places.get(id)!);
  for (const deck of deckNames) unseen[deck].sort((a, b) => a - b);
  return unseen;
}

/** Any hands, to begin with. */
function deal(
  state: State,
  viewer: Seat,
  unseen: Readonly<Record<Deck, readonly number[]>>,
): readonly Holder[] {
  const dealt = { simple: 0, complex: 0 };
  return state.hands.flatMap((cardsHeld, seat): Holder[] => {
    if (seat === viewer) return [];
    const decks = cardsHeld.map(deckOf).sort();
    const hand = decks.map((deck) => unseen[deck][dealt[deck]++]!);
    return [{ seat, decks, hand, clues: cluesTo(state, seat, decks) }];
  });
}

/** From the latest deed back: cards that were drawn after it were not there, those fulfilled since were. */
function cluesTo(state: State, seat: Seat, decks: readonly Deck[]): readonly Clue[] {
  const { deeds, mirror, turn, fulfilled, fulfilledNow, drawnNow } = state;
  const tasks = fulfilled[seat]!;
  const isThere = decks.map(() => true);
  const gone: CardId[] = [];
  const clues: Clue[] = [];
  const goBack = (drawn: readonly Deck[], done: readonly CardId[]): void => {
    for (const deck of drawn) {
      const place = decks.findIndex((other, i) => isThere[i] && other === deck);
      if (place >= 0) isThere[place] = false;
      else removeOf(gone, deck);
    }
    gone.push(...done);
  };
  if (turn === seat) goBack(drawnNow, tasks.slice(tasks.length - fulfilledNow));
  for (const deed of deeds.toReversed()) {
    if (deed.change.seat !== seat) continue;
    goBack(deed.decks, tasks.slice(deed.tasks, deed.tasks + deed.fulfilled));
    const scene = sceneOf(deed, mirror);
    const worth = worthsAfter(tasks.slice(0, deed.tasks));
    clues.push({
      scene,
      worth: decks.map((deck, i) => (isThere[i] ? worth[deck] : 0)),
      sure: sureOf(scene, gone, worth),
    });
  }
  return clues;
}

/** Which card of the deck it was nobody can say. */
function removeOf(gone: CardId[], deck: Deck): void {
  const place = gone.findIndex((id) => deckOf(id) === deck);
  if (place >= 0) gone.splice(place, 1);
}

function sureOf(scene: Scene, held: readonly CardId[], worth: Readonly<Record<Deck, number>>) {
  const sure = new Float64Array(scene.actions);
  for (const id of held) add(sure, scene, places.get(id)!, worth[deckOf(id)]);
  return sure;
}

function add(values: Float64Array, { actions, parts }: Scene, card: number, worth: number): void {
  for (let action = 0, i = card * actions; action < actions; action++, i++) {
    values[action]! += worth * parts[i]!;
  }
}

const weights = new Float64Array(cards.length);

/** The card goes back, and one is drawn by how well the hand explains the deeds with it. */
function redraw(
  { hand, clues }: Holder,
  place: number,
  unseen: readonly number[],
  isHeld: Uint8Array,
  rng: Rng,
): void {
  isHeld[hand[place]!] = 0;
  for (const card of unseen) weights[card] = isHeld[card] ? 0 : 1;
  for (const clue of clues) if (clue.worth[place]! > 0) weigh(clue, hand, place, unseen);
  let sum = 0;
  for (const card of unseen) sum += weights[card]!;
  let rest = (sum * nextUint32(rng)) / 0x1_0000_0000;
  let drawn = hand[place]!;
  for (const card of unseen) {
    if (weights[card] === 0) continue;
    drawn = card;
    rest -= weights[card]!;
    if (rest < 0) break;
  }
  hand[place] = drawn;
  isHeld[drawn] = 1;
}

const others = new Float64Array(1024);
const values = new Float64Array(1024);

/** Each weight is multiplied by the chance that the holder would have chosen so with that card. */
function weigh(clue: Clue, hand: readonly number[], place: number, unseen: readonly number[]): void {
  const { scene, worth, sure } = clue;
  others.set(sure);
  for (const [i, card] of hand.entries())
    if (i !== place && worth[i]! > 0) add(others, scene, card, worth[i]!);
  let best = 0;
  for (let action = 1; action < scene.actions; action++) if (others[action]! > others[best]!) best = action;
  for (const card of unseen) {
    if (weights[card] === 0) continue;
    const chance = chanceOf(scene, card, worth[place]!, best);
    weights[card]! *= (whim + chance) * (scene.made[card] ? unclaimed : 1);
  }
}

/** That the chosen action was chosen, with this card besides the others. `best`: what was best without it. */
function chanceOf({ actions, chosen, parts }: Scene, card: number, worth: number, best: number): number {
  const from = card * actions;
  const value = others[chosen]! + worth * parts[from + chosen]!;
  let most = others[best]! + worth * parts[from + best]!;
  for (let action = 0; action < actions; action++) {
    // Mostly something else would have been far better.
    if (value <= most - sharpness) return 0;
    const other = others[action]! + worth * parts[from + action]!;
    values[action] = other;
    if (other > most) most = other;
  }
  const least = most - sharpness;
  if (value <= least) return 0;
  let all = 0;
  for (let action = 0; action < actions; action++)
    if (values[action]! > least) all += values[action]! - least;
  return (value - least) / all;
}

/** By seat: how much likelier a card is in that hand than in the deck. */
export function likelihoodsFromHands(state: State, viewer: Seat): readonly (Likely | undefined)[] {
  const pool = likelyHands(state, viewer);
  const unseen = unseenBy(state, viewer);
  const left = { simple: 0, complex: 0 };
  for (const id of unseen) left[deckOf(id)]++;
  return state.hands.map((hand, seat) => {
    if (seat === viewer) return undefined;
    const held = { simple: 0, complex: 0 };
    for (const id of hand) held[deckOf(id)]++;
    const times = new Map(unseen.map((id) => [id, 0]));
    for (const hands of pool) for (const id of hands[seat]!) times.set(id, times.get(id)! + 1);
    for (const [id, count] of times) {
      const deck = deckOf(id);
      const share = held[deck] > 0 ? (count * left[deck]) / (pool.length * held[deck]) : 1;
      times.set(id, 1 - trust + trust * share);
    }
    return times;
  });
}
