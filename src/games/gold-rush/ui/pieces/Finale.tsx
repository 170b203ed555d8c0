// The end: everybody's cart rolls in with the gold they dug, the poorest first, the winner's last, and it rains gold.

import type { JSX } from 'preact';
import type { Outcome } from '../../../../kernel/game.ts';
import { treasure } from '../../components.ts';
import { rollingIn, scatter } from '../heap.ts';
import type { Props } from './Mines.tsx';
import { Cart, NuggetAt } from './Nuggets.tsx';

interface FinaleProps extends Props {
  readonly outcome: Outcome;
  readonly isStill: boolean;
}

/** A picture alone: the table tells names and dollars beside it. */
export function Finale({ outcome: { places, scores }, isStill, Face }: FinaleProps): JSX.Element {
  const best = Math.max(1, ...scores);
  return (
    <div class={isStill ? 'finale is-still' : 'finale'} aria-hidden="true">
      <Rays />
      <Rain />
      <div class="finale-carts">
        {rollingIn(places).map(({ seat, delay }) => (
          <div
            key={seat}
            class={places[seat] === 1 ? 'finale-cart is-winner' : 'finale-cart'}
            style={{ '--delay': delay }}
          >
            <Cart bank={Math.round((treasure * scores[seat]!) / best)} />
            <span class="finale-face">
              <Face seat={seat} />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

const rayCount = 24;

function Rays(): JSX.Element {
  const step = (2 * Math.PI) / rayCount;
  const rays = Array.from({ length: rayCount }, (_, ray) => {
    const ends = [ray * step, ray * step + step * 0.46].map(
      (angle) => `${Math.round(900 * Math.cos(angle))} ${Math.round(900 * Math.sin(angle))}`,
    );
    return `M0 0L${ends[0]}L${ends[1]}z`;
  });
  return (
    <svg class="finale-rays" viewBox="-450 -450 900 900" aria-hidden="true">
      <path d={rays.join('')} />
    </svg>
  );
}

const drops = 28;
const colours = [1, 1, 1, 1, 5, 10] as const;

/** Nuggets that fall; where nothing moves they hang in the air. */
function Rain(): JSX.Element {
  const chance = scatter(5);
  return (
    <svg class="finale-rain" viewBox="0 0 352 330" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {Array.from({ length: drops }, (_, drop) => {
        const nugget = { x: chance() * 352, y: chance() * 330, worth: colours[drop % 6]!, turn: drop };
        return (
          <g key={drop} style={{ '--drop': drop }}>
            <NuggetAt nugget={nugget} scale={0.35 + chance() * 0.5} />
          </g>
        );
      })}
    </svg>
  );
}
