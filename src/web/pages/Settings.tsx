import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { languages } from '../../i18n/format.ts';
import {
  curtain,
  curtains,
  endSounds,
  language,
  moveSounds,
  sound,
  speed,
  speeds,
  theme,
  themes,
  turnSounds,
  volume,
  volumes,
} from '../settings.ts';
import { tell } from '../speech.ts';
import { Page } from '../Top.tsx';

export function SettingsPage(): JSX.Element {
  return (
    <Page title={tell('settings.title')}>
      <div class="sheet">
        <Setting name="language" values={languages} setting={language} />
        <Setting name="theme" values={themes} setting={theme} />
        <Setting name="speed" values={speeds} setting={speed} />
        <Setting name="sound" values={['on', 'off']} setting={sound} />
        {sound.value === 'on' && (
          <>
            <Setting name="volume" values={volumes} setting={volume} />
            <Setting name="moveSounds" values={['on', 'off']} setting={moveSounds} />
            <Setting name="turnSounds" values={['on', 'off']} setting={turnSounds} />
            <Setting name="endSounds" values={['on', 'off']} setting={endSounds} />
          </>
        )}
        <Setting name="curtain" values={curtains} setting={curtain} />
      </div>
    </Page>
  );
}

interface SettingProps<Value extends string> {
  readonly name: string;
  readonly values: readonly Value[];
  readonly setting: Signal<Value>;
}

function Setting<Value extends string>({ name, values, setting }: SettingProps<Value>): JSX.Element {
  return (
    <fieldset class="choice">
      <legend>{tell(`settings.${name}`)}</legend>
      {values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={setting.value === value}
            onChange={() => {
              setting.value = value;
            }}
          />
          {tell(`settings.${name}.${value}`)}
        </label>
      ))}
    </fieldset>
  );
}
