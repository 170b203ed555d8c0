import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Emblem, seatClass } from '../../ui-kit/looks.tsx';
import { tell } from '../speech.ts';
import type { Controller } from './controller.ts';

/** Hides the table while the device changes hands. Behind it lies only what everybody may see. */
export function Curtain({ controller }: { readonly controller: Controller }): JSX.Element | null {
  const button = useRef<HTMLButtonElement>(null);
  const seat = controller.curtain.value;
  useEffect(() => {
    if (seat !== undefined) button.current?.focus();
  }, [seat]);
  if (seat === undefined) return null;
  const player = controller.players.value[seat]!;
  return (
    <div
      class={`curtain ${seatClass(player.look)}`}
      role="dialog"
      aria-modal="true"
      aria-labelledby="curtain-title"
    >
      <div class="curtain-plate">
        <Emblem look={player.look} />
        <h2 id="curtain-title">{tell('curtain.give', { name: player.name })}</h2>
        <p>{tell('curtain.help')}</p>
        <button ref={button} type="button" class="button gold" onClick={controller.openCurtain}>
          {tell('curtain.open', { name: player.name })}
        </button>
      </div>
    </div>
  );
}
