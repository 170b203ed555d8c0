import type { Refusal, Seat } from '../../kernel/game.ts';
import { fixedRng } from '../../kernel/play.ts';
import { legalMoves, moveKey, nextSeat } from './rules.ts';
import type { Move, State, View } from './types.ts';
import { determinize } from './view.ts';

/** Legality lives in `legalMoves` alone; what follows only finds the paragraph and the words. */
export function whyNot(view: View, seat: Seat, move: Move): Refusal | undefined {
  const state = determinize(view, fixedRng());
  const key = moveKey(move);
  return legalMoves(state, seat).some((legal) => moveKey(legal) === key) ? undefined : refusalOf(state, move);
}

function refusalOf(state: State, move: Move): Refusal {
  switch (move.type) {
    case 'layCard':
      return state.step === 'layCard'
        ? { rule: 'TP-T1', params: { reason: 'noSuchCard', card: move.card } }
        : { rule: 'TP-T1', params: { reason: 'notNow' } };
    case 'pass':
      return { rule: 'TP-T1', params: { reason: 'notNow' } };
    case 'raise':
      return state.step === 'raise'
        ? { rule: 'TP-T2', params: { reason: 'noTwin', card: state.laid[0]! } }
        : { rule: 'TP-T2', params: { reason: 'notNow' } };
    case 'endTurn':
      return { rule: 'TP-T3', params: { reason: state.laid.length === 0 ? 'nothingLaid' : 'notNow' } };
    case 'believe':
      return state.step === 'answer'
        ? { rule: 'TP-T4', params: { reason: 'notNext', next: nextSeat(state) } }
        : { rule: 'TP-T4', params: { reason: 'notNow' } };
    case 'doubt':
      return { rule: 'TP-T5', params: { reason: 'notNow' } };
    case 'turnUp':
      return { rule: 'TP-T6', params: { reason: 'notNow' } };
  }
}
