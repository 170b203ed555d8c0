// Shapes and colours. Each colour has a sign of its own, so that nobody has to tell red from green.

import flame from 'icon:flame';
import moon from 'icon:moon';
import leaf from 'icon:oak-leaf';
import sun from 'icon:sun';
import drop from 'icon:water-drop';
import type { JSX } from 'preact';
import type { Icon } from '../../../../ui-kit/board.ts';
import { IconAt } from '../../../../ui-kit/Icon.tsx';
import { still } from '../../../../ui-kit/still.ts';
import {
  type Card,
  cardValue,
  type colours,
  type SymbolSet,
  shapes,
  symbols,
  type Task,
  tasks,
} from '../../components.ts';

type Shape = (typeof shapes)[number];
type Colour = (typeof colours)[number];

/** Around 0, 0; about 60 units wide, alike in weight. */
const outlines: Readonly<Record<Shape, string>> = {
  circle: 'M0-29a29 29 0 1 1 0 58a29 29 0 1 1 0-58z',
  square: 'M-26-26h52v52h-52z',
  hexagon: 'M0-31 27-15.5v31L0 31l-27-15.5v-31z',
  star: 'M0-34 9.4-12.9 32.3-10.5 15.2 4.9 20 27.5 0 16-20 27.5-15.2 4.9-32.3-10.5-9.4-12.9z',
  rhombus: 'M0-35 27 0 0 35-27 0z',
};

const signs: Readonly<Record<Colour, Icon>> = {
  red: flame,
  yellow: sun,
  green: leaf,
  blue: drop,
  violet: moon,
};

export function shapeOf(card: Card): Shape {
  return shapes[Math.floor(card / 15)]!;
}

export function colourOf(card: Card): Colour {
  return symbols[5 + (Math.floor(card / 3) % 5)] as Colour;
}

/** A shape cut into the stone and filled with coloured enamel. */
function Inlay({ shape, colour }: { readonly shape: Shape; readonly colour: Colour }): JSX.Element {
  return (
    <g class={`enamel ${colour}`}>
      <path class="inlay-cut" d={outlines[shape]} />
      <path class="inlay" d={outlines[shape]} />
      <IconAt icon={signs[colour]} x={0} y={0} size={25} class="sign" />
    </g>
  );
}

const pipPlaces: readonly (readonly number[])[] = [[], [0], [-8, 8], [-16, 0, 16]];

/** A card of the floor around 0, 0: stone, symbol, and its value as pips. */
export function Stone({ card }: { readonly card: Card }): JSX.Element {
  return (
    <>
      <rect class="stone-shade" x={-44} y={-42} width={88} height={88} rx={11} />
      <rect class="stone" x={-44} y={-45} width={88} height={88} rx={11} />
      <rect class="stone-edge" x={-40} y={-41} width={80} height={80} rx={8} />
      <g transform="translate(0 -7) scale(0.86)">
        <Inlay shape={shapeOf(card)} colour={colourOf(card)} />
      </g>
      {pipPlaces[cardValue(card)]!.map((x) => (
        <circle key={x} class="pip" cx={x} cy={31.5} r={4.4} />
      ))}
    </>
  );
}

/** One symbol of a task: a shape without colour, or a colour without shape. */
export const Wanted = still(({ bit, isThere }: { readonly bit: number; readonly isThere: boolean }) => {
  const symbol = symbols[bit]!;
  const isShape = bit < 5;
  return (
    <svg viewBox="-40 -40 80 80" class={`wanted${isThere ? ' is-there' : ''}`} aria-hidden="true">
      {isShape ? (
        <path class="plain-shape" d={outlines[symbol as Shape]} />
      ) : (
        <g class={`enamel ${symbol}`}>
          <path class="inlay" d="M-6-33h12q27 0 27 27v12q0 27-27 27h-12q-27 0-27-27v-12q0-27 27-27z" />
          <IconAt icon={signs[symbol as Colour]} x={0} y={0} size={40} class="sign" />
        </g>
      )}
      {isThere && <path class="tick" d="M8 24l9 9 19-22" />}
    </svg>
  );
});

interface WantsProps {
  readonly task: Task;
  /** Of the wanted symbols, as bits. */
  readonly has?: SymbolSet;
}

/** The symbols of a task, those ticked that the row has. */
export function Wants({ task, has = 0 }: WantsProps): JSX.Element {
  const { wanted } = tasks[task]!;
  const bits = symbols.flatMap((_, bit) => ((wanted & (1 << bit)) === 0 ? [] : [bit]));
  return (
    <>
      {bits.map((bit) => (
        <Wanted key={bit} bit={bit} isThere={(has & (1 << bit)) !== 0} />
      ))}
    </>
  );
}

/** A card in a row or a panel. */
export const SmallStone = still(({ card }: { readonly card: Card }) => {
  return (
    <svg viewBox="-47 -48 94 96" aria-hidden="true">
      <Stone card={card} />
    </svg>
  );
});
