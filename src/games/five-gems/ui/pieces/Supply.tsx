// The open gems and the stack on their tray, and the two decks of tasks.

import type { JSX } from 'preact';
import { anchor, type BoardProps, piece, type SpotAttributes } from '../../../../ui-kit/board.ts';
import { still } from '../../../../ui-kit/still.ts';
import { type Colour, cardOf, type Deck, deckNames, pointsOfDeck } from '../../components.ts';
import type { Types } from '../../types.ts';
import { cutColours } from '../cuts.ts';
import { deckSpot, heldSpot, stackSpot, traySpot } from '../layout.ts';

import { Token } from './Gems.tsx';

const pitch = 118;

export function Tray(props: BoardProps<Types>): JSX.Element {
  const { view, spot, tell, switches } = props;
  if (view.claiming !== null && view.viewer === view.turn) return <GemsLeft view={view} tell={tell} />;
  const held = heldSpot(view);
  const letterOf = (colour: Colour): string | undefined =>
    switches.letters === false ? undefined : tell(`ui.letter.${colour}`);
  return (
    <svg class="tray" viewBox="-66 -62 506 124">
      <title>{tell('ui.tray')}</title>
      <rect {...anchor('tray')} class="tray-brass" x="-65" y="-61" width="504" height="122" rx="22" />
      <rect class="tray-velvet" x="-60" y="-56" width="494" height="112" rx="18" />
      <g>
        {view.open.map((colour, slot) => {
          const isHeld = held === traySpot(slot);
          const here = isHeld ? view.held : colour;
          const label = here ? tell(isHeld ? 'ui.held' : 'ui.open', { colour: here }) : tell('ui.noGem');
          return (
            <Slot
              key={slot}
              attributes={spot(traySpot(slot), label)}
              x={slot * pitch}
              slot={slot}
              colour={here}
              letter={here ? letterOf(here) : undefined}
              isHeld={isHeld}
            />
          );
        })}
      </g>
      <path class="tray-rule" d={`M${3 * pitch - 54}-48V48`} />
      <Stack
        attributes={spot(stackSpot, tell('ui.stack', { count: view.stackSize }))}
        count={view.stackSize}
        held={held === stackSpot ? view.held : null}
        letter={held === stackSpot && view.held ? letterOf(view.held) : undefined}
      />
    </svg>
  );
}

/** FG-K3: how many gems of the arrangement are still to be pointed at. */
function GemsLeft({ view, tell }: Pick<BoardProps<Types>, 'view' | 'tell'>): JSX.Element {
  const { length } = cardOf(view.claiming!).gems;
  const pointed = view.pointed.length;
  return (
    <div class="gems-left">
      <span class="gems-count" aria-hidden="true">
        {Array.from({ length }, (_, i) => (
          <i key={i} class={i < pointed ? 'is-pointed' : undefined} />
        ))}
      </span>
      <span>{tell('ui.left', { left: length - pointed })}</span>
    </div>
  );
}

interface SlotProps {
  readonly attributes: SpotAttributes;
  readonly x: number;
  readonly slot: number;
  readonly colour: Colour | null;
  readonly letter: string | undefined;
  readonly isHeld: boolean;
}

const Slot = still(({ attributes, x, slot, colour, letter, isHeld }: SlotProps) => (
  <g class={isHeld ? 'slot is-held' : 'slot'} transform={`translate(${x} 0)`} {...attributes}>
    <rect class="finger" x="-59" y="-60" width="118" height="120" />
    <rect class="well" x="-50" y="-50" width="100" height="100" rx="16" />
    {colour && (
      <g {...piece(isHeld ? 'held' : `open:${slot}:${colour}`)} data-handle="yes" class="slot-gem">
        <Token colour={colour} letter={letter} />
      </g>
    )}
    <rect class="spot-edge" x="-50" y="-50" width="100" height="100" rx="16" />
  </g>
));

interface StackProps {
  readonly attributes: SpotAttributes;
  readonly count: number;
  readonly held: Colour | null;
  readonly letter: string | undefined;
}

const Stack = still(({ attributes, count, held, letter }: StackProps) => (
  <g class={held ? 'stack is-held' : 'stack'} transform={`translate(${3 * pitch + 16} 0)`} {...attributes}>
    <rect class="finger" x="-59" y="-60" width="118" height="120" />
    <g {...anchor('stack-top')}>
      {count > 0 &&
        [3, 2, 1, 0]
          .slice(-Math.min(4, count))
          .map((layer) => (
            <rect
              key={layer}
              class={layer === 0 ? 'stack-top' : 'stack-layer'}
              {...{ x: -47 + layer * 3, y: -47 + layer * 3, width: 90, height: 90, rx: 14 }}
            />
          ))}
      {count === 0 && <rect class="well" x="-50" y="-50" width="100" height="100" rx="16" />}
    </g>
    {count > 0 &&
      cutColours.map((colour, i) => {
        const angle = (i / 5) * 2 * Math.PI - Math.PI / 2;
        const [x, y] = [Math.cos(angle) * 22 - 2, Math.sin(angle) * 20 - 14];
        return <use key={colour} href={`#fg-gem-${colour}`} transform={`translate(${x} ${y}) scale(.19)`} />;
      })}
    <text class="stack-count" y="36" x="-2">
      {count}
    </text>
    {held && (
      <g {...piece('held')} data-handle="yes" class="slot-gem">
        <Token colour={held} letter={letter} />
      </g>
    )}
    <rect class="spot-edge" x="-50" y="-50" width="100" height="100" rx="16" />
  </g>
));

export function Decks({ view, spot, tell }: BoardProps<Types>): JSX.Element {
  const isSolo = view.hands.length === 1;
  const decks = deckNames.filter((deck) => !isSolo || deck === view.soloDeck);
  return (
    <div class="decks">
      {decks.map((deck) => (
        <DeckCard
          key={deck}
          attributes={spot(deckSpot(deck), tell(`ui.deck.${deck}`, { count: view.deckSizes[deck] }))}
          deck={deck}
          count={view.deckSizes[deck]}
          points={isSolo ? 1 : pointsOfDeck[deck]}
          title={tell(`ui.tasksOf.${deck}`)}
        />
      ))}
    </div>
  );
}

interface DeckProps {
  readonly attributes: SpotAttributes;
  readonly deck: Deck;
  readonly count: number;
  readonly points: number;
  readonly title: string;
}

const outlines = {
  simple: 'M2 2h12v12H2zM2 16h12v12H2zM16 16h12v12H16z',
  complex: 'M2 2h12v12H2zM16 2h12v12H16zM2 16h12v12H2zM16 16h12v12H16z',
};

const DeckCard = still(({ attributes, deck, count, points, title }: DeckProps) => (
  <div class={`deck ${deck}${count === 0 ? ' is-empty' : ''}`} {...anchor(`deck:${deck}`)} {...attributes}>
    <svg class="deck-sign" viewBox="0 0 30 30" aria-hidden="true">
      <path d={outlines[deck]} />
    </svg>
    <span class="deck-text">
      <span class="deck-title" data-text={title} />
      <span class="deck-count" data-text={count} />
    </span>
    <b class={`points worth-${points}`} data-text={points} />
  </div>
));
