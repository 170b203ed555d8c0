import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Rules } from '../../games/index.ts';
import type { OptionSpec, OptionValue } from '../../kernel/options.ts';
import type { Tell } from '../../ui-kit/board.ts';
import { tell } from '../speech.ts';
import { OrderField } from './OrderField.tsx';
import { applicable, type Draft, withOption } from './wishes.ts';

interface OptionFieldsProps {
  readonly module: Rules;
  readonly draft: Signal<Draft>;
  readonly say: Tell;
}

/** One question for each option that means something with so many players. */
export function OptionFields({ module, draft, say }: OptionFieldsProps): JSX.Element {
  const options = applicable(module, draft.value);
  return (
    <>
      {module.game.options
        .filter((spec) => Object.hasOwn(options, spec.name))
        .map((spec) => (
          <fieldset key={spec.name} class="choice option">
            <legend>{say(`option.${spec.name}`)}</legend>
            <p class="hint">{say(`option.${spec.name}.help`)}</p>
            {spec.kind === 'seatOrder' && (
              <OrderField
                name={`option-${spec.name}`}
                label={say(`option.${spec.name}`)}
                byChance={say('option.random')}
                draft={draft.value}
                order={orderOf(options[spec.name])}
                choose={(order) => {
                  draft.value = withOption(draft.value, spec.name, order);
                }}
              />
            )}
            {answersOf(spec, draft.value, say).map(({ value, label }) => (
              <label key={label}>
                <input
                  type="radio"
                  name={`option-${spec.name}`}
                  value={String(value)}
                  checked={isSame(options[spec.name], value)}
                  onChange={() => {
                    draft.value = withOption(draft.value, spec.name, value);
                  }}
                />
                {label}
              </label>
            ))}
          </fieldset>
        ))}
    </>
  );
}

interface AnswerTo {
  readonly value: OptionValue;
  readonly label: string;
}

function answersOf(spec: OptionSpec, draft: Draft, say: Tell): readonly AnswerTo[] {
  const seats = Array.from({ length: draft.seats }, (_, seat) => seat);
  const byChance = { value: 'random', label: say('option.random') };
  switch (spec.kind) {
    case 'flag':
      return [
        { value: false, label: tell('setup.no') },
        { value: true, label: tell('setup.yes') },
      ];
    case 'choice':
      return spec.values.map((value) => ({ value, label: say(`option.${spec.name}.${value}`) }));
    case 'seat':
      return [byChance, ...seats.map((seat) => ({ value: seat, label: draft.places[seat]!.name }))];
    case 'seatOrder':
      return [];
  }
}

function orderOf(value: OptionValue | undefined): readonly number[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

function isSame(one: OptionValue | undefined, other: OptionValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
