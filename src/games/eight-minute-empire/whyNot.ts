// The paragraph that an illegal move offends, in the order in which a person would be told.

import type { Params, Refusal, RuleId, Seat } from '../../kernel/game.ts';
import { fixedRng } from '../../kernel/play.ts';
import { type Board, boards, regionNumber } from './boards.ts';
import { type ActionType, prices } from './components.ts';
import { unitOf } from './moves.ts';
import { canAct, cardInHand, none, ownersOf } from './state.ts';
import type { Move, State, UnitMove, View } from './types.ts';
import { determinize } from './view.ts';

export function whyNot(view: View, seat: Seat, move: Move): Refusal | undefined {
  const state = determinize(view, fixedRng());
  return notOnThisBoard(state, move) ?? wrongTime(state, seat, move) ?? wrongThing(state, seat, move);
}

function refuse(rule: RuleId, reason: string, params: Params = {}): Refusal {
  return { rule, params: { reason, ...params } };
}

function notOnThisBoard(state: State, move: Move): Refusal | undefined {
  const region = 'region' in move ? move.region : 'from' in move ? move.from : undefined;
  if (region === undefined || boards[state.side].regions.includes(region)) return undefined;
  return refuse('EE-S1', 'otherSide', { region });
}

/** The table waits for something else. */
function wrongTime(state: State, seat: Seat, move: Move): Refusal | undefined {
  const { step } = state;
  if (move.type === 'placeNeutral' && step !== 'placeNeutral') {
    return refuse('EE-V3', state.neutralArmies ? 'over' : 'notPlayed');
  }
  if (move.type === 'bid' && step !== 'bid' && step !== 'placeNeutral') return refuse('EE-S4', 'over');
  if (move.type === 'nextGame' && step !== 'nextGame')
    return refuse('EE-V1', state.longGame ? 'notYet' : 'notPlayed');
  switch (step) {
    case 'placeNeutral':
      return move.type === 'placeNeutral' ? undefined : refuse('EE-V3', 'placeFirst');
    case 'bid':
      return move.type === 'bid' ? undefined : refuse('EE-S4', 'bidFirst');
    case 'chooseCard':
      return move.type === 'takeCard' ? undefined : refuse('EE-T1', 'takeFirst');
    case 'act':
      if (move.type === 'endTurn') return refuse('EE-T2', 'doneFirst');
      return move.type === 'takeCard' ? refuse('EE-T1', 'oneCard') : undefined;
    case 'endTurn':
      if (move.type === 'done') return refuse('EE-T2', canAct(state, seat) ? 'finished' : 'nothingLeft');
      return move.type === 'takeCard' ? refuse('EE-T1', 'oneCard') : undefined;
    case 'nextGame':
      return move.type === 'nextGame' ? undefined : refuse('EE-V1', 'nextFirst');
    case 'gameOver':
      return undefined;
  }
}

function wrongThing(state: State, seat: Seat, move: Move): Refusal | undefined {
  switch (move.type) {
    case 'bid': {
      const coins = state.coins[seat]!;
      return move.amount > coins ? refuse('EE-S4', 'tooMuch', { amount: move.amount, coins }) : undefined;
    }
    case 'takeCard':
      return wrongCard(state, seat, move.place);
    case 'placeArmy':
    case 'moveArmy':
    case 'buildCity':
    case 'destroyArmy':
      return wrongUnit(state, seat, move);
    case 'placeNeutral':
    case 'done':
    case 'endTurn':
    case 'nextGame':
      return undefined;
  }
}

function wrongCard(state: State, seat: Seat, place: number): Refusal | undefined {
  if (place > state.row.length) return refuse('EE-T9', 'noCard', { place });
  const price = prices[place - 1]!;
  const coins = state.coins[seat]!;
  return price > coins ? refuse('EE-T1', 'tooExpensive', { price, coins }) : undefined;
}

/** Where an action's own limits are written. */
const ruleOf: Readonly<Record<ActionType, RuleId>> = {
  place: 'EE-T3',
  march: 'EE-T4',
  sail: 'EE-T5',
  city: 'EE-T6',
  destroy: 'EE-T7',
};

function wrongUnit(state: State, seat: Seat, unit: UnitMove): Refusal | undefined {
  const { id, actions } = cardInHand(state);
  const index = actions.findIndex(({ type }) => unitOf[type] === unit.type);
  if (index === none) return refuse('EE-T2', 'notOnCard', { card: id });
  const { type, units } = actions[index]!;
  if (state.left[index] === none) return refuse('EE-T8', 'otherChosen', { card: id });
  if (state.left[index] === 0) return refuse(ruleOf[type], 'usedUp', { units });
  const refusal = wrongPieces(state, seat, unit, type);
  return refusal ?? (state.step === 'endTurn' ? refuse('EE-T2', 'finished') : undefined);
}

function wrongPieces(state: State, seat: Seat, unit: UnitMove, action: ActionType): Refusal | undefined {
  const rule = ruleOf[action];
  switch (unit.type) {
    case 'placeArmy':
      if (state.supply[seat] === 0) return refuse(rule, 'supplyEmpty');
      if (unit.region === boards[state.side].regions[boards[state.side].start]) return undefined;
      return has(state, state.cities, unit.region, seat)
        ? undefined
        : refuse(rule, 'noCity', { region: unit.region });
    case 'moveArmy':
      if (!has(state, state.armies, unit.from, seat)) return refuse(rule, 'noArmy', { region: unit.from });
      return wrongStep(boards[state.side], unit.from, unit.to, action);
    case 'buildCity':
      if (state.citiesLeft[seat] === 0) return refuse(rule, 'noCitiesLeft');
      return has(state, state.armies, unit.region, seat)
        ? undefined
        : refuse(rule, 'noArmy', { region: unit.region });
    case 'destroyArmy':
      return wrongVictim(state, unit.region, unit.owner);
  }
}

function has(state: State, pieces: readonly number[], region: string, owner: number): boolean {
  return pieces[regionNumber(region) * ownersOf(state) + owner]! > 0;
}

function wrongStep(board: Board, from: string, to: string, action: ActionType): Refusal | undefined {
  const start = regionNumber(from);
  const goal = regionNumber(to);
  if (board.land[start]!.includes(goal)) return undefined;
  const isSeaLink = board.sea[start]!.includes(goal);
  if (isSeaLink && action === 'sail') return undefined;
  return refuse(ruleOf[action], isSeaLink ? 'onlyBySea' : 'notAdjacent', { from, to });
}

function wrongVictim(state: State, region: string, owner: Seat | 'neutral'): Refusal | undefined {
  if (owner === 'neutral') {
    if (!state.neutralArmies) return refuse('EE-V3', 'notPlayed');
    return has(state, state.armies, region, state.seats)
      ? undefined
      : refuse('EE-T7', 'noNeutral', { region });
  }
  const isThere = owner < state.seats && has(state, state.armies, region, owner);
  return isThere ? undefined : refuse('EE-T7', owner < state.seats ? 'noArmy' : 'nobody', { region, owner });
}
