// How large the map is on this screen, for what must be read on it.

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { height, width } from './layout.ts';

/** The map's own units. Names have room in the regions, and continents' names on the sea, up to these sizes. */
export const largestName = 20;
export const largestBanner = 26;

/** From this width on the screen is read from further away. */
const desk = 1024;

interface Letter {
  readonly map: RefObject<SVGSVGElement | null>;
  /** The smallest letter that can be read, in units of the map. */
  readonly letter: number;
}

export function useLetter(): Letter {
  const map = useRef<SVGSVGElement>(null);
  const [letter, setLetter] = useState(largestName);
  useLayoutEffect(() => {
    const element = map.current!;
    const measure = (): void => {
      const box = element.getBoundingClientRect();
      const scale = Math.min(box.width / width, box.height / height);
      if (scale > 0) setLetter(Math.ceil((innerWidth < desk ? 12 : 14) / scale));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { map, letter };
}
