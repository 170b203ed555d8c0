// Gold Rush: a mountainside. Everybody at the table is a mine, the common one is its heart, and the tray below holds the
// dice and the bill of the turn.

import type { JSX } from 'preact';
import type { Board } from '../../../ui-kit/board.ts';
import type { Types } from '../types.ts';
import { icon, motion } from './motion.ts';
import { Middle, type Props, Rivals } from './pieces/Mines.tsx';
import { OwnMine } from './pieces/Own.tsx';
import { Scenery } from './pieces/Scenery.tsx';
import { Tray } from './pieces/Tray.tsx';
import { place, wish } from './spots.ts';
import './board.css';

export const board: Board<Types> = {
  place,
  wish,
  Main,
  areas: [
    { id: 'mine', title: 'ui.ownMine', kind: 'hand', Area: OwnMine },
    { id: 'tray', title: 'ui.tray', kind: 'dock', Area: Tray },
  ],
  seatsOnBoard: true,
  motion,
  icon,
};

function Main(props: Props): JSX.Element {
  return (
    <div class="mountain">
      <Scenery />
      <div class={`ridge seats-${props.view.money.length}`}>
        <Rivals {...props} />
        <Middle {...props} />
      </div>
    </div>
  );
}
