import type { ComponentChildren, JSX } from 'preact';
import { Golden } from '../../ui-kit/Golden.tsx';
import type { Sentence } from './sentences.ts';

/** turn: what is asked; told: what others do; hint: advice; refused: why not; calm: what is the matter with the table. */
export type Tone = 'turn' | 'told' | 'hint' | 'refused' | 'calm';

interface BannerFrameProps {
  readonly tone: Tone;
  /** Before the words: who, or a sign. */
  readonly sign?: ComponentChildren;
  /** In small letters over the sentence, before it on a phone. */
  readonly head?: Sentence | undefined;
  readonly sentence: Sentence;
  /** Buttons, and what else belongs to it. */
  readonly children?: ComponentChildren;
}

/** More letters than these are written smaller: the band is as high as ever. */
const long = 76;
const veryLong = 130;

export function BannerFrame({ tone, sign, head, sentence, children }: BannerFrameProps): JSX.Element {
  return (
    <div class={`part part-banner prompt is-${tone}${sizeOf(sentence)}`} role={roles[tone]}>
      {sign}
      <p>
        {head && (
          <strong>
            <Twins sentence={head} />
          </strong>
        )}
        <span class="said">
          <Twins sentence={sentence} />
        </span>
      </p>
      {children}
    </div>
  );
}

const roles = { turn: undefined, told: undefined, hint: 'status', refused: 'alert', calm: 'status' } as const;

function Twins({ sentence: { long, short } }: { readonly sentence: Sentence }): JSX.Element {
  if (short === undefined) return <Golden text={long} />;
  return (
    <>
      <span class="is-long-twin">
        <Golden text={long} />
      </span>
      <span class="is-short-twin">
        <Golden text={short} />
      </span>
    </>
  );
}

function sizeOf({ long: text, short }: Sentence): string {
  const letters = (short ?? text).length;
  if (letters > veryLong) return ' has-very-many';
  return letters > long || text.length > veryLong ? ' has-many' : '';
}
