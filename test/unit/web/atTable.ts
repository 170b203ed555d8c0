// The table without a page: a toy match and whoever points at it.

import { batch, signal } from '@preact/signals';
import type { AnyGame, GameTypes, Seat, Viewer } from '../../../src/kernel/game.ts';
import { act, canTakeBack, takeBack } from '../../../src/match/match.ts';
import { dealt } from '../../../src/match/test/table.ts';
import { tinyGame } from '../../../src/match/test/tinyGame.ts';
import type { Match, Result } from '../../../src/match/types.ts';
import type { Submission } from '../../../src/table/submission.ts';
import type { Board, Player } from '../../../src/ui-kit/board.ts';
import type { Connection, News, Seen } from '../../../src/web/connection.ts';
import { type Controller, startTable } from '../../../src/web/table/controller.ts';
import type { Surroundings } from '../../../src/web/table/surroundings.ts';

const game = tinyGame as unknown as AnyGame;

export interface Played {
  readonly controller: Controller;
  readonly connection: Connection;
  /** Keys of the moves so far, take-backs as 'back'. */
  readonly done: readonly string[];
  readonly storage: Map<string, string>;
  /** Somebody else does something. */
  other(seat: Seat, key: string): void;
}

/** Nothing is waited for: what is asked for has happened when the test goes on, but for promises. */
export function sitDown(
  board: Partial<Board<GameTypes>>,
  { here = [0], storage = new Map<string, string>() }: { here?: Seat[]; storage?: Map<string, string> } = {},
): Played {
  const viewers: readonly Viewer[] = [...here, 'spectator'];
  let match = dealt([
    { who: 'person', name: 'Anna' },
    { who: 'person', name: 'Boris' },
  ]) as unknown as Match<GameTypes>;
  const players: readonly Player[] = ['fox', 'whale'].map(
    (look, seat) => ({ seat, name: match.holders[seat]!.name, look, kind: 'person' }) as Player,
  );
  const listeners = new Set<(news: News) => void>();
  const seenNow = (): Seen => ({
    seq: match.log.length,
    here,
    players,
    views: new Map(viewers.map((viewer) => [viewer, game.view(match.state!, viewer)])),
    told: new Map(viewers.map((viewer) => [viewer, []])),
    scores: [],
    takeable: [0, 1].map((seat) => canTakeBack(match, seat)),
    clocks: undefined,
    reasoned: [],
    outcome: undefined,
    line: 'open',
    pending: [],
  });
  const seen = signal(seenNow());
  const done: string[] = [];
  const happen = (result: Result<GameTypes>, seat: Seat): boolean => {
    if (!result.ok) return false;
    match = result.match;
    const { seq, type } = match.log.at(-1)!;
    batch(() => {
      seen.value = seenNow();
      for (const listener of listeners) listener({ seq, kind: type, seat, shown: result.shown });
    });
    return true;
  };
  const played = (wish: Submission): Result<GameTypes> =>
    wish.do === 'move'
      ? act(game, match, { seat: wish.seat, key: wish.key, by: 'person' }, undefined, viewers)
      : takeBack(
          game,
          match,
          { seat: wish.seat, steps: wish.do === 'takeBack' ? wish.steps : 1 },
          undefined,
          viewers,
        );
  const connection: Connection = {
    id: 'toy',
    game,
    seen,
    counsel: {
      advise: async () => undefined,
      explain: async () => [],
      review: () => notHere(),
    },
    async submit(wish) {
      const result = played(wish);
      if (!result.ok) return result.problem;
      done.push(wish.do === 'move' ? wish.key : 'back');
      happen(result, wish.seat);
      return undefined;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => listeners.clear(),
  };
  const around: Surroundings = {
    slowness: signal(0),
    isStill: signal(true),
    curtain: signal('secrets'),
    named: (players) => players,
    speech: (names) => ({ language: 'en', catalogues: [{ 'table.takeBack': 'Take back' }], players: names }),
    playSound: () => {},
    afterPicture: (work) => work(),
    recall: (name) => storage.get(name) ?? null,
    keep: (name, value) => storage.set(name, value),
  };
  const plain: Board<GameTypes> = {
    place: () => ({ button: 'plain' }),
    Main: () => notHere(),
    areas: [],
    ...board,
  };
  const controller = startTable(connection, plain, around);
  return {
    controller,
    connection,
    done,
    storage,
    other: (seat, key) => {
      happen(act(game, match, { seat, key, by: 'person' }, undefined, viewers), seat);
    },
  };
}

function notHere(): never {
  throw new Error('nobody asks for this here');
}
