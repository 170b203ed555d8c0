import { effect, type ReadonlySignal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { whenFree } from '../../ui-kit/answer.ts';
import { seatClass } from '../../ui-kit/looks.tsx';
import type { Controller } from './controller.ts';
import type { Drawing } from './drawing.ts';
import { type Finder, nibs, type Strokes, strokesOf } from './pen.ts';

interface PenLayerProps {
  readonly controller: Controller;
  readonly drawing: ReadonlySignal<Drawing>;
}

const noStrokes: Strokes = { arrows: [], discs: [], rings: [] };

/** Arrows and numbers over the board, laid where its spots, pieces and anchors are on the screen. */
export function PenLayer({ controller, drawing }: PenLayerProps): JSX.Element {
  const layer = useRef<SVGSVGElement>(null);
  const strokes = useSignal<Strokes>(noStrokes);
  useEffect(() => {
    const root = layer.current!.closest<HTMLElement>('.table')!;
    let isPending = false;
    // After everything has been drawn, and once for all that has changed by then.
    const draw = (): void => {
      if (isPending) return;
      isPending = true;
      whenFree(() => {
        isPending = false;
        if (!layer.current) return;
        const { marks } = drawing.peek();
        const drawn =
          marks.length === 0 ? noStrokes : strokesOf(marks, finderIn(root, layer.current), nibFor(root));
        if (JSON.stringify(drawn) !== JSON.stringify(strokes.peek())) strokes.value = drawn;
      });
    };
    const stopFollowing = effect(() => {
      void drawing.value;
      void controller.view.value;
      draw();
    });
    const sizes = new ResizeObserver(draw);
    sizes.observe(root);
    // A board's camera moves.
    const cameras = new MutationObserver(draw);
    cameras.observe(root, { subtree: true, attributes: true, attributeFilter: ['viewBox'] });
    return () => {
      stopFollowing();
      sizes.disconnect();
      cameras.disconnect();
    };
  }, [controller, drawing, strokes]);
  const { arrows, discs, rings } = strokes.value;
  return (
    <svg ref={layer} class={`pen ${seatClass(drawing.value.look)}`} aria-hidden="true">
      {rings.map(({ x, y, width, height, state }, index) => (
        <rect key={index} class={`pen-ring is-${state}`} x={x} y={y} width={width} height={height} rx={10} />
      ))}
      {arrows.map(({ line, head, state }, index) => (
        <g key={index} class={`pen-arrow is-${state}`}>
          <path class="pen-under" d={`${line}${head}`} />
          <path class="pen-line" d={line} />
          <path class="pen-head" d={head} />
        </g>
      ))}
      {discs.map(({ x, y, number, state }, index) => (
        <g key={index} class={`pen-number is-${state}`} transform={`translate(${x} ${y})`}>
          <circle r={nibFor(document.documentElement).radius} />
          <text y="0.36em">{number}</text>
        </g>
      ))}
    </svg>
  );
}

function nibFor({ clientWidth, clientHeight }: HTMLElement): (typeof nibs)['small' | 'large'] {
  return clientWidth < 700 || clientHeight < 500 ? nibs.small : nibs.large;
}

function finderIn(root: HTMLElement, layer: SVGSVGElement): Finder {
  const origin = layer.getBoundingClientRect();
  const elementOf = (name: string): Element | null => {
    const value = CSS.escape(name);
    return root.querySelector(`[data-spot="${value}"], [data-anchor="${value}"], [data-piece="${value}"]`);
  };
  return {
    find(name) {
      const element = elementOf(name);
      if (!element) return undefined;
      const shape =
        element instanceof SVGElement ? (element.querySelector('.spot-edge') ?? element) : element;
      const { left, top, width, height } = shape.getBoundingClientRect();
      if (width === 0 && height === 0) return undefined;
      const isFlat = element instanceof HTMLElement;
      return { x: left - origin.left, y: top - origin.top, width, height, isFlat };
    },
    isSpot: (name) => elementOf(name)?.hasAttribute('data-spot') === true,
  };
}
