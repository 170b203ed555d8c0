import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { levelNames } from '../../kernel/hints.ts';
import { lookNames } from '../../ui-kit/board.ts';
import { Emblem, seatClass } from '../../ui-kit/looks.tsx';
import { Glyph } from '../glyphs.tsx';
import { tell } from '../speech.ts';
import { type Draft, type Place, type Sitting, withLook, withSitting } from './wishes.ts';

function sayingOf(sitting: Sitting): string {
  return sitting === 'person' ? 'setup.person' : `setup.bot.${sitting}`;
}

export function Seats({ draft }: { readonly draft: Signal<Draft> }): JSX.Element {
  return (
    <ol class="seats">
      {draft.value.places.slice(0, draft.value.seats).map((place, seat) => (
        <SeatFields key={seat} draft={draft} place={place} seat={seat} />
      ))}
    </ol>
  );
}

interface SeatFieldsProps {
  readonly draft: Signal<Draft>;
  readonly place: Place;
  readonly seat: number;
}

function SeatFields({ draft, place, seat }: SeatFieldsProps): JSX.Element {
  const number = seat + 1;
  return (
    <li class={`seat ${seatClass(place.look)}`}>
      <div class="seat-name">
        <Emblem look={place.look} />
        <input
          class="field"
          value={place.name}
          maxLength={24}
          autocomplete="off"
          aria-label={tell('setup.nameOf', { seat: number })}
          onInput={(event) => {
            const name = event.currentTarget.value;
            draft.value = { ...draft.value, places: draft.value.places.with(seat, { ...place, name }) };
          }}
        />
      </div>
      <fieldset class="choice">
        <legend class="hidden">{tell('setup.kind', { seat: number })}</legend>
        <SittingChoice draft={draft} place={place} seat={seat} sitting="person" />
        <span class="or-bot" aria-hidden="true">
          {tell('setup.orBot')}
        </span>
        {levelNames.map((level) => (
          <SittingChoice key={level} draft={draft} place={place} seat={seat} sitting={level} />
        ))}
        <p class="hint" id={`sitting-help-${seat}`}>
          {tell(`${sayingOf(place.sitting)}.help`)}
        </p>
      </fieldset>
      <fieldset class="choice looks">
        <legend class="hidden">{tell('setup.look', { seat: number })}</legend>
        {lookNames.map((look) => (
          <label key={look}>
            <input
              type="radio"
              name={`look-${seat}`}
              checked={place.look === look}
              aria-label={tell(`look.${look}`)}
              onChange={() => {
                draft.value = withLook(draft.value, seat, look);
              }}
            />
            <Emblem look={look} />
          </label>
        ))}
      </fieldset>
    </li>
  );
}

function SittingChoice({
  draft,
  place,
  seat,
  sitting,
}: SeatFieldsProps & { readonly sitting: Sitting }): JSX.Element {
  const isChosen = place.sitting === sitting;
  return (
    <label>
      <input
        type="radio"
        name={`sitting-${seat}`}
        value={sitting}
        aria-describedby={isChosen ? `sitting-help-${seat}` : undefined}
        checked={isChosen}
        onChange={() => {
          draft.value = withSitting(draft.value, seat, sitting, tell);
        }}
      />
      {sitting === 'person' ? <Glyph name="people" /> : <span class="hidden">{tell('setup.bot')} </span>}
      {tell(sayingOf(sitting))}
    </label>
  );
}
