// The end: the five gems rise into a crown over the winner, whose tasks are laid out. Alone, the gorge closes if it is lost.

import golem from 'icon:rock-golem';
import type { JSX } from 'preact';
import type { Outcome } from '../../../../kernel/game.ts';
import type { BoardProps } from '../../../../ui-kit/board.ts';
import { IconAt } from '../../../../ui-kit/Icon.tsx';
import { EmblemAt, seatClass } from '../../../../ui-kit/looks.tsx';
import { still } from '../../../../ui-kit/still.ts';
import { type CardId, cardOf } from '../../components.ts';
import type { Types } from '../../types.ts';
import { cutColours } from '../cuts.ts';
import { patternOf } from '../patterns.ts';
import { JewelDefinitions, Token } from './Gems.tsx';

type FinaleProps = BoardProps<Types> & { readonly outcome: Outcome; readonly isStill: boolean };

const size = 800;
const middle = { x: size / 2, y: 320 };

export function Finale({ view, players, outcome, isStill, tell }: FinaleProps): JSX.Element {
  const winners = players.filter(({ seat }) => outcome.places[seat] === 1);
  const isLost = winners.length === 0;
  const look = (winners[0] ?? players[0]!).look;
  const cards = isLost ? view.gamePile : view.fulfilled[winners[0]!.seat]!;
  return (
    <svg
      class={`finale${isStill ? ' is-still' : ''}${isLost ? ' is-lost' : ''}`}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={tell(isLost ? 'ui.finale.lost' : 'ui.finale.won')}
    >
      <JewelDefinitions />
      <Sun />
      {!isLost && <Rays />}
      {!isLost && <Sparks />}
      <Gorge />
      <Crown />
      <g class={isLost ? 'finale-hero look-neutral' : `finale-hero ${seatClass(look)}`}>
        <circle class="finale-brass" cx={middle.x} cy={middle.y} r={86} />
        <circle class="finale-face" cx={middle.x} cy={middle.y} r={74} />
        {isLost ? (
          <IconAt icon={golem} {...middle} size={100} class="emblem-at" />
        ) : (
          <EmblemAt look={look} {...middle} size={100} />
        )}
      </g>
      <Won cards={cards} isSolo={view.hands.length === 1} />
    </svg>
  );
}

function Sun(): JSX.Element {
  return (
    <defs>
      <radialGradient id="fg-sun">
        <stop offset="0" stop-color="#ffe9a8" stop-opacity=".7" />
        <stop offset=".45" stop-color="#ffd36a" stop-opacity=".22" />
        <stop offset="1" stop-color="#ffd36a" stop-opacity="0" />
      </radialGradient>
    </defs>
  );
}

const rays = Array.from({ length: 20 }, (_, i) => {
  const [start, end] = [(i / 20) * 2 * Math.PI, (i / 20) * 2 * Math.PI + 0.13];
  const at = (angle: number): string =>
    `${(middle.x + Math.cos(angle) * 620).toFixed(0)} ${(middle.y + Math.sin(angle) * 620).toFixed(0)}`;
  return `M${middle.x} ${middle.y}L${at(start)}L${at(end)}z`;
}).join('');

const Rays = still((_: object) => (
  <>
    <path class="finale-rays" d={rays} />
    <circle cx={middle.x} cy={middle.y} r={270} fill="url(#fg-sun)" />
  </>
));

/** Small gems that fly out of the middle, and stay around it. */
const sparks = Array.from({ length: 46 }, (_, i) => {
  const angle = i * 2.39996;
  const far = 250 + 19 * Math.sqrt(i) * (1 + (i % 3) * 0.25);
  return {
    colour: cutColours[i % 5]!,
    x: middle.x + Math.cos(angle) * far,
    y: middle.y + Math.sin(angle) * far,
    scale: 0.13 + ((i * 7) % 11) * 0.019,
    turn: (i * 67) % 360,
  };
}).filter(({ x, y }) => x > 20 && x < size - 20 && y > 20 && y < 545);

