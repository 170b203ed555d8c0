// What no move may break: nothing lost, nothing double. Without Node: the registry knows this file.

import { deepEqual } from '../../../kernel/json.ts';
import { deck, handSize } from '../components.ts';
import type { State } from '../types.ts';

export function check(state: State): void {
  const all = [state.bar, ...state.bag, ...state.laid, ...state.hands.flat()].toSorted();
  expect(deepEqual(all, deck), 'the cards of the box (TP-C1)');
  expect(new Set(state.laid).size <= 1, 'laid cards have one number (TP-T2)');
  for (const [seat, hand] of state.hands.entries()) {
    const laid = seat === state.turn ? state.laid.length : 0;
    expect(hand.length + laid === handSize, `the cards of seat ${seat} (TP-S1)`);
  }
}

function expect(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(`Not as it must be: ${what}`);
}
