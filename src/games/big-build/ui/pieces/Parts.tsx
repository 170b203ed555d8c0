// The house, part by part: as a plan, as it is built, and small.

import type { JSX } from 'preact';
import { housePlan } from '../../components.ts';
import type { TokenId } from '../../types.ts';
import { Cellar, FrontDoor, Hall, Porch, WoodShed } from './GroundFloor.tsx';
import { Attic, Chimney, LeftSlope, RightSlope, WeatherVane } from './Roof.tsx';
import { RoofShapes } from './Timber.tsx';
import { Balcony, CarvedWall, FlowerWindow, RoundWindow, Stove } from './UpperFloor.tsx';

const drawings: Readonly<Record<TokenId, () => JSX.Element>> = {
  N5: LeftSlope,
  B5: Attic,
  K5: Chimney,
  H5: WeatherVane,
  S5: RightSlope,
  K4: Stove,
  H4: RoundWindow,
  S4: CarvedWall,
  N4: FlowerWindow,
  B4: Balcony,
  H3: WoodShed,
  S3: Porch,
  N3: FrontDoor,
  B3: Hall,
  K3: Cellar,
};

/** A place of the house is a square of this size; five stand side by side, three on top of one another. */
export const placeSize = 100;

/** The upper left corner of a part's place. */
export function cornerOf(token: TokenId): { readonly x: number; readonly y: number } {
  const row = housePlan.findIndex((tokens) => tokens.includes(token));
  return { x: placeSize * housePlan[row]!.indexOf(token), y: placeSize * row };
}

/** From the ground up, so that chimney and eaves lie over what is below. */
export const fromTheGround: readonly TokenId[] = housePlan.toReversed().flat();

export function PartDefinitions(): JSX.Element {
  return (
    <>
      <RoofShapes />
      {Object.entries(drawings).map(([token, Drawing]) => (
        <g key={token} id={`bb-part-${token}`}>
          <Drawing />
        </g>
      ))}
    </>
  );
}

/** Where it belongs in the picture of the house. */
export function Part({ token }: { readonly token: TokenId }): JSX.Element {
  return <use href={`#bb-part-${token}`} />;
}

/** Only its lines, for what is not built yet. */
export function PartPlan({ token }: { readonly token: TokenId }): JSX.Element {
  const Drawing = drawings[token]!;
  return (
    <g class="plan">
      <Drawing />
    </g>
  );
}

/** Cut out, in a picture of its own. */
export function PartPicture({ token }: { readonly token: TokenId }): JSX.Element {
  const { x, y } = cornerOf(token);
  return (
    <svg class="part-picture" viewBox={`${x} ${y} ${placeSize} ${placeSize}`} aria-hidden="true">
      <Part token={token} />
    </svg>
  );
}

export function Smoke(): JSX.Element {
  return (
    <g class="smoke">
      <circle cx="252" cy="-58" r="8" />
      <circle cx="266" cy="-68" r="10" />
      <circle cx="284" cy="-74" r="12" />
      <circle cx="306" cy="-76" r="9" />
    </g>
  );
}
