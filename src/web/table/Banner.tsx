// The one voice of the table: what is asked, what others do, what a move would come to, refusal, absence.

import type { ReadonlySignal } from '@preact/signals';
import type { JSX, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { GameTypes, Seat } from '../../kernel/game.ts';
import type { SpotId } from '../../ui-kit/board.ts';
import { Glyph } from '../glyphs.tsx';
import { tell } from '../speech.ts';
import { Advice } from './Advice.tsx';
import { Ask } from './Ask.tsx';
import { BannerFrame } from './BannerFrame.tsx';
import type { Controller } from './controller.ts';
import type { Desk, Notice } from './desk.ts';
import { refusalSentence } from './sentences.ts';
import { Telling } from './Telling.tsx';

export interface BannerProps {
  readonly controller: Controller;
  readonly desk: Desk;
  readonly Face: (props: { readonly seat: Seat }) => VNode;
  readonly preview: ReadonlySignal<GameTypes['move'] | undefined>;
}

export function Banner(props: BannerProps): JSX.Element {
  const { controller, desk } = props;
  if (controller.refusal.value) return <Refused controller={controller} desk={desk} />;
  if (controller.lamp.hint.value) return <Advice {...props} />;
  if (tellsOthers(controller)) return <Telling {...props} />;
  const notice = desk.notice.value ?? lineNotice(controller);
  if (notice)
    return (
      <BannerFrame tone="calm" sentence={notice.sentence}>
        {notice.buttons}
      </BannerFrame>
    );
  return <Ask {...props} />;
}

/** What is seen may be old, or is no longer to be had. */
function lineNotice({ connection }: Controller): Notice | undefined {
  const { line } = connection.seen.value;
  return line === 'open' ? undefined : { sentence: { long: tell(`line.${line}`) } };
}

/** What others do is shown event by event, and should be read meanwhile. */
function tellsOthers({ isPlaying, isOwnPlaying, curtain }: Controller): boolean {
  return isPlaying.value && !isOwnPlaying.value && curtain.value === undefined;
}

/** So long a refusal stands. */
const refusedTime = 6000;

/** Why a move is not possible, with the paragraph of the rules that says so. It leaves by itself, unless it is in use. */
function Refused({ controller, desk }: Pick<BannerProps, 'controller' | 'desk'>): JSX.Element {
  const place = useRef<HTMLSpanElement>(null);
  const refused = controller.refusal.value!;
  useEffect(() => {
    const leave = (): void => {
      const isInUse = place.current?.contains(document.activeElement);
      if (isInUse) timer = setTimeout(leave, refusedTime);
      else if (controller.refusal.peek() === refused) controller.refusal.value = undefined;
    };
    let timer = setTimeout(leave, refusedTime);
    return () => clearTimeout(timer);
  }, [controller, refused]);
  useEffect(() => markRefused(place.current, desk.pointed.peek()), [refused, desk]);
  return (
    <BannerFrame
      tone="refused"
      sign={<Glyph name="close" />}
      head={{ long: tell('table.refused'), short: '' }}
      sentence={refusalSentence(controller.speech.value, refused)}
    >
      <span ref={place} class="banner-buttons">
        {'rule' in refused && (
          <button
            type="button"
            class="button"
            aria-label={tell('table.ruleLink', { rule: refused.rule })}
            title={tell('table.ruleLink', { rule: refused.rule })}
            onClick={() => {
              desk.window.value = { rule: refused.rule };
            }}
          >
            §
          </button>
        )}
      </span>
      <i class="banner-life" aria-hidden="true" />
    </BannerFrame>
  );
}

/** What was wanted looks it, as long as the reason stands. Returns what ends that. */
function markRefused(banner: HTMLElement | null, id: SpotId | undefined): (() => void) | undefined {
  if (id === undefined) return undefined;
  const spot = banner?.closest('.table')?.querySelector(`[data-spot="${CSS.escape(id)}"]`);
  spot?.setAttribute('data-refused', 'yes');
  return () => spot?.removeAttribute('data-refused');
}
