// Pictures of pieces that live in a layer above everything: while dragged, while flying, while vanishing.

/** An element and where it was seen; enough to show it there again after it has left the page. */
export interface Sighting {
  readonly element: Element;
  readonly rect: DOMRect;
  /** For a part of an SVG: from its parent's units to the screen. */
  readonly matrix: DOMMatrix | undefined;
}

export function sight(element: Element): Sighting {
  const parent = element.parentElement;
  const isPart = element instanceof SVGGraphicsElement && parent instanceof SVGGraphicsElement;
  return {
    element,
    rect: element.getBoundingClientRect(),
    matrix: isPart ? (parent.getScreenCTM() ?? undefined) : undefined,
  };
}

/** A copy exactly where the element was seen, that nobody can point at or read. */
export function ghostOf({ element, rect, matrix }: Sighting, overlay: Element): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.style.left = `${rect.left}px`;
  ghost.style.top = `${rect.top}px`;
  ghost.style.width = `${rect.width}px`;
  ghost.style.height = `${rect.height}px`;
  const copy = element.cloneNode(true) as Element;
  for (const part of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of marks) part.removeAttribute(name);
  }
  // It may itself be hidden just now, while an earlier picture of it flies.
  (copy as HTMLElement | SVGElement).style.visibility = '';
  ghost.append(matrix ? framed(copy, rect, matrix) : copy);
  overlay.append(ghost);
  return ghost;
}

const marks = [
  'data-piece',
  'data-spot',
  'data-anchor',
  'data-drag',
  'data-can',
  'data-pressed',
  'id',
  'tabindex',
  'role',
  'aria-label',
];

/** A part of an SVG needs an SVG around it that has the same scale. */
function framed(copy: Element, rect: DOMRect, matrix: DOMMatrix): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  const { a, b, c, d, e, f } = matrix;
  group.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e - rect.left} ${f - rect.top})`);
  group.append(copy);
  svg.setAttribute('width', String(rect.width));
  svg.setAttribute('height', String(rect.height));
  svg.append(group);
  return svg;
}
