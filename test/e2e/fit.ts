// What must be true of every screen at every size: nothing overflows, nothing that is tapped is small, covered or out of
// sight, and what is read is large enough.

import type { Page } from 'playwright-core';

export interface Size {
  readonly width: number;
  readonly height: number;
  /** Fingers work it: what they tap is larger. */
  readonly isTouched: boolean;
}

export const sizes: readonly Size[] = [
  { width: 360, height: 640, isTouched: true },
  { width: 640, height: 360, isTouched: true },
  { width: 820, height: 1180, isTouched: true },
  { width: 1024, height: 768, isTouched: false },
  { width: 1440, height: 900, isTouched: false },
  { width: 1920, height: 1080, isTouched: false },
];

/** What is wrong with the page as it stands now. */
export async function misfits(page: Page, { width, height, isTouched }: Size): Promise<readonly string[]> {
  await page.setViewportSize({ width, height });
  await page.evaluate(settle);
  const limits = { target: isTouched ? 43 : 23, letter: width >= 1024 ? 14 : 12 };
  const found = await page.evaluate(findMisfits, limits);
  return found.map((problem) => `${width}×${height}: ${problem}`);
}

/** Two pictures, and what was to be drawn later. */
async function settle(): Promise<void> {
  // A list that the keyboard stands in lies open.
  (document.activeElement as HTMLElement | null)?.blur();
  for (let picture = 0; picture < 3; picture++) await new Promise(requestAnimationFrame);
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}

interface Limits {
  readonly target: number;
  readonly letter: number;
}

/** Runs in the page. */
function findMisfits({ target: leastTarget, letter: leastLetter }: Limits): string[] {
  const problems = new Set<string>();
  const root: Element = document.querySelector('dialog[open]') ?? document.body;
  const nameOf = (element: Element): string => {
    const spot = element.getAttribute('data-spot');
    const css = element.getAttribute('class') ?? '';
    return `${element.tagName.toLowerCase()}${spot ? `[${spot}]` : ''}.${css.split(' ').slice(0, 2).join('.')} "${(element.textContent ?? '').trim().slice(0, 24)}"`;
  };
  // Hidden from the eye on purpose, for readers and for later.
  const isHidden = (element: Element): boolean =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    isNotDrawn(element) ||
    element.closest('.hidden, .skip, .ghost, .overlay, [inert]') !== null ||
    [...(element.closest('.drawer')?.children ?? [])].some(
      (part) => part.contains(element) && part.clientWidth <= 1,
    );
  // Chromium calls what is in an SVG visible, even where nothing of it is drawn.
  function isNotDrawn(element: Element | null): boolean {
    if (!(element instanceof SVGElement)) return false;
    return getComputedStyle(element).display === 'none' || isNotDrawn(element.parentElement);
  }
  const isPart = (ancestor: Element, element: Element): boolean =>
    ancestor.contains(element) || element.contains(ancestor);

  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) problems.add(`${page.scrollWidth - innerWidth} px too wide`);
  if (document.querySelector('.table') && page.scrollHeight > innerHeight)
    problems.add(`${page.scrollHeight - innerHeight} px too high`);

  const tappable = 'button, a[href], summary, label:has(input), [data-spot][role=button]';
  for (const element of root.querySelectorAll(tappable)) {
    if (isHidden(element)) continue;
    const box = element.getBoundingClientRect();
    if (box.width <= 1) continue;
    const isInCamera = element.closest('[data-camera]') !== null;
    const isTapped = !element.matches(':disabled') && element.getAttribute('data-can') !== 'closed';
    if (!isTapped) continue;
    const isSmall = Math.min(box.width, box.height) < leastTarget;
    if (isSmall && !isInCamera && Math.min(reach(element, box, 'x'), reach(element, box, 'y')) < leastTarget)
      problems.add(`small: ${nameOf(element)} ${Math.round(box.width)}×${Math.round(box.height)}`);
    // Lists may be scrolled; what is tapped on the table may not be out of sight.
    const list = element.closest('.log-scroll, .move-list, .in-words, .dialog-body, dialog');
    if (list || isInCamera || !element.closest('.table')) continue;
    const isOut = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    if (isOut) problems.add(`out of sight: ${nameOf(element)}`);
    else if (!isHit(element, box)) problems.add(`covered: ${nameOf(element)}`);
  }

  function isHit(element: Element, box: DOMRect): boolean {
    const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
    return parts.some((down) =>
      parts.some((along) => {
        const there = document.elementFromPoint(box.left + along * box.width, box.top + down * box.height);
        return there !== null && isPart(element, there) && there !== document.body && !there.contains(root);
      }),
    );
  }

  /** From the middle to both sides as far as a finger hits it: what is tapped may be larger than its box. */
  function reach(element: Element, box: DOMRect, axis: 'x' | 'y'): number {
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const isThere = (way: number): boolean => {
      const there = document.elementFromPoint(
        middle.x + (axis === 'x' ? way : 0),
        middle.y + (axis === 'y' ? way : 0),
      );
      return there !== null && element.contains(there);
    };
    let length = 0;
    for (const side of [-1, 1]) for (let way = 0; way < 100 && isThere(side * way); way++) length++;
    return length;
  }

  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element || !/[\p{L}\p{N}]/u.test(text.textContent ?? '') || isHidden(element)) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
    if (size < leastLetter - 0.3) problems.add(`letters of ${size.toFixed(1)} px: ${nameOf(element)}`);
    const isClipped =
      element instanceof HTMLElement &&
      getComputedStyle(element).overflowX !== 'visible' &&
      element.scrollWidth > element.clientWidth + 1 &&
      !['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    if (isClipped) problems.add(`cut off: ${nameOf(element)}`);
  }

  function scaleOf(element: Element): number {
    if (!(element instanceof SVGGraphicsElement)) return 1;
    const matrix = element.getScreenCTM();
    return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
  }

  return [...problems];
}
