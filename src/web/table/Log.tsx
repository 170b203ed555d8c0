import type { JSX } from 'preact';
import type { GameTypes } from '../../kernel/game.ts';
import type { Player } from '../../ui-kit/board.ts';
import { Icon } from '../../ui-kit/Icon.tsx';
import { Emblem } from '../../ui-kit/looks.tsx';
import { Whys } from '../counsel/Why.tsx';
import { tell } from '../speech.ts';
import type { Controller } from './controller.ts';
import { useLater } from './later.ts';

/** What happened, in words, the newest at the end. */
export function Log({ controller }: { readonly controller: Controller }): JSX.Element {
  const told = useLater(controller, controller.log);
  return (
    <section class="part part-turns log" aria-labelledby="log-title">
      <h2 id="log-title">{tell('table.log')}</h2>
      {told.length === 0 && <p class="hint">{tell('table.logEmpty')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard. */}
      <div class="log-scroll" tabIndex={0}>
        <div>
          <ol>
            {told.map(({ event }, index) => (
              <Line key={index} controller={controller} event={event} />
            ))}
          </ol>
          <Whys controller={controller} />
        </div>
      </div>
    </section>
  );
}

interface LineProps {
  readonly controller: Controller;
  readonly event: GameTypes['event'];
}

/** Drawn once: what has happened does not change, only the language does. */
function Line({ controller, event }: LineProps): JSX.Element {
  const icon = controller.board.icon?.(event);
  const player = playerOf(controller, event);
  return (
    <li>
      <span class="log-sign">
        {player && <Emblem look={player.look} />}
        {icon && <Icon icon={icon} />}
      </span>
      <span>{controller.tell(`event.${event.type}`, { ...event })}</span>
    </li>
  );
}

export function playerOf(controller: Controller, event: GameTypes['event']): Player | undefined {
  return 'seat' in event && typeof event.seat === 'number' ? controller.players.value[event.seat] : undefined;
}
