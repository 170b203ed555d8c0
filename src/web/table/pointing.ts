// What whoever looks points at, and what it comes to.

import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GameTypes, Refusal } from '../../kernel/game.ts';
import { refusalOf } from '../../kernel/play.ts';
import type { Board, SpotId, Tell } from '../../ui-kit/board.ts';
import type { Offer } from '../../ui-kit/offers.ts';
import type { Wish } from '../../ui-kit/picking.ts';
import { draggableSpots, point as pointAt } from '../../ui-kit/spots.ts';
import { randomHex } from '../chance.ts';
import type { Connection, Unmade } from '../connection.ts';
import type { Showing } from './showing.ts';
import type { Surroundings } from './surroundings.ts';

type Move = GameTypes['move'];

/** Why something was not done: by a paragraph of the rules, or as `refusal.<code>` tells. */
export type Refused = Refusal | { readonly code: Unmade['code'] };

export interface Pointing {
  /** The legal moves of who looks; none while something is being shown or the curtain is closed. */
  readonly offers: ReadonlySignal<readonly Offer<Move>[]>;
  readonly chosen: Signal<readonly SpotId[]>;
  /** What somebody took into the set that is being picked, or out of it. */
  readonly wishes: Signal<readonly Wish[]>;
  readonly near: Signal<SpotId | undefined>;
  /** Moves to be told apart in words. */
  readonly menu: Signal<readonly Offer<Move>[]>;
  readonly refusal: Signal<Refused | undefined>;
  /** Of everything that has been pointed at; at once. */
  letGo(): void;
  // What people do: all of it begins after the next picture, in the order of the taps.
  point(id: SpotId): void;
  /** A drag begins here, which shows where it may end; undefined: it is over. */
  lift(id: SpotId | undefined): void;
  drag(from: SpotId, to: SpotId): void;
  choose(key: string): void;
  cancel(): void;
  takeBack(): void;
}

/** What pointing needs. */
export interface Pointable {
  readonly connection: Connection;
  readonly board: Board<GameTypes>;
  readonly around: Surroundings;
  readonly tell: Tell;
  readonly showing: Showing;
}

type Hand = Pointable & Pick<Pointing, 'offers' | 'chosen' | 'wishes' | 'menu' | 'refusal'>;

export function startPointing(pointable: Pointable): Pointing {
  const { showing, around } = pointable;
  const hand: Hand = {
    ...pointable,
    offers: computed(() => offersOf(pointable)),
    chosen: signal([]),
    wishes: signal([]),
    menu: signal([]),
    refusal: signal(undefined),
  };
  const { offers, chosen, wishes, menu, refusal } = hand;
  const { afterPicture } = around;
  return {
    offers,
    chosen,
    wishes,
    near: signal(undefined),
    menu,
    refusal,
    letGo: () => letGo(hand),
    point: (id) => afterPicture(() => point(hand, id)),
    lift: (id) => afterPicture(() => lift(hand, id)),
    drag: (from, to) =>
      afterPicture(() => {
        if (showing.isPlaying.value) showing.skip();
        lift(hand, from);
        point(hand, to);
      }),
    choose(key) {
      const offered = offers.value;
      // A second tap in the same moment was meant for what is no longer there.
      afterPicture(() => offers.value === offered && choose(hand, key));
    },
    cancel: () => afterPicture(() => letGo(hand)),
    takeBack: () => afterPicture(() => takeBack(hand)),
  };
}

function offersOf({ connection, board, showing, tell }: Pointable): readonly Offer<Move>[] {
  if (showing.isPlaying.value || showing.curtain.value !== undefined) return [];
  const view = showing.view.value;
  const seat = showing.viewer.value;
  return showing.legal.value.map((move) => ({
    key: connection.game.moveKey(move),
    move,
    // Asked for where they are read: most are not.
    get words() {
      return tell(`move.${move.type}`, { ...view, ...move, seat });
    },
    placing: board.place(move, view),
  }));
}

function letGo({ chosen, wishes, menu, refusal }: Hand): void {
  batch(() => {
    chosen.value = [];
    wishes.value = [];
    menu.value = [];
    refusal.value = undefined;
  });
}

function lift(hand: Hand, id: SpotId | undefined): void {
  batch(() => {
    letGo(hand);
    // Not by pointing at the spot: a tap there might be a whole move.
    const isLoose = id !== undefined && draggableSpots(hand.offers.value, []).has(id);
    if (isLoose) hand.chosen.value = [id];
  });
}

function point(hand: Hand, id: SpotId): void {
  const { offers, chosen, wishes, showing } = hand;
  if (showing.isPlaying.value) {
    const isOwn = showing.isOwnPlaying.value;
    showing.skip();
    // While others move a tap only hurries; while one's own pieces still travel it is already the next step.
    if (!isOwn) return;
  }
  hand.refusal.value = undefined;
  const pointed = pointAt(offers.value, chosen.value, id, wishes.value);
  switch (pointed.kind) {
    case 'move':
      choose(hand, pointed.offer.key);
      return;
    case 'menu':
      hand.menu.value = pointed.offers;
      return;
    case 'way':
      batch(() => {
        chosen.value = pointed.chosen;
        wishes.value = [];
      });
      return;
    case 'pick':
      wishes.value = pointed.wishes;
      return;
    case 'closed':
      explain(hand, pointed.path);
  }
}

/** Why nothing can be done there, where the board can say what seems to be wanted. */
function explain({ board, connection, showing, ...hand }: Hand, path: readonly SpotId[]): void {
  const viewer = showing.viewer.value;
  const view = showing.view.value;
  if (viewer === 'spectator' || showing.curtain.value !== undefined) return;
  const key = board.wish?.(path, view);
  if (key === undefined || hand.offers.value.some((offer) => offer.key === key)) return;
  hand.chosen.value = [];
  hand.refusal.value = refusalOf(connection.game, view, viewer, key);
}

function choose(hand: Hand, key: string): void {
  const { showing } = hand;
  const after = showing.shownTo.value;
  showing.skip();
  submit(hand, after, { do: 'move', key });
}

function takeBack(hand: Hand): void {
  hand.showing.skip();
  submit(hand, hand.connection.seen.value.seq, { do: 'takeBack', steps: 1 });
}

type Deed =
  | { readonly do: 'move'; readonly key: string }
  | { readonly do: 'takeBack'; readonly steps: number };

function submit(hand: Hand, after: number, deed: Deed): void {
  const seat = hand.showing.viewer.value;
  if (seat === 'spectator') return;
  letGo(hand);
  void hand.connection.submit({ ...deed, seat, after, id: randomHex(16) }).then((unmade) => {
    if (unmade) hand.refusal.value = unmade.code === 'refused' ? unmade.refusal : { code: unmade.code };
  });
}
