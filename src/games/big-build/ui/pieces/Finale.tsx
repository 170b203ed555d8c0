// The end: night falls, the windows light up one after the other, and all five come to the house-warming.

import type { JSX } from 'preact';
import type { Outcome } from '../../../../kernel/game.ts';
import type { BoardProps } from '../../../../ui-kit/board.ts';
import { type LookName, lookNames } from '../../../../ui-kit/board.ts';
import { seatClass } from '../../../../ui-kit/looks.tsx';
import { tokenIndex } from '../../components.ts';
import { isBuilt } from '../../scoring.ts';
import { type CharacterId, characters, type Types, type View } from '../../types.ts';
import { fireflies, leaves, stars } from '../evening.ts';
import { FigureAt } from './Figures.tsx';
import { fromTheGround, Part, Smoke } from './Parts.tsx';

type FinaleProps = BoardProps<Types> & { readonly outcome: Outcome; readonly isStill: boolean };

export function Finale({ view, players, outcome, isStill, tell }: FinaleProps): JSX.Element {
  const isDone = isBuilt(view.house);
  const winner = outcome.places.indexOf(1);
  return (
    <svg
      class={isStill ? 'finale is-still' : 'finale'}
      viewBox="0 0 900 900"
      role="img"
      aria-label={tell(isDone ? 'ui.finale.built' : 'ui.finale.unbuilt')}
    >
      <Evening />
      <g transform="translate(125 268) scale(1.3)">
        <ellipse class="finale-shade" cx="250" cy="302" rx="300" ry="18" />
        {fromTheGround
          .filter((token) => view.house[tokenIndex.get(token)!] !== null)
          .map((token) => (
            <Part key={token} token={token} />
          ))}
        {isDone && <Smoke />}
        <Lights view={view} />
      </g>
      {isDone && <Garland />}
      {isDone && <Guests view={view} looks={players.map(({ look }) => look)} winner={winner} />}
      {isDone && <Leaves />}
      <Words title={tell(isDone ? 'ui.finale.built' : 'ui.finale.unbuilt')} look={players[winner]!.look} />
    </svg>
  );
}

function Evening(): JSX.Element {
  return (
    <>
      <defs>
        <linearGradient id="bb-night" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#16264c" />
          <stop offset=".55" stop-color="#3f4f86" />
          <stop offset=".85" stop-color="#e08a5e" />
        </linearGradient>
        <linearGradient id="bb-dusk-lawn" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#5d8a4a" />
          <stop offset="1" stop-color="#2c5236" />
        </linearGradient>
        <radialGradient id="bb-light">
          <stop offset="0" stop-color="#fff0a8" stop-opacity=".95" />
          <stop offset=".35" stop-color="#ffd45e" stop-opacity=".4" />
          <stop offset="1" stop-color="#ffd45e" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect x="-1500" y="-900" width="3900" height="901" fill="#16264c" />
      <rect x="-1500" width="3900" height="900" fill="url(#bb-night)" />
      <path class="finale-stars" d={stars()} />
      <path d="M130 130a52 52 0 1 0 40 70a43 43 0 0 1-40-70z" fill="#fdf1c4" />
      <path
        d="M-900 660-800 480-700 620-600 500-480 640-380 490-270 630-160 470-60 620 40 500 90 600 150 470 230 640 300 520 380 650 460 500 540 640 620 510 690 620 770 460 840 610 890 520 980 640 1080 470 1190 620 1300 490 1400 630 1520 480 1640 620 1800 660z"
        fill="#24415a"
      />
      <path d="M-1500 690C-400 660 200 615 450 622S1300 660 2400 690V1800H-1500z" fill="url(#bb-dusk-lawn)" />
      <path
        d="M425 655c-8 60-40 130-110 255l-200 500h800l-340-500c-20-100-40-180-80-255z"
        fill="#e6c98d"
        fill-opacity=".9"
      />
      {fireflies().map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="14" fill="url(#bb-light)" />
      ))}
    </>
  );
}

