// What speaks for a plan, in words that hints and explanations are made of.

import type { Seat } from '../../../kernel/game.ts';
import type { Plan, Term } from '../../../kernel/hints.ts';
import { type CardNumber, faceOf, figurePrice, numberOfAction, veinDollars, worth } from '../components.ts';
import type { Move, State, Types } from '../types.ts';
import { prospectorValue } from './standing.ts';
import { tablesFor } from './tables.ts';
import { actionChance, usualIncome } from './targets.ts';

type Place = Extract<Move, { type: 'place' }>;

/** The weightiest first, in dollars. */
export function terms(state: State, seat: Seat, { moves }: Plan<Types>): readonly Term[] {
  const found = moves.flatMap((move) => termsOf(state, seat, move));
  return found.sort((a, b) => b.worth - a.worth).slice(0, 4);
}

function termsOf(state: State, seat: Seat, move: Move): Term[] {
  switch (move.type) {
    case 'place':
      return placed(state, seat, move);
    case 'buy':
      return move.figure === 'guard' ? [] : [hired(state, figurePrice)];
    case 'hire':
      return move.figure === 'guard' ? [] : [hired(state, 0)];
    case 'keep':
      return kept(state, move.prospectors + move.guards);
    case 'guard':
      return [
        {
          key: 'guard',
          worth: tablesFor(state.money.length).later[move.card]!,
          params: { card: move.card, dollars: worth[move.card]! },
        },
      ];
    case 'use':
    case 'pass':
      return [played(state, move)];
    case 'fuse':
      return move.mine === 'common' || move.mine === seat ? [] : [denied(move.mine, move.card)];
    case 'letBe':
      return [{ key: 'wait', worth: 0 }];
    case 'setAside':
      return [{ key: 'aside', worth: 0 }];
    case 'endTurn':
      return ending(state, 0);
    default:
      return [];
  }
}

function placed(state: State, seat: Seat, { die, mine, card }: Place): Term[] {
  const face = faceOf(die);
  const dollars = worth[card]!;
  if (face < card) return [{ key: 'spare', worth: 0, params: { card, dollars } }];
  const isOther = mine !== 'common' && mine !== seat;
  const found: Term[] = [
    { key: 'gain', worth: isOther ? dollars - 1 : dollars, params: { card, dollars, mine } },
    ...ending(state, dollars),
  ];
  if (isOther) found.push(denied(mine, card));
  if (face !== card) return found;
  const tables = tablesFor(state.money.length);
  if (mine !== seat)
    return [...found, { key: 'claimed', worth: tables.later[card]!, params: { card, mine } }];
  const chance = actionChance(state, card);
  const percent = Math.round(100 * chance);
  return [...found, { key: 'turning', worth: chance * tables.action[card]!, params: { card, percent } }];
}

function denied(mine: Seat, card: CardNumber): Term {
  return { key: 'denied', worth: 0.5 * worth[card]!, params: { card, seat: mine, dollars: worth[card]! } };
}

/** About so many turns will each player have yet. */
function turnsLeft(state: State): number {
  return Math.max(1, Math.round(state.bank / ((usualIncome + 2) * state.money.length)));
}

function hired(state: State, dollars: number): Term {
  return {
    key: 'hire',
    worth: prospectorValue(state.bank, state.money.length),
    params: { dollars, turns: turnsLeft(state) },
  };
}

function kept(state: State, figures: number): Term[] {
  const due = state.dueProspectors + state.dueGuards;
  const params = { figures, turns: turnsLeft(state), bank: state.bank };
  return [{ key: figures < due ? 'letGo' : 'keep', worth: 2, params }];
}

function played(state: State, move: Extract<Move, { type: 'use' | 'pass' }>): Term {
  const dollars = tablesFor(state.money.length).action[numberOfAction(move.action)]!;
  if (move.type === 'pass')
    return { key: 'burden', worth: dollars, params: { action: move.action, seat: move.to } };
  return { key: 'card', worth: dollars, params: { action: move.action } };
}

/** Dice that lie and this one may empty the bank. */
function ending(state: State, dollars: number): Term[] {
  if (state.bank > usualIncome + veinDollars) return [];
  return [{ key: 'ending', worth: Math.max(1, dollars), params: { bank: state.bank } }];
}
