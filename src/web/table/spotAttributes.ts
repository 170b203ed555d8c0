// What stands on an element that can be pointed at.

import { computed, type ReadonlySignal } from '@preact/signals';
import type { GameTypes } from '../../kernel/game.ts';
import type { SpotAttributes, SpotId } from '../../ui-kit/board.ts';
import type { Offer } from '../../ui-kit/offers.ts';
import { draggableSpots, openSpots } from '../../ui-kit/spots.ts';
import type { Controller } from './controller.ts';
import { type Drawing, toldSpots } from './drawing.ts';
import { isLookOnly } from './looking.ts';

type Move = GameTypes['move'];
interface Marks
  extends Required<Pick<SpotAttributes, 'data-near' | 'data-hinted' | 'data-told' | 'tabindex'>> {
  /** The tabindex of what keeps the focus though nothing can be done there any more. */
  readonly held: ReadonlySignal<number>;
}

/** Reads what changes with each step of a move: call it while something is drawn. */
export type SpotOf = (id: SpotId, label: string) => SpotAttributes;

export function spotsOf(
  controller: Controller,
  focused: ReadonlySignal<SpotId | undefined>,
  drawing: ReadonlySignal<Drawing>,
): SpotOf {
  const { ways, chosen, picking } = controller;
  const open = computed(() => openSpots(ways.value, chosen.value, picking.value));
  const draggable = computed(() => draggableSpots(ways.value, chosen.value));
  const beginnings = computed(() => openSpots(ways.value, []));
  const marksOf = marksAt(controller, focused, open, drawing);
  return (id, label) => {
    if (isLookOnly(id)) return lookedAt(controller, id, label, marksOf(id));
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
        ...(picking.value?.picked.includes(id) ? { 'data-picked': 'yes' } : {}),
        // Whoever stands there by the keyboard goes on from there.
        ...(focused.peek() === id ? { tabindex: marks.held } : {}),
        ...(picking.value?.picked.includes(id) ? { 'data-picked': 'yes' } : {}),
        'data-told': marks['data-told'],
      };
    }
    const isThing = picking.value?.things.includes(id);
    const isPicked = picking.value?.picked.includes(id);
    const starts = isChosen || draggable.value.has(id);
    const only = behind?.length === 1 && !isThing ? behind[0] : undefined;
    return {
      'data-spot': id,
      'data-can': isChosen ? 'chosen' : 'open',
      ...(isThing ? { 'aria-pressed': isPicked === true } : {}),
      ...(isPicked ? { 'data-picked': 'yes' } : {}),
      ...(starts && !isThing ? { 'data-drag': 'yes', 'aria-pressed': isChosen } : {}),
      'aria-label': only ? `${label}. ${only.words}` : label,
      role: 'button',
      'data-near': marks['data-near'],
      'data-hinted': marks['data-hinted'],
      tabindex: marks.tabindex,
    };
  };
}

/** Where nothing can be done in the game. */
function lookedAt({ peeked, switches }: Controller, id: SpotId, label: string, marks: Marks): SpotAttributes {
  const isOn = id.startsWith('switch:') ? switches.value[id.slice('switch:'.length)] : peeked.value === id;
  return {
    'data-spot': id,
    'data-can': 'closed',
    'data-near': marks['data-near'],
    'aria-label': label,
    'aria-pressed': isOn === true,
    role: 'button',
    tabindex: marks.tabindex,
  };
}

/** What changes with the pointer and the focus reaches each spot by itself: nothing is drawn anew for it. */
function marksAt(
  { near, chosen, lamp, pointed }: Controller,
  focused: ReadonlySignal<SpotId | undefined>,
  open: ReadonlySignal<ReadonlyMap<SpotId, readonly Offer<Move>[]>>,
  drawing: ReadonlySignal<Drawing>,
): (id: SpotId) => Marks {
  /** The one spot that the Tab key comes to. */
  const roving = computed(() => {
    const id = focused.value;
    return id !== undefined && (open.value.has(id) || chosen.value.includes(id))
      ? id
      : open.value.keys().next().value;
  });
  const told = computed(() => toldSpots(drawing.value));
  const known = new Map<SpotId, Marks>();
  return (id) => {
    const marks = known.get(id) ?? {
      'data-near': computed(() => (near.value === id || focused.value === id ? 'yes' : undefined)),
      'data-hinted': computed(() =>
        lamp.marks.value.spots.includes(id) || pointed.value.includes(id) ? 'yes' : undefined,
      ),
      'data-told': computed(() => told.value.get(id)),
      tabindex: computed(() => (roving.value === id ? 0 : -1)),
      // Without a value the attribute is gone.
      held: computed(() => (focused.value === id ? -1 : undefined)) as ReadonlySignal<number>,
    };
    known.set(id, marks);
    return marks;
  };
}
