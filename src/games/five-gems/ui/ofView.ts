// What follows from a view is reckoned once, however often the picture is drawn anew for a pointer that moves.

import type { View } from '../types.ts';

export function ofView<Result>(compute: (view: View) => Result): (view: View) => Result {
  const known = new WeakMap<View, { readonly result: Result }>();
  return (view) => {
    const kept = known.get(view) ?? { result: compute(view) };
    known.set(view, kept);
    return kept.result;
  };
}
