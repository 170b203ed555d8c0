// What a person may look at or have shown, without doing anything in the game.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Board, SpotId } from '../../ui-kit/board.ts';
import type { Showing } from './showing.ts';
import type { Surroundings } from './surroundings.ts';

const peekPrefix = 'peek:';
const switchPrefix = 'switch:';

/** Something can be seen there, though nothing can be done in the game. */
export function isLookOnly(id: SpotId): boolean {
  return id.startsWith(peekPrefix) || id.startsWith(switchPrefix);
}

export interface Looking {
  readonly peeked: ReadonlySignal<SpotId | undefined>;
  /** How the board's switches stand. */
  readonly switches: ReadonlySignal<Readonly<Record<string, boolean>>>;
  /** A spot that is only looked at was touched. */
  look(id: SpotId): void;
  turnSwitch(id: string): void;
}

interface Lookable {
  readonly board: Pick<Board<never>, 'switches'>;
  readonly around: Pick<Surroundings, 'recall' | 'keep'>;
  readonly showing: Pick<Showing, 'standing' | 'viewer'>;
}

export function startLooking({ board, around, showing }: Lookable): Looking {
  const turn = computed(() => `${showing.viewer.value} ${showing.standing.value.awaited}`);
  const latest = signal<{ readonly id: SpotId; readonly turn: string } | undefined>(undefined);
  const all = board.switches ?? [];
  const stored = (id: string): string => `switch.${id}`;
  const switches = signal<Readonly<Record<string, boolean>>>(
    Object.fromEntries(all.map(({ id, isOn }) => [id, (around.recall(stored(id)) ?? onOff(isOn)) === 'on'])),
  );
  const peeked = computed(() => (latest.value?.turn === turn.value ? latest.value.id : undefined));
  const turnSwitch = (id: string): void => {
    if (!all.some((one) => one.id === id)) return;
    const isOn = !switches.value[id];
    switches.value = { ...switches.value, [id]: isOn };
    around.keep(stored(id), onOff(isOn));
  };
  return {
    peeked,
    switches,
    look(id) {
      if (id.startsWith(switchPrefix)) turnSwitch(id.slice(switchPrefix.length));
      else latest.value = peeked.value === id ? undefined : { id, turn: turn.value };
    },
    turnSwitch,
  };
}

function onOff(isOn: boolean): string {
  return isOn ? 'on' : 'off';
}
