// What stands on the field, found the slow and obvious way: lay the card on every spot in every turn and
// look. Shares nothing with the fast matcher.

import type { Card, Gem } from '../components.ts';

/** 'x,y' → letter. */
export type Spots = ReadonlyMap<string, string>;

export function spotsOf(field: readonly string[], shiftX = 0, shiftY = 0): Spots {
  const spots = new Map<string, string>();
  for (const [y, row] of field.entries()) {
    for (const [x, letter] of [...row].entries()) {
      if (letter !== '.') spots.set(`${x + shiftX},${y + shiftY}`, letter);
    }
  }
  return spots;
}

type Images = 'turned' | 'mirrored';

/** Every arrangement of the card that stands: its cells, sorted. */
export function arrangements(card: Card, spots: Spots, images: Images): string[][] {
  const found = new Map<string, string[]>();
  const ways = waysToLay(card, images);
  for (const [spot, letter] of spots) {
    if (letter !== card.gems[0]!.colour) continue;
    const [x, y] = spot.split(',').map(Number) as [number, number];
    for (const laid of ways) {
      if (!laid.every((gem) => spots.get(`${x + gem.x},${y + gem.y}`) === gem.colour)) continue;
      const cells = laid.map((gem) => `${x + gem.x},${y + gem.y}`).toSorted();
      found.set(cells.join(' '), cells);
    }
  }
  return [...found.values()];
}

/** Seen from its first gem, as it lies, turned by one, two and three quarters; and from behind. */
function waysToLay(card: Card, images: Images): Gem[][] {
  const [first] = card.gems;
  const asDrawn = card.gems.map(({ x, y, colour }) => ({ x: x - first!.x, y: y - first!.y, colour }));
  const fromBehind = asDrawn.map((gem) => ({ ...gem, x: -gem.x }));
  return (images === 'mirrored' ? [asDrawn, fromBehind] : [asDrawn]).flatMap((laid) => [
    laid,
    laid.map(({ x, y, colour }) => ({ x: -y, y: x, colour })),
    laid.map(({ x, y, colour }) => ({ x: -x, y: -y, colour })),
    laid.map(({ x, y, colour }) => ({ x: y, y: -x, colour })),
  ]);
}

/** FG-K1: those of which a cell has another colour than before. */
export function newOnes(found: readonly string[][], before: Spots, now: Spots): string[][] {
  return found.filter((cells) => cells.some((at) => before.get(at) !== now.get(at)));
}
