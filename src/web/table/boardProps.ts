// What a board is given, from what the controller knows.

import { computed, type ReadonlySignal } from '@preact/signals';
import type { GameTypes } from '../../kernel/game.ts';
import type { BoardProps } from '../../ui-kit/board.ts';
import { previewAt } from '../../ui-kit/spots.ts';
import { language, themeNow } from '../settings.ts';
import type { Controller } from './controller.ts';
import type { Desk } from './desk.ts';
import type { Drawing } from './drawing.ts';
import { partsOf } from './Plate.tsx';
import { spotsOf } from './spotAttributes.ts';

export function boardPropsOf(
  controller: Controller,
  desk: Desk,
  drawing: ReadonlySignal<Drawing>,
): ReadonlySignal<BoardProps<GameTypes>> {
  const { offers, ways, chosen, wishes, picking, near, view } = controller;
  const spot = spotsOf(controller, desk.focused, drawing);
  const preview = computed(() =>
    near.value === undefined
      ? undefined
      : previewAt(ways.value, chosen.value, near.value, wishes.value)?.move,
  );
  const parts = partsOf(controller, desk, () => props.value);
  const props: ReadonlySignal<BoardProps<GameTypes>> = computed(() => ({
    view: view.value,
    players: controller.players.value,
    moves: offers.value.map((offer) => offer.move),
    chosen: chosen.value,
    near,
    preview,
    picked: picking.value?.picked ?? [],
    picking: picking.value?.confirms[0]?.move,
    peeked: controller.peeked,
    switches: controller.switches.value,
    turns: controller.turns,
    ...parts,
    // A new one each time: what is drawn with it is drawn anew.
    spot: (id, label) => spot(id, label),
    tell: controller.tell,
    language: language.value,
    theme: themeNow(),
  }));
  return props;
}
