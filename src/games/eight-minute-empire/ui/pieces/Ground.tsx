// What is printed on the board: sea, coasts, land, borders, ways over the water, names.

import type { JSX } from 'preact';
import type { BoardProps, Player } from '../../../../ui-kit/board.ts';
import { EmblemAt, seatClass, seatFill } from '../../../../ui-kit/looks.tsx';
import { still } from '../../../../ui-kit/still.ts';
import { boards, type Side } from '../../boards.ts';
import type { Owner, Types } from '../../types.ts';
import { height, mapOf, width } from '../layout.ts';
import { largestBanner } from '../letter.ts';
import { type SignKind, signKinds } from '../map/crossings.ts';
import { banners, rose } from '../map/seeds.ts';
import { continentHolders, regionHolders } from '../standing.ts';

export function lookOf(players: readonly Player[], owner: Owner): Player['look'] {
  return owner === 'neutral' ? 'neutral' : players[owner]!.look;
}

interface GroundProps extends BoardProps<Types> {
  readonly letter: number;
}

export function Ground({ view, players, tell, letter }: GroundProps): JSX.Element {
  const holders = regionHolders(view);
  return (
    <g class="ground">
      <Rose side={view.side} />
      <Water side={view.side} />
      <Land side={view.side} holders={holders.map((holder) => look(players, holder))} />
      <Links side={view.side} />
      <Banners
        side={view.side}
        holders={continentHolders(view, holders).map((holder) => look(players, holder))}
        names={boards[view.side].continents.map(({ id }) => tell(`continent.${id}`))}
        letter={letter}
      />
    </g>
  );
}

function look(players: readonly Player[], owner: Owner | undefined): Player['look'] | undefined {
  return owner === undefined ? undefined : lookOf(players, owner);
}

const points = [0, 45, 90, 135, 180, 225, 270, 315];

