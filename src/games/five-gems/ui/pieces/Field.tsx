// The field: gems on midnight velvet, the free cells around them, and a camera before it.

import type { JSX } from 'preact';
import type { BoardProps, SpotAttributes, Tell } from '../../../../ui-kit/board.ts';
import { piece } from '../../../../ui-kit/board.ts';
import { Camera, type Seen } from '../../../../ui-kit/Camera.tsx';
import { still } from '../../../../ui-kit/still.ts';
import { type Colour, colours } from '../../components.ts';
import type { Types } from '../../types.ts';
import { gemPiece } from '../layout.ts';
import { cellSpot, cellsOf, type FieldCell, middleOf, needed, pitch, shownWhole } from '../places.ts';
import { JewelDefinitions, LetterDefinitions, Token } from './Gems.tsx';
import { Ground } from './Ground.tsx';
import { Ghost, Lifted } from './InHand.tsx';
import { Claims, LastDeed, Pointed } from './Marks.tsx';
import { ColumnNames, SmallMap } from './Names.tsx';
import { Near } from './NearPlaces.tsx';

/** So many pixels a cell is wide at most, for a hundred units. */
const mostScale = 1.1;

export function Field(props: BoardProps<Types>): JSX.Element {
  const { view, chosen, tell } = props;
  const need = shownWhole(needed(view));
  const { columns, rows, origin } = view;
  const [first = ''] = chosen;
  const isAiming = view.held !== null || first.startsWith('tray:');
  return (
    <div class={`field step-${view.step}${isAiming ? ' is-aiming' : ''}`}>
      <svg class="jewels" width="0" height="0" aria-hidden="true">
        <JewelDefinitions />
        <LetterDefinitions letters={lettersOf(tell)} />
      </svg>
      <Ground />
      <Camera
        need={need}
        step={pitch}
        least={pitch}
        most={mostScale}
        home={`${view.turn} ${view.idleTurns} ${view.fulfilled.flat().length}`}
        title={tell('ui.field')}
        whole={tell('ui.whole')}
        edge={(seen: Seen) => ColumnNames({ ...seen, columns, rows, origin })}
        map={({ frame }: Seen) => <SmallMap view={view} frame={frame} />}
      >
        <Gems {...props} />
      </Camera>
    </div>
  );
}

function lettersOf(tell: Tell): Readonly<Record<Colour, string>> {
  return Object.fromEntries(colours.map((colour) => [colour, tell(`ui.letter.${colour}`)])) as Record<
    Colour,
    string
  >;
}

function Gems(props: BoardProps<Types>): JSX.Element {
  const { view, spot, chosen, tell, switches } = props;
  const cells = cellsOf(view);
  return (
    <>
      {cells.map((cell) => {
        const { x, y } = middleOf(view, cell);
        const id = cellSpot(cell.name);
        return (
          <CellSpot
            key={cell.name}
            attributes={spot(id, labelOf(props, cell))}
            {...{ x, y }}
            name={cell.name}
            colour={cell.colour}
            letter={cell.colour && switches.letters !== false ? tell(`ui.letter.${cell.colour}`) : undefined}
            isLifted={chosen[0] === id && chosen.length === 1 && view.step === 'chooseAction'}
          />
        );
      })}
      <LastDeed {...props} />
      <Near {...props} />
      <Claims {...props} />
      <Pointed view={view} />
      <Lifted {...props} />
      <Ghost {...props} />
    </>
  );
}

function labelOf({ tell }: BoardProps<Types>, { name, colour }: FieldCell): string {
  return colour ? tell('ui.gemAt', { cell: name, colour }) : tell('ui.freeAt', { cell: name });
}

interface CellProps {
  readonly attributes: SpotAttributes;
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly colour: Colour | undefined;
  readonly letter: string | undefined;
  readonly isLifted: boolean;
}

const CellSpot = still(({ attributes, x, y, name, colour, letter, isLifted }: CellProps) => (
  <g class={colour ? 'cell' : 'cell is-free'} transform={`translate(${x} ${y})`} {...attributes}>
    <rect class="cell-ground" x="-50" y="-50" width="100" height="100" />
    {colour ? (
      <g {...piece(gemPiece(colour, name))} data-handle="yes" class={isLifted ? 'is-lifted' : undefined}>
        <Token colour={colour} letter={letter} />
      </g>
    ) : (
      <>
        <rect class="socket" x="-43" y="-43" width="86" height="86" rx="14" />
        <circle class="socket-dot" r="8" />
      </>
    )}
    <rect class="spot-edge" x="-47" y="-47" width="94" height="94" rx="14" />
  </g>
));
