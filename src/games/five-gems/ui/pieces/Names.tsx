// The names of columns and rows, along the edge of what is seen.

import type { JSX } from 'preact';
import type { Seen } from '../../../../ui-kit/Camera.tsx';
import { type Box, seenOf, toPixels } from '../../../../ui-kit/camera.ts';
import type { Cell, View } from '../../types.ts';
import { tones } from '../cuts.ts';
import { cellsOf, middleOf, pitch } from '../places.ts';

interface NamesProps extends Seen {
  readonly columns: readonly string[];
  readonly rows: readonly number[];
  readonly origin: Cell;
}

export function ColumnNames({ sight, screen, columns, rows, origin }: NamesProps): JSX.Element | null {
  const [now, size] = [sight.value, screen.value];
  if (!now || !size) return null;
  const seen = seenOf(now, size);
  const near = (at: number, start: number, length: number): boolean =>
    at > start + pitch * 0.2 && at < start + length - pitch * 0.2;
  return (
    <>
      {columns.map((name, i) => {
        const at = pitch * (origin.x + i - 1);
        if (!near(at, seen.x, seen.width)) return null;
        const { x } = toPixels(now, size, { x: at, y: 0 });
        return (
          <span key={name} class="column-name" style={{ translate: `${x.toFixed(1)}px 0` }}>
            {name}
          </span>
        );
      })}
      {rows.map((name, i) => {
        const at = pitch * (origin.y + i - 1);
        if (!near(at, seen.y, seen.height)) return null;
        const { y } = toPixels(now, size, { x: 0, y: at });
        return (
          <span key={name} class="row-name" style={{ translate: `0 ${y.toFixed(1)}px` }}>
            {name}
          </span>
        );
      })}
    </>
  );
}

/** All gems as dots, to find one's way back to them. */
export function SmallMap({ view, frame }: { readonly view: View; readonly frame: Box }): JSX.Element {
  return (
    <svg
      class="small-map"
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      aria-hidden="true"
    >
      {cellsOf(view).map((cell) => {
        if (!cell.colour) return null;
        const { x, y } = middleOf(view, cell);
        return (
          <rect
            key={cell.name}
            {...{ x: x - 44, y: y - 44, width: 88, height: 88, rx: 16 }}
            fill={tones[cell.colour].base}
          />
        );
      })}
    </svg>
  );
}
