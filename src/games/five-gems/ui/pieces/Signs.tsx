// Small pictures: of a step, for the list of turns; of the three actions, for the first glance; and what every sign means.

import type { JSX } from 'preact';
import type { BoardProps, LegendEntry, Tell } from '../../../../ui-kit/board.ts';
import type { Colour } from '../../components.ts';
import type { Event, Types, View } from '../../types.ts';
import { Token } from './Gems.tsx';
import { Medal } from './Marks.tsx';
import { Pattern } from './Pattern.tsx';

interface ChipProps {
  readonly event: Event;
  readonly view: View;
  readonly tell: Tell;
}

export function Chip({ event }: ChipProps): JSX.Element | null {
  switch (event.type) {
    case 'gemDrawn':
    case 'gemPlaced':
    case 'gemMoved':
      return <OneGem colour={event.colour} />;
    case 'gemsSwapped':
      return (
        <span class="chip-pair">
          <OneGem colour={event.colour} />
          <OneGem colour={event.otherColour} />
        </span>
      );
    case 'taskShown':
    case 'taskFulfilled':
    case 'taskFailed':
    case 'gameScored':
      return (
        <span class="chip-task">
          <Pattern card={event.card} turn={0} />
        </span>
      );
    case 'taskDrawn':
      return <span class={`chip-card ${event.deck}`} />;
    case 'gemTaken': // It is seen where it is placed.
    case 'gemOpened':
    case 'gemPointedAt':
    case 'turnPassed':
    case 'turnBegan':
    case 'gameEnded':
      return null;
  }
}

function OneGem({ colour }: { readonly colour: Colour }): JSX.Element {
  return (
    <svg class="chip-gem" viewBox="-50 -50 100 100" aria-hidden="true">
      <use href={`#fg-gem-${colour}`} />
    </svg>
  );
}

/** A gem comes to the others. */
function Placing(): JSX.Element {
  return (
    <svg class="vignette" viewBox="0 0 240 150" aria-hidden="true">
      <At x={70} y={85} colour="B" />
      <rect class="vignette-cell" x={126} y={41} width={88} height={88} rx={14} />
      <g class="vignette-placed">
        <At x={170} y={70} colour="R" />
      </g>
    </svg>
  );
}

/** Two neighbours change places. */
function Swapping(): JSX.Element {
  return (
    <svg class="vignette" viewBox="0 0 240 150" aria-hidden="true">
      <g class="vignette-left">
        <At x={70} y={78} colour="Y" />
      </g>
      <g class="vignette-right">
        <At x={170} y={78} colour="V" />
      </g>
      <path class="vignette-arrow" d="M90 20q30-18 60 0m-4-14 5 15-16-1M150 137q-30 16-60 0m4 13-5-14 15 0" />
    </svg>
  );
}

/** One gem goes a step. */
function Stepping(): JSX.Element {
  return (
    <svg class="vignette" viewBox="0 0 240 150" aria-hidden="true">
      <g transform="scale(.76)">
        <At x={90} y={148} colour="G" />
        <At x={190} y={148} colour="B" />
        <rect class="vignette-cell" x={146} y={4} width={88} height={88} rx={14} />
        <g class="vignette-stepped">
          <At x={90} y={48} colour="R" />
        </g>
        <path class="vignette-arrow" d="M106 48h78m-18-17 18 17-18 17" />
      </g>
    </svg>
  );
}

function At({
  x,
  y,
  colour,
}: {
  readonly x: number;
  readonly y: number;
  readonly colour: Colour;
}): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) scale(.96)`}>
      <Token colour={colour} />
    </g>
  );
}

const actions = [
  ['place', Placing],
  ['swap', Swapping],
  ['move', Stepping],
] as const;

/** One turn, one action: the three of them. */
export function Glance({ tell }: BoardProps<Types>): JSX.Element {
  return (
    <div class="glance-actions">
      {actions.map(([action, Vignette]) => (
        <figure key={action}>
          <Vignette />
          <figcaption>{tell(`ui.action.${action}`)}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function near(distance: 1 | 2 | 3): LegendEntry {
  return {
    Sign: () => (
      <span class={`nearness is-${distance}`}>
        <span class="diamonds">
          {Array.from({ length: distance }, (_, i) => (
            <i key={i} />
          ))}
        </span>
      </span>
    ),
    text: `legend.near.${distance}`,
  };
}

const always: readonly LegendEntry[] = [
  { Sign: Placing, text: 'legend.place' },
  { Sign: Swapping, text: 'legend.swap' },
  { Sign: Stepping, text: 'legend.move' },
];

const points: readonly LegendEntry[] = [1, 3].map((worth) => ({
  Sign: () => <b class={`points worth-${worth}`}>{worth}</b>,
  text: `legend.points.${worth}`,
}));

const turned: LegendEntry = { Sign: () => <TurnSign />, text: 'legend.turn' };
const mirrored: LegendEntry = { Sign: () => <TurnSign />, text: 'legend.mirror' };

function TurnSign(): JSX.Element {
  return (
    <svg viewBox="0 0 24 24" class="glyph" aria-hidden="true">
      <path d="M19 13a7 7 0 1 1-2.6-5.4M19.5 4.5l-.6 4.4-4.4-.6" />
    </svg>
  );
}

const deed: LegendEntry = {
  Sign: () => (
    <svg viewBox="-60 -60 120 120" aria-hidden="true">
      <Token colour="B" />
      <rect class="legend-deed" x={-48} y={-48} width={96} height={96} rx={15} />
    </svg>
  ),
  text: 'legend.deed',
};

const claim: LegendEntry = {
  Sign: () => (
    <svg viewBox="-60 -60 120 120" aria-hidden="true">
      <Token colour="Y" />
      <rect class="legend-ring" x={-48} y={-48} width={96} height={96} rx={15} />
      <Medal x={-36} y={-36} points={1} />
    </svg>
  ),
  text: 'legend.claim',
};

export function legend(view: View): readonly LegendEntry[] {
  const signs = [...always, view.mirror ? mirrored : turned, deed];
  if (view.hands.length > 1) signs.push(...points);
  if (view.referee === 'automatic') signs.push(claim, near(1), near(2), near(3));
  return signs;
}
