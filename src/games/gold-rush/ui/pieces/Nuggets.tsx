// Gold: nuggets of three sizes in three colours, and the cart that holds the bank.

import type { JSX } from 'preact';
import { still } from '../../../../ui-kit/still.ts';
import { heapOf, type Nugget } from '../heap.ts';

const shapes = [
  'M-9 3-7-5-1-8 6-6 9 0 6 6-2 7z',
  'M-8 4-9-2-3-7 4-7 9-2 7 5 0 7z',
  'M-9 1-5-6 3-8 9-3 8 4 1 7-6 6z',
] as const;

interface NuggetAtProps {
  readonly nugget: Nugget;
  readonly scale: number;
}

/** The shape and its turn follow from the place, so that a heap looks like one. */
export function NuggetAt({ nugget: { x, y, worth, turn }, scale }: NuggetAtProps): JSX.Element {
  return (
    <g
      class={`nugget nugget-${worth}`}
      transform={`translate(${x} ${y}) scale(${scale}) rotate(${((turn * 47) % 70) - 35})`}
    >
      <path d={shapes[turn % 3]!} />
      <path class="nugget-shine" d="M-5-3-1-6 4-4 0-2z" />
    </g>
  );
}

/** The sign for dollars beside a number. */
export function Coin({ worth = 1 }: { readonly worth?: Nugget['worth'] }): JSX.Element {
  return (
    <svg class="coin" viewBox="-11 -10 22 20" aria-hidden="true">
      <NuggetAt nugget={{ x: 0, y: 0, worth, turn: 0 }} scale={1} />
    </svg>
  );
}

/** Its heap is as high as what is left. */
export const Cart = still(({ bank }: { readonly bank: number }) => (
  <svg class="cart" viewBox="0 0 160 124" aria-hidden="true">
    <path class="cart-sleeper" d="M4 116h152" />
    <path class="cart-rail" d="M4 113h152" />
    {heapOf(bank).map((nugget, index) => (
      <NuggetAt key={index} nugget={nugget} scale={0.92} />
    ))}
    <path class="cart-body" d="M18 62h124l-14 42H32z" />
    <path class="cart-planks" d="M24 77h112M29 91h102" />
    <path class="cart-rim" d="M14 60h132v9H14z" />
    <g class="cart-wheels">
      <circle cx="48" cy="107" r="10" />
      <circle cx="112" cy="107" r="10" />
    </g>
    <g class="cart-hubs">
      <circle cx="48" cy="107" r="3" />
      <circle cx="112" cy="107" r="3" />
    </g>
  </svg>
));
