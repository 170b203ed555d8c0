// The end: the cart tips, everybody's gold is counted in tens, fives and ones, the winner's on a full cart.

import type { JSX } from 'preact';
import type { Outcome } from '../../../../kernel/game.ts';
import { treasure } from '../../components.ts';
import { purseOf, scatter } from '../heap.ts';
import type { Props } from './Mines.tsx';
import { Cart, Coin, NuggetAt } from './Nuggets.tsx';

interface FinaleProps extends Props {
  readonly outcome: Outcome;
  readonly isStill: boolean;
}

export function Finale(props: FinaleProps): JSX.Element {
  const { outcome, players, tell, isStill, Face } = props;
  const seats = outcome.places.map((_, seat) => seat).sort((a, b) => outcome.places[a]! - outcome.places[b]!);
  const winners = seats.filter((seat) => outcome.places[seat] === 1);
  return (
    <div class={isStill ? 'finale is-still' : 'finale'}>
      <Rays />
      <Rain />
      <p class="finale-title">
        <span>{tell(`reason.${outcome.reason}`)}</span>
        <strong>{tell('ui.winners', { count: winners.length, seats: winners })}</strong>
      </p>
      <div class="finale-cart">
        <Cart bank={treasure} />
        <span class="finale-faces">
          {winners.map((seat) => (
            <Face key={seat} seat={seat} />
          ))}
        </span>
      </div>
      <ol class="finale-rows">
        {seats.map((seat, place) => (
          <li
            key={seat}
            class={outcome.places[seat] === 1 ? 'is-winner' : undefined}
            style={{ '--turn': seats.length - 1 - place }}
          >
            <Face seat={seat} />
            <span class="finale-name">{players[seat]!.name}</span>
            <Purse dollars={outcome.scores[seat]!} />
            <b>{outcome.scores[seat]}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** So many dollars in tens, fives and ones, laid down one by one. */
function Purse({ dollars }: { readonly dollars: number }): JSX.Element {
  return (
    <span class="purse" aria-hidden="true">
      {purseOf(dollars).map((worth, index) => (
        <span key={index} style={{ '--nth': index }}>
          <Coin worth={worth} />
        </span>
      ))}
    </span>
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
            <NuggetAt nugget={nugget} scale={0.5 + chance() * 0.7} />
          </g>
        );
      })}
    </svg>
  );
}
