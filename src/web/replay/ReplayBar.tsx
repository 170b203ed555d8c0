import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Viewer } from '../../kernel/game.ts';
import { Emblem } from '../../ui-kit/looks.tsx';
import { Glyph } from '../glyphs.tsx';
import { goInstead } from '../router.ts';
import { slowness, speed } from '../settings.ts';
import { tell } from '../speech.ts';
import type { Controller } from '../table/controller.ts';
import { moverAt } from './film.ts';
import { type Opened, playFromHere } from './opened.ts';
import type { Replay } from './replay.ts';
import { ShareWindow } from './ShareWindow.tsx';
import { Sign } from './signs.tsx';

interface BarProps {
  readonly controller: Controller;
  readonly replay: Replay;
  readonly opened: Opened;
}

/** Milliseconds between moves that play by themselves, at usual speed. */
const rest = 350;

/** Back and forth through a game, in the place of the buttons that nobody needs here. */
export function ReplayBar({ controller, replay, opened }: BarProps): JSX.Element {
  const isRunning = useSignal(false);
  const isSharing = useSignal(false);
  const isUnfolded = useSignal(false);
  const problem = useSignal('');
  const { film, players } = { film: replay.film, players: opened.players };
  const at = replay.at.value;
  const last = film.moves.length;
  const isPlaying = controller.isPlaying.value;

  useEffect(() => {
    if (!isRunning.value || isPlaying) return;
    if (at >= last) {
      isRunning.value = false;
      return;
    }
    const timer = setTimeout(replay.forward, rest * slowness[speed.value]);
    return () => clearTimeout(timer);
  }, [isRunning.value, isPlaying, at, last, replay, isRunning]);

  const steps = {
    turnBack: replay.turnBack,
    back: () => replay.jump(at - 1),
    play: () => {
      if (at >= last) replay.jump(0);
      isRunning.value = !isRunning.value;
    },
    on: () => {
      controller.skip();
      replay.forward();
    },
    turnOn: replay.turnOn,
  };
  const stopped =
    (step: () => void): (() => void) =>
    () => {
      isRunning.value = false;
      step();
    };
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const step = keyed(
        event,
        steps,
        () => replay.jump(0),
        () => replay.jump(last),
      );
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      if (step !== steps.play) isRunning.value = false;
      step();
    };
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  });
  const mover = moverAt(film, at);
  const seat = replay.eyes.value === 'spectator' ? mover : replay.eyes.value;
  const playOn = (): void => {
    if (seat === undefined) return;
    void playFromHere(opened, at, seat).then((match) => {
      if (match) goInstead({ page: 'table', match });
      else problem.value = tell('replay.noWayOn');
    });
  };
  return (
    <div class="replay-bar">
      <div class="replay-where">
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={tell('replay.where')}
          aria-valuetext={tell('replay.at', { at, of: last })}
          onInput={(event) => {
            isRunning.value = false;
            replay.jump(Number(event.currentTarget.value));
          }}
        />
        <output>{tell('replay.at', { at, of: last })}</output>
      </div>
      <div class="replay-buttons">
        <BarButton sign="turnBack" disabled={at === 0} onClick={stopped(steps.turnBack)} />
        <BarButton sign="back" disabled={at === 0} onClick={stopped(steps.back)} />
        <BarButton sign={isRunning.value ? 'pause' : 'play'} isMain onClick={steps.play} />
        <BarButton sign="on" disabled={at === last} onClick={stopped(steps.on)} />
        <BarButton sign="turnOn" disabled={at === last} onClick={stopped(steps.turnOn)} />
        <button
          type="button"
          class="button round replay-unfold"
          aria-label={tell('table.menu')}
          aria-expanded={isUnfolded.value}
          onClick={() => {
            isUnfolded.value = !isUnfolded.value;
          }}
        >
          <Glyph name="dots" />
        </button>
        <span class={isUnfolded.value ? 'replay-more is-unfolded' : 'replay-more'}>
          <Eyes replay={replay} opened={opened} />
          <button type="button" class="button" disabled={at === last} onClick={playOn}>
            <Sign name="branch" />
            <span>{tell('replay.playOn')}</span>
          </button>
          <button
            type="button"
            class="button round"
            aria-label={tell('share.title')}
            title={tell('share.title')}
            onClick={() => {
              isSharing.value = true;
            }}
          >
            <Sign name="share" />
          </button>
        </span>
      </div>
      {problem.value && <p role="alert">{problem.value}</p>}
      {isSharing.value && (
        <ShareWindow
          game={opened.module.game}
          tale={opened.tale}
          names={players.map((player) => player.name)}
          close={() => {
            isSharing.value = false;
          }}
        />
      )}
    </div>
  );
}

type Steps = Readonly<Record<'turnBack' | 'back' | 'play' | 'on' | 'turnOn', () => void>>;

function keyed(
  { key, shiftKey, target }: KeyboardEvent,
  steps: Steps,
  first: () => void,
  last: () => void,
): (() => void) | undefined {
  if (target instanceof HTMLElement && target.closest('dialog, select, details[open]')) return undefined;
  switch (key) {
    case 'ArrowLeft':
      return shiftKey ? steps.turnBack : steps.back;
    case 'ArrowRight':
      return shiftKey ? steps.turnOn : steps.on;
    case 'Home':
      return first;
    case 'End':
      return last;
    case ' ':
      return target instanceof HTMLButtonElement ? undefined : steps.play;
    default:
      return undefined;
  }
}

interface ButtonProps {
  readonly sign: 'turnBack' | 'back' | 'play' | 'pause' | 'on' | 'turnOn';
  readonly disabled?: boolean;
  readonly isMain?: boolean;
  readonly onClick: () => void;
}

function BarButton({ sign, disabled = false, isMain = false, onClick }: ButtonProps): JSX.Element {
  const label = tell(`replay.${sign}`);
  return (
    <button
      type="button"
      class={isMain ? 'button round gold' : 'button round'}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Sign name={sign} />
    </button>
  );
}

/** Through whose eyes: each sees their own hand only. */
function Eyes({ replay, opened }: { readonly replay: Replay; readonly opened: Opened }): JSX.Element {
  const { players } = opened;
  const eyes = replay.eyes.value;
  const player = eyes === 'spectator' ? undefined : players[eyes];
  return (
    <label class="replay-eyes" title={tell('replay.eyes')}>
      {player ? <Emblem look={player.look} /> : <Sign name="eyes" />}
      <span class="hidden">{tell('replay.eyes')}</span>
      <select
        value={String(eyes)}
        onChange={(event) => {
          const { value } = event.currentTarget;
          replay.lookAs(value === 'spectator' ? value : Number(value));
        }}
      >
        {[...replay.film.reels.keys()].map((viewer: Viewer) => (
          <option key={viewer} value={String(viewer)}>
            {viewer === 'spectator' ? tell('replay.spectator') : players[viewer]!.name}
          </option>
        ))}
      </select>
    </label>
  );
}
