import type { JSX } from 'preact';
import { afterPicture } from '../../ui-kit/answer.ts';
import { hintWords, planWords } from '../counsel/words.ts';
import { Glyph } from '../glyphs.tsx';
import { tell } from '../speech.ts';
import type { BannerProps } from './Banner.tsx';
import { BannerFrame } from './BannerFrame.tsx';

/** Why the plan is good that lies on the board; for those who listen, the plan as well. */
export function Advice({ controller }: BannerProps): JSX.Element {
  const { game, lamp, speech } = controller;
  const hint = lamp.hint.value!;
  const { advised, done, view } = hint;
  const isPlan = typeof advised === 'object';
  const head = isPlan
    ? { long: tell('hint.plan', { steps: advised.plan.length }), short: '' }
    : { long: tell('hint.title'), short: '' };
  return (
    <BannerFrame
      tone="hint"
      sign={<Glyph name="lamp" />}
      head={head}
      sentence={{ long: hintWords(speech.value, hint) }}
    >
      {isPlan && <span class="hidden">{planWords(game, speech.value, view, advised.plan.slice(done))}</span>}
      <button
        type="button"
        class="button"
        aria-label={tell('site.close')}
        title={tell('site.close')}
        onClick={() => afterPicture(lamp.close)}
      >
        <Glyph name="close" />
      </button>
    </BannerFrame>
  );
}
