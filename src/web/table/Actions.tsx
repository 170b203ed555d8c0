import type { JSX } from 'preact';
import { isPrimary } from '../../ui-kit/offers.ts';
import { buttonsOf } from '../../ui-kit/spots.ts';
import { Glyph } from '../glyphs.tsx';
import { tell } from '../speech.ts';
import type { Controller } from './controller.ts';

/** The moves that have no place on the picture, and the way back. */
export function Actions({
  controller,
  showResults,
}: {
  readonly controller: Controller;
  readonly showResults: () => void;
}): JSX.Element {
  const { offers, picking: picked, viewer, connection, chosen, standing, isPlaying } = controller;
  const picking = picked.value;
  const seat = viewer.value;
  const canTakeBack =
    seat !== 'spectator' &&
    controller.curtain.value === undefined &&
    connection.seen.value.takeable[seat]! > 0;
  return (
    <fieldset class="actions" aria-label={tell('table.actions')}>
      <button
        type="button"
        class="button"
        disabled={!canTakeBack}
        onClick={controller.takeBack}
        aria-keyshortcuts="U"
      >
        <Glyph name="undo" />
        <span class="wide-only">{tell('table.takeBack')}</span>
        <span class="hidden narrow-only">{tell('table.takeBack')}</span>
      </button>
      <div class="action-buttons">
        {chosen.value.length > 0 && (
          <button type="button" class="button" onClick={controller.cancel}>
            {tell('table.cancel')}
          </button>
        )}
        {isPlaying.value && (
          <button type="button" class="button quiet" onClick={controller.skip}>
            {tell('table.skip')}
          </button>
        )}
        {buttonsOf(offers.value, picking).map((offer) => (
          <button
            key={offer.key}
            type="button"
            data-move={offer.key}
            data-hinted={controller.lamp.marks.value.button === offer.key ? 'yes' : undefined}
            class={isPrimary(offer) || picking?.confirms.includes(offer) ? 'button gold' : 'button'}
            onClick={() => controller.choose(offer.key)}
          >
            {offer.words}
          </button>
        ))}
        {controller.answering.canStand.value && (
          <button
            type="button"
            class="button"
            aria-pressed={controller.answering.isStanding.value}
            onClick={controller.answering.toggle}
          >
            {controller.tell('standing')}
          </button>
        )}
        {standing.value.outcome && !isPlaying.value && (
          <button type="button" class="button gold" onClick={showResults}>
            {tell('end.results')}
          </button>
        )}
      </div>
    </fieldset>
  );
}
