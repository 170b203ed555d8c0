// By which spots each move is made, and what somebody seems to want who pointed elsewhere. No drawing here.

import type { Placing, SpotId } from '../../../ui-kit/board.ts';
import { cellById } from '../board.ts';
import { letters } from '../components.ts';
import { removeOne } from '../hand.ts';
import { moveKey } from '../keys.ts';
import { symbolCount, tokenPayments } from '../paying.ts';
import { type CardId, type CellId, type CharacterId, type Move, symbols, type View } from '../types.ts';
import { cellOf, destinations, tokenOn } from '../walking.ts';
import { askedSymbol, stepPayers } from './reach.ts';

export function cellSpot(cell: CellId): SpotId {
  return `cell:${cell}`;
}

export function characterSpot(character: CharacterId): SpotId {
  return `character:${character}`;
}

/** Equal cards are told apart by number. */
export function cardSpot(card: CardId, copy: number): SpotId {
  return `hand:${card}:${copy}`;
}

/** The own pawn: it can be taken to where it is to go. */
export const pawnSpot: SpotId = 'pawn';

/** The spots of the cards in a hand, in its order. */
export function handSpots(hand: readonly CardId[]): readonly SpotId[] {
  return hand.map((card, i) => cardSpot(card, hand.slice(0, i).filter((other) => other === card).length));
}

function spotsOf(hand: readonly CardId[], card: CardId): readonly SpotId[] {
  return handSpots(hand).filter((_, i) => hand[i] === card);
}

export function place(move: Move, view: View): Placing {
  switch (move.type) {
    case 'character':
      return { at: [characterSpot(move.character)] };
    case 'start':
      return { at: [cellSpot(move.cell)] };
    case 'go':
      return placeWalk(move.to, move.cards, view);
    case 'stop':
      return { button: 'primary' };
    case 'draw':
      return { at: [], set: [], button: 'primary' };
    case 'discard':
      return { at: [], ...setOf(move.cards, view) };
  }
}

function placeWalk(to: CellId, cards: readonly CardId[], view: View): Placing {
  const goal = cellSpot(to);
  const cell = cellById.get(to)!;
  if (tokenOn(view, cell)) {
    const byCard = [...new Set(cards)]
      .flatMap((card) => spotsOf(view.hand, card))
      .map((card) => [card, goal]);
    const isBest = handSpots(cards).join() === handSpots(bestPayment(view, to)).join();
    return {
      at: [goal],
      or: [[pawnSpot, goal], ...byCard],
      ...setOf(cards, view),
      ...(isBest ? { isSuggested: true } : {}),
    };
  }
  const mine = spotsOf(view.hand, cards[0]!);
  const byCard = mine.map((card) => [card, goal]);
  if (stepPayers(view.hand, cell).length === 1) return { at: [goal], or: [[pawnSpot, goal], ...byCard] };
  const [first, ...others] = mine;
  return {
    at: [goal, first!],
    or: [...others.map((card) => [goal, card]), ...byCard, ...mine.map((card) => [pawnSpot, goal, card])],
  };
}

/** With equal cards any of them will do. */
function setOf(cards: readonly CardId[], { hand }: View): Pick<Placing, 'set' | 'alike'> {
  const spots = handSpots(hand);
  const sets = places(hand.length)
    .filter((chosen) => chosen.map((i) => hand[i]).join() === cards.join())
    .map((chosen) => chosen.map((i) => spots[i]!));
  const [set = [], ...alike] = sets;
  return alike.length > 0 ? { set, alike } : { set };
}

/** All choices among so many cards, as places in the hand. */
function places(count: number): readonly (readonly number[])[] {
  const all = Array.from({ length: count }, (_, i) => i);
  return Array.from({ length: 1 << count }, (_, mask) => all.filter((i) => (mask >> i) & 1));
}

/** The fewest cards, and of these the ones that lose least. */
export function bestPayment(view: View, to: CellId): readonly CardId[] {
  const token = tokenOn(view, cellById.get(to)!)!;
  const surplus = (cards: readonly CardId[]): number => symbolCount(cards, token.symbolIndex);
  const [best = []] = [...tokenPayments(view.hand, token)].sort(
    (one, other) => one.length - other.length || surplus(one) - surplus(other),
  );
  return best;
}

/** What somebody seems to want who pointed there. */
export function wish(path: readonly SpotId[], view: View): string | undefined {
  const [kind, name] = (path.at(-1) ?? '').split(':');
  switch (kind) {
    case 'character':
      return moveKey({ type: 'character', character: name as CharacterId });
    case 'cell':
      if (view.step === 'chooseStart') return moveKey({ type: 'start', cell: name! });
      return wishThere(path, name!, view);
    case 'hand':
      return wishAnywhere(name!, view);
    default:
      return undefined;
  }
}

/** A card that pays for no step from here: why not is told of the nearest cell. */
function wishAnywhere(card: CardId, view: View): string | undefined {
  const seat = view.viewer;
  if (seat === 'spectator' || view.cells[seat] == null) return undefined;
  const near = destinations(view, cellOf(view, seat));
  const goal = near.find((cell) => tokenOn(view, cell) === undefined) ?? near[0];
  return goal && moveKey({ type: 'go', to: goal.id, cards: [card] });
}

/** The cards that come nearest to the price: the one pointed at first, or all that show the symbol. */
function wishThere(path: readonly SpotId[], to: CellId, view: View): string | undefined {
  const first = path[0]!.startsWith('hand:') ? path[0]!.split(':')[1] : undefined;
  const asked = askedSymbol(view, to);
  const fitting = view.hand.filter((card) => asked !== undefined && shows(card, asked));
  const hasToken = tokenOn(view, cellById.get(to)!) !== undefined;
  const cards = hasToken ? fitting : [first ?? fitting[0] ?? view.hand[0]!];
  const offered = cards.length > 0 ? cards : view.hand.slice(0, 1);
  if (offered.length === 0 || offered[0] === undefined) return undefined;
  return moveKey({ type: 'go', to, cards: offered });
}

function shows(card: CardId, symbolIndex: number): boolean {
  return card.includes(letters[symbols[symbolIndex]!]);
}

/** What stays in hand. */
export function left(hand: readonly CardId[], cards: readonly CardId[]): readonly CardId[] {
  const rest = hand.slice();
  for (const card of cards) removeOne(rest, card);
  return rest;
}