/** The part whose window it is, and where; the order is the order in which they light up. */
const windows = [
  { token: 'N3', x: 250, y: 241, radius: 34 },
  { token: 'S3', x: 150, y: 228, radius: 40 },
  { token: 'K4', x: 54, y: 172, radius: 46 },
  { token: 'H4', x: 150, y: 148, radius: 54 },
  { token: 'N4', x: 350, y: 145, radius: 54 },
  { token: 'B4', x: 448, y: 150, radius: 46 },
  { token: 'B5', x: 150, y: 78, radius: 36 },
  { token: 'H5', x: 350, y: 38, radius: 26 },
  { token: 'N3', x: 211, y: 232, radius: 34 },
  { token: 'N3', x: 289, y: 232, radius: 34 },
] as const;

function Lights({ view }: { readonly view: View }): JSX.Element {
  return (
    <>
      {windows.map(({ token, x, y, radius }, i) =>
        view.house[tokenIndex.get(token)!] === null ? null : (
          <circle
            key={i}
            class="finale-light"
            style={{ '--turn': i }}
            cx={x}
            cy={y}
            r={radius}
            fill="url(#bb-light)"
          />
        ),
      )}
    </>
  );
}

const flagColours = ['#e0502f', '#f2c230', '#3f9d57', '#2f86c4', '#8b62c0'];
const flagCount = 20;

function Garland(): JSX.Element {
  const height = (t: number): number => 168 + Math.sin(t * Math.PI) * 52;
  return (
    <g class="finale-garland">
      <path d="M-40 150Q450 284 940 150" fill="none" stroke="#2a1c12" stroke-width="3" />
      {Array.from({ length: flagCount }, (_, i) => {
        const t = (i + 0.5) / flagCount;
        return (
          <path
            key={i}
            d={`M${20 + t * 860 - 13} ${height(t)}h26l-13 30z`}
            fill={flagColours[i % flagColours.length]}
            stroke="#2a1c12"
            stroke-width="2"
          />
        );
      })}
    </g>
  );
}

/** Those who played wear their colours, the winner stands in front; the others have come too. */
function Guests({
  view,
  looks,
  winner,
}: {
  readonly view: View;
  readonly looks: readonly LookName[];
  readonly winner: number;
}): JSX.Element {
  const free = lookNames.filter((look) => !looks.includes(look));
  const dressed = characters.map((character) => {
    const seat = view.characters.indexOf(character);
    return { character, look: seat < 0 ? free.shift()! : looks[seat]!, isWinner: seat === winner };
  });
  const hero = dressed.find(({ isWinner }) => isWinner);
  const others = dressed.filter((guest) => guest !== hero);
  const places = [150, 305, 595, 750];
  return (
    <>
      {others.map(({ character, look }, i) => (
        <Guest
          key={character}
          character={character}
          look={look}
          x={places[i]!}
          y={828}
          width={150}
          turn={i}
        />
      ))}
      {hero && (
        <Guest character={hero.character} look={hero.look} x={450} y={862} width={190} turn={places.length} />
      )}
    </>
  );
}

interface GuestProps {
  readonly character: CharacterId;
  readonly look: LookName;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly turn: number;
}

function Guest({ character, look, x, y, width, turn }: GuestProps): JSX.Element {
  return (
    <g class={seatClass(look)} transform={`translate(${x} ${y})`}>
      <ellipse class="finale-shade" cy={-width * 0.05} rx={width * 0.4} ry={width * 0.09} />
      <g class="finale-guest" style={{ '--turn': turn }}>
        <FigureAt character={character} width={width} />
      </g>
    </g>
  );
}

function Leaves(): JSX.Element {
  return (
    <>
      {leaves().map(({ x, y, turn, size }, i) => (
        <g key={i} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
          <path
            class="finale-leaf"
            style={{ '--turn': i % 9 }}
            d="M0-9c7 4 7 12 0 18-7-6-7-14 0-18z"
            fill={flagColours[i % flagColours.length]}
          />
        </g>
      ))}
    </>
  );
}

function Words({ title, look }: { readonly title: string; readonly look: LookName }): JSX.Element {
  return (
    <g class={`finale-words ${seatClass(look)}`}>
      <rect class="finale-plate" x="190" y="40" width="520" height="84" rx="24" />
      <text class="finale-title" x="450" y="99">
        {title}
      </text>
    </g>
  );
}
