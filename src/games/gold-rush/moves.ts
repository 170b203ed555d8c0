// Every move there is, made once, and its key.

import {
  type Action,
  actions,
  type CardNumber,
  type Die,
  dynamiteFaces,
  facesOf,
  figureLimit,
  isPlain,
  type Kind,
  mostSeats,
  numbers,
  plainFaces,
} from './components.ts';
import type { Mine, Move } from './types.ts';

const mines: readonly Mine[] = ['common', 0, 1, 2, 3, 4];
export const allDice: readonly Die[] = [...plainFaces, ...dynamiteFaces];
const everyMove: Move[] = [];

function made<M extends Move>(move: M): M {
  Object.freeze(move);
  everyMove.push(move);
  return move;
}

export const letBe = made({ type: 'letBe' });
export const roll = made({ type: 'roll' });
export const endTurn = made({ type: 'endTurn' });

const upTo: readonly number[] = Array.from({ length: figureLimit + 1 }, (_, count) => count);
const keeps = upTo.map((prospectors) => upTo.map((guards) => made({ type: 'keep', prospectors, guards })));
export function keep(prospectors: number, guards: number): Move {
  return keeps[prospectors]![guards]!;
}

/** By die, then by mine, then by number: the hottest table of the game. */
const places = allDice.map((die) =>
  mines.map((mine) => [undefined, ...numbers.map((card) => made({ type: 'place', die, mine, card }))]),
);
export function place(die: Die, mine: Mine, card: CardNumber): Move {
  return places[indexOf(die)]![mine === 'common' ? 0 : mine + 1]![card]!;
}

/** 0 … 15 in the order of `allDice`. */
export function indexOf(die: Die): number {
  const code = die.charCodeAt(1);
  return isPlain(die) ? code - 49 : code - 42;
}

const asides = {
  plain: made({ type: 'setAside', kind: 'plain' }),
  dynamite: made({ type: 'setAside', kind: 'dynamite' }),
};
export function setAside(kind: Kind): Move {
  return asides[kind];
}

export const buyProspector = made({ type: 'buy', figure: 'prospector' });
export const buyGuard = made({ type: 'buy', figure: 'guard' });
export const hireProspector = made({ type: 'hire', figure: 'prospector' });
export const hireGuard = made({ type: 'hire', figure: 'guard' });

const guards = [undefined, ...numbers.map((card) => made({ type: 'guard', card }))];
export function guard(card: CardNumber): Move {
  return guards[card]!;
}

const claims = [undefined, ...numbers.map((card) => made({ type: 'claim', card }))];
export function claim(card: CardNumber): Move {
  return claims[card]!;
}

const fuses = mines.map((mine) => [undefined, ...numbers.map((card) => made({ type: 'fuse', mine, card }))]);
export function fuse(mine: Mine, card: CardNumber): Move {
  return fuses[mine === 'common' ? 0 : mine + 1]![card]!;
}

const seats: readonly number[] = Array.from({ length: mostSeats }, (_, seat) => seat);
const uses = new Map(actions.map((action) => [action, made({ type: 'use', action })]));
const passes = new Map(
  actions.map((action) => [action, seats.map((to) => made({ type: 'pass', action, to }))]),
);
export function use(action: Action): Move {
  return uses.get(action)!;
}
export function pass(action: Action, to: number): Move {
  return passes.get(action)![to]!;
}

/** GR-A3: a die has the faces of its kind only, and is turned to another one. */
const turns = allDice.map((die) =>
  facesOf(die)
    .filter((to) => to !== die)
    .map((to) => made({ type: 'turnDie', die, to })),
);
export function turnsOf(die: Die): readonly Move[] {
  return turns[indexOf(die)]!;
}

export function moveKey(move: Move): string {
  switch (move.type) {
    case 'letBe':
    case 'roll':
    case 'endTurn':
      return move.type;
    case 'keep':
      return `keep:${move.prospectors},${move.guards}`;
    case 'place':
      return `place:${move.die}>${move.mine}.${move.card}`;
    case 'setAside':
      return `setAside:${move.kind}`;
    case 'buy':
    case 'hire':
      return `${move.type}:${move.figure}`;
    case 'guard':
    case 'claim':
      return `${move.type}:${move.card}`;
    case 'use':
      return `use:${move.action}`;
    case 'pass':
      return `pass:${move.action}>${move.to}`;
    case 'turnDie':
      return `turn:${move.die}>${move.to}`;
    case 'fuse':
      return `fuse:${move.mine}.${move.card}`;
  }
}

const byKey: ReadonlyMap<string, Move> = new Map(everyMove.map((move) => [moveKey(move), move]));

export function parseMove(key: string): Move | undefined {
  return byKey.get(key);
}
