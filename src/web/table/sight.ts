// On a small screen what can be done may lie below the edge: then the page goes there by itself.

/** Part of a spot that must be seen for it to count as in sight. */
const enough = 0.6;

export function bringSpotsIntoSight(root: HTMLElement): void {
  bringIntoSight(root, '[data-can=open][tabindex]');
}

/** One of them, unless one is in sight already. */
export function bringIntoSight(root: HTMLElement, selector: string): void {
  const spots = [...root.querySelectorAll(selector)];
  if (spots.length === 0 || spots.some((spot) => isInSight(root, spot))) return;
  spots[0]!.scrollIntoView({ block: 'center', behavior: 'smooth' });
}

function isInSight(root: HTMLElement, spot: Element): boolean {
  const box = spot.getBoundingClientRect();
  const top = root.querySelector('.prompt')?.getBoundingClientRect().bottom ?? 0;
  const bottom = root.querySelector('.actions')?.getBoundingClientRect().top ?? innerHeight;
  const seen = Math.min(box.bottom, bottom) - Math.max(box.top, top);
  return seen >= enough * box.height;
}
