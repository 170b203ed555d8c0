// Every use of a die of the throw, and what the turn is good for then.

import { faceOf, isPlain } from '../components.ts';
import { place, setAside } from '../moves.ts';
import type { Move, State } from '../types.ts';
import { turnOf } from './turn.ts';

export interface Placing {
  readonly move: Move;
  /** What the dice that do not lie yet are good for then (see `turnOf`). */
  readonly value: number;
}

const bang = 9;

/** Best first. */
export function placings(state: State): Placing[] {
  return usesOf(state).sort((a, b) => b.value - a.value);
}

/** The first of `placings`. */
export function bestUse(state: State): Placing {
  const uses = usesOf(state);
  let best = uses[0]!;
  for (const use of uses) if (use.value > best.value) best = use;
  return best;
}

function usesOf(state: State): Placing[] {
  const { rolled } = state;
  const { targets, twins, free, made, throws } = turnOf(state);
  let plain = state.waitingPlain;
  for (const die of rolled) if (isPlain(die)) plain++;
  const dynamite = state.waitingPlain + state.waitingDynamite + rolled.length - plain;
  const found: Placing[] = [];
  let fits = false;
  for (let at = 0; at < rolled.length; at++) {
    const die = rolled[at]!;
    if (rolled.indexOf(die) < at) continue;
    const face = faceOf(die);
    const plainLeft = isPlain(die) ? plain - 1 : plain;
    const dynamiteLeft = plain + dynamite - 1 - plainLeft;
    for (let index = 0; index < targets.length; index++) {
      const target = targets[index]!;
      if ((free & (1 << index)) === 0 || (free & twins[index]!) !== 0) continue;
      if (face < target.card && !target.takesLower) continue;
      if (face !== bang) fits = true;
      const rest = free & ~(1 << index);
      const value =
        face < target.card
          ? throws(plainLeft, dynamiteLeft, rest, made)
          : throws(plainLeft, dynamiteLeft, rest, made + target.dollars) +
            (face === target.card ? target.equal : target.higher);
      found.push({ move: place(die, target.mine, target.card), value });
    }
  }
  if (!fits) {
    if (plain > 0) found.push({ move: setAside('plain'), value: throws(plain - 1, dynamite, free, made) });
    if (dynamite > 0)
      found.push({ move: setAside('dynamite'), value: throws(plain, dynamite - 1, free, made) });
  }
  return found;
}
