// What fingers, mouse and keys do with a camera. It listens before the table does, and keeps from it what was meant for
// the camera alone: two fingers, a drawing that is pushed aside, a tap on what is too small to be meant.

import {
  type Box,
  edgePan,
  nearestTo,
  type Point,
  pan,
  pinch,
  type Screen,
  type Sight,
  showing,
  toUnits,
  zoomTo,
} from './camera.ts';

export interface Lens {
  now(): { readonly sight: Sight; readonly screen: Screen } | undefined;
  /** How wide the smallest thing is that is tapped, in units. */
  least(): number;
  isNear(): boolean;
  /** At once. */
  set(sight: Sight): void;
  /** In a short while. */
  goTo(sight: Sight): void;
  showWhole(): void;
  /** After the screen has changed. */
  keep(): void;
}

/** A finger hits what is so wide, in pixels; nearer, it should be a bit more. */
export const finger = 43.5;
const nearer = 52;
/** So far a finger may slip before it pushes. */
const slip = 9;
const spare = 30;
const rim = 34;

interface Push {
  readonly pointer: number;
  last: Point;
  isMoving: boolean;
}

/** Returns what stops the listening. */
export function listenToCamera(root: HTMLElement, drawing: SVGSVGElement, lens: Lens): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const fingers = new Map<number, Point>();
  let push: Push | undefined;
  /** The click that follows belongs to the camera. */
  let isOurs = false;

  const place = (event: MouseEvent): Point => {
    const { left, top } = drawing.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const isTooSmall = (): boolean => {
    const now = lens.now();
    return now !== undefined && lens.least() * now.sight.scale < finger;
  };
  const begin = (event: PointerEvent): void => {
    if (isOnButton(event.target)) return;
    if (event.isPrimary) {
      isOurs = false;
      fingers.clear();
    }
    const at = place(event);
    if (event.pointerType === 'touch') {
      fingers.set(event.pointerId, at);
      if (fingers.size === 2) {
        push = undefined;
        isOurs = true;
        // Whatever the first finger had taken up is let go.
        dispatchEvent(new PointerEvent('pointercancel', { pointerId: event.pointerId }));
        event.stopPropagation();
        return;
      }
      if (isTooSmall()) {
        isOurs = true;
        event.stopPropagation();
      }
    }
    const isTaken = event.target instanceof Element && event.target.closest('[data-drag]') !== null;
    if (lens.isNear() && !isTaken && event.isPrimary) {
      push = { pointer: event.pointerId, last: at, isMoving: false };
    }
  };
  const follow = (event: PointerEvent): void => {
    const now = lens.now();
    if (!now) return;
    const at = place(event);
    if (fingers.has(event.pointerId) && fingers.size === 2) {
      const before = [...fingers.values()] as [Point, Point];
      fingers.set(event.pointerId, at);
      lens.set(pinch(now.sight, now.screen, before, [...fingers.values()] as [Point, Point]));
    } else if (push?.pointer === event.pointerId) {
      const far = Math.hypot(at.x - push.last.x, at.y - push.last.y);
      if (!push.isMoving && far < slip) return;
      if (push.isMoving) lens.set(pan(now.sight, at.x - push.last.x, at.y - push.last.y));
      push.isMoving = true;
      push.last = at;
      isOurs = true;
    } else if (event.pointerType === 'touch' && isDragging()) carryOver(lens, now, at);
  };
  const end = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    if (push?.pointer === event.pointerId) push = undefined;
  };
  const click = (event: MouseEvent): void => {
    if (!isOurs || isOnButton(event.target)) return;
    isOurs = false;
    event.stopPropagation();
    const now = lens.now();
    if (!now || !isTooSmall()) return;
    const at = place(event);
    const aimed = focusNearest(drawing, now, at, lens.least());
    const goal = zoomTo(now.sight, now.screen, at, nearer / lens.least());
    lens.goTo(aimed ? showing(goal, now.screen, aimed, rim) : goal);
  };
  root.addEventListener('pointerdown', begin, { signal, capture: true });
  root.addEventListener('click', click, { signal, capture: true });
  addEventListener('pointermove', follow, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
  root.addEventListener(
    'wheel',
    (event) => {
      const now = lens.now();
      if (!now || event.deltaY === 0) return;
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * (event.deltaMode === 0 ? 0.0015 : 0.05));
      lens.set(zoomTo(now.sight, now.screen, place(event), now.sight.scale * factor));
    },
    { signal, passive: false },
  );
  document.addEventListener('keydown', (event) => press(event, lens, drawing), { signal });
  drawing.addEventListener(
    'focusin',
    (event) => {
      const now = lens.now();
      const isOwn = event.target instanceof Element && event.target.matches(':focus-visible');
      if (!now || !lens.isNear() || !isOwn) return;
      lens.goTo(showing(now.sight, now.screen, unitsOf(event.target as Element, drawing, now), spare));
    },
    { signal },
  );
  return () => stop.abort();
}

function isOnButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.camera-whole') !== null;
}

/** The table is carrying something. */
function isDragging(): boolean {
  return document.querySelector('[data-lifted]') !== null;
}

/** What is dragged over the drawing brings it nearer, and runs it at the edge. */
function carryOver(lens: Lens, { sight, screen }: NonNullable<ReturnType<Lens['now']>>, at: Point): void {
  const isInside = at.x > 0 && at.y > 0 && at.x < screen.width && at.y < screen.height;
  if (!isInside) return;
  if (lens.least() * sight.scale < finger) {
    lens.goTo(zoomTo(sight, screen, at, nearer / lens.least()));
    return;
  }
  const run = edgePan(at, screen, rim, 7);
  if (run.x !== 0 || run.y !== 0) lens.set(pan(sight, run.x, run.y));
}

function unitsOf(
  element: Element,
  drawing: SVGSVGElement,
  { sight, screen }: NonNullable<ReturnType<Lens['now']>>,
): Box {
  const box = element.getBoundingClientRect();
  const { left, top } = drawing.getBoundingClientRect();
  const { x, y } = toUnits(sight, screen, { x: box.left - left, y: box.top - top });
  return { x, y, width: box.width / sight.scale, height: box.height / sight.scale };
}

/** A tap that only aims shows what the next one will do: the nearest spot, an open one if there is one. */
function focusNearest(
  drawing: SVGSVGElement,
  now: NonNullable<ReturnType<Lens['now']>>,
  at: Point,
  reach: number,
): Box | undefined {
  const spots = [...drawing.querySelectorAll<SVGElement>('[data-spot]:not([data-can="closed"])')];
  const boxes = spots.map((spot) => unitsOf(spot, drawing, now));
  const nearest = nearestTo(toUnits(now.sight, now.screen, at), boxes, reach);
  if (nearest === undefined) return undefined;
  spots[nearest]!.focus({ preventScroll: true });
  return boxes[nearest];
}

function press(event: KeyboardEvent, lens: Lens, drawing: SVGSVGElement): void {
  const now = lens.now();
  if (!now || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('dialog[open]') || event.target instanceof HTMLInputElement) return;
  const { sight, screen } = now;
  const focused = drawing.querySelector(':focus-visible');
  const box = focused?.getBoundingClientRect();
  const { left, top } = drawing.getBoundingClientRect();
  const at = box
    ? { x: box.left + box.width / 2 - left, y: box.top + box.height / 2 - top }
    : { x: screen.width / 2, y: screen.height / 2 };
  switch (event.key) {
    case '+':
    case '=':
      lens.goTo(zoomTo(sight, screen, at, sight.scale * 1.4));
      break;
    case '-':
      lens.goTo(zoomTo(sight, screen, at, sight.scale / 1.4));
      break;
    case '0':
      lens.showWhole();
      break;
    default:
      return;
  }
  event.preventDefault();
}
