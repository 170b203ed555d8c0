// Eight-Minute Empire: a sea chart with armies on it, a row of cards with prices, and the goods of who sits here.

import boots from 'icon:boot-prints';
import ship from 'icon:caravel';
import deal from 'icon:card-draw';
import pick from 'icon:card-pick';
import swords from 'icon:crossed-swords';
import crown from 'icon:imperial-crown';
import tower from 'icon:stone-tower';
import purse from 'icon:swap-bag';
import recruit from 'icon:trumpet-flag';
import coins from 'icon:two-coins';
import type { JSX } from 'preact';
import { anchor, type Board, type BoardProps, type Icon, type PanelProps } from '../../../ui-kit/board.ts';
import { Icon as IconMark } from '../../../ui-kit/Icon.tsx';
import { seatClass } from '../../../ui-kit/looks.tsx';
import { useParts } from '../../../ui-kit/parts.ts';
import { boards } from '../boards.ts';
import type { Event, Types } from '../types.ts';
import { describe } from './describe.ts';
import { cardsAnchor, height, mapOf, marks, motion, place, supplyAnchor, width, wish } from './layout.ts';
import { largestName, useLetter } from './letter.ts';
import { Auction } from './pieces/Auction.tsx';
import { CardInPlay, CardRow } from './pieces/Cards.tsx';
import { Chip } from './pieces/Chip.tsx';
import { Soldier, Tower } from './pieces/Figures.tsx';
import { GoodsBars, SmallGoods } from './pieces/Goods.tsx';
import { Ground } from './pieces/Ground.tsx';
import { legend } from './pieces/Legend.tsx';
import { Preview } from './pieces/Preview.tsx';
import { Regions } from './pieces/Regions.tsx';
import { say } from './say.ts';
import { progress, seatHere } from './standing.ts';
import './board.css';

export const board: Board<Types> = {
  place,
  wish,
  Main,
  areas: [
    { id: 'auction', title: 'ui.auction', kind: 'dock', Area: Auction },
    { id: 'row', title: 'ui.row', kind: 'dock', Area: CardRow },
    { id: 'goods', title: 'ui.goods', kind: 'hand', Area: GoodsBars },
  ],
  Panel,
  progress,
  say,
  describe,
  legend,
  marks,
  Chip,
  motion,
  icon,
};

const regionsAtOnce = 4;

function Main(props: BoardProps<Types>): JSX.Element {
  const { view, players, tell } = props;
  // First the coasts are worked out, then what is printed is drawn, then what lies on it, some regions at a time.
  const { map, letter } = useLetter();
  const drawn = useParts(2 + Math.ceil(boards[view.side].regions.length / regionsAtOnce));
  if (drawn > 0) mapOf(view.side);
  return (
    <svg
      ref={map}
      viewBox={`0 0 ${width} ${height}`}
      class={`sea-chart ${seatClass(players[seatHere(view)]!.look)}${letter <= largestName ? ' has-names' : ''}`}
    >
      <title>{tell('ui.map')}</title>
      <defs>
        <marker
          id="ee-arrow"
          viewBox="0 0 10 10"
          refX={6}
          refY={5}
          markerWidth={3.2}
          markerHeight={3.2}
          orient="auto"
        >
          <path class="step-head" d="M0 0 10 5 0 10 2.5 5z" />
        </marker>
      </defs>
      <g {...anchor(supplyAnchor('neutral'))}>
        <rect x={width / 2 - 20} y={-30} width={40} height={20} fill="none" />
      </g>
      {drawn > 1 && <Ground {...props} letter={letter} />}
      {drawn > 2 && <Regions {...props} letter={letter} drawn={regionsAtOnce * (drawn - 2)} />}
      {drawn > 2 && <Preview {...props} />}
    </svg>
  );
}

function Panel({ view, seat, players, tell }: PanelProps<Types>): JSX.Element {
  const { look } = players[seat]!;
  const isPlaying = view.turn === seat && view.card !== null;
  return (
    <div class={`holdings ${seatClass(look)}`}>
      <span class="holding" title={tell('ui.coins', { count: view.coins[seat] })}>
        <IconMark icon={coins} class="holding-coins" label={tell('ui.coins', { count: view.coins[seat] })} />
        <b aria-hidden="true">{view.coins[seat]}</b>
      </span>
      <span
        class="holding"
        title={tell('ui.armiesLeft', { count: view.supply[seat] })}
        {...anchor(supplyAnchor(seat))}
      >
        <svg
          class="small-figure"
          viewBox="-26 -42 54 76"
          role="img"
          aria-label={tell('ui.armiesLeft', { count: view.supply[seat] })}
        >
          <Soldier look={look} />
        </svg>
        <b aria-hidden="true">{view.supply[seat]}</b>
      </span>
      <span class="holding holding-cities" title={tell('ui.citiesLeft', { count: view.citiesLeft[seat] })}>
        <svg
          class="small-figure"
          viewBox="-22 -32 44 66"
          role="img"
          aria-label={tell('ui.citiesLeft', { count: view.citiesLeft[seat] })}
        >
          <Tower />
        </svg>
        <b aria-hidden="true">{view.citiesLeft[seat]}</b>
      </span>
      <span
        class="holding"
        title={tell('ui.cards', { count: view.cards[seat]!.length })}
        {...anchor(cardsAnchor(seat))}
      >
        <IconMark icon={pick} label={tell('ui.cards', { count: view.cards[seat]!.length })} />
        <b aria-hidden="true">{view.cards[seat]!.length}</b>
      </span>
      <span class="panel-cards">
        {isPlaying ? (
          <CardInPlay view={view} tell={tell} />
        ) : (
          <SmallGoods view={view} seat={seat} tell={tell} />
        )}
      </span>
    </div>
  );
}

function icon(event: Event): Icon | undefined {
  switch (event.type) {
    case 'neutralPlaced':
    case 'armyPlaced':
      return recruit;
    case 'bidMade':
      return purse;
    case 'bidsOpened':
      return coins;
    case 'auctionWon':
    case 'gameScored':
      return crown;
    case 'cardTaken':
      return pick;
    case 'cardDealt':
      return deal;
    case 'armyMoved':
      return event.by === 'sea' ? ship : boots;
    case 'cityBuilt':
      return tower;
    case 'armyDestroyed':
      return swords;
    case 'actionEnded':
    case 'turnEnded':
    case 'gameBegan':
      return undefined;
  }
}
