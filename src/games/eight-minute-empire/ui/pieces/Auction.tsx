// The auction for going first: coins to tap, and a purse for everybody.

import purse from 'icon:swap-bag';
import type { JSX } from 'preact';
import type { BoardProps } from '../../../../ui-kit/board.ts';
import { Icon } from '../../../../ui-kit/Icon.tsx';
import { Emblem, seatClass } from '../../../../ui-kit/looks.tsx';
import type { Types } from '../../types.ts';
import { bidSpot } from '../layout.ts';
import { seatHere } from '../standing.ts';

export function Auction(props: BoardProps<Types>): JSX.Element | null {
  const { view } = props;
  if (view.step !== 'bid') return null;
  return (
    <div class="auction">
      <div class="purses">
        {view.hasBid.map((_, seat) => (
          <Purse key={seat} {...props} seat={seat} />
        ))}
      </div>
      {view.step === 'bid' && view.viewer !== 'spectator' && !view.hasBid[view.viewer] && (
        <Coins {...props} />
      )}
    </div>
  );
}

/** Closed, or with what was in it. */
function Purse({ seat, view, players, tell }: BoardProps<Types> & { readonly seat: number }): JSX.Element {
  const bid = view.bids[seat];
  const isFirst = view.first === seat;
  const has = view.hasBid[seat] ? 'closed' : 'none';
  const words = tell('ui.purse', {
    seat,
    has: bid === null || bid === undefined ? has : 'open',
    bid: bid ?? 0,
  });
  return (
    <div
      class={`purse ${seatClass(players[seat]!.look)} is-${has}${isFirst ? ' is-first' : ''}`}
      title={words}
    >
      <Emblem look={players[seat]!.look} />
      <Icon icon={purse} class="purse-bag" label={words} />
      <span class="purse-bid" aria-hidden="true">
        {bid ?? (view.hasBid[seat] ? '?' : '…')}
      </span>
    </div>
  );
}

function Coins({ view, spot, near, tell }: BoardProps<Types>): JSX.Element {
  const coins = view.coins[seatHere(view)]!;
  const chosen = near.value?.startsWith('bid:') ? Number(near.value.slice('bid:'.length)) : 0;
  return (
    <div class="bid-coins">
      {Array.from({ length: coins + 1 }, (_, amount) => (
        <div
          key={amount}
          class={`bid-coin${amount === 0 ? ' is-nothing' : ''}${amount > 0 && amount <= chosen ? ' is-counted' : ''}`}
          {...spot(bidSpot(amount), tell('ui.bid', { amount }))}
        >
          <span aria-hidden="true">{amount}</span>
        </div>
      ))}
    </div>
  );
}
