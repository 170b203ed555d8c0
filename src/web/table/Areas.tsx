import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import type { GameTypes } from '../../kernel/game.ts';
import type { Area, BoardProps } from '../../ui-kit/board.ts';
import type { Controller } from './controller.ts';

type GivenArea = Area<GameTypes>;

interface AreasProps {
  readonly controller: Controller;
  readonly props: ReadonlySignal<BoardProps<GameTypes>>;
}

/** The parts beside the board, each in the grid area of its name: the first so many of them. */
export function Areas({ controller, props, drawn }: AreasProps & { readonly drawn: number }): JSX.Element {
  const areas = controller.board.areas.slice(0, drawn);
  const docks = areas.filter(({ kind }) => kind === 'dock');
  return (
    <>
      {docks.length > 0 && <Docks docks={docks} controller={controller} props={props} />}
      {areas
        .filter(({ kind }) => kind !== 'dock')
        .map((area) => (
          <OneArea key={area.id} area={area} controller={controller} props={props} />
        ))}
    </>
  );
}

/** One place for what can be done now. */
function Docks({
  docks,
  controller,
  props,
}: AreasProps & { readonly docks: readonly GivenArea[] }): JSX.Element {
  // All of them are asked, so that those which use hooks use them every time.
  const shown = docks.map((area) => ({ area, content: area.Area(props.value) }));
  const first = shown.find(({ content }) => content !== null);
  return (
    <div class="part part-dock">
      {first && (
        <Frame key={first.area.id} area={first.area} controller={controller}>
          {first.content}
        </Frame>
      )}
    </div>
  );
}

function OneArea({ area, controller, props }: AreasProps & { readonly area: GivenArea }): JSX.Element | null {
  const content = area.Area(props.value);
  if (content === null) return null;
  return (
    <Frame area={area} controller={controller}>
      {content}
    </Frame>
  );
}

interface FrameProps {
  readonly area: GivenArea;
  readonly controller: Controller;
  readonly children: ComponentChildren;
}

function Frame({ area: { id, kind, title }, controller, children }: FrameProps): JSX.Element {
  return (
    <section
      class={`part area area-${kind} part-${id}`}
      style={kind === 'dock' ? undefined : { gridArea: id }}
      data-area={id}
      aria-labelledby={`area-${id}`}
    >
      <h2 id={`area-${id}`}>{controller.tell(title)}</h2>
      <div class="area-body" tabIndex={kind === 'strip' ? 0 : undefined}>
        {children}
      </div>
    </section>
  );
}
