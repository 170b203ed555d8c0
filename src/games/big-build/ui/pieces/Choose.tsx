// Whom to build with: five figures in the colour of who chooses, those who are taken pale with their player's name.

import type { JSX } from 'preact';
import type { BoardProps, SpotAttributes } from '../../../../ui-kit/board.ts';
import { seatClass } from '../../../../ui-kit/looks.tsx';
import { still } from '../../../../ui-kit/still.ts';
import { type CharacterId, characters, type Types } from '../../types.ts';
import { type Glade, glades } from '../glade.ts';
import type { GladeName } from '../glades.ts';
import { characterSpot } from '../layout.ts';
import { FigureAt } from './Figures.tsx';

interface ChooseProps {
  readonly props: BoardProps<Types>;
  readonly glade: Glade;
}

export function Choose({ props, glade }: ChooseProps): JSX.Element | null {
  const { view, players, spot, tell } = props;
  if (view.step !== 'chooseCharacter' || view.turn !== view.viewer) return null;
  const { width, height, isSmall } = glade;
  return (
    <g class="choose">
      <rect class="veil" width={width} height={height} rx={isSmall ? 14 : 22} />
      <text class="choose-title" x={width / 2} y={height * 0.1} font-size={isSmall ? 19 : 40}>
        {tell('ui.choose')}
      </text>
      {characters.map((character, i) => {
        const owner = view.characters.indexOf(character);
        const look = players[owner < 0 ? view.turn : owner]!.look;
        const name = tell(`characterName.${character}`);
        const kind = owner < 0 ? tell(`characterKind.${character}`) : players[owner]!.name;
        return (
          <g key={character} class={seatClass(look)}>
            <Choice
              attributes={spot(characterSpot(character), `${name} ${kind}`)}
              character={character}
              name={name}
              kind={kind}
              isTaken={owner >= 0}
              place={i}
              glade={glade.name}
            />
          </g>
        );
      })}
    </g>
  );
}

interface ChoiceProps {
  readonly attributes: SpotAttributes;
  readonly character: CharacterId;
  readonly name: string;
  readonly kind: string;
  readonly isTaken: boolean;
  readonly place: number;
  readonly glade: GladeName;
}

const Choice = still(({ attributes, character, name, kind, isTaken, place, glade }: ChoiceProps) => {
  const { width, height, isSmall } = glades[glade];
  const wide = width * 0.29;
  const high = height * 0.4;
  const isAbove = place < 3;
  const x = width / 2 + (isAbove ? place - 1 : place - 3.5) * wide * 1.08;
  const y = height * (isAbove ? 0.145 : 0.57);
  return (
    <g {...attributes} class={isTaken ? 'choice is-taken' : 'choice'} transform={`translate(${x} ${y})`}>
      <rect class="choice-card" x={-wide / 2} width={wide} height={high} rx={isSmall ? 12 : 22} />
      <g class="choice-figure" transform={`translate(0 ${high * 0.74})`}>
        <ellipse class="shade" cy={-wide * 0.03} rx={wide * 0.26} ry={wide * 0.05} />
        <FigureAt character={character} width={high * 0.52} />
      </g>
      <text>
        <tspan class="choice-name" x="0" y={high * 0.86} font-size={isSmall ? 15 : 27}>
          {name}
        </tspan>{' '}
        <tspan class="choice-kind" x="0" y={high * 0.96} font-size={isSmall ? 12.4 : 18}>
          {kind}
        </tspan>
      </text>
      <rect class="spot-edge" x={-wide / 2} width={wide} height={high} rx={isSmall ? 12 : 22} />
    </g>
  );
});
