// Where things lie, by name, and by which spots a move is made. No drawing here.

import type { Seat } from '../../../kernel/game.ts';
import type { Placing, SpotId } from '../../../ui-kit/board.ts';
import {
  type Action,
  type CardNumber,
  type Die,
  type Figure,
  faceOf,
  figureLimit,
  isPlain,
} from '../components.ts';
import {
  buyGuard,
  buyProspector,
  claim,
  endTurn,
  fuse,
  guard,
  hireGuard,
  hireProspector,
  letBe,
  moveKey,
  pass,
  place as placeMove,
  roll,
  setAside,
  use,
} from '../moves.ts';
import type { Mine, Move, View, ViewSpot } from '../types.ts';

/** Below everything else: the mine of who looks; spectators sit behind the first player. */
export function homeOf(view: View): Seat {
  return view.viewer === 'spectator' ? 0 : view.viewer;
}

/** The others, clockwise from there. */
export function rivalsOf(view: View): readonly Seat[] {
  const seats = view.money.length;
  return Array.from({ length: seats - 1 }, (_, next) => (homeOf(view) + next + 1) % seats);
}

export function mineIn(view: View, mine: Mine): readonly ViewSpot[] {
  return mine === 'common' ? view.common : view.mines[mine]!;
}

export function allMines(view: View): readonly Mine[] {
  return ['common', ...view.mines.keys()];
}

export function isFree({ die, guarded }: ViewSpot): boolean {
  return die === null && !guarded;
}

export function cardSpot(mine: Mine, index: number): SpotId {
  return `card:${mine}:${index}`;
}

export function dieSpot(index: number): SpotId {
  return `die:${index}`;
}

export function faceSpot(face: Die): SpotId {
  return `face:${face}`;
}

export function bunkSpot(figure: Figure, index: number): SpotId {
  return `bunk:${figure}:${index}`;
}

export function actionSpot(action: Action): SpotId {
  return `act:${action}`;
}

/** The whole mine of a seat, with its plate. */
export function mineSpot(seat: Seat): SpotId {
  return `mine:${seat}`;
}

export const traySpot: SpotId = 'tray';
export const asideSpot: SpotId = 'aside';
/** Only looked at: the cards out of play. */
export const outSpot: SpotId = 'peek:out';

/** May this die of the roll be put there? (GR-T4 … GR-T6) */
export function fits(view: View, die: Die, mine: Mine, spot: ViewSpot): boolean {
  if (!isFree(spot)) return false;
  return mine === 'common' || mine === view.turn || faceOf(die) >= spot.number;
}

/** The spots of the free cards with this number. */
function spotsOf(view: View, mine: Mine, number: CardNumber): readonly SpotId[] {
  const spots: SpotId[] = [];
  for (const [index, spot] of mineIn(view, mine).entries()) {
    if (spot.number === number && isFree(spot)) spots.push(cardSpot(mine, index));
  }
  return spots;
}

function diceSpots(view: View, has: (die: Die) => boolean): readonly SpotId[] {
  return [...view.rolled.keys()].filter((index) => has(view.rolled[index]!)).map(dieSpot);
}

/** Guards of the player to move that stand on no card: the last of the bunks. */
export function idleGuardSpots(view: View): readonly SpotId[] {
  const standing = view.mines[view.turn]!.filter(({ guarded }) => guarded).length;
  const bunks: SpotId[] = [];
  for (let index = standing; index < view.guards[view.turn]!; index++) bunks.push(bunkSpot('guard', index));
  return bunks;
}

/** The bunks where a new figure would lie. */
function emptyBunks(view: View, seat: Seat, figure: Figure): readonly SpotId[] {
  const owned = (figure === 'guard' ? view.guards : view.prospectors)[seat]!;
  const bunks: SpotId[] = [];
  for (let index = owned; index < figureLimit; index++) bunks.push(bunkSpot(figure, index));
  return bunks;
}

/** The first way is the usual one. */
function waysOf(ways: readonly (readonly SpotId[])[]): {
  readonly at: readonly SpotId[];
  readonly or?: readonly (readonly SpotId[])[];
} {
  const [at = [], ...or] = ways;
  return or.length > 0 ? { at, or } : { at };
}

function pairsOf(froms: readonly SpotId[], tos: readonly SpotId[]): readonly (readonly SpotId[])[] {
  return froms.flatMap((from) => tos.map((to) => [from, to]));
}

export function place(move: Move, view: View): Placing {
  switch (move.type) {
    case 'letBe':
      return { button: 'primary' };
    case 'keep':
      return placeKept(view, move.prospectors, move.guards);
    case 'roll':
      return { at: [traySpot], button: 'primary' };
    case 'endTurn':
      return { at: [traySpot], button: 'primary' };
    case 'place':
      return placeDie(view, move.die, move.mine, move.card);
    case 'setAside':
      return placeAside(view, move.kind);
    case 'buy':
      return waysOf(bunkWays(view, view.turn, move.figure));
    case 'hire':
      return waysOf(bunkWays(view, view.awaited, move.figure));
    case 'guard':
      return placeGuard(view, move.card);
    case 'use':
      return placeAction(move.action, seatOf(view), 'use');
    case 'pass':
      return placeAction(move.action, move.to, 'pass');
    case 'turnDie':
      return placeFace(view, move.die, move.to);
    case 'claim':
      return waysOf(spotsOf(view, 'common', move.card).map((spot) => [spot]));
    case 'fuse':
      return waysOf(spotsOf(view, move.mine, move.card).map((spot) => [spot]));
  }
}

