// What a motion shows beside the pieces: counts that fly, and a part of the picture that comes near.

import { ghostOf, sight } from './ghost.ts';
import type { Motion } from './motions.ts';
import { middle } from './paths.ts';

type Flight = NonNullable<Motion['fly']>[number];

/** The element that a motion names: a spot, a piece, an anchor, or the plate of a player ('plate:2'). */
export function placeNamed(root: Element, id: string): Element | null {
  const name = CSS.escape(id);
  const named =
    root.querySelector(`[data-anchor="${name}"]`) ??
    root.querySelector(`[data-spot="${name}"]`) ??
    root.querySelector(`[data-piece="${name}"]`);
  if (named || !id.startsWith('plate:')) return named;
  return root.querySelector(`[data-seat="${CSS.escape(id.slice('plate:'.length))}"]`);
}

/** "+2" from there to here, and gone. */
export function countFrom(
  { text, icon }: Flight,
  from: DOMRect,
  to: DOMRect,
  overlay: Element,
  time: KeyframeAnimationOptions,
): void {
  const count = document.createElement('div');
  count.className = 'flying-count';
  if (icon !== undefined) count.append(signOf(icon));
  count.append(text);
  count.style.left = `${middle(from.left, from.width)}px`;
  count.style.top = `${middle(from.top, from.height)}px`;
  overlay.append(count);
  const dx = middle(to.left, to.width) - middle(from.left, from.width);
  const dy = middle(to.top, to.height) - middle(from.top, from.height);
  const flight = count.animate(
    {
      translate: ['-50% -50%', '-50% -120%', `calc(-50% + ${dx}px) calc(-50% + ${dy}px)`],
      scale: ['0.6', '1.15', '0.8'],
      opacity: [0, 1, 1],
      offset: [0, 0.3, 1],
    },
    { ...time, fill: 'backwards' },
  );
  endWith(flight, count);
}

function signOf(icon: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  svg.setAttribute('viewBox', '0 0 512 512');
  path.setAttribute('d', icon);
  svg.append(path);
  return svg;
}

/** Of the shorter side of the board. */
const largest = 0.6;
const mostGrowth = 4;

/** It comes to the middle of the board, stays a moment, and goes back. */
export function bringNear(
  element: Element,
  board: DOMRect,
  overlay: Element,
  time: KeyframeAnimationOptions,
): void {
  const seen = sight(element);
  const { rect } = seen;
  const ghost = ghostOf(seen, overlay);
  ghost.classList.add('is-near');
  const dx = middle(board.left, board.width) - middle(rect.left, rect.width);
  const dy = middle(board.top, board.height) - middle(rect.top, rect.height);
  const room = (Math.min(board.width, board.height) * largest) / Math.max(1, rect.width, rect.height);
  const near = `${Math.max(1, Math.min(mostGrowth, room))}`;
  const flight = ghost.animate(
    {
      translate: ['0 0', `${dx}px ${dy}px`, `${dx}px ${dy}px`, '0 0'],
      scale: ['1', near, near, '1'],
      offset: [0, 0.3, 0.75, 1],
    },
    time,
  );
  endWith(flight, ghost);
}

function endWith(flight: Animation, element: Element): void {
  flight.onfinish = () => element.remove();
  flight.oncancel = () => element.remove();
}
