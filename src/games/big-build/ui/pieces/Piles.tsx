// Deck and discards, what is known of other hands, and the switch that shows how far the cards reach.

import type { JSX } from 'preact';
import { anchor, type BoardProps } from '../../../../ui-kit/board.ts';
import type { Types } from '../../types.ts';
import { deckAnchor, discardsAnchor } from '../motion.ts';
import { CardBack, CardChip, CardFace } from './Cards.tsx';

export const discardsPeek = 'peek:discards';
export const reachSwitch = 'switch:reach';

const lastSeen = 4;

export function Piles(props: BoardProps<Types>): JSX.Element {
  const { view, spot, tell, switches } = props;
  const last = view.discards.slice(-lastSeen);
  return (
    <div class="piles">
      <div class="pile" title={tell('ui.deck', { count: view.deckSize })}>
        <span class="pile-cards" {...anchor(deckAnchor)}>
          <CardBack />
        </span>
        <span class="pile-text">{tell('ui.deck', { count: view.deckSize })}</span>
        <b class="pile-count" aria-hidden="true">
          {view.deckSize}
        </b>
      </div>
      <div
        class="pile pile-discards"
        {...spot(discardsPeek, tell('ui.discards', { count: view.discards.length }))}
      >
        <span class="pile-cards is-fanned" {...anchor(discardsAnchor)}>
          {last.map((card, i) => (
            <CardFace key={i} card={card} />
          ))}
        </span>
        <span class="pile-text">{tell('ui.discards', { count: view.discards.length })}</span>
        <b class="pile-count" aria-hidden="true">
          {view.discards.length}
        </b>
      </div>
      <div
        class="reach-switch"
        data-on={switches.reach ? 'yes' : 'no'}
        {...spot(reachSwitch, tell('switch.reach'))}
      >
        <svg class="reach-sign" viewBox="-16 -16 32 32" aria-hidden="true">
          <rect class="reach-card" x="-13" y="-13" width="15" height="20" rx="3.5" />
          <rect class="reach-card is-next" x="-2" y="-7" width="15" height="20" rx="3.5" />
          <path class="reach-one" d="M2.5-.5 6-3V9" />
        </svg>
        <span class="pile-text">{tell('switch.reach')}</span>
        <span class="toggle" aria-hidden="true" />
      </div>
      <Known {...props} />
    </div>
  );
}

function Known({ view, tell }: BoardProps<Types>): JSX.Element {
  return (
    <div class="known">
      <span class="pile-text">{tell(view.known.length > 0 ? 'ui.known' : 'ui.known.none')}</span>
      <span class="known-cards">
        {view.known.map((card, i) => (
          <span key={i} class="known-card" title={tell(`card.${card}`)}>
            <CardChip card={card} />
          </span>
        ))}
      </span>
    </div>
  );
}
