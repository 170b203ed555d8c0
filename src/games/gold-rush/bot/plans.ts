// Ways to go on, each up to the next chance, with the chances to win after them.

import { ignore, type Seat } from '../../../kernel/game.ts';
import type { Plan } from '../../../kernel/hints.ts';
import { chosen, wishedCard } from '../botCards.ts';
import { figureLimit, figurePrice } from '../components.ts';
import { freeNumbers } from '../mines.ts';
import { buyGuard, buyProspector, endTurn, guard, letBe, moveKey, roll } from '../moves.ts';
import { apply, idleGuards, legalMoves } from '../rules.ts';
import { clone } from '../setup.ts';
import type { Move, State, Types } from '../types.ts';
import { afterUpkeep, restOfTurn, shares, shareWith } from './judge.ts';
import { placings } from './placing.ts';

type GoldPlan = Plan<Types>;

/** A new prospector pays while the bank holds so many dollars for each player. */
const hiringBank = 14;

export function plans(state: State, seat: Seat, most: number): readonly GoldPlan[] {
  return ranked(waysOn(state, seat), most);
}

function waysOn(state: State, seat: Seat): readonly GoldPlan[] {
  if (state.owing !== null) return state.owing === seat ? choices(state, seat) : [];
  if (state.asked === seat) return withCards(state, seat, [planOf(state, seat, [letBe])]);
  if (state.turn !== seat || state.step === 'answer') return outOfTurn(state, seat);
  return withCards(state, seat, turnPlans(state, seat));
}

/** The first stays the first, and counts for no less than the others: the estimates are too rough to gainsay it. */
function ranked(found: readonly GoldPlan[], most: number): readonly GoldPlan[] {
  const [first, ...others] = found;
  if (!first) return [];
  others.sort((a, b) => b.share - a.share);
  const share = Math.max(first.share, others[0]?.share ?? 0);
  return [{ moves: first.moves, share }, ...others].slice(0, most);
}

function planOf(state: State, seat: Seat, moves: readonly Move[]): GoldPlan {
  return { moves, share: shares(state)[seat]! };
}

/** Somebody else decides just now: a card that is wished for, or nothing. */
function outOfTurn(state: State, seat: Seat): GoldPlan[] {
  const card = wishedCard(state, seat);
  return card ? [played(state, seat, card)[0]!] : [];
}

/** What is owed for an action card. The first is what anybody would choose. */
function choices(state: State, seat: Seat): GoldPlan[] {
  const likely = moveKey(chosen(state, state.choice!, seat));
  const legal = legalMoves(state, seat);
  const first = legal.find((move) => moveKey(move) === likely)!;
  const others = legal.filter((move) => move !== first);
  return [first, ...others].map((move) => planOf(after(state, seat, [move]), seat, [move]));
}

function after(state: State, seat: Seat, moves: readonly Move[]): State {
  const next = clone(state);
  for (const move of moves) apply(next, seat, move, ignore);
  return next;
}

/** A card played now, by each choice that it leaves the seat. Nothing is drawn by that. */
function played(state: State, seat: Seat, card: Move): GoldPlan[] {
  const next = after(state, seat, [card]);
  if (next.owing === seat) {
    return choices(next, seat).map(({ moves, share }) => ({ moves: [card, ...moves], share }));
  }
  if (next.owing !== null) apply(next, next.owing, chosen(next, next.choice!, next.owing), ignore);
  return [
    { moves: [card], share: next.step === 'gameOver' ? Number(isFirst(next, seat)) : shares(next)[seat]! },
  ];
}

function isFirst(state: State, seat: Seat): boolean {
  return state.money.every((dollars) => dollars <= state.money[seat]!);
}

/** A card that is wished for goes first. */
function withCards(state: State, seat: Seat, others: readonly GoldPlan[]): readonly GoldPlan[] {
  if (state.held[seat]!.length === 0) return others;
  const wished = wishedCard(state, seat);
  const first = wished ? played(state, seat, wished) : [];
  const more = legalMoves(state, seat)
    .filter((move) => (move.type === 'use' || move.type === 'pass') && move !== wished)
    .flatMap((move) => played(state, seat, move));
  return [...first, ...others, ...more];
}

function turnPlans(state: State, seat: Seat): GoldPlan[] {
  switch (state.step) {
    case 'upkeep':
      return upkeepPlans(state, seat);
    case 'roll':
      return rollPlans(state, seat);
    case 'place':
      return placings(state).map(({ move, value }) => ({
        moves: thenRoll(state, seat, move),
        share: shareWith(state, value),
      }));
    case 'finish':
      return finishPlans(state, seat);
    default:
      return [];
  }
}

/** Nothing is left to think about between a die and the next throw, unless somebody could be hired. */
function thenRoll(state: State, seat: Seat, move: Move): Move[] {
  if (state.rolled.length + state.waitingPlain + state.waitingDynamite < 2 || canHire(state, seat))
    return [move];
  return after(state, seat, [move]).step === 'roll' ? [move, roll] : [move];
}

function canHire(state: State, seat: Seat): boolean {
  return state.money[seat]! >= figurePrice && state.prospectors[seat]! < figureLimit;
}

function ownShare(state: State): number {
  return shareWith(state, restOfTurn(state));
}

function upkeepPlans(state: State, seat: Seat): GoldPlan[] {
  const found = legalMoves(state, seat).flatMap((move) => {
    if (move.type !== 'keep') return [];
    return [{ moves: [move], share: ownShare(afterUpkeep(clone(state), move.prospectors, move.guards)) }];
  });
  return found.sort((a, b) => b.share - a.share);
}

function rollPlans(state: State, seat: Seat): GoldPlan[] {
  const found = [{ moves: [roll] as Move[], share: ownShare(state) }];
  let moves: Move[] = [];
  for (let next = state; canHire(next, seat); ) {
    moves = [...moves, buyProspector];
    next = after(state, seat, moves);
    found.push({ moves: [...moves, roll], share: ownShare(next) });
  }
  const buys = state.bank >= hiringBank * state.money.length;
  return buys ? found.reverse() : found;
}

function finishPlans(state: State, seat: Seat): GoldPlan[] {
  const found = [{ moves: [endTurn] as Move[], share: ownShare(state) }];
  const free = freeNumbers(state.mines[seat]!);
  for (const card of free) {
    const first =
      idleGuards(state) > 0
        ? []
        : state.money[seat]! >= figurePrice && state.guards[seat]! < figureLimit
          ? [buyGuard]
          : undefined;
    if (!first) break;
    const moves = [...first, guard(card)];
    found.push({ moves: [...moves, endTurn], share: ownShare(after(state, seat, moves)) });
  }
  if (idleGuards(state) > 0) found.sort((a, b) => b.share - a.share);
  if (canHire(state, seat)) {
    const moves: Move[] = [buyProspector];
    const next = after(state, seat, moves);
    found.push({ moves: next.step === 'roll' ? [...moves, roll] : moves, share: ownShare(next) });
  }
  return found;
}
