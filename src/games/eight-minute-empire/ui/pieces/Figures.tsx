// What stands on the map: soldiers, towers, tokens, the capital. Each is drawn around 0, 0.

import castle from 'icon:castle';
import type { JSX } from 'preact';
import type { LookName } from '../../../../ui-kit/board.ts';
import { IconAt } from '../../../../ui-kit/Icon.tsx';
import { EmblemAt } from '../../../../ui-kit/looks.tsx';
import { still } from '../../../../ui-kit/still.ts';
import type { Good } from '../../components.ts';
import { GoodAt } from './Goods.tsx';

interface SoldierProps {
  readonly look: LookName;
  /** Those behind in a pile carry none, or it would be a forest of them. */
  readonly arms?: 'spear' | 'none';
}

/** One that stands where nobody can see it. */
export function HiddenSoldier(): JSX.Element {
  return <path class="soldier-body" d={soldierBody} />;
}

const soldierBody = 'M-20 24q-1-27 11-33h18q12 6 11 33-20 8-40 0z';

/** A wooden soldier with a helmet; its chest bears the player's animal. */
export const Soldier = still(({ look, arms = 'spear' }: SoldierProps) => {
  return (
    <g class="soldier">
      <ellipse class="cast-shade" cx={2} cy={27} rx={23} ry={6} />
      {arms === 'spear' && (
        <>
          <path class="spear" d="M21-30v56" />
          <path class="spear-head" d="M21-40l4.5 11q-4.5 4-9 0z" />
        </>
      )}
      <path class="soldier-body" d={soldierBody} />
      <path class="soldier-light" d="M-16 20q-1-21 8-26-3 13-2 30-4-1-6-4z" />
      <circle class="soldier-face" cx={0} cy={-17} r={10.5} />
      <path class="soldier-helmet" d="M-13-17q0-15 13-16 13 1 13 16l-4-1.5h-18z" />
      <path class="soldier-crest" d="M0-33q-2-5 0-8 5 3 4 9z" />
      {look === 'neutral' ? (
        <path class="soldier-mark" d="M-7 8h14M0 1v14" />
      ) : (
        <EmblemAt look={look} x={0} y={8} size={25} />
      )}
    </g>
  );
});

export const Tower = still(() => {
  return (
    <g class="tower">
      <ellipse class="cast-shade" cx={2} cy={27} rx={21} ry={5} />
      <path class="tower-wall" d="M-14 26l2-38h24l2 38q-14 4-28 0z" />
      <path class="tower-top" d="M-17-11v-15h7v5h6.5v-5h7v5h6.5v-5h7v15q-17 5-34 0z" />
      <path class="tower-light" d="M-11 24l2-33h5l-1 34z" />
      <path class="tower-door" d="M-5 27v-11q0-6 5-6t5 6v11zM-2.5-4h5v7h-5z" />
    </g>
  );
});

/** EE-V2: what lies on a triangle. */
export function Token({ good }: { readonly good: Good }): JSX.Element {
  return (
    <g class={`token good-${good}`}>
      <path class="cast-shade" d="M0-31 33 28q-33 8-66 0z" transform="translate(2 4)" />
      <path class="token-tile" d="M0-33q3 0 5 4l28 52q2 5-4 5h-58q-6 0-4-5l28-52q2-4 5-4z" />
      <GoodAt good={good} x={0} y={8} size={29} />
    </g>
  );
}

export function Capital(): JSX.Element {
  return (
    <g class="capital">
      <circle class="capital-rays" r={31} />
      <circle class="capital-ground" r={27} />
      <IconAt icon={castle} x={0} y={-1} size={36} class="capital-castle" />
    </g>
  );
}

interface CountProps {
  readonly count: number;
  readonly x: number;
  readonly y: number;
  /** The smallest that can be read. */
  readonly letter: number;
}

/** As in figures.css. */
const countLetter = 21;

/** How many there are, where more than one stands. What grows goes down and to the right: the soldier keeps its face. */
export function Count({ count, x, y, letter }: CountProps): JSX.Element {
  const scale = Math.max(1, letter / countLetter);
  const aside = 9 * (scale - 1);
  return (
    <g class="count" transform={`translate(${x + aside} ${y + aside}) scale(${scale.toFixed(2)})`}>
      <rect x={count > 9 ? -17 : -12} y={-12} width={count > 9 ? 34 : 24} height={24} rx={12} />
      <text y={7.5}>{count}</text>
    </g>
  );
}
