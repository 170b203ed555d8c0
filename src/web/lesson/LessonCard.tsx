import type { JSX } from 'preact';
import { Golden } from '../../ui-kit/Golden.tsx';
import { Glyph } from '../glyphs.tsx';
import { tell } from '../speech.ts';
import type { Controller } from '../table/controller.ts';
import type { Director } from './director.ts';
import { canRead, read } from './voice.ts';
import { sentenceOf } from './words.ts';

interface CardProps {
  readonly controller: Controller;
  readonly director: Director;
  readonly of: number;
}

/** Stands in the banner's place and speaks for it; while others move, the banner does. */
export function LessonCard({ controller, director, of }: CardProps): JSX.Element | null {
  const said = director.said.value;
  if (said === undefined || controller.isPlaying.value || controller.refusal.value) return null;
  const sentence = sentenceOf(controller.game.id, said);
  const isLast = director.number.value === of;
  return (
    <section class="lesson-card" aria-label={tell('lesson.title')} aria-live="polite">
      <p>
        <small>{tell('lesson.step', { number: director.number.value, of })}</small>
        <span>
          <Golden text={sentence} />
        </span>
      </p>
      <div class="lesson-buttons">
        {canRead() && (
          <button
            type="button"
            class="button quiet round"
            aria-label={tell('lesson.read')}
            title={tell('lesson.read')}
            onClick={() => read(sentence)}
          >
            <Glyph name="soundOn" />
          </button>
        )}
        {director.canGoOn.value ? (
          <button type="button" class="button gold" onClick={director.goOn}>
            {tell(isLast ? 'lesson.free' : 'lesson.on')}
          </button>
        ) : (
          <button
            type="button"
            class="button quiet round"
            aria-label={tell('lesson.leave')}
            title={tell('lesson.leave')}
            onClick={director.leave}
          >
            <Glyph name="close" />
          </button>
        )}
      </div>
    </section>
  );
}
