// What is public about a player: character, cards in hand, parts laid.

import type { JSX } from 'preact';
import { anchor, type PanelProps } from '../../../../ui-kit/board.ts';
import { handSize, tokens } from '../../components.ts';
import type { Types } from '../../types.ts';
import { seatAnchor } from '../motion.ts';
import { CardBack } from './Cards.tsx';
import { PartPicture } from './Parts.tsx';

export function Panel({ view, seat, tell }: PanelProps<Types>): JSX.Element {
  const count = view.handSizes[seat]!;
  const character = view.characters[seat];
  const laid = tokens.filter((_, i) => view.house[i] === seat);
  return (
    <div class="holdings" {...anchor(seatAnchor(seat))}>
      {character && <span class="holding-name">{tell(`characterName.${character}`)}</span>}
      <span
        class="backs"
        role="img"
        aria-label={tell('ui.cards', { count })}
        title={tell('ui.cards', { count })}
      >
        {Array.from({ length: handSize }, (_, i) => (
          <span key={i} class={i < count ? 'back' : 'back is-gone'}>
            <CardBack />
          </span>
        ))}
      </span>
      <span class="laid">
        {laid.map(({ id }) => (
          <span key={id} class="laid-part" title={tell(`part.${id}`)}>
            <PartPicture token={id} />
          </span>
        ))}
      </span>
    </div>
  );
}
