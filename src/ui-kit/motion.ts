// Motion by difference: pieces are looked at before and after a change, and travel from there to here.

import { ghostOf, type Sighting, sight } from './ghost.ts';
import type { Motion, PieceId } from './motions.ts';
import { frames, framesAlong, middle, type Point } from './paths.ts';
import { bringNear, countFrom, placeNamed } from './showy.ts';

/** Where every piece was, and what a motion names beside. */
export interface Scene {
  readonly pieces: ReadonlyMap<PieceId, Sighting>;
  readonly anchors: ReadonlyMap<string, DOMRect>;
}

export function look(root: Element, motion: Motion): Scene {
  const pieces = new Map<PieceId, Sighting>();
  for (const element of root.querySelectorAll('[data-piece]')) {
    pieces.set(element.getAttribute('data-piece')!, sight(element));
  }
  const anchors = new Map<string, DOMRect>();
  for (const id of namedIn(motion)) {
    const element = placeNamed(root, id);
    if (element) anchors.set(id, element.getBoundingClientRect());
  }
  return { pieces, anchors };
}

function namedIn({ from, fromAll, to, toAll, along, fly }: Motion): readonly string[] {
  const ways = Object.values(along ?? {}).flat();
  const flights = (fly ?? []).flatMap((count) => [count.from, count.to]);
  const all = [...Object.values(from ?? {}), ...Object.values(to ?? {}), fromAll, toAll, ...ways, ...flights];
  return all.filter((id) => id !== undefined);
}

interface Stage {
  readonly root: Element;
  readonly overlay: Element;
  readonly before: Scene;
  readonly after: Scene;
  readonly motion: Motion;
  readonly duration: number;
}

/** Call right after the page has changed. Starts everything and waits for nothing. */
export function move(root: Element, overlay: Element, before: Scene, motion: Motion, duration: number): void {
  if (duration <= 0) return;
  const stage: Stage = { root, overlay, before, after: look(root, motion), motion, duration };
  for (const [id, now] of stage.after.pieces) {
    const was = before.pieces.get(id);
    const origin = was?.rect ?? placeOf(stage, motion.from?.[id] ?? motion.fromAll);
    if (origin) travel(stage, now, origin);
    else if (!was) now.element.animate({ opacity: [0, 1], scale: ['0.7', '1'] }, timing(duration));
  }
  for (const [id, was] of before.pieces) {
    if (!stage.after.pieces.has(id) && !was.element.isConnected) leave(stage, id, was);
  }
  for (const [order, id] of (motion.flash ?? []).entries()) flash(stage, id, order);
  for (const [order, count] of (motion.fly ?? []).entries()) flyCount(stage, count, order);
  if (motion.lens !== undefined) lookClosely(stage, motion.lens);
}

/** Ends all motion at once. */
export function settle(root: Element, overlay: Element): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    if (animation instanceof Animation && animation.id === marker) animation.finish();
  }
  for (const element of hidden.keys()) show(element);
  overlay.replaceChildren();
}

const marker = 'larets';

function timing(duration: number, easing = 'cubic-bezier(.2,.7,.2,1)'): KeyframeAnimationOptions {
  return { duration, easing, id: marker };
}

function placeOf(stage: Stage, id: string | undefined): DOMRect | undefined {
  if (id === undefined) return undefined;
  const then = stage.before.pieces.get(id)?.rect ?? stage.before.anchors.get(id);
  return then ?? stage.after.pieces.get(id)?.rect ?? stage.after.anchors.get(id);
}

