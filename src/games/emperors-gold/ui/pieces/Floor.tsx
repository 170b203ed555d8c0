// The temple floor: what lies under the cards, and the emperor.

import crown from 'icon:imperial-crown';
import type { JSX } from 'preact';
import { IconAt } from '../../../../ui-kit/Icon.tsx';
import { still } from '../../../../ui-kit/still.ts';
import { cellCount } from '../../grid.ts';
import { floor, pitch, placeOf } from '../layout.ts';

const cells = Array.from({ length: cellCount }, (_, cell) => cell);
const keySize = 20;

/** A meander, as around temple floors: one hook a step. */
function meander(): string {
  const hooks: string[] = [];
  for (let i = 0; i < Math.floor(floor / keySize) - 2; i++) hooks.push('v-12h12v8h-6v-4', 'm0 4v4h14');
  return hooks.join('');
}

const hooks = meander();

export const Ground = still(() => {
  return (
    <g>
      <defs>
        <radialGradient id="eg-light" cx="50%" cy="42%" r="70%">
          <stop offset="0%" class="light-in" />
          <stop offset="100%" class="light-out" />
        </radialGradient>
      </defs>
      <rect class="frame" width={floor} height={floor} rx={22} />
      {[0, 90, 180, 270].map((turn) => (
        <path
          key={turn}
          class="meander"
          transform={`rotate(${turn} ${floor / 2} ${floor / 2})`}
          d={`M${keySize} 20${hooks}`}
        />
      ))}
      <rect class="bed" x={26} y={26} width={floor - 52} height={floor - 52} rx={12} />
      <rect fill="url(#eg-light)" x={26} y={26} width={floor - 52} height={floor - 52} rx={12} />
      {cells.map((cell) => {
        const { x, y } = placeOf(cell);
        return (
          <rect
            key={cell}
            class="socket"
            x={x - pitch / 2 + 4}
            y={y - pitch / 2 + 4}
            width={pitch - 8}
            height={pitch - 8}
            rx={13}
          />
        );
      })}
    </g>
  );
});

/** Around 0, 0. */
export function Emperor(): JSX.Element {
  return (
    <g>
      <ellipse class="emperor-shade" cx={0} cy={38} rx={34} ry={8} />
      <path class="emperor-robe" d="M-33 36c0-26 10-44 33-44s33 18 33 44q-33 11-66 0z" />
      <path class="emperor-fold" d="M-10 37c0-20 4-34 10-42 6 8 10 22 10 42q-10 2-20 0z" />
      <circle class="emperor-face" cx={0} cy={-12} r={15} />
      <path class="emperor-beard" d="M-11-9q2 18 11 19 9-1 11-19-4 5-11 5t-11-5z" />
      <circle class="emperor-eye" cx={-5} cy={-14} r={1.9} />
      <circle class="emperor-eye" cx={5} cy={-14} r={1.9} />
      <IconAt icon={crown} x={0} y={-32} size={34} class="emperor-crown" />
    </g>
  );
}
