// Tap, hover and drag on spots, by listening at the table once. Boards listen to nothing.

import type { SpotId } from './board.ts';
import { ghostOf, sight } from './ghost.ts';
import { meantBy } from './reach.ts';

export interface PointerHandlers {
  point(id: SpotId): void;
  near(id: SpotId | undefined): void;
  /** A drag has begun at this spot; undefined: it has ended, wherever. Comes before `drag`. */
  lift(id: SpotId | undefined): void;
  /** From a spot onto another one. */
  drag(from: SpotId, to: SpotId): void;
}

/** So far a finger may slip before it is a drag. */
const slip = 9;

interface Held {
  readonly id: SpotId;
  readonly element: Element;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  ghost?: HTMLElement;
}

/** Returns what stops the listening. */
export function listenToPointer(
  root: HTMLElement,
  overlay: () => HTMLElement,
  handlers: PointerHandlers,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let held: Held | undefined;
  let isDragClick = false;

  const letGo = (): void => {
    if (held?.ghost) {
      held.ghost.remove();
      handleOf(held.element).removeAttribute('data-lifted');
      handlers.lift(undefined);
      handlers.near(undefined);
    }
    held = undefined;
  };
  root.addEventListener(
    'click',
    (event) => {
      const id = spotUnder(root, event, event.target);
      if (id !== undefined && !isDragClick) handlers.point(id);
      isDragClick = false;
    },
    { signal },
  );
  root.addEventListener(
    'pointerdown',
    (event) => {
      isDragClick = false;
      const element = event.target instanceof Element ? event.target.closest('[data-spot]') : null;
      if (!element?.hasAttribute('data-drag') || !event.isPrimary || event.button !== 0) return;
      held = {
        id: element.getAttribute('data-spot')!,
        element,
        pointer: event.pointerId,
        x: event.clientX,
        y: event.clientY,
      };
    },
    { signal },
  );
  addEventListener(
    'pointermove',
    (event) => {
      if (!held || held.pointer !== event.pointerId) return;
      const dx = event.clientX - held.x;
      const dy = event.clientY - held.y;
      if (!held.ghost && Math.hypot(dx, dy) < slip) return;
      if (!held.ghost) {
        const handle = handleOf(held.element);
        held.ghost = ghostOf(sight(handle), overlay());
        held.ghost.classList.add('is-dragged');
        handle.setAttribute('data-lifted', 'yes');
        handlers.lift(held.id);
      }
      held.ghost.style.translate = `${dx}px ${dy}px`;
      handlers.near(spotAt(document.elementFromPoint(event.clientX, event.clientY)));
    },
    { signal },
  );
  addEventListener(
    'pointerup',
    (event) => {
      const from = held?.ghost && held.pointer === event.pointerId ? held.id : undefined;
      letGo();
      if (from === undefined) return;
      isDragClick = true;
      const over = spotUnder(root, event, document.elementFromPoint(event.clientX, event.clientY));
      if (over !== undefined && over !== from) handlers.drag(from, over);
    },
    { signal },
  );
  addEventListener('pointercancel', letGo, { signal });
  root.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType !== 'touch' && !held?.ghost) handlers.near(spotAt(event.target));
    },
    { signal },
  );
  root.addEventListener(
    'pointerleave',
    (event) => {
      if (event.pointerType !== 'touch') handlers.near(undefined);
    },
    { signal },
  );
  return () => {
    letGo();
    stop.abort();
  };
}

export function spotAt(target: EventTarget | null): SpotId | undefined {
  const element = target instanceof Element ? target.closest('[data-spot]') : null;
  return element?.getAttribute('data-spot') ?? undefined;
}

/** A finger means the nearest of what is small. */
function spotUnder(root: Element, event: PointerEvent, target: EventTarget | null): SpotId | undefined {
  const id = spotAt(target);
  const isOnButton = target instanceof Element && target.closest('button, a, summary, label, input') !== null;
  if (event.pointerType !== 'touch' || isOnButton) return id;
  const open = [...root.querySelectorAll('[data-spot]:is([data-can="open"], [data-can="chosen"])')];
  const boxes = open.map((spot) => spot.getBoundingClientRect());
  const hit = open.findIndex((spot) => target instanceof Node && spot.contains(target));
  const meant = meantBy({ x: event.clientX, y: event.clientY }, boxes, hit < 0 ? undefined : hit);
  return meant === undefined ? id : (open[meant]!.getAttribute('data-spot') ?? undefined);
}

/** What is seen to be dragged: a part of the spot marked as its handle, a piece in it, or the whole. */
function handleOf(spot: Element): Element {
  return spot.querySelector('[data-handle]') ?? spot;
}