function seatOf(view: View): Seat {
  return view.viewer === 'spectator' ? view.awaited : view.viewer;
}

/** Those who are kept and paid for; of equal ones any will do. */
function placeKept(view: View, prospectors: number, guards: number): Placing {
  const [set = [], ...alike] = someOf('prospector', view.dueProspectors, prospectors).flatMap((some) =>
    someOf('guard', view.dueGuards, guards).map((others) => [...some, ...others]),
  );
  return { at: [], set, alike, button: 'primary' };
}

/** All ways to take so many of the figures that are due; of two at most. */
function someOf(figure: Figure, due: number, count: number): readonly (readonly SpotId[])[] {
  const all = Array.from({ length: due }, (_, index) => bunkSpot(figure, index));
  return count === 1 ? all.map((one) => [one]) : [all.slice(0, count)];
}

/** The die, then the card, or the other way round; the card alone if no other face of the roll can go there. */
function placeDie(view: View, die: Die, mine: Mine, card: CardNumber): Placing {
  const dice = diceSpots(view, (one) => one === die);
  const cards = spotsOf(view, mine, card);
  const free = mineIn(view, mine).find((spot) => spot.number === card && isFree(spot));
  const faces = new Set(view.rolled.filter((one) => free !== undefined && fits(view, one, mine, free)));
  const back = faces.size === 1 ? cards.map((spot) => [spot]) : pairsOf(cards, dice);
  return waysOf([...pairsOf(dice, cards), ...back]);
}

function placeAside(view: View, kind: 'plain' | 'dynamite'): Placing {
  const dice = diceSpots(view, (die) => isPlain(die) === (kind === 'plain'));
  const isOnlyKind = dice.length === view.rolled.length;
  const ways = [...pairsOf(dice, [asideSpot]), ...(isOnlyKind ? [[asideSpot]] : [])];
  return { ...waysOf(ways), button: 'plain' };
}

function bunkWays(view: View, seat: Seat, figure: Figure): readonly (readonly SpotId[])[] {
  const bunks = emptyBunks(view, seat, figure);
  return [...bunks.map((bunk) => [bunk]), ...pairsOf(bunks, [mineSpot(seat)])];
}

/** When no die is to be placed, the card alone is enough. */
function placeGuard(view: View, card: CardNumber): Placing {
  const cards = spotsOf(view, view.turn, card);
  const alone = view.step === 'place' ? [] : cards.map((spot) => [spot]);
  return waysOf([...pairsOf(idleGuardSpots(view), cards), ...alone]);
}

/** Onto the own mine to use it, onto another to pass it; a second tap on the card uses it, too. */
function placeAction(action: Action, seat: Seat, how: 'use' | 'pass'): Placing {
  const way = [actionSpot(action), mineSpot(seat)];
  return how === 'use' ? { at: way, or: [[actionSpot(action)]] } : { at: way };
}

function placeFace(view: View, die: Die, to: Die): Placing {
  const dice = diceSpots(view, (one) => one === die);
  return waysOf([...pairsOf(dice, [faceSpot(to)]), ...(view.rolled.length === 1 ? [[faceSpot(to)]] : [])]);
}

/** What somebody seems to want who pointed there. */
export function wish(path: readonly SpotId[], view: View): string | undefined {
  const [last, before] = [path.at(-1) ?? '', path.length > 1 ? path[0]! : ''];
  const [kind, of = '', index = ''] = last.split(':');
  switch (kind) {
    case 'card':
      return wishAtCard(view, before, of === 'common' ? of : Number(of), Number(index));
    case 'bunk':
      return wishAtBunk(view, of as Figure);
    case 'tray':
    case 'die':
      return moveKey(view.step === 'finish' ? endTurn : roll);
    case 'aside':
      return moveKey(setAside(view.rolled.some(isPlain) ? 'plain' : 'dynamite'));
    case 'act':
      return moveKey(use(of as Action));
    case 'mine':
      if (!before.startsWith('act:')) return undefined;
      return moveKey(actionMove(before.slice(4) as Action, Number(of), view));
    default:
      return undefined;
  }
}

function actionMove(action: Action, to: Seat, view: View): Move {
  return to === seatOf(view) ? use(action) : pass(action, to);
}

function wishAtBunk(view: View, figure: Figure): string {
  if (view.step === 'hire') return moveKey(figure === 'guard' ? hireGuard : hireProspector);
  return moveKey(figure === 'guard' ? buyGuard : buyProspector);
}

function wishAtCard(view: View, before: SpotId, mine: Mine, index: number): string | undefined {
  const number = mineIn(view, mine)[index]?.number;
  if (number === undefined) return undefined;
  if (view.step === 'claim') return mine === 'common' ? moveKey(claim(number)) : undefined;
  if (view.step === 'fuse') return moveKey(fuse(mine, number));
  const isOwn = mine === view.turn;
  if (before.startsWith('bunk:guard') || (view.step === 'finish' && isOwn)) {
    return isOwn ? moveKey(guard(number)) : undefined;
  }
  if (view.step === 'answer') return moveKey(letBe);
  const die = view.rolled[before.startsWith('die:') ? Number(before.slice(4)) : 0];
  return die === undefined ? moveKey(roll) : moveKey(placeMove(die, mine, number));
}
