import type { Params, Refusal, RuleId, Seat } from '../../kernel/game.ts';
import { fixedRng } from '../../kernel/play.ts';
import { isOpenToPass } from './actions.ts';
import { type Action, faceOf, figureLimit, figurePrice, isPlain, numberOf } from './components.ts';
import { mineOf } from './mines.ts';
import { moveKey } from './moves.ts';
import { idleGuards, legalMoves } from './rules.ts';
import type { ChoiceMove, Mine, Move, State, View } from './types.ts';
import { determinize } from './view.ts';

/** Legality lives in `legalMoves` alone; what follows only finds the paragraph and the words. */
export function whyNot(view: View, seat: Seat, move: Move): Refusal | undefined {
  const state = determinize(view, fixedRng());
  const key = moveKey(move);
  if (legalMoves(state, seat).some((legal) => moveKey(legal) === key)) return undefined;
  return refusalOf(state, seat, move);
}

function no(rule: RuleId, reason: string, params: Params = {}): Refusal {
  return { rule, params: { reason, ...params } };
}

/** The card behind a choice, and its paragraph. */
const behind = {
  turnDie: ['horseshoe', 'GR-A3'],
  hire: ['hire', 'GR-A4'],
  claim: ['claim', 'GR-A5'],
  fuse: ['fuse', 'GR-A6'],
} as const;

function refusalOf(state: State, seat: Seat, move: Move): Refusal {
  switch (move.type) {
    case 'turnDie':
    case 'hire':
    case 'claim':
    case 'fuse':
      return choiceRefusal(state, move);
    default:
      if (state.choice !== null) return no('GR-X1', 'choiceOwed', { action: state.choice });
  }
  switch (move.type) {
    case 'use':
    case 'pass':
      return cardRefusal(state, seat, move.action, move.type === 'pass' ? move.to : undefined);
    case 'letBe':
      return no('GR-X2', 'notAsked');
    default:
      return seat === state.turn ? turnRefusal(state, move) : no('GR-X1', 'outOfTurn', { turn: state.turn });
  }
}

function choiceRefusal(state: State, move: ChoiceMove): Refusal {
  const [choice, rule] = behind[move.type];
  if (state.choice === null) return no(rule, 'notPlayed');
  if (state.choice !== choice) return no('GR-X1', 'choiceOwed', { action: state.choice });
  switch (move.type) {
    case 'turnDie':
      return no(rule, 'noSuchDie', { die: move.die });
    case 'hire':
      return no(rule, 'limit', { figure: move.figure, limit: figureLimit });
    case 'claim':
      return cardTrouble(state, 'common', move.card, rule)!;
    case 'fuse':
      return cardTrouble(state, move.mine, move.card, rule)!;
  }
}

/** GR-X1 */
function cardRefusal(state: State, seat: Seat, action: Action, to: Seat | undefined): Refusal {
  if (!state.held[seat]!.includes(action)) return no('GR-X1', 'notYours', { action });
  if (to === undefined) return no('GR-X1', 'noEffect', { action });
  if (to === seat) return no('GR-X1', 'toYourself', { action });
  if (to >= state.money.length) return no('GR-X1', 'noSuchPlayer');
  if (!isOpenToPass(state, to)) return no('GR-X1', 'afterRoll', { to });
  return no('GR-X1', 'noEffectThere', { action, to });
}

/** GR-T0: everything in its order. */
function turnRefusal(state: State, move: Move): Refusal {
  if (state.step === 'answer') return no('GR-X2', 'othersFirst', { asked: state.asked! });
  if (move.type === 'keep') return keepRefusal(state, move.prospectors, move.guards);
  if (state.step === 'upkeep') return no('GR-T0', 'upkeepFirst');
  switch (move.type) {
    case 'roll':
      return state.step === 'place' ? no('GR-T3', 'placeFirst') : no('GR-T3', 'noDice');
    case 'place':
      return placeRefusal(state, move);
    case 'setAside':
      return asideRefusal(state, move.kind === 'plain');
    case 'buy':
      return buyRefusal(state, move.figure === 'guard' ? state.guards : state.prospectors, move.figure);
    case 'guard':
      return guardRefusal(state, move.card);
    default:
      return state.step === 'place' ? no('GR-T9', 'placeFirst') : no('GR-T9', 'rollFirst');
  }
}

function keepRefusal(state: State, prospectors: number, guards: number): Refusal {
  if (state.step !== 'upkeep') return no('GR-T1', 'notNow');
  const tooMany = prospectors > state.dueProspectors || guards > state.dueGuards;
  if (tooMany) return no('GR-T1', 'tooMany', { prospectors: state.dueProspectors, guards: state.dueGuards });
  return no('GR-T1', 'tooDear', { cost: prospectors + guards, money: state.money[state.turn]! });
}

function placeRefusal(state: State, move: Extract<Move, { type: 'place' }>): Refusal {
  const { die, mine, card } = move;
  if (state.step === 'roll') return no('GR-T3', 'rollFirst');
  if (state.step === 'finish') return no('GR-T3', 'noDice');
  if (!state.rolled.includes(die)) return no('GR-T3', 'noSuchDie', { die });
  const trouble = cardTrouble(state, mine, card, 'GR-T4');
  return trouble ?? no('GR-T4', 'tooLow', { face: faceOf(die), card });
}

/** Why no free card of that number lies in that mine; undefined if one does. */
function cardTrouble(state: State, mine: Mine, card: number, rule: RuleId): Refusal | undefined {
  if (mine !== 'common' && mine >= state.mines.length) return no(rule, 'noSuchMine');
  const spots = mineOf(state, mine).filter((spot) => numberOf(spot.card) === card);
  if (spots.length === 0) return no(rule, 'noSuchCard', { card });
  if (spots.some((spot) => spot.die === null && !spot.guarded)) return undefined;
  const isGuarded = spots.some((spot) => spot.guarded);
  return isGuarded
    ? no(rule === 'GR-T4' ? 'GR-T5' : rule, 'guarded', { card })
    : no(rule, 'hasDie', { card });
}

/** GR-T6 */
function asideRefusal(state: State, plain: boolean): Refusal {
  if (state.step === 'roll') return no('GR-T3', 'rollFirst');
  if (state.step === 'finish') return no('GR-T3', 'noDice');
  if (!state.rolled.some((die) => isPlain(die) === plain)) return no('GR-T6', 'noSuchDie');
  return no('GR-T6', 'mustPlace');
}

function buyRefusal(state: State, owned: readonly number[], figure: string): Refusal {
  if (owned[state.turn]! >= figureLimit) return no('GR-T7', 'limit', { figure, limit: figureLimit });
  return no('GR-T7', 'tooDear', { figure, price: figurePrice, money: state.money[state.turn]! });
}

function guardRefusal(state: State, card: number): Refusal {
  if (!state.hasRolled) return no('GR-T8', 'rollFirst');
  if (state.guards[state.turn] === 0) return no('GR-T8', 'noGuard');
  if (idleGuards(state) === 0) return no('GR-T8', 'allSet');
  return cardTrouble(state, state.turn, card, 'GR-T8')!;
}
