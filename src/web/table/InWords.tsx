import { computed } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { tell } from '../speech.ts';
import type { Controller } from './controller.ts';
import { inWords } from './inWords.ts';
import { useLater } from './later.ts';

/** The position for whoever cannot see it, to be gone through by headings: hidden from the eye until the keyboard comes to
 *  it. It is not read out by itself, so that nobody is interrupted. */
export function InWords({ controller }: { readonly controller: Controller }): JSX.Element {
  const sections = useLater(
    controller,
    useMemo(() => computed(() => inWords(controller)), [controller]),
  );
  return (
    <section class="in-words" aria-labelledby="words-title" data-home>
      <h2 id="words-title">{tell('words.title')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard. */}
      <div class="in-words-scroll" tabIndex={0}>
        {sections.map(({ id, title, lines }) => (
          <div key={id} data-words={id}>
            <h3>{title}</h3>
            <ul>
              {lines.map((line, index) => (
                <li key={index}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
