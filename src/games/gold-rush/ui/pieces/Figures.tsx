// Helpers, told apart by hat and tool, not by colour alone.

import type { JSX } from 'preact';
import { still } from '../../../../ui-kit/still.ts';
import type { Figure } from '../../components.ts';

export const FigureOf = still(({ figure }: { readonly figure: Figure }) => (
  <svg class={`figure figure-${figure}`} viewBox="0 0 48 60" aria-hidden="true">
    <ellipse class="figure-shadow" cx="24" cy="56" rx="17" ry="3.5" />
    {figure === 'guard' ? <Guard /> : <Prospector />}
  </svg>
));

function Prospector(): JSX.Element {
  return (
    <>
      <path class="pick-handle" d="M38 12 34 54" />
      <path class="pick-head" d="M28 16q9-10 19-2-9-4-17 4z" />
      <path class="coat" d="M9 55q0-24 15-26 15 2 15 26z" />
      <path class="braces" d="M17 33v21M31 33v21" />
      <circle class="skin" cx="24" cy="23" r="9" />
      <path class="beard" d="M15 24q1 13 9 13t9-13q-4 4-9 3-5 1-9-3z" />
      <Eyes />
      <path class="hat" d="M8 18q16-7 32 0-3-3-7-4-1-9-9-9t-9 9q-4 1-7 4z" />
    </>
  );
}

function Guard(): JSX.Element {
  return (
    <>
      <path class="coat" d="M9 55q0-24 15-26 15 2 15 26z" />
      <path class="buttons" d="M24 30v24" />
      <circle class="skin" cx="24" cy="23" r="9" />
      <path class="beard" d="M18 28q6 4 12 0-2-3-6-2-4-1-6 2z" />
      <Eyes />
      <path class="hat" d="M13 17V11q11-7 22 0v6q4 0 5 2-16 3-32 0 1-2 5-2z" />
      <path class="star" d="M24 8l1.5 3 3.3.3-2.5 2.2.8 3.2-3.1-1.8-3.1 1.8.8-3.2-2.5-2.2 3.3-.3z" />
      <path class="shield" d="M4 33q7 0 10-3 3 3 9 3 0 15-9.5 20Q4 48 4 33z" />
      <path class="cross" d="M14 30v23M5 40h18" />
    </>
  );
}

function Eyes(): JSX.Element {
  return (
    <g class="eyes">
      <circle cx="20.5" cy="22" r="1.4" />
      <circle cx="27.5" cy="22" r="1.4" />
    </g>
  );
}
