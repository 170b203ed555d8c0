// The token that is being paid for: lifted from the dimmed glade, on its way to the house.

import type { JSX } from 'preact';
import { tokenIndex, tokens } from '../../components.ts';
import { pointsFor } from '../../scoring.ts';
import type { CellId, TokenId, View } from '../../types.ts';
import { type Glade, placeOf } from '../glade.ts';
import { Tile } from './Cells.tsx';
import { houseAt } from './House.tsx';
import { cornerOf, placeSize } from './Parts.tsx';
import { Coin } from './Pawns.tsx';

interface LiftedProps {
  readonly view: View;
  readonly glade: Glade;
  readonly cell: CellId;
  readonly token: TokenId;
}

export function Lifted({ view, glade, cell, token }: LiftedProps): JSX.Element {
  const { x, y } = placeOf(glade, cell);
  const { radius, isSmall } = glade;
  const house = houseAt(glade);
  const corner = cornerOf(token);
  const goal = {
    x: house.x + (corner.x + placeSize / 2) * house.scale,
    y: house.y + (corner.y + 6) * house.scale,
  };
  const bow = `M${x} ${y}Q${(x + goal.x) / 2 + (goal.y - y) * 0.18} ${(y + goal.y) / 2 - (goal.x - x) * 0.18} ${goal.x} ${goal.y}`;
  const points = pointsFor(view.house, tokenIndex.get(token)!);
  return (
    <g class="over">
      <path class="lifted-under" d={bow} stroke-width={isSmall ? 5 : 9} />
      <path class="lifted-way" d={bow} stroke-width={isSmall ? 2.6 : 5} />
      <g transform={`translate(${x} ${y - radius * 0.15}) scale(1.14)`}>
        <circle class="lifted-glow" r={radius * 1.7} />
        <Tile token={tokens[tokenIndex.get(token)!]!.id} radius={radius} isSmall={isSmall} />
        <rect
          class="lifted-ring"
          x={-radius * 1.06}
          y={-radius * 1.06}
          width={radius * 2.12}
          height={radius * 2.12}
          rx={radius * 0.28}
        />
        <Coin x={radius * 0.9} y={-radius * 0.9} points={points} isSmall={isSmall} />
      </g>
    </g>
  );
}
