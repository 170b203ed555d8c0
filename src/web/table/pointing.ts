// What whoever looks points at, and what it comes to.

import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GameTypes, Refusal } from '../../kernel/game.ts';
import { refusalOf } from '../../kernel/play.ts';
import type { Deed, Unmade } from '../../table/submission.ts';
import type { Board, SpotId, Tell } from '../../ui-kit/board.ts';
import type { Offer, Series } from '../../ui-kit/offers.ts';
import { type Picking, pickingOf, type Wish } from '../../ui-kit/picking.ts';
import { draggableSpots, point as pointAt } from '../../ui-kit/spots.ts';
import { randomHex } from '../chance.ts';
import type { Connection } from '../connection.ts';
import { isLookOnly, type Looking } from './looking.ts';
import type { Showing } from './showing.ts';
import type { Surroundings } from './surroundings.ts';
import { waysFor, wordsOfMove } from './ways.ts';

type Move = GameTypes['move'];

/** Why something was not done: by a paragraph of the rules, or as `refusal.<code>` tells. */
export type Refused = Refusal | { readonly code: Unmade['code'] };

export interface Pointing {
  /** The legal moves of who looks; none while something is being shown or the curtain is closed. */
  readonly offers: ReadonlySignal<readonly Offer<Move>[]>;
  /** They and the gestures for several of them: all that can be pointed at. */
  readonly ways: ReadonlySignal<readonly Offer<Move>[]>;
  readonly chosen: Signal<readonly SpotId[]>;
  /** The set that is being picked. */
  readonly picking: ReadonlySignal<Picking<Move> | undefined>;
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
  readonly looking: Looking;
  /** Who looks has decided on a move, or to take some back. */
  onDeed(key: string | undefined): void;
}

type Hand = Pointable & Pick<Pointing, 'offers' | 'ways' | 'chosen' | 'wishes' | 'menu' | 'refusal'>;

export function startPointing(pointable: Pointable): Pointing {
  const { showing, around } = pointable;
  const offers = computed(() => offersOf(pointable));
  const hand: Hand = {
    ...pointable,
    offers,
    ways: computed(() => waysFor(askedBy(pointable), offers.value)),
    chosen: signal([]),
    wishes: signal([]),
    menu: signal([]),
    refusal: signal(undefined),
  };
  const { ways, chosen, wishes, menu, refusal } = hand;
  const { afterPicture } = around;
  return {
    offers,
    ways,
    chosen,
    picking: computed(() => pickingOf(ways.value, chosen.value, wishes.value)),
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

function askedBy({ connection, board, showing, tell }: Pointable) {
  return { game: connection.game, board, tell, view: showing.view.value, viewer: showing.viewer.value };
}

function offersOf(pointable: Pointable): readonly Offer<Move>[] {
  const { connection, board, showing, around } = pointable;
  if (showing.isPlaying.value || showing.curtain.value !== undefined) return [];
  // Who looks again through somebody's eyes has that seat's view, and not its moves.
  if (showing.viewer.value === 'spectator') return [];
  const asked = askedBy(pointable);
  const allowed = around.guide?.allowed.value;
  const keyed = showing.legal.value.map((move) => ({ key: connection.game.moveKey(move), move }));
  return keyed.flatMap(({ key, move }) =>
    allowed && !allowed.includes(key) ? [] : [offerOf(key, move, asked, board)],
  );
}

function offerOf(
  key: string,
  move: Move,
  asked: ReturnType<typeof askedBy>,
  board: Board<GameTypes>,
): Offer<Move> {
  return {
    key,
    move,
    // Asked for where they are read: most are not.
    get words() {
      return wordsOfMove(asked, move);
    },
    placing: board.place(move, asked.view),
  };
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
    const isLoose = id !== undefined && draggableSpots(hand.ways.value, []).has(id);
    if (isLoose) hand.chosen.value = [id];
  });
}

function point(hand: Hand, id: SpotId): void {
  const { ways, chosen, wishes, showing, looking } = hand;
  if (isLookOnly(id)) {
    looking.look(id);
    return;
  }
  if (showing.isPlaying.value) {
    const isOwn = showing.isOwnPlaying.value;
    showing.skip();
    // While others move a tap only hurries; while one's own pieces still travel it is already the next step.
    if (!isOwn) return;
  }
  hand.refusal.value = undefined;
  const pointed = pointAt(ways.value, chosen.value, id, wishes.value);
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
  // In a first game more is legal than can be done just now.
  if (key === undefined || showing.legal.value.some((move) => connection.game.moveKey(move) === key)) return;
  hand.chosen.value = [];
  hand.refusal.value = refusalOf(connection.game, view, viewer, key);
}

function choose(hand: Hand, key: string): void {
  const { showing, ways } = hand;
  const series = ways.value.find((offer) => offer.key === key)?.series;
  const after = showing.shownTo.value;
  showing.skip();
  if (series) void playSeries(hand, series);
  else void submit(hand, after, { do: 'move', key });
}

/** One after the other, as long as each of them is done. */
async function playSeries(hand: Hand, { back, keys }: Series): Promise<void> {
  const deeds: readonly Deed[] = [
    ...(back > 0 ? [{ do: 'takeBack', steps: back } as const] : []),
    ...keys.map((key) => ({ do: 'move', key }) as const),
  ];
  for (const deed of deeds) {
    if (!(await submit(hand, hand.connection.seen.value.seq, deed))) return;
  }
}

function takeBack(hand: Hand): void {
  hand.showing.skip();
  void submit(hand, hand.connection.seen.value.seq, { do: 'takeBack', steps: 1 });
}

/** Whether it was done. */
async function submit(hand: Hand, after: number, deed: Deed): Promise<boolean> {
  const seat = hand.showing.viewer.value;
  if (seat === 'spectator') return false;
  letGo(hand);
  hand.onDeed(deed.do === 'move' ? deed.key : undefined);
  const unmade = await hand.connection.submit({ ...deed, seat, after, id: randomHex(16) });
  if (unmade) hand.refusal.value = unmade.code === 'refused' ? unmade.refusal : { code: unmade.code };
  return unmade === undefined;
}
