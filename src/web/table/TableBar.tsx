import type { Signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { afterPicture } from '../../ui-kit/answer.ts';
import { Glyph, type GlyphName } from '../glyphs.tsx';
import { addressOf } from '../router.ts';
import { sound, speed, speeds, theme, themes, volume, volumes } from '../settings.ts';
import { tell } from '../speech.ts';
import { LanguageSwitch, RoundLink } from '../Top.tsx';
import type { Controller } from './controller.ts';
import type { Desk, Drawer } from './desk.ts';

interface TableBarProps {
  readonly controller: Controller;
  readonly desk: Desk;
  readonly children?: ComponentChildren;
}

/** The way out, and everything that is not the game itself. */
export function TableBar({ controller, desk, children }: TableBarProps): JSX.Element {
  const { drawer, window } = desk;
  const toggle = (which: Drawer) => () => desk.toggle(which);
  const showGuide = (): void => {
    window.value = 'guide';
  };
  return (
    <header class="part part-bar table-bar">
      <RoundLink to={{ page: 'shelf' }} glyph="back" label={tell('site.home')} />
      <h1>{controller.tell('title')}</h1>
      <LampButton controller={controller} />
      <BarButton
        glyph="scroll"
        label={tell('table.log')}
        isPressed={drawer.value === 'log'}
        press={toggle('log')}
      />
      <BarButton glyph="help" css="bar-guide" label={tell('table.guide')} press={showGuide} />
      {children}
      <details class="more" ref={closeFromOutside}>
        <summary class="button quiet round" aria-label={tell('table.menu')}>
          <Glyph name="dots" />
        </summary>
        <div class="more-body">
          <SpeedChoice />
          <ThemeChoice />
          <SoundSwitch />
          {sound.value === 'on' && <VolumeChoice />}
          <button type="button" class="button quiet" onClick={showGuide}>
            <Glyph name="help" />
            {tell('table.guide')}
          </button>
          <button type="button" class="button quiet" aria-keyshortcuts="M" onClick={toggle('moves')}>
            <Glyph name="list" />
            {tell('table.moves')}
          </button>
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              window.value = { rule: undefined };
            }}
          >
            <Glyph name="book" />
            {tell('table.rules')}
          </button>
          <a
            class="button quiet"
            href={addressOf({ page: 'replay', match: controller.connection.id, at: 0 })}
          >
            <Glyph name="eye" />
            {tell('replay.title')}
          </a>
          {controller.connection.file && (
            <button type="button" class="button quiet" onClick={() => void saveFile(controller)}>
              <Glyph name="save" />
              {tell('file.save')}
            </button>
          )}
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              window.value = 'keys';
            }}
          >
            <Glyph name="keyboard" />
            {tell('table.keys')}
          </button>
          <LanguageSwitch />
        </div>
      </details>
    </header>
  );
}

async function saveFile({ connection, game }: Controller): Promise<void> {
  const text = await connection.file?.();
  if (text === undefined) return;
  const { download } = await import('../files/save.ts');
  download(`${game.id}-${connection.id}.json`, text);
}

/** A menu closes when something else is touched, or by Esc. */
function closeFromOutside(menu: HTMLDetailsElement | null): (() => void) | undefined {
  if (!menu) return undefined;
  const stop = new AbortController();
  const close = (event: Event): void => {
    const isInside = event.target instanceof Node && menu.contains(event.target);
    if (event instanceof KeyboardEvent ? event.key === 'Escape' : !isInside) menu.open = false;
  };
  document.addEventListener('pointerdown', close, { signal: stop.signal });
  document.addEventListener('keydown', close, { signal: stop.signal });
  return () => stop.abort();
}

interface BarButtonProps {
  readonly glyph: GlyphName;
  readonly label: string;
  readonly isPressed?: boolean;
  readonly isOff?: boolean;
  readonly css?: string;
  readonly keys?: string;
  readonly press: () => void;
}

function LampButton({ controller: { lamp } }: { readonly controller: Controller }): JSX.Element {
  return (
    <BarButton
      glyph="lamp"
      label={tell('hint.button')}
      isOff={!lamp.canShine.value}
      keys="H"
      press={() => afterPicture(lamp.press)}
    />
  );
}

function BarButton({ glyph, label, isPressed, isOff, css = '', keys, press }: BarButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class={`button quiet round ${css}`}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-keyshortcuts={keys}
      disabled={isOff}
      onClick={press}
    >
      <Glyph name={glyph} />
    </button>
  );
}

function SpeedChoice(): JSX.Element {
  return <Choice name="speed" title={tell('table.speed')} values={speeds} setting={speed} />;
}

function ThemeChoice(): JSX.Element {
  return <Choice name="theme" title={tell('settings.theme')} values={themes} setting={theme} />;
}

function VolumeChoice(): JSX.Element {
  return <Choice name="volume" title={tell('settings.volume')} values={volumes} setting={volume} />;
}

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly title: string;
  readonly values: readonly Value[];
  readonly setting: Signal<Value>;
}

function Choice<Value extends string>({ name, title, values, setting }: ChoiceProps<Value>): JSX.Element {
  return (
    <fieldset class="choice">
      <legend>{title}</legend>
      {values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={`table-${name}`}
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

function SoundSwitch(): JSX.Element {
  const isOn = sound.value === 'on';
  return (
    <button
      type="button"
      class="button quiet"
      aria-pressed={isOn}
      onClick={() => {
        sound.value = isOn ? 'off' : 'on';
      }}
    >
      <Glyph name={isOn ? 'soundOn' : 'soundOff'} />
      {tell('table.sound')}
    </button>
  );
}
