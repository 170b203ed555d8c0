import type { JSX } from 'preact';
import { afterPicture } from '../../ui-kit/answer.ts';
import { isPrimary } from '../../ui-kit/offers.ts';
import { buttonsOf } from '../../ui-kit/spots.ts';
import { Glyph, type GlyphName } from '../glyphs.tsx';
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
  // A set for something that was pointed at: what is asked now is that alone, and there is no room for more.
  const isPicking = picking !== undefined && chosen.value.length > 0;
  const seat = viewer.value;
  const canTakeBack =
    seat !== 'spectator' &&
    controller.curtain.value === undefined &&
    connection.seen.value.takeable[seat]! > 0;
  if (isPlaying.value && !controller.isOwnPlaying.value) return <Pace controller={controller} />;
  if (controller.lamp.next.value !== undefined) return <PlanStep controller={controller} />;
  return (
    <fieldset class="actions" aria-label={tell('table.actions')} data-home>
      {chosen.value.length === 0 && (
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
      )}
      <div class="action-buttons">
        {chosen.value.length > 0 && (
          <button type="button" class="button" onClick={controller.cancel}>
            {tell('table.cancel')}
          </button>
        )}
        {(isPicking ? picking.confirms : buttonsOf(offers.value, picking)).map((offer) => (
          <button
            key={offer.key}
            type="button"
            data-move={offer.key}
            data-hinted={controller.lamp.marks.value.button === offer.key ? 'yes' : undefined}
            class={isPrimary(offer) || picking?.confirms.includes(offer) ? 'button gold' : 'button'}
            title={offer.words}
            onClick={() => controller.choose(offer.key)}
          >
            {controller.board.button?.(offer.move, controller.view.value, controller.tell) ?? offer.words}
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

/** A plan is shown: the next step of it at one touch, or no plan any more. */
function PlanStep({ controller }: { readonly controller: Controller }): JSX.Element {
  const { lamp, offers } = controller;
  const key = lamp.next.value;
  const isOffered = offers.value.some((offer) => offer.key === key);
  return (
    <fieldset class="actions" aria-label={tell('table.actions')} data-home>
      <div class="action-buttons">
        <button type="button" class="button" onClick={() => afterPicture(lamp.close)}>
          {tell('hint.decide')}
        </button>
        <button
          type="button"
          class="button gold"
          data-move={key}
          data-hinted={lamp.marks.value.button === key ? 'yes' : undefined}
          disabled={!isOffered}
          onClick={() => key !== undefined && controller.choose(key)}
        >
          {tell('hint.do', { step: (lamp.hint.value?.done ?? 0) + 1 })}
        </button>
      </div>
    </fieldset>
  );
}

/** While others move: stay, look again, go on. */
function Pace({ controller }: { readonly controller: Controller }): JSX.Element {
  const { isPaused, pause, resume, stepBack, skip, viewer } = controller;
  const hold = isPaused.value ? resume : pause;
  return (
    <fieldset class="actions" aria-label={tell('table.actions')}>
      <RoundButton
        glyph={isPaused.value ? 'play' : 'pause'}
        label={tell(isPaused.value ? 'table.goOn' : 'table.pause')}
        press={hold}
      />
      <RoundButton glyph="stepBack" label={tell('table.stepBack')} press={stepBack} />
      <div class="action-buttons">
        <button type="button" class="button" onClick={skip}>
          {tell(viewer.value === 'spectator' ? 'table.skip' : 'table.toMyTurn')}
          <Glyph name="forward" />
        </button>
      </div>
    </fieldset>
  );
}

interface RoundButtonProps {
  readonly glyph: GlyphName;
  readonly label: string;
  readonly press: () => void;
}

function RoundButton({ glyph, label, press }: RoundButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class="button square"
      aria-label={label}
      title={label}
      onClick={() => afterPicture(press)}
    >
      <Glyph name={glyph} />
    </button>
  );
}
