// What is printed on the board: sea, coasts, land, borders, ways over the water, names.

import type { JSX } from 'preact';
import type { BoardProps, Player } from '../../../../ui-kit/board.ts';
import { EmblemAt, seatClass, seatFill } from '../../../../ui-kit/looks.tsx';
import { boards, type Side } from '../../boards.ts';
import type { Owner, Types } from '../../types.ts';
import { height, mapOf, width } from '../layout.ts';
import type { SignKind } from '../map/crossings.ts';
import { banners, rose } from '../map/seeds.ts';
import { continentHolders, regionHolders } from '../standing.ts';

export function lookOf(players: readonly Player[], owner: Owner): Player['look'] {
  return owner === 'neutral' ? 'neutral' : players[owner]!.look;
}

export function Ground(props: BoardProps<Types>): JSX.Element {
  const { view } = props;
  const holders = regionHolders(view);
  return (
    <g class="ground">
      <Rose side={view.side} />
      <Water side={view.side} />
      <Land {...props} holders={holders} />
      <Links side={view.side} />
      <Banners {...props} holders={continentHolders(view, holders)} />
    </g>
  );
}

const points = [0, 45, 90, 135, 180, 225, 270, 315];

function Rose({ side }: { readonly side: Side }): JSX.Element {
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
}

/** Shallow water in three steps, and the shade of the land on it. */
function Water({ side }: { readonly side: Side }): JSX.Element {
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
}

interface HeldProps extends BoardProps<Types> {
  readonly holders: readonly (Owner | undefined)[];
}

function Land({ view, players, holders }: HeldProps): JSX.Element {
  const map = mapOf(view.side);
  const board = boards[view.side];
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
            class={`region-held ${seatClass(lookOf(players, holder))}`}
            d={map.regions[region]!.path}
            fill={seatFill(lookOf(players, holder))}
          />
        ),
      )}
      {map.regions.map(({ signs }, region) =>
        signs.map(({ kind, x, y }, i) => (
          <path
            key={`${region}-${i}`}
            class={`sign-${kind}`}
            d={signPaths[kind]}
            transform={`translate(${x} ${y})`}
          />
        )),
      )}
      <path class="borders" d={map.borders} />
      <path class="coast" d={map.coasts.join('')} />
    </g>
  );
}

const signPaths: Readonly<Record<SignKind, string>> = {
  hill: 'M-12 5q4-11 11-10 7 0 10 10M1-2q5-5 9 0 3 3 4 7',
  tree: 'M0 9V2M0 3q-8 0-7-6 1-4 4-5 0-4 3-4t3 4q3 1 4 5 1 6-7 6zM-3 9h6',
  peak: 'M-13 8 -2-10 9 8M-6-3l3 2 2-2 3 3M4-1l4-6 8 15',
};

function Links({ side }: { readonly side: Side }): JSX.Element {
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
}

/** A continent's name, in the colour and with the animal of who holds it. */
function Banners({ view, players, holders, tell }: HeldProps): JSX.Element {
  return (
    <g class="banners">
      {boards[view.side].continents.map(({ id }, index) => {
        const at = banners[id]!;
        const holder = holders[index];
        const look = holder === undefined ? undefined : lookOf(players, holder);
        const words = twoLines(tell(`continent.${id}`));
        const half = 7.2 * Math.max(...words.map((word) => word.length)) + 17;
        return (
          <g
            key={id}
            class={`banner ${look ? `${seatClass(look)} is-held` : ''}`}
            transform={`translate(${at.x} ${at.y})`}
          >
            <path class="banner-cloth" d={`M${-half}-25h${2 * half}l-10 25 10 25h${-2 * half}l10-25z`} />
            {words.map((word, line) => (
              <text
                key={word}
                class="banner-name"
                x={look ? 6 : 0}
                y={23 * (line - (words.length - 1) / 2) + 7.5}
              >
                {word}
              </text>
            ))}
            {look && look !== 'neutral' && (
              <g class="banner-seal" transform={`translate(${-half - 6} 0)`}>
                <circle r={19} />
                <EmblemAt look={look} x={0} y={0} size={28} />
              </g>
            )}
          </g>
        );
      })}
    </g>
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
