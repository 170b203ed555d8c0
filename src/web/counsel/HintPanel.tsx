import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { hintSteps } from '../../i18n/counsel.ts';
import { afterPicture } from '../../ui-kit/answer.ts';
import { Glyph } from '../glyphs.tsx';
import { speechOf, tell } from '../speech.ts';
import type { Controller } from '../table/controller.ts';
import { bringIntoSight } from '../table/sight.ts';
import { hintWords } from './words.ts';

/** What the bots would tell the person who looks, one step at a time. */
export function HintPanel({ controller }: { readonly controller: Controller }): JSX.Element | null {
  const { game, lamp, players } = controller;
  const element = useRef<HTMLDivElement>(null);
  const hint = lamp.hint.value;
  const isShown = lamp.marks.value.spots.length > 0;
  useEffect(() => {
    const table = element.current?.closest<HTMLElement>('.table');
    if (isShown && table) bringIntoSight(table, '[data-hinted]');
  }, [isShown]);
  if (!hint) return null;
  const names = players.value.map((player) => player.name);
  const isThinking = hint.advised === 'thinking';
  const hasMore = typeof hint.advised === 'object' && hint.step < hintSteps;
  return (
    <div ref={element} class="hint-panel" data-step={isThinking ? 0 : hint.step}>
      <p class={isThinking ? 'is-thinking' : undefined}>
        <Glyph name="lamp" />
        <span>{hintWords(game, speechOf(game.id, names), hint)}</span>
      </p>
      <div class="hint-buttons">
        {hasMore && (
          <button type="button" class="button" onClick={() => afterPicture(lamp.press)}>
            {tell(`hint.more.${hint.step}`)}
          </button>
        )}
        <button
          type="button"
          class="button quiet round"
          aria-label={tell('site.close')}
          onClick={() => afterPicture(lamp.close)}
        >
          <Glyph name="close" />
        </button>
      </div>
    </div>
  );
}