function travel(stage: Stage, now: Sighting, from: DOMRect): void {
  const dx = middle(from.left, from.width) - middle(now.rect.left, now.rect.width);
  const dy = middle(from.top, from.height) - middle(now.rect.top, now.rect.height);
  const grown = now.rect.width > 0 ? Math.min(4, Math.max(0.25, from.width / now.rect.width)) : 1;
  if (Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(grown - 1) < 0.02) return;
  const by = pointsOf(stage, now).map((point) => ({
    x: point.x - middle(now.rect.left, now.rect.width),
    y: point.y - middle(now.rect.top, now.rect.height),
  }));
  const isLong = by.length > 0;
  const way = isLong
    ? framesAlong([{ x: dx, y: dy }, ...by, { x: 0, y: 0 }], grown, stage.motion.path)
    : frames(stage.motion.path, dx, dy, grown);
  const time = isLong
    ? timing(stage.duration * Math.max(1, stage.motion.weight ?? 1), 'linear')
    : timing(stage.duration);
  if (staysInside(now, from)) {
    now.element.animate(way, time);
    return;
  }
  // Boxes that scroll would cut a piece that flies over their edge, and what is drawn later would hide it: so its
  // picture flies instead, above everything.
  const ghost = ghostOf(now, stage.overlay);
  const flight = ghost.animate(way, time);
  hide(now.element, flight);
  const arrive = (): void => {
    ghost.remove();
    if (hidden.get(now.element) === flight) show(now.element);
  };
  flight.onfinish = arrive;
  flight.oncancel = arrive;
}

function pointsOf(stage: Stage, { element }: Sighting): readonly Point[] {
  const along = stage.motion.along?.[element.getAttribute('data-piece') ?? ''] ?? [];
  return along.flatMap((id) => {
    const rect = placeOf(stage, id);
    return rect ? [{ x: middle(rect.left, rect.width), y: middle(rect.top, rect.height) }] : [];
  });
}

/** Cards that move up in their row need no second picture. */
function staysInside({ element, rect }: Sighting, from: DOMRect): boolean {
  const box = element instanceof HTMLElement ? element.closest('[data-area]')?.getBoundingClientRect() : null;
  return [rect, from].every(
    (place) =>
      box &&
      place.left >= box.left &&
      place.right <= box.right &&
      place.top >= box.top &&
      place.bottom <= box.bottom,
  );
}

/** Pieces whose picture flies, and the latest flight of each. By a style: an animation that changes nothing would have
 *  the page drawn anew all the while. */
const hidden = new Map<Element, Animation>();

function hide(element: Element, flight: Animation): void {
  hidden.set(element, flight);
  (element as HTMLElement | SVGElement).style.visibility = 'hidden';
}

function show(element: Element): void {
  hidden.delete(element);
  (element as HTMLElement | SVGElement).style.visibility = '';
}

function leave(stage: Stage, id: PieceId, was: Sighting): void {
  const ghost = ghostOf(was, stage.overlay);
  const goal = placeOf(stage, stage.motion.to?.[id] ?? stage.motion.toAll);
  const dx = goal ? middle(goal.left, goal.width) - middle(was.rect.left, was.rect.width) : 0;
  const dy = goal ? middle(goal.top, goal.height) - middle(was.rect.top, was.rect.height) : 0;
  const flight = ghost.animate(
    {
      translate: ['0 0', `${dx}px ${dy}px`],
      scale: ['1', goal ? '0.6' : '0.7'],
      opacity: [1, goal ? 0.5 : 0],
    },
    timing(stage.duration),
  );
  flight.onfinish = () => ghost.remove();
  flight.oncancel = () => ghost.remove();
}

function flash(stage: Stage, id: string, order: number): void {
  const name = CSS.escape(id);
  for (const element of stage.root.querySelectorAll(`[data-piece="${name}"],[data-spot="${name}"]`)) {
    element.animate(
      { filter: ['none', 'brightness(1.35) saturate(1.3)', 'none'] },
      { ...timing(stage.duration * 1.5), delay: order * stage.duration * 0.2 },
    );
  }
}

function flyCount(stage: Stage, count: NonNullable<Motion['fly']>[number], order: number): void {
  const from = placeOf(stage, count.from);
  const to = placeOf(stage, count.to);
  if (!from || !to) return;
  const time = { ...timing(stage.duration * 1.4), delay: order * stage.duration * 0.25 };
  countFrom(count, from, to, stage.overlay, time);
}

/** Long enough to be looked at. */
const lensTime = 2.2;

function lookClosely(stage: Stage, id: string): void {
  const element = placeNamed(stage.root, id);
  const board = stage.root.querySelector('.board')?.getBoundingClientRect();
  if (element && board)
    bringNear(element, board, stage.overlay, timing(stage.duration * lensTime, 'ease-in-out'));
}
