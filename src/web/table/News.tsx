import type { JSX } from 'preact';
import { tell } from '../speech.ts';
import type { Controller } from './controller.ts';
import { useLater } from './later.ts';

/** Events for those who listen. */
export function News({ controller }: { readonly controller: Controller }): JSX.Element {
  return (
    <div class="hidden" role="log" aria-live="polite" aria-label={tell('table.news')}>
      {useLater(controller, controller.news).map((text, index) => (
        <p key={index}>{text}</p>
      ))}
    </div>
  );
}
