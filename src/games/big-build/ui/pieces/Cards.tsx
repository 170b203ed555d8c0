// Item cards: what they show is what they pay with.

import type { JSX } from 'preact';
import { letters } from '../../components.ts';
import { type CardId, type SymbolId, symbols } from '../../types.ts';
import { Sign } from './Symbols.tsx';

export function symbolOf(letter: string): SymbolId {
  return symbols.find((symbol) => letters[symbol] === letter)!;
}

const placesOnCard = [
  [30, 42, 20],
  [70, 42, 20],
  [50, 98, 24],
] as const;

interface CardProps {
  readonly card: CardId;
  /** The symbol that counts now: the others fade. */
  readonly lit?: SymbolId | undefined;
}

export function CardFace({ card, lit }: CardProps): JSX.Element {
  return (
    <svg class={`card-face is-${symbolOf(card[0]!)}`} viewBox="0 0 100 140" aria-hidden="true">
      <rect class="card-paper" x="2" y="2" width="96" height="136" rx="13" />
      <rect class="card-tint" x="7" y="7" width="86" height="126" rx="9" />
      <path class="card-fold" d="M14 68h72" />
      {placesOnCard.map(([x, y, radius], i) => {
        const symbol = symbolOf(card[i]!);
        const state = lit === undefined ? '' : lit === symbol ? ' is-lit' : ' is-faded';
        return (
          <g key={y + x} class={`card-sign is-${symbol}${state}`}>
            <circle class="card-ring" cx={x} cy={y} r={radius} />
            <Sign symbol={symbol} x={x} y={y} size={radius * 1.62} />
          </g>
        );
      })}
    </svg>
  );
}

export function CardBack(): JSX.Element {
  return (
    <svg class="card-back" viewBox="0 0 100 140" aria-hidden="true">
      <rect class="back-ground" x="2" y="2" width="96" height="136" rx="13" />
      <rect class="back-line" x="11" y="11" width="78" height="118" rx="8" />
      <path class="back-roof" d="M22 84 50 54l28 30v30H22z" />
      <path class="back-eaves" d="M16 86 50 48l34 38" />
      <path class="back-door" d="M42 114V92h16v22z" />
    </svg>
  );
}

/** A card as small as a line of text: its three signs in a row. */
export function CardChip({ card }: { readonly card: CardId }): JSX.Element {
  return (
    <svg class={`card-chip is-${symbolOf(card[0]!)}`} viewBox="0 0 96 40" aria-hidden="true">
      <rect class="chip-paper" x="1.5" y="1.5" width="93" height="37" rx="11" />
      {[...card].map((letter, i) => (
        <Sign key={i} symbol={symbolOf(letter)} x={20 + 28 * i} y={20} size={28} />
      ))}
    </svg>
  );
}
