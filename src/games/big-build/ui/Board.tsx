// The Big Build: a forest glade with five-fold paths, and a house in its middle that grows part by part.

import type { JSX } from 'preact';
import { anchor, type Board, type BoardProps, type Progress } from '../../../ui-kit/board.ts';
import { useParts } from '../../../ui-kit/parts.ts';
import { shapeOfScreen } from '../../../ui-kit/shape.ts';
import { still } from '../../../ui-kit/still.ts';
import { tokens } from '../components.ts';
import type { Types, View } from '../types.ts';
import { describe } from './describe.ts';
import { type Glade, glades, stations } from './glade.ts';
import type { GladeName } from './glades.ts';
import { place, wish } from './layout.ts';
import { marks } from './marks.ts';
import { motion, stationAnchor } from './motion.ts';
import { Cells } from './pieces/Cells.tsx';
import { Chip } from './pieces/Chip.tsx';
import { Choose } from './pieces/Choose.tsx';
import { Discards } from './pieces/Discards.tsx';
import { Face, FigureDefinitions } from './pieces/Figures.tsx';
import { Finale } from './pieces/Finale.tsx';
import { Glance } from './pieces/Glance.tsx';
import { Ground } from './pieces/Ground.tsx';
import { Hand } from './pieces/Hand.tsx';
import { House } from './pieces/House.tsx';
import { legend } from './pieces/Legend.tsx';
import { Lifted } from './pieces/Lifted.tsx';
import { Panel } from './pieces/Panel.tsx';
import { PartDefinitions } from './pieces/Parts.tsx';
import { Coins, Pawns, Reach, Starts } from './pieces/Pawns.tsx';
import { Payment, payingIn } from './pieces/Payment.tsx';
import { Piles } from './pieces/Piles.tsx';
import { SymbolDefinitions } from './pieces/Symbols.tsx';
import { JumpBadges, Ways } from './pieces/Ways.tsx';
import { button, say } from './say.ts';
import './board.css';

export const board: Board<Types> = {
  place,
  wish,
  Main,
  areas: [
    { id: 'hand', title: 'ui.hand', kind: 'hand', Area: Hand },
    { id: 'payment', title: 'ui.payment', kind: 'dock', Area: Payment },
    { id: 'piles', title: 'ui.piles', kind: 'dock', Area: Piles },
  ],
  Panel,
  face: (seat, view) => {
    const character = view.characters[seat];
    return character ? <Face character={character} /> : undefined;
  },
  progress,
  say,
  button,
  marks,
  Chip,
  describe,
  legend: () => legend,
  Glance,
  Finale,
  switches: [{ id: 'reach', isOn: ['desk', 'broadDesk'].includes(shapeOfScreen()) }],
  motion,
};

const layers = 4;

function Main(props: BoardProps<Types>): JSX.Element {
  const { tell, switches, view } = props;
  const glade = gladeNow();
  const paying = payingIn(props);
  const drawn = useParts(layers);
  return (
    <svg
      viewBox={`0 0 ${glade.width} ${glade.height}`}
      class={`glade-picture is-${glade.name}`}
      data-seats={view.points.length}
    >
      <title>{tell('ui.glade')}</title>
      <Definitions />
      {drawn > 0 && <Ground name={glade.name} />}
      {drawn > 1 && <Cells props={props} glade={glade} />}
      {paying && <rect class="veil" width={glade.width} height={glade.height} rx={glade.isSmall ? 14 : 22} />}
      {drawn > 2 && <House props={props} glade={glade} wanted={paying?.token.id} />}
      {drawn > 3 && !paying && switches.reach && <Reach props={props} glade={glade} />}
      {drawn > 3 && <Ways props={props} glade={glade} />}
      {drawn > 3 && <Pawns props={props} glade={glade} />}
      {drawn > 3 && !paying && <Coins props={props} glade={glade} />}
      {paying && <Lifted view={view} glade={glade} cell={paying.cell} token={paying.token.id} />}
      {drawn > 3 && !paying && <JumpBadges props={props} glade={glade} />}
      {drawn > 3 && <Starts props={props} glade={glade} />}
      <Choose props={props} glade={glade} />
      <Discards props={props} glade={glade} />
      <Stations name={glade.name} />
    </svg>
  );
}

function gladeNow(): Glade {
  const shape = shapeOfScreen();
  if (shape === 'phone' || shape === 'lying') return glades[shape];
  return glades[shape === 'desk' ? 'upright' : 'wide'];
}

const Definitions = still(() => (
  <defs>
    <SymbolDefinitions />
    <FigureDefinitions />
    <PartDefinitions />
  </defs>
));

/** Where boats pass, for what glides along the brook. */
const Stations = still(({ name }: { readonly name: GladeName }) => (
  <g class="stations">
    {stations(glades[name]).map(({ x, y }, i) => (
      <rect key={i} {...anchor(stationAnchor(i))} x={x - 1} y={y - 1} width="2" height="2" />
    ))}
  </g>
));

/** Of the fifteen parts those that this player has laid. */
function progress(view: View, seat: number): readonly Progress[] {
  const done = view.house.filter((builder) => builder === seat).length;
  return [{ key: 'parts', done, of: tokens.length }];
}
