import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { GameTypes } from '../../kernel/game.ts';
import type { Area, BoardProps } from '../../ui-kit/board.ts';
import type { Controller } from './controller.ts';

interface AreasProps {
  readonly controller: Controller;
  readonly props: ReadonlySignal<BoardProps<GameTypes>>;
}

/** The parts beside the board, and what the person here holds: the first so many of them. */
export function Areas({ controller, props, drawn }: AreasProps & { readonly drawn: number }): JSX.Element {
  const areas = controller.board.areas.slice(0, drawn);
  const hands = areas.filter((area) => area.kind === 'hand');
  const others = areas.filter((area) => area.kind !== 'hand');
  return (
    <>
      {others.length > 0 && (
        <div class="areas">
          {others.map((area) => (
            <OneArea key={area.id} area={area} controller={controller} props={props} />
          ))}
        </div>
      )}
      {hands.length > 0 && (
        <div class="hands">
          {hands.map((area) => (
            <OneArea key={area.id} area={area} controller={controller} props={props} />
          ))}
        </div>
      )}
    </>
  );
}

function OneArea({
  area,
  controller,
  props,
}: AreasProps & { readonly area: Area<GameTypes> }): JSX.Element | null {
  const content = area.Area(props.value);
  if (content === null) return null;
  return (
    <section class={`area area-${area.kind}`} data-area={area.id} aria-labelledby={`area-${area.id}`}>
      <h2 id={`area-${area.id}`}>{controller.tell(area.title)}</h2>

      <div class="area-body" tabIndex={area.kind === 'block' ? undefined : 0}>
        {content}
      </div>
    </section>
  );
}
