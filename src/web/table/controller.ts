// The table on the screen: what is shown to whom, what has been pointed at, what it comes to. It knows no page.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Speech, tell as tellIn } from '../../i18n/format.ts';
import type { AnyGame, GameTypes } from '../../kernel/game.ts';
import type { Board, Player, Tell } from '../../ui-kit/board.ts';
import type { Connection } from '../connection.ts';
import { type Lamp, lightLamp } from '../counsel/lamp.ts';
import { type Answering, startAnswering } from './answering.ts';
import { type Looking, startLooking } from './looking.ts';
import { type Pointing, startPointing } from './pointing.ts';
import { type Showing, startShowing } from './showing.ts';
import type { Surroundings } from './surroundings.ts';

export interface Controller extends Showing, Pointing, Looking {
  readonly connection: Connection;
  readonly game: AnyGame;
  readonly board: Board<GameTypes>;
  /** By seat, as they sit now. */
  readonly players: ReadonlySignal<readonly Player[]>;
  readonly speech: ReadonlySignal<Speech>;
  readonly tell: Tell;
  readonly lamp: Lamp;
  /** What a first game points at. */
  readonly pointed: ReadonlySignal<readonly string[]>;
  readonly answering: Answering;
  close(): void;
}

export function startTable(
  connection: Connection,
  board: Board<GameTypes>,
  around: Surroundings,
): Controller {
  const players = computed(() => around.named(connection.seen.value.players));
  const names = computed(() => players.value.map((player) => player.name));
  const speech = computed(() => around.speech(names.value));
  const tell: Tell = (key, values) => tellIn(speech.value, key, values);
  const showing = startShowing({
    connection,
    board,
    around,
    tell,
    onNews(isOwn) {
      pointing.letGo();
      if (isOwn) lamp.happened();
    },
  });
  const looking = startLooking({ board, around, showing });
  const answering = startAnswering({ connection, board, showing });
  const pointing = startPointing({
    connection,
    board,
    around,
    tell,
    showing,
    looking,
    onDeed(key) {
      if (key === undefined) lamp.close();
      else lamp.made(key);
    },
  });
  const { viewer, view } = showing;
  const lamp = lightLamp({ counsel: connection.counsel, viewer, view, offers: pointing.offers });
  const { afterPicture } = around;
  return {
    ...showing,
    ...pointing,
    ...looking,
    connection,
    game: connection.game,
    board,
    players,
    speech,
    tell,
    lamp,
    pointed: around.guide?.pointed ?? signal([]),
    answering,
    skip: () => afterPicture(showing.skip),
    openCurtain: () => afterPicture(showing.openCurtain),
    close() {
      answering.stop();
      showing.stop();
      connection.close();
    },
  };
}
