import type { JSX } from 'preact';
import { tell } from '../speech.ts';
import type { Controller } from './controller.ts';

/** What is what, beside the board. */
export function Legend({ controller }: { readonly controller: Controller }): JSX.Element | null {
  if (!controller.board.legend) return null;
  return (
    <section class="part part-legend" aria-labelledby="legend-title">
      <h2 id="legend-title">{tell('table.legend')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard. */}
      <div class="legend-scroll" tabIndex={0}>
        <Signs controller={controller} />
      </div>
    </section>
  );
}

export function Signs({ controller }: { readonly controller: Controller }): JSX.Element | null {
  const entries = controller.board.legend?.(controller.view.value) ?? [];
  if (entries.length === 0) return null;
  return (
    <ul class="signs">
      {entries.map(({ Sign, text }) => (
        <li key={text}>
          <span class="sign" aria-hidden="true">
            <Sign />
          </span>
          <span>{controller.tell(text)}</span>
        </li>
      ))}
    </ul>
  );
}
