import type { JSX } from 'preact';
import { Emblem } from '../../ui-kit/looks.tsx';
import { Glyph } from '../glyphs.tsx';
import { tell } from '../speech.ts';
import { type Draft, raised } from './wishes.ts';

interface OrderFieldProps {
  readonly name: string;
  readonly label: string;
  readonly byChance: string;
  readonly draft: Draft;
  /** Undefined: by chance. */
  readonly order: readonly number[] | undefined;
  readonly choose: (order: readonly number[] | 'random') => void;
}

/** Any order of those who sit there: by chance, or one that is made by moving names up. */
export function OrderField({ name, label, byChance, draft, order, choose }: OrderFieldProps): JSX.Element {
  const seats = Array.from({ length: draft.seats }, (_, seat) => seat);
  return (
    <div class="order-field">
      <label>
        <input type="radio" name={name} checked={!order} onChange={() => choose('random')} />
        {byChance}
      </label>
      <label>
        <input type="radio" name={name} checked={order !== undefined} onChange={() => choose(seats)} />
        {tell('setup.orderGiven')}
      </label>
      {order && (
        <ol class="order" aria-label={label}>
          {order.map((seat, index) => (
            <li key={seat}>
              <Emblem look={draft.places[seat]!.look} />
              <span>{draft.places[seat]!.name}</span>
              <button
                type="button"
                class="button quiet round"
                disabled={index === 0}
                aria-label={tell('setup.orderUp', { name: draft.places[seat]!.name })}
                onClick={() => choose(raised(order, index))}
              >
                <Glyph name="up" />
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
