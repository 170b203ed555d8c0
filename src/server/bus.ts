// What nodes tell each other: hints, and nothing but hints. Whoever hears of an entry may follow it at once; whoever
// misses it reads the store a little later.

import type { Row } from './store/store.ts';

export type Hint =
  | { readonly kind: 'entry'; readonly room: string; readonly match: string; readonly row: Row }
  /** Something about the table is new: chairs, links, the match, who is there. */
  | { readonly kind: 'room'; readonly room: string }
  | { readonly kind: 'said'; readonly room: string; readonly n: number };

export interface Bus {
  tell(hint: Hint): void;
  /** Returns what ends it. */
  hear(listener: (hint: Hint) => void): () => void;
}

/** Of one process: several nodes in it (tests) hear each other. */
export function busHere(): Bus {
  const listeners = new Set<(hint: Hint) => void>();
  return {
    tell(hint) {
      for (const listener of listeners) listener(hint);
    },
    hear(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
