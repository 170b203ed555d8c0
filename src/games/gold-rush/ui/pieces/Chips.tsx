// Small pictures of steps, for the list of turns and the banner.

import donkey from 'icon:donkey';
import home from 'icon:run';
import type { JSX, VNode } from 'preact';
import type { Tell } from '../../../../ui-kit/board.ts';
import { Icon } from '../../../../ui-kit/Icon.tsx';
import { type Action, type CardNumber, type Die, type Figure, isPlain } from '../../components.ts';
import type { Event, View } from '../../types.ts';
import { CardBack, CardFace } from './Card.tsx';
import { DieFace } from './Die.tsx';
import { FigureOf } from './Figures.tsx';
import { Coin } from './Nuggets.tsx';
import { comparison } from './Tray.tsx';

interface ChipProps {
  readonly event: Event;
  readonly view: View;
  readonly tell: Tell;
}

export function Chip({ event }: ChipProps): VNode | null {
  switch (event.type) {
    case 'diceRolled':
      return (
        <Step>
          {event.dice.map((die, index) => (
            <SmallDie key={index} die={die} />
          ))}
        </Step>
      );
    case 'diePlaced':
      return (
        <Step>
          <SmallDie die={event.die} />
          <b>{comparison(event.die, event.card)}</b>
          <SmallCard number={event.card} />
        </Step>
      );
    case 'dieTurned':
      return (
        <Step>
          <SmallDie die={event.die} />
          <b>→</b>
          <SmallDie die={event.to} />
        </Step>
      );
    case 'cardMined':
      return <Money dollars={event.dollars} number={event.card} />;
    case 'veinFound':
      return <Money dollars={event.dollars} action="richVein" />;
    case 'caveInPaid':
      return <Money dollars={-event.dollars} action="caveIn" />;
    case 'feePaid':
    case 'tollPaid':
      return <Money dollars={-event.dollars} />;
    case 'upkeepPaid':
      return <Money dollars={-(event.prospectors + event.guards)} figure="prospector" />;
    case 'figureBought':
    case 'figureHired':
      return <Helper figure={event.figure} sign="+" />;
    case 'guardSet':
      return (
        <Step>
          <FigureOf figure="guard" />
          <SmallCard number={event.card} />
        </Step>
      );
    case 'figuresReturned':
      return (
        <Step>
          <FigureOf figure={event.prospectors > 0 ? 'prospector' : 'guard'} />
          <Icon icon={home} />
        </Step>
      );
    case 'cardTurned':
      return event.back === 'blank' ? null : <Back action={event.back} />;
    case 'actionUsed':
    case 'actionPassed':
      return <Back action={event.action} />;
    case 'cardClaimed':
    case 'cardDealt':
      return (
        <Step>
          <b>+</b>
          <SmallCard number={event.card} />
        </Step>
      );
    case 'cardLost':
    case 'cardBlownUp':
      return (
        <Step>
          <b>−</b>
          <SmallCard number={event.card} />
        </Step>
      );
    case 'muleCame':
      return (
        <Step>
          <Icon icon={donkey} />
        </Step>
      );
    case 'turnBegan':
    case 'stoodBy':
    case 'deckShuffled':
    case 'dieSetAside':
    case 'diceOut':
    case 'gameEnded':
      return null;
  }
}

function Step({ children }: { readonly children: JSX.Element | (JSX.Element | false)[] }): JSX.Element {
  return (
    <span class="step-chip" aria-hidden="true">
      {children}
    </span>
  );
}

function SmallDie({ die }: { readonly die: Die }): JSX.Element {
  return <DieFace kind={isPlain(die) ? 'plain' : 'dynamite'} die={die} />;
}

function SmallCard({ number }: { readonly number: CardNumber }): JSX.Element {
  return <CardFace number={number} />;
}

function Back({ action }: { readonly action: Action }): JSX.Element {
  return (
    <Step>
      <CardBack action={action} />
    </Step>
  );
}

function Helper({ figure, sign }: { readonly figure: Figure; readonly sign: string }): JSX.Element {
  return (
    <Step>
      <b>{sign}</b>
      <FigureOf figure={figure} />
    </Step>
  );
}

interface MoneyProps {
  readonly dollars: number;
  readonly number?: CardNumber;
  readonly action?: Action;
  readonly figure?: Figure;
}

function Money({ dollars, number, action, figure }: MoneyProps): JSX.Element {
  return (
    <Step>
      {number !== undefined && <SmallCard number={number} />}
      {action !== undefined && <CardBack action={action} />}
      {figure !== undefined && <FigureOf figure={figure} />}
      <b class="step-money">{dollars < 0 ? `−${-dollars}` : `+${dollars}`}</b>
      <Coin />
    </Step>
  );
}
