// The table by keyboard: arrows between spots, Enter on them, letters for the rest.

import { type Direction, nearest } from '../../ui-kit/arrows.ts';
import type { SpotId } from '../../ui-kit/board.ts';
import { isPrimary } from '../../ui-kit/offers.ts';
import { spotAt } from '../../ui-kit/pointer.ts';
import type { Controller } from './controller.ts';

export interface KeyHandlers {
  focus(id: SpotId | undefined): void;
  showMoves(): void;
  showLog(): void;
  showWords(): void;
  showKeys(): void;
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Returns what stops the listening. */
export function listenToKeys(root: HTMLElement, controller: Controller, handlers: KeyHandlers): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let last: DOMRect | undefined;
  root.addEventListener(
    'focusin',
    (event) => {
      const id = spotAt(event.target);
      if (id !== undefined) last = (event.target as Element).getBoundingClientRect();
      handlers.focus(id);
    },
    { signal },
  );
  root.addEventListener('focusout', () => handlers.focus(undefined), { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]') || isTyping(event.target)) return;
      const direction = directions[event.key];
      if (direction && step(root, event.target, direction, last)) event.preventDefault();
      else if (!direction && press(event, controller, handlers)) event.preventDefault();
    },
    { signal },
  );
  return () => stop.abort();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

/** Away from a spot, or back to where the last one was. Lists and other things keep their arrows. */
function step(
  root: HTMLElement,
  target: EventTarget | null,
  direction: Direction,
  last: DOMRect | undefined,
): boolean {
  const present = target instanceof Element ? target.closest('[data-spot]') : null;
  const isFree =
    target === document.body || present || (target as Element).matches('[data-home], .part, .actions *');
  if (!isFree) return false;
  const spots = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-spot][tabindex]')];
  const others = spots.filter((spot) => spot !== present);
  const from = present?.getBoundingClientRect() ?? last;
  const boxes = others.map((spot) => spot.getBoundingClientRect());
  const ahead = from && nearest(from, boxes, direction);
  // From a place where nothing can be done any more every arrow leads to one where something can.
  const next = ahead ?? (present?.hasAttribute('role') ? undefined : 0);
  if (next !== undefined) others[next]?.focus();
  return spots.length > 0;
}

function press(event: KeyboardEvent, controller: Controller, handlers: KeyHandlers): boolean {
  const spot = spotAt(event.target);
  switch (event.key) {
    case 'Enter':
    case ' ':
      if (spot !== undefined) controller.point(spot);
      else if (event.target === document.body && event.key === ' ') controller.skip();
      else return false;
      return true;
    case 'Escape':
      controller.skip();
      controller.cancel();
      controller.lamp.close();
      return true;
    case '?':
      handlers.showKeys();
      return true;
  }
  // By the place of the key, so that it does not matter which alphabet the keyboard writes.
  switch (event.code) {
    case 'KeyE':
      return pressPrimary(controller);
    case 'KeyH':
      controller.lamp.press();
      return true;
    case 'KeyU':
      controller.takeBack();
      return true;
    case 'KeyM':
      handlers.showMoves();
      return true;
    case 'KeyB':
      handlers.showWords();
      return true;
    case 'KeyL':
      handlers.showLog();
      return true;
    case 'Slash':
      if (!event.shiftKey) return false;
      handlers.showKeys();
      return true;
    default:
      return false;
  }
}

function pressPrimary(controller: Controller): boolean {
  const { offers, picking } = controller;
  const offer = picking.value?.confirms[0] ?? offers.value.find(isPrimary);
  if (offer) controller.choose(offer.key);
  return offer !== undefined;
}
