// A deed seen with the eyes of who did it: what every action of that turn would have made of every task.

import { type CardId, cards } from '../components.ts';
import { isNew, turnsOf, turnThrough } from '../match.ts';
import * as reach from '../reach.ts';
import { fulfilment, partDone } from '../think.ts';
import type { Deed } from '../types.ts';
import {
  type Action,
  actionOf,
  colourOf,
  isSame,
  make,
  openCodes,
  placements,
  shifts,
  takeBack,
} from './action.ts';
import { gemsAt, lookAt, openCount } from './sight.ts';

export interface Scene {
  readonly actions: number;
  /** Which of them was chosen. */
  readonly chosen: number;
  /** By `card * actions + action`, in parts of what the task is worth. */
  readonly parts: Float64Array;
  /** By card: 1 if the chosen action made an arrangement of it. */
  readonly made: Uint8Array;
}

const cacheSize = 96;
const known = new Map<string, Scene>();

/** Every turn each player looks at the same deeds again, and at a few new ones. */
export function sceneOf(deed: Deed, mirror: boolean): Scene {
  const { change, field, open } = deed;
  const { action, x, y, toX, toY } = change;
  const key = [mirror, action, x, y, toX, toY, open, ...field].join();
  let scene = known.get(key);
  if (!scene) {
    if (known.size >= cacheSize) known.clear();
    scene = compute(deed, turnsOf(mirror));
    known.set(key, scene);
  }
  return scene;
}

function compute({ change, field, open }: Deed, turns: number): Scene {
  lookAt({ field, open, held: null });
  const made = Uint8Array.from(cards, ({ id }) => (isNew(id, change, turns) ? 1 : 0));
  const taken = actionOf(change);
  takeBack(taken);
  const actions = choicesWith(taken, open.includes(null));
  const parts = new Float64Array(actions.length * cards.length);
  for (const [i, action] of actions.entries()) {
    make(action);
    measureWith();
    for (const [card, { id }] of cards.entries())
      parts[card * actions.length + i] = partAfter(id, action, turns);
    takeBack(action);
  }
  make(taken);
  return {
    actions: actions.length,
    chosen: actions.findIndex((action) => isSame(action, taken)),
    parts,
    made,
  };
}

/** A gem from the stack (FG-T1) could only be placed; it leaves no gap among the open ones. */
function choicesWith({ kind, code }: Action, hasGap: boolean): readonly Action[] {
  return kind === 'place' && !hasGap ? placements([code]) : [...placements(openCodes()), ...shifts()];
}

/** What `partDone` looks at. */
function measureWith(): void {
  reach.gemsAt.length = 0;
  for (const at of gemsAt) reach.gemsAt.push(at);
  for (const code of colourOf.keys()) reach.isOpen[code] = openCount[code]! > 0 ? 1 : 0;
}

function partAfter(id: CardId, { kind, from, to }: Action, turns: number): number {
  const isMade = turnThrough(id, to, turns) >= 0 || (kind === 'swap' && turnThrough(id, from, turns) >= 0);
  return isMade ? fulfilment : partDone(id, turns);
}
