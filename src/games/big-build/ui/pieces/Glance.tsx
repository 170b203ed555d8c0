// The first glance: two raccoons, and the house that they dream of.

import type { JSX } from 'preact';
import { FigureAt } from './Figures.tsx';
import { fromTheGround, Part, Smoke } from './Parts.tsx';

export function Glance(): JSX.Element {
  return (
    <svg class="glance" viewBox="-110 -80 740 420" aria-hidden="true">
      <ellipse class="lawn-round" cx="250" cy="312" rx="350" ry="26" />
      {fromTheGround.map((token) => (
        <Part key={token} token={token} />
      ))}
      <Smoke />
      <g class="look-owl" transform="translate(-46 326)">
        <FigureAt character="stripe" width={118} />
      </g>
      <g class="look-turtle" transform="translate(556 326)">
        <FigureAt character="acorn" width={106} />
      </g>
    </svg>
  );
}