const Rose = still(({ side }: { readonly side: Side }) => {
  const { x, y } = rose[side];
  return (
    <g class="rose" transform={`translate(${x} ${y})`}>
      <circle r={44} />
      <circle r={31} />
      {points.map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn})`}
          d={turn % 90 === 0 ? 'M0-60 8-8 0 0-8-8z' : 'M0-40 6-6 0 0-6-6z'}
        />
      ))}
    </g>
  );
});

/** Shallow water in three steps, and the shade of the land on it. */
const Water = still(({ side }: { readonly side: Side }) => {
  const coast = mapOf(side).coasts.join('');
  return (
    <g class="water" clip-path="url(#ee-frame)">
      <clipPath id="ee-frame">
        <rect x={-8} width={width + 16} height={height} />
      </clipPath>
      <path class="shallow shallow-3" d={coast} />
      <path class="shallow shallow-2" d={coast} />
      <path class="shallow shallow-1" d={coast} />
      <path class="land-shade" d={coast} transform="translate(3 9)" />
      <path class="beach" d={coast} />
    </g>
  );
});

interface HeldProps {
  readonly side: Side;
  readonly holders: readonly (Player['look'] | undefined)[];
}

const Land = still(({ side, holders }: HeldProps) => {
  const map = mapOf(side);
  const board = boards[side];
  return (
    <g class="land">
      {board.continents.map(({ id, regions }) => (
        <g key={id} class={`continent tint-${id}`}>
          {regions.map((region) => (
            <path key={region} class="region-ground" d={map.regions[region]!.path} />
          ))}
        </g>
      ))}
      {holders.map((holder, region) =>
        holder === undefined ? null : (
          <path
            key={region}
            class={`region-held ${seatClass(holder)}`}
            d={map.regions[region]!.path}
            fill={seatFill(holder)}
          />
        ),
      )}
      {signKinds.map((kind) => (
        <path key={kind} class={`sign-${kind}`} d={signsPath(side, kind)} />
      ))}
      <path class="borders" d={map.borders} />
      <path class="coast" d={map.coasts.join('')} />
    </g>
  );
});

/** Where its line begins, seen from its middle, and how it goes on from there. */
const signLines: Readonly<Record<SignKind, readonly [dx: number, dy: number, line: string]>> = {
  hill: [-12, 5, 'q4-11 11-10 7 0 10 10m-8-7q5-5 9 0 3 3 4 7'],
  tree: [0, 9, 'v-7m0 1q-8 0-7-6 1-4 4-5 0-4 3-4t3 4q3 1 4 5 1 6-7 6zm-3 6h6'],
  peak: [-13, 8, 'l11-18 11 18m-15-11l3 2 2-2 3 3m2-1l4-6 8 15'],
};

/** All signs of a kind in one line: there are a hundred and fifty. */
function signsPath(side: Side, wanted: SignKind): string {
  const [dx, dy, line] = signLines[wanted];
  const signs = mapOf(side).regions.flatMap((region) => region.signs);
  return signs
    .filter(({ kind }) => kind === wanted)
    .map(({ x, y }) => `M${x + dx} ${y + dy}${line}`)
    .join('');
}

const Links = still(({ side }: { readonly side: Side }) => {
  return (
    <g class="links">
      {mapOf(side).links.map(({ regions, from, by, to }) => {
        const path = `M${from.x} ${from.y}Q${by.x} ${by.y} ${to.x} ${to.y}`;
        return (
          <g key={regions.join('-')}>
            <path class="link-under" d={path} />
            <path class="link" d={path} />
            <circle class="port" cx={from.x} cy={from.y} r={6} />
            <circle class="port" cx={to.x} cy={to.y} r={6} />
          </g>
        );
      })}
    </g>
  );
});

interface BannersProps extends HeldProps {
  readonly names: readonly string[];
  readonly letter: number;
}

/** Each continent's name, in the colour and with the animal of who holds it. */
const Banners = still(({ side, holders, names, letter }: BannersProps) => {
  return (
    <g class="banners">
      {boards[side].continents.map(({ id }, index) => {
        const look = holders[index];
        const { x, y } = banners[id]!;
        const scale = letter > largestBanner ? 1 : Math.max(1, letter / bannerLetter);
        return (
          <g
            key={id}
            class={`banner ${look ? `${seatClass(look)} is-held` : ''}`}
            transform={`translate(${x} ${y}) scale(${scale.toFixed(2)})`}
          >
            {letter > largestBanner ? <Shield look={look} /> : <Cloth look={look} name={names[index]!} />}
          </g>
        );
      })}
    </g>
  );
});

/** As in map.css. */
const bannerLetter = 22;

type Holder = Player['look'] | undefined;

function Cloth({ look, name }: { readonly look: Holder; readonly name: string }): JSX.Element {
  const words = twoLines(name);
  const half = 7.2 * Math.max(...words.map((word) => word.length)) + 17;
  return (
    <>
      <path class="banner-cloth" d={`M${-half}-25h${2 * half}l-10 25 10 25h${-2 * half}l10-25z`} />
      {words.map((word, line) => (
        <text key={word} class="banner-name" x={look ? 6 : 0} y={23 * (line - (words.length - 1) / 2) + 7.5}>
          {word}
        </text>
      ))}
      {look && look !== 'neutral' && (
        <g class="banner-seal" transform={`translate(${-half - 6} 0)`}>
          <circle r={19} />
          <EmblemAt look={look} x={0} y={0} size={28} />
        </g>
      )}
    </>
  );
}

/** Where words would be too small to read. */
function Shield({ look }: { readonly look: Holder }): JSX.Element {
  return (
    <>
      <path class="banner-cloth" d="M-34-38h68v36q0 30-34 44-34-14-34-44z" />
      {look && look !== 'neutral' && <EmblemAt look={look} x={0} y={-3} size={54} />}
    </>
  );
}

/** As even as the words allow. */
export function twoLines(name: string): string[] {
  const words = name.split(' ');
  if (words.length === 1) return words;
  let best = [name];
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < words.length; i++) {
    const lines = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    const longest = Math.max(...lines.map((line) => line.length));
    if (longest < least) {
      least = longest;
      best = lines;
    }
  }
  return best;
}
