// Every sign on the mountainside, and the pictures of the first glance.

import turning from 'icon:card-pickup';
import type { JSX, VNode } from 'preact';
import type { LegendEntry } from '../../../../ui-kit/board.ts';
import { Icon } from '../../../../ui-kit/Icon.tsx';
import { actions, type Die } from '../../components.ts';
import { CardBack, CardFace } from './Card.tsx';
import { YieldChip } from './Cards.tsx';
import { DieFace } from './Die.tsx';
import { FigureOf } from './Figures.tsx';
import type { Props } from './Mines.tsx';
import { Cart, Coin } from './Nuggets.tsx';

function than(sign: string): () => VNode {
  return () => <b class="legend-than">{sign}</b>;
}

const common: readonly LegendEntry[] = [
  { Sign: than('='), text: 'legend.equal' },
  { Sign: than('>'), text: 'legend.higher' },
  { Sign: than('<'), text: 'legend.lower' },
  { Sign: () => <YieldChip brings={{ dollars: 3, fee: 1 }} />, text: 'legend.brings' },
  { Sign: () => <DieFace kind="plain" die="p6" />, text: 'legend.plain' },
  { Sign: () => <DieFace kind="dynamite" die="d9" />, text: 'legend.dynamite' },
  { Sign: () => <CardFace number={7} />, text: 'legend.card' },
  {
    Sign: () => (
      <span class="legend-flag">
        <Icon icon={turning} />
      </span>
    ),
    text: 'legend.turning',
  },
  { Sign: () => <FigureOf figure="prospector" />, text: 'legend.prospector' },
  { Sign: () => <FigureOf figure="guard" />, text: 'legend.guard' },
  {
    Sign: () => (
      <span class="legend-nuggets">
        <Coin />
        <Coin worth={5} />
        <Coin worth={10} />
      </span>
    ),
    text: 'legend.nuggets',
  },
  { Sign: () => <Cart bank={90} />, text: 'legend.bank' },
];

const cards: readonly LegendEntry[] = actions.map((action) => ({
  Sign: () => <CardBack action={action} />,
  text: `legend.${action}`,
}));

export function legend(): readonly LegendEntry[] {
  return [...common, ...cards];
}

const examples: readonly (readonly [Die, 5 | 3 | 7, string])[] = [
  ['p5', 5, 'ui.glance.equal'],
  ['p6', 3, 'ui.glance.higher'],
  ['p2', 7, 'ui.glance.lower'],
];

/** Three dice on three cards, and what comes of it. */
export function Glance({ tell }: Props): JSX.Element {
  return (
    <div class="glance">
      {examples.map(([die, number, text]) => (
        <span key={die} class="glance-case">
          <span class="glance-pair" aria-hidden="true">
            <DieFace kind="plain" die={die} />
            <CardFace number={number} />
          </span>
          <span>{tell(text)}</span>
        </span>
      ))}
    </div>
  );
}
