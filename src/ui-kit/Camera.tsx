// A camera around any drawing: it shows the whole by itself, and comes nearer by pinch, wheel, keys, or by a tap where
// things are too small for a finger. What it frames grows with the game, and never while somebody is about to tap.

import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { type Box, fit, grown, onTheWay, type Screen, type Sight, seenOf, within } from './camera.ts';
import { finger, type Lens, listenToCamera } from './cameraHands.ts';

export interface CameraProps {
  /** What must be seen, in units of the drawing. */
  readonly need: Box;
  /** What is framed grows by so many units at once. */
  readonly step: number;
  /** So wide is the smallest thing that is tapped. */
  readonly least: number;
  /** So many pixels a unit has at most. */
  readonly most: number;
  /** When this changes, the whole is shown again. */
  readonly home: string | number;
  readonly title: string;
  /** What the button is called that shows the whole. */
  readonly whole: string;
  /** What lies still before the drawing: names along the edge. It may read the signals. */
  readonly edge?: (seen: Seen) => JSX.Element | null;
  /** A small map of all of it, on the button that shows the whole. */
  readonly map?: (seen: Seen) => JSX.Element | null;
  readonly children: ComponentChildren;
}

/** Undefined until the page has told how large the screen is. */
export interface Seen {
  readonly sight: ReadonlySignal<Sight | undefined>;
  readonly screen: ReadonlySignal<Screen | undefined>;
  readonly frame: Box;
}

export function Camera(props: CameraProps): JSX.Element {
  const { need, step, title, whole, home, edge, map } = props;
  const root = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const shown = useRef<Box | undefined>(undefined);
  shown.current = grown(shown.current, need, step);
  const frame = shown.current;
  const sight = useSignal<Sight | undefined>(undefined);
  const screen = useSignal<Screen | undefined>(undefined);
  const isNear = useSignal(false);
  const latest = useRef(props);
  latest.current = props;
  const lens = useMemo(() => lensOf({ sight, screen, isNear, shown, latest }), [sight, screen, isNear]);
  useLayoutEffect(() => {
    const element = drawing.current!;
    const measure = (): void => {
      const { width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      screen.value = { width, height };
      lens.keep();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [lens, screen]);
  useEffect(() => listenToCamera(root.current!, drawing.current!, lens), [lens]);
  // Also when the frame has grown.
  useLayoutEffect(() => lens.showWhole(), [lens, home, frame.x, frame.y, frame.width, frame.height]);
  const viewBox = useComputed(() => boxText(sight.value, screen.value, frame));
  // Things are too small for a finger, and so is what is written on them for the eye.
  const { least } = props;
  const isSmall = useComputed(() => (sight.value && sight.value.scale * least < finger ? 'yes' : undefined));
  return (
    <div ref={root} class="camera" data-camera="yes" data-small={isSmall}>
      <svg ref={drawing} class="camera-sight" viewBox={viewBox}>
        <title>{title}</title>
        {props.children}
      </svg>
      {edge && (
        <div class="camera-edge" aria-hidden="true">
          <Drawn draw={edge} seen={{ sight, screen, frame }} />
        </div>
      )}
      <Whole isNear={isNear} show={lens.showWhole} words={whole}>
        {map && <Drawn draw={map} seen={{ sight, screen, frame }} />}
      </Whole>
    </div>
  );
}

/** Drawn anew when the signals change, and nothing around it. */
function Drawn({
  draw,
  seen,
}: {
  readonly draw: (seen: Seen) => JSX.Element | null;
  readonly seen: Seen;
}): JSX.Element | null {
  return draw(seen);
}

function boxText(sight: Sight | undefined, screen: Screen | undefined, frame: Box): string {
  const { x, y, width, height } = sight && screen ? seenOf(sight, screen) : frame;
  return `${x} ${y} ${width} ${height}`;
}

interface WholeProps {
  readonly isNear: ReadonlySignal<boolean>;
  readonly show: () => void;
  readonly words: string;
  readonly children: ComponentChildren;
}

function Whole({ isNear, show, words, children }: WholeProps): JSX.Element | null {
  if (!isNear.value) return null;
  return (
    <button type="button" class="camera-whole" aria-label={words} title={words} onClick={show}>
      {children}
      <svg viewBox="0 0 24 24" class="glyph" aria-hidden="true">
        <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />
      </svg>
    </button>
  );
}

interface Inside {
  readonly sight: { value: Sight | undefined };
  readonly screen: { readonly value: Screen | undefined };
  readonly isNear: { value: boolean };
  readonly shown: { readonly current: Box | undefined };
  readonly latest: { readonly current: CameraProps };
}

/** Milliseconds from sight to sight. */
const wayTime = 320;

function lensOf({ sight, screen, isNear, shown, latest }: Inside): Lens {
  let picture = 0;
  const set = (next: Sight): void => {
    const { value: size } = screen;
    if (!size || !shown.current) return;
    sight.value = within(next, shown.current, size, latest.current.most);
    isNear.value = sight.value.scale > fit(shown.current, size).scale * 1.02;
  };
  const stop = (): void => cancelAnimationFrame(picture);
  const goTo = (next: Sight): void => {
    stop();
    const from = sight.value;
    if (!from || !screen.value || !shown.current || isStill()) {
      set(next);
      return;
    }
    const goal = within(next, shown.current, screen.value, latest.current.most);
    const start = performance.now();
    const go = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - start) / wayTime));
      set(onTheWay(from, goal, 1 - (1 - share) ** 3));
      if (share < 1) picture = requestAnimationFrame(go);
    };
    picture = requestAnimationFrame(go);
  };
  const wholeNow = (): Sight | undefined => screen.value && shown.current && fit(shown.current, screen.value);
  return {
    now: () => (sight.value && screen.value ? { sight: sight.value, screen: screen.value } : undefined),
    least: () => latest.current.least,
    isNear: () => isNear.value,
    set(next) {
      stop();
      set(next);
    },
    goTo,
    showWhole() {
      const goal = wholeNow();
      if (goal) goTo(goal);
    },
    keep() {
      stop();
      const goal = isNear.value ? sight.value : wholeNow();
      if (goal) set(goal);
    },
  };
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
