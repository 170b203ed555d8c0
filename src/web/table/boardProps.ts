// What a board is given, from what the controller knows.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameTypes } from '../../kernel/game.ts';
import type { BoardProps, SpotAttributes, SpotId, Turn } from '../../ui-kit/board.ts';
import { draggableSpots, openSpots, previewAt } from '../../ui-kit/spots.ts';
import { language, themeNow } from '../settings.ts';
import type { Controller } from './controller.ts';
import { partsOf } from './Plate.tsx';

type Marks = Pick<SpotAttributes, 'data-near' | 'data-hinted' | 'tabindex'>;

export function boardPropsOf(
  controller: Controller,
  focused: ReadonlySignal<SpotId | undefined>,
): ReadonlySignal<BoardProps<GameTypes>> {
  const { offers, chosen, near, view, lamp } = controller;
  const open = computed(() => openSpots(offers.value, chosen.value));
  const draggable = computed(() => draggableSpots(offers.value, chosen.value));
  const beginnings = computed(() => openSpots(offers.value, []));
  /** The one spot that the Tab key comes to. */
  const roving = computed(() => {
    const id = focused.value;
    return id !== undefined && (open.value.has(id) || chosen.value.includes(id))
      ? id
      : open.value.keys().next().value;
  });
  const preview = computed(() =>
    near.value === undefined ? undefined : previewAt(offers.value, chosen.value, near.value)?.move,
  );
  // What changes with the pointer and the focus reaches each spot by itself: nothing is drawn anew for it.
  const known = new Map<SpotId, Required<Marks>>();
  const marksOf = (id: SpotId): Required<Marks> => {
    const marks = known.get(id) ?? {
      'data-near': computed(() => (near.value === id || focused.value === id ? 'yes' : undefined)),
      'data-hinted': computed(() => (lamp.marks.value.spots.includes(id) ? 'yes' : undefined)),
      tabindex: computed(() => (roving.value === id ? 0 : -1)),
    };
    known.set(id, marks);
    return marks;
  };
  const parts = partsOf(controller);
  const peeked = signal<SpotId | undefined>(undefined);
  const turns = signal<readonly Turn<GameTypes>[]>([]);
  return computed(() => {
    const spot = (id: SpotId, label: string): SpotAttributes => {
      const isChosen = chosen.value.includes(id);
      const behind = open.value.get(id);
      const marks = marksOf(id);
      if (!behind && !isChosen) {
        const canRestart = chosen.value.length > 0 && beginnings.value.has(id);
        return {
          'data-spot': id,
          'data-can': canRestart ? 'open' : 'closed',
          'data-near': marks['data-near'],
          'data-hinted': marks['data-hinted'],
        };
      }
      const starts = isChosen || draggable.value.has(id);
      const only = behind?.length === 1 ? behind[0] : undefined;
      return {
        'data-spot': id,
        'data-can': isChosen ? 'chosen' : 'open',
        ...(starts ? { 'data-drag': 'yes', 'aria-pressed': isChosen } : {}),
        'aria-label': only ? `${label}. ${only.words}` : label,
        role: 'button',
        ...marks,
      };
    };
    return {
      view: view.value,
      players: controller.connection.players,
      moves: offers.value.map((offer) => offer.move),
      chosen: chosen.value,
      near,
      preview,
      picked: [],
      picking: undefined,
      peeked,
      switches: {},
      turns,
      ...parts,
      spot,
      tell: controller.tell,
      language: language.value,
      theme: themeNow(),
    };
  });
}
