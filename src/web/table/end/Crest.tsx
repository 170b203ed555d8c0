import type { JSX } from 'preact';
import type { Outcome } from '../../../kernel/game.ts';
import { Emblem, seatClass } from '../../../ui-kit/looks.tsx';
import type { Controller } from '../controller.ts';

const leaves = Array.from({ length: 10 }, (_, index) => index);

/** The winners' badges in a wreath, and a crown over it. */
export function Crest({
  controller,
  outcome,
}: {
  readonly controller: Controller;
  readonly outcome: Outcome;
}): JSX.Element | null {
  const winners = controller.players.value.filter(({ seat }) => outcome.places[seat] === 1);
  if (winners.length === 0) return null;
  return (
    <div class={`crest ${seatClass(winners[0]!.look)}`} aria-hidden="true">
      <svg viewBox="-100 -100 200 200" aria-hidden="true">
        {[1, -1].map((side) => (
          <g key={side} transform={`scale(${side} 1)`} class="crest-wreath">
            {leaves.map((leaf) => (
              <path
                key={leaf}
                d="M0-13c11 4 11 22 0 26-11-4-11-22 0-26z"
                transform={`rotate(${160 - leaf * 13.5}) translate(0 ${leaf % 2 ? -86 : -74}) rotate(${leaf % 2 ? 40 : 74})`}
              />
            ))}
          </g>
        ))}
        <g class="crest-crown">
          <path d="M-27-66-34-92l18 12 16-21 16 21 18-12-7 26z" />
          <path d="M-27-63h54v8h-54z" />
        </g>
      </svg>
      <div class="crest-badges">
        {winners.map(({ seat, look }) => (
          <Emblem key={seat} look={look} />
        ))}
      </div>
    </div>
  );
}
