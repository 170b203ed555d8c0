// Cards: a number over a seam of rock with as many nuggets as dollars, and the backs of those with an action.

import flag from 'icon:black-flag';
import contract from 'icon:contract';
import donkey from 'icon:donkey';
import dynamite from 'icon:dynamite';
import rocks from 'icon:falling-rocks';
import nuggets from 'icon:gold-nuggets';
import horseshoe from 'icon:horseshoe';
import road from 'icon:road';
import type { JSX } from 'preact';
import type { Icon } from '../../../../ui-kit/board.ts';
import { IconAt } from '../../../../ui-kit/Icon.tsx';
import { still } from '../../../../ui-kit/still.ts';
import { type Action, type CardNumber, worth } from '../../components.ts';
import { NuggetAt } from './Nuggets.tsx';

export const actionIcons: Readonly<Record<Action, Icon>> = {
  richVein: nuggets,
  toll: road,
  horseshoe,
  hire: contract,
  claim: flag,
  fuse: dynamite,
  lameMule: donkey,
  caveIn: rocks,
};

/** By worth: where its nuggets lie in the seam. */
const places: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[50, 108]],
  [
    [37, 108],
    [63, 108],
  ],
  [
    [28, 108],
    [50, 106],
    [72, 108],
  ],
  [
    [24, 109],
    [42, 104],
    [60, 109],
    [78, 104],
  ],
  [
    [20, 110],
    [36, 102],
    [52, 111],
    [67, 102],
    [82, 110],
  ],
];

const outline = { x: 1.5, y: 1.5, width: 97, height: 129, rx: 11 } as const;

interface FaceProps {
  readonly number: CardNumber;
  /** A die lies beside the number: "7, and a 7" reads as a comparison. */
  readonly hasDie?: 'yes' | undefined;
}

export const CardFace = still(({ number, hasDie }: FaceProps) => {
  const dollars = worth[number]!;
  return (
    <svg viewBox="0 0 100 132" class="face" aria-hidden="true">
      <rect class="face-paper" {...outline} />
      <path
        class={`seam seam-${dollars}`}
        d="M1.5 92 14 84l14 6 16-10 14 8 18-9 22.5 10v30.5a11 11 0 0 1-11 11h-75a11 11 0 0 1-11-11z"
      />
      <path class="seam-light" d="M8 100l12-4 9 5M40 92l10-5 9 5M68 95l12-5 12 6" />
      {places[dollars]!.map(([x, y], index) => (
        <NuggetAt
          key={index}
          nugget={{ x, y, worth: 1, turn: index + number }}
          scale={dollars > 3 ? 0.88 : 1.05}
        />
      ))}
      <rect class="face-line" {...outline} />
      <text
        class={hasDie ? 'face-number is-beside' : 'face-number'}
        x={hasDie ? 25 : 50}
        y={hasDie ? 54 : 68}
      >
        {number}
      </text>
    </svg>
  );
});

export const CardBack = still(({ action }: { readonly action: Action }) => (
  <svg viewBox="0 0 100 132" class="face" aria-hidden="true">
    <rect class="back-ground" {...outline} />
    <rect class="back-line" x="8" y="8" width="84" height="116" rx="7" />
    <IconAt icon={actionIcons[action]} x={50} y={56} size={62} class="back-sign" />
  </svg>
));

/** What an empty place of the common mine looks like. */
export function EmptyPlace(): JSX.Element {
  return <div class="card-place" aria-hidden="true" />;
}
