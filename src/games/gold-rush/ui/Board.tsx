// Gold Rush: a mountainside. Everybody at the table is a mine, the common one is its heart, and the tray below holds the
// dice and the bill of the turn.

import type { JSX } from 'preact';
import type { Board } from '../../../ui-kit/board.ts';
import { treasure } from '../components.ts';
import type { Types } from '../types.ts';
import { describe } from './describe.ts';
import { marks, standing } from './marks.ts';
import { icon, motion } from './motion.ts';
import { Chip } from './pieces/Chips.tsx';
import { Finale } from './pieces/Finale.tsx';
import { Glance, legend } from './pieces/Legend.tsx';
import { Middle, type Props, Rivals } from './pieces/Mines.tsx';
import { OwnMine } from './pieces/Own.tsx';
import { Scenery } from './pieces/Scenery.tsx';
import { Tray } from './pieces/Tray.tsx';
import { say } from './say.ts';
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
  progress: ({ bank }) => [{ key: 'bank', done: treasure - bank, of: treasure }],
  say,
  describe,
  marks,
  Chip,
  legend,
  Glance,
  standing,
  Finale,
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
