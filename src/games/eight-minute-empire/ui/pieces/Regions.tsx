// The regions as places to point at, with everything that stands in them.

import type { JSX } from 'preact';
import { type BoardProps, type Player, piece } from '../../../../ui-kit/board.ts';
import { seatClass } from '../../../../ui-kit/looks.tsx';
import { still } from '../../../../ui-kit/still.ts';
import { boards, type Side } from '../../boards.ts';
import type { Types, View } from '../../types.ts';
import { armyPiece, cityPiece, mapOf, type Placed, placedIn, regionSpot, width } from '../layout.ts';
import { type Pile, pilesIn } from '../standing.ts';
import { Capital, Count, HiddenSoldier, Soldier, Token, Tower } from './Figures.tsx';
import { lookOf, twoLines } from './Ground.tsx';

interface RegionsProps extends BoardProps<Types> {
  /** How many of them by now. */
  readonly drawn: number;
  readonly letter: number;
}

export function Regions({ drawn, ...props }: RegionsProps): JSX.Element {
  return (
    <g class="regions">
      {boards[props.view.side].regions.slice(0, drawn).map((id, region) => (
        <Region key={id} {...props} id={id} region={region} />
      ))}
    </g>
  );
}

interface RegionProps extends BoardProps<Types> {
  readonly id: string;
  readonly region: number;
  readonly letter: number;
}

function Region(props: RegionProps): JSX.Element {
  const { id, region, view, spot, tell, letter } = props;
  const { path } = mapOf(view.side).regions[region]!;
  const placed = placedIn(view, region);
  return (
    <>
      <g class="region" {...spot(regionSpot(id), labelOf(props))}>
        <path class="region-hit" d={path} />
        <path class="spot-edge" d={path} />
        {placed.map((one) => (
          <ThingAt key={keyOf(one)} id={id} placed={one} viewer={view.viewer} players={props.players} />
        ))}
      </g>
      <RegionName
        side={view.side}
        region={region}
        name={tell(`region.${id}`)}
        isCrowded={placed.length > 1}
        letter={Math.max(usualName, letter)}
      />
      {placed.map((one) => (
        <CountAt key={keyOf(one)} placed={one} players={props.players} letter={letter} />
      ))}
    </>
  );
}

interface RegionNameProps {
  readonly side: Side;
  readonly region: number;
  readonly name: string;
  readonly isCrowded: boolean;
  readonly letter: number;
}

const usualName = 15;
/** Of its height. */
const letterWidth = 0.58;

const RegionName = still(({ side, region, name, isCrowded, letter }: RegionNameProps) => {
  const { middle, radius } = mapOf(side).regions[region]!;
  const lines = twoLines(name);
  const half = (letterWidth * letter * Math.max(...lines.map(({ length }) => length))) / 2;
  // Wholly on the map, however large.
  const x = Math.min(Math.max(middle.x, half), width - half);
  const base = middle.y + radius + (isCrowded ? 12 : -5);
  return (
    <g class={isCrowded ? 'region-name is-crowded' : 'region-name'} font-size={letter}>
      {lines.map((line, i) => (
        <text key={line} x={x} y={base} dy={`${i - lines.length + 1}em`}>
          {line}
        </text>
      ))}
    </g>
  );
});

function keyOf({ thing }: Placed): string {
  return thing.kind === 'pile' ? `pile-${thing.owner}` : thing.kind;
}

interface ThingProps {
  readonly id: string;
  readonly placed: Placed;
  readonly viewer: View['viewer'];
  readonly players: readonly Player[];
}

const ThingAt = still(({ placed, ...props }: ThingProps) => {
  const { thing, at, scale } = placed;
  const transform = `translate(${at.x} ${at.y}) scale(${scale.toFixed(2)})`;
  switch (thing.kind) {
    case 'capital':
      return (
        <g class="thing" transform={transform}>
          <Capital />
        </g>
      );
    case 'token':
      return (
        <g class="thing" transform={transform}>
          <Token good={thing.good} />
        </g>
      );
    case 'pile':
      return (
        <g class="thing" transform={transform}>
          <PileAt {...props} pile={thing} />
        </g>
      );
  }
});

const fan = [0, -9, 9];

interface PileProps extends Omit<ThingProps, 'placed'> {
  readonly pile: Pile;
}

/** Towers behind, soldiers before them; of many soldiers three are seen. The last one can be dragged. */
function PileAt({ pile, id, viewer, players }: PileProps): JSX.Element {
  const { owner, armies, cities } = pile;
  const look = lookOf(players, owner);
  const css = seatClass(look);
  const isBoth = armies > 0 && cities > 0;
  return (
    <>
      {Array.from({ length: cities }, (_, i) => (
        <g
          key={`city-${i}`}
          class={`city ${css}`}
          {...piece(cityPiece(Number(owner), id, i))}
          transform={`translate(${isBoth ? -18 - 8 * i : 18 * i - 9 * (cities - 1)} ${isBoth ? -7 : 0})`}
        >
          <Tower />
        </g>
      ))}
      {Array.from({ length: armies }, (_, i) => {
        const before = armies - 1 - i;
        const place = Math.min(before, fan.length - 1);
        return (
          <g
            key={`army-${i}`}
            class={`army ${css}`}
            {...piece(armyPiece(owner, id, i))}
            {...(owner === viewer && i === armies - 1 ? { 'data-handle': 'yes' } : {})}
            transform={`translate(${(isBoth ? 13 : 0) + fan[place]!} ${(isBoth ? 4 : 0) - 5 * place})`}
          >
            {before < fan.length ? (
              <Soldier look={look} arms={place === 0 ? 'spear' : 'none'} />
            ) : (
              <HiddenSoldier />
            )}
          </g>
        );
      })}
    </>
  );
}

interface CountAtProps {
  readonly placed: Placed;
  readonly players: readonly Player[];
  readonly letter: number;
}

/** Beside the region and not in it: the region's own words say how many there are. */
const CountAt = still(({ placed: { thing, at, scale }, players, letter }: CountAtProps) => {
  if (thing.kind !== 'pile' || thing.armies < 2) return null;
  return (
    <g
      class={`thing ${seatClass(lookOf(players, thing.owner))}`}
      transform={`translate(${at.x} ${at.y}) scale(${scale.toFixed(2)})`}
    >
      <Count count={thing.armies} x={thing.cities > 0 ? 30 : 19} y={23} letter={letter / scale} />
    </g>
  );
});

/** The region with what stands there, in words. */
function labelOf({ id, region, view, tell }: RegionProps): string {
  const piles = pilesIn(view, region).map(({ owner, armies, cities }) =>
    tell('ui.pile', { owner, armies, cities }),
  );
  const name = tell(`region.${id}`);
  const start = region === boards[view.side].start ? ` (${tell('ui.start')})` : '';
  return `${name}${start}: ${piles.length === 0 ? tell('ui.empty') : piles.join('; ')}`;
}