const Sparks = still((_: object) => (
  <g class="finale-sparks">
    {sparks.map(({ colour, x, y, scale, turn }, i) => (
      <g
        key={i}
        class="finale-spark"
        style={{
          '--from': `${(middle.x - x).toFixed(0)}px ${(middle.y - y).toFixed(0)}px`,
          '--wait': `${i * 22}ms`,
        }}
      >
        <use
          href={`#fg-gem-${colour}`}
          transform={`translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn}) scale(${scale.toFixed(2)})`}
        />
      </g>
    ))}
  </g>
));

/** Two walls, which close when all is lost. */
const wall = `M-400-20${Array.from({ length: 15 }, (_, i) => {
  const jag = i % 2 === 0 ? 96 - 5 * (i % 5) : 52 + 6 * (i % 3);
  return `L${jag} ${-20 + i * 60}`;
}).join('')}L-400 ${size + 20}z`;

const Gorge = still((_: object) => (
  <>
    <g class="finale-wall is-left">
      <path d={wall} />
    </g>
    <g class="finale-wall is-right">
      <path transform={`translate(${size} 0) scale(-1 1)`} d={wall} />
    </g>
  </>
));

const Crown = still((_: object) => (
  <g class="finale-crown">
    {cutColours.map((colour, i) => {
      const angle = -Math.PI / 2 + (i - 2) * 0.58;
      const [x, y] = [middle.x + Math.cos(angle) * 172, middle.y + Math.sin(angle) * 172];
      return (
        <g key={colour} class="finale-gem" style={{ '--wait': `${i * 140}ms` }}>
          <circle cx={x} cy={y} r={74} fill={`url(#fg-glow-${colour})`} />
          <use
            href={`#fg-gem-${colour}`}
            transform={`translate(${x} ${y}) scale(${i === 2 ? 1.16 : 0.98})`}
          />
        </g>
      );
    })}
  </g>
));

const across = 104;

/** What was fulfilled, one card after the other. */
const Won = still(({ cards, isSolo }: { readonly cards: readonly CardId[]; readonly isSolo: boolean }) => {
  const perRow = Math.min(cards.length, 7);
  return (
    <g class="finale-cards">
      {cards.map((card, i) => {
        const inRow = Math.min(perRow, cards.length - perRow * Math.floor(i / perRow));
        const x = middle.x - (inRow * across) / 2 + (i % perRow) * across + 5;
        const y = (cards.length > 7 ? 540 : 590) + 124 * Math.floor(i / perRow);
        return (
          <g key={card} class="finale-card" style={{ '--wait': `${600 + i * 220}ms` }}>
            <g transform={`translate(${x} ${y})`}>
              <LaidOut card={card} points={isSolo ? 1 : cardOf(card).points} />
            </g>
          </g>
        );
      })}
    </g>
  );
});

function LaidOut({ card, points }: { readonly card: CardId; readonly points: number }): JSX.Element {
  const { width, height, gems } = patternOf(card, 0);
  const scale = 0.72 / Math.max(3, width, height);
  return (
    <>
      <rect class={`finale-paper worth-${points}`} width={94} height={112} rx={12} />
      <rect class="finale-velvet" x={5} y={5} width={84} height={84} rx={8} />
      {gems.map(({ x, y, colour }) => (
        <g
          key={colour}
          transform={`translate(${47 + (x - (width - 1) / 2) * scale * 100} ${47 + (y - (height - 1) / 2) * scale * 100}) scale(${scale})`}
        >
          <Token colour={colour} />
        </g>
      ))}
      {Array.from({ length: points }, (_, i) => (
        <rect
          key={i}
          class="finale-point"
          transform={`translate(${47 + (i - (points - 1) / 2) * 20} 100) rotate(45)`}
          {...{ x: -6, y: -6, width: 12, height: 12, rx: 2 }}
        />
      ))}
    </>
  );
}
