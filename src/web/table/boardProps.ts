// What a board is given, from what the controller knows.

import { computed, type ReadonlySignal } from '@preact/signals';
import type { GameTypes } from '../../kernel/game.ts';
import type { BoardProps, SpotAttributes, SpotId } from '../../ui-kit/board.ts';
import { canBeDragged, openSpots, previewAt } from '../../ui-kit/spots.ts';
import { language, themeNow } from '../settings.ts';
import type { Controller } from './controller.ts';

export function boardPropsOf(
  controller: Controller,
  focused: ReadonlySignal<SpotId | undefined>,
  shape: ReadonlySignal<'portrait' | 'landscape'>,
): ReadonlySignal<BoardProps<GameTypes>> {
  const { offers, chosen, near, view } = controller;
  const open = computed(() => openSpots(offers.value, chosen.value));
  const beginnings = computed(() => openSpots(offers.value, []));
  /** The one spot that the Tab key comes to. */
  const roving = computed(() => {
    const id = focused.value;
    return id !== undefined && (open.value.has(id) || chosen.value.includes(id))
      ? id
      : open.value.keys().next().value;
  });
  return computed(() => {
    const preview =
      near.value === undefined ? undefined : previewAt(offers.value, chosen.value, near.value)?.move;
    const spot = (id: SpotId, label: string): SpotAttributes => {
      const isChosen = chosen.value.includes(id);
      const behind = open.value.get(id);
      const isNear = near.value === id || focused.value === id;
      if (!behind && !isChosen) {
        const canRestart = chosen.value.length > 0 && beginnings.value.has(id);
        return {
          'data-spot': id,
          'data-can': canRestart ? 'open' : 'closed',
          ...(isNear ? { 'data-near': 'yes' } : {}),
        };
      }
      const starts = isChosen || canBeDragged(offers.value, chosen.value, id);
      const only = behind?.length === 1 ? behind[0] : undefined;
      return {
        'data-spot': id,
        'data-can': isChosen ? 'chosen' : 'open',
        ...(isNear ? { 'data-near': 'yes' } : {}),
        ...(starts ? { 'data-drag': 'yes', 'aria-pressed': isChosen } : {}),
        'aria-label': only ? `${label}. ${only.words}` : label,
        role: 'button',
        tabindex: roving.value === id ? 0 : -1,
      };
    };
    return {
      view: view.value,
      players: controller.connection.players,
      moves: offers.value.map((offer) => offer.move),
      chosen: chosen.value,
      near: near.value,
      preview,
      spot,
      tell: controller.tell,
      language: language.value,
      theme: themeNow(),
      shape: shape.value,
    };
  });
}
