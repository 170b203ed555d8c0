// A real eight-sided die, seen on one of its faces.

import dynamite from 'icon:dynamite';
import { IconAt } from '../../../../ui-kit/Icon.tsx';
import { still } from '../../../../ui-kit/still.ts';
import { type Die, faceOf, type Kind } from '../../components.ts';

interface DieProps {
  readonly kind: Kind;
  /** Undefined: it has not been rolled. */
  readonly die?: Die | undefined;
}

export const DieFace = still(({ kind, die }: DieProps) => {
  const face = die === undefined ? 0 : faceOf(die);
  return (
    <svg viewBox="-2 -2 104 106" class={`die die-${kind}`} aria-hidden="true">
      <ellipse class="die-shadow" cx="50" cy="97" rx="38" ry="6" />
      <path class="die-right" d="M50 3 92 27V74L50 97 8 74V27z" />
      <path class="die-left" d="M50 3 8 27V74z" />
      <path class="die-right" d="M50 3 92 27V74z" />
      <path class="die-foot" d="M8 74 50 97 92 74z" />
      <path class="die-front" d="M50 3 92 74H8z" />
      {face > 0 && face < 9 && (
        <text class="die-number" x="50" y="67">
          {face}
        </text>
      )}
      {face === 9 && <IconAt icon={dynamite} x={50} y={47} size={42} class="die-blast" />}
      {kind === 'dynamite' ? <Stick /> : <circle class="die-dot" cx="50" cy="86" r="2.5" />}
    </svg>
  );
});

/** On every dynamite die, so that colour does not speak alone. */
function Stick() {
  return (
    <g class="die-stick" transform="translate(50 86)">
      <rect x="-9" y="-4" width="16" height="8" rx="2" />
      <path d="M7 0q6-1 7-6" />
    </g>
  );
}
