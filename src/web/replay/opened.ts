// What can be looked at again: a game kept on this device, or one that travelled in a link.

import type { Rules } from '../../games/index.ts';
import type { Seat, Viewer } from '../../kernel/game.ts';
import { branchOf } from '../../match/branch.ts';
import { type LinkProblem, openLink, unfold } from '../../match/link.ts';
import { open } from '../../match/open.ts';
import { type Tale, taleOf } from '../../match/tale.ts';
import type { MatchFile } from '../../match/types.ts';
import { lookNames, type Player } from '../../ui-kit/board.ts';
import { startBots } from '../bots/bots.ts';
import { randomHex } from '../chance.ts';
import type { Counsel } from '../connection.ts';
import { loadGame } from '../games.ts';
import type { KeptMatch } from '../matches.ts';
import { find, keep } from '../store.ts';
import { type Film, filmOf } from './film.ts';

export interface Opened {
  readonly module: Rules;
  readonly tale: Tale;
  readonly film: Film;
  readonly players: readonly Player[];
  /** Through these eyes first. */
  readonly eyes: Viewer;
  readonly counsel: Counsel;
}

export type NotOpened = 'missing' | LinkProblem;

/** A game that still goes on is seen by those who sit at this device alone: the hands of the others are theirs. */
export async function openKept(id: string): Promise<Opened | NotOpened> {
  const kept = await find<KeptMatch>(id);
  if (!kept) return 'missing';
  const module = await loadGame(kept.game, kept.file.header.rulesVersion);
  const opened = open(module.game, kept.file, kept.secret);
  const tale = opened.ok ? taleOf(module.game, opened.match) : undefined;
  if (!tale) return 'missing';
  const people = kept.players.filter((player) => player.kind === 'person').map((player) => player.seat);
  const seats = kept.isOver ? kept.players.map((player) => player.seat) : people;
  return openedOf(module, tale, kept.players, [...seats, 'spectator'], people[0] ?? 'spectator', kept.file);
}

export async function openShared(packed: string): Promise<Opened | NotOpened> {
  const link = openLink(packed);
  if (!link.ok) return link.code;
  const module = await loadGame(link.game).catch(() => undefined);
  if (!module) return 'otherRules';
  const unfolded = unfold(module.game, link);
  if (!unfolded.ok) return unfolded.code;
  const { tale } = unfolded;
  const players = tale.sitters.map(
    ({ name, who }, seat): Player => ({ seat, name, look: lookNames[seat % lookNames.length]!, kind: who }),
  );
  const seats = players.map((player) => player.seat);
  const first = players.find((player) => player.kind === 'person')?.seat ?? 0;
  const match = branchOf(module.game, tale, {
    table: 'shared',
    sitters: tale.sitters,
    moves: tale.moves.length,
  });
  const file = match && { header: match.header, log: match.log };
  return openedOf(module, tale, players, [...seats, 'spectator'], first, file);
}

function openedOf(
  module: Rules,
  tale: Tale,
  players: readonly Player[],
  viewers: readonly Viewer[],
  eyes: Viewer,
  file: MatchFile | undefined,
): Opened {
  const film = filmOf(module.game, tale, viewers);
  return { module, tale, film, players, eyes, counsel: counselOn(module, file) };
}

/** Of a game that is over there is nothing to advise; it can be reviewed. */
function counselOn(module: Rules, file: MatchFile | undefined): Counsel {
  return {
    advise: async () => undefined,
    explain: async () => [],
    review(progress) {
      if (!file) return { reviewed: Promise.reject(new Error('no file')), stop: () => {} };
      const reviewers = startBots(module);
      const game = module.game.id;
      const question = { kind: 'review', game, file, secret: undefined } as const;
      return { reviewed: reviewers.ask(question, progress), stop: reviewers.close };
    },
  };
}

/** From here on it is played again: by who looks, against bots. Undefined: there is no way on from here. */
export async function playFromHere(
  { module, tale, players }: Opened,
  moves: number,
  seat: Seat,
): Promise<string | undefined> {
  const id = randomHex(8);
  const branched = players.map(
    (player): Player => ({ ...player, kind: player.seat === seat ? 'person' : 'bot' }),
  );
  const sitters = branched.map(({ kind, name }, index) => {
    const before = tale.sitters[index]!;
    const level = before.who === 'bot' ? before.level : 'normal';
    return kind === 'person' ? ({ who: 'person', name } as const) : ({ who: 'bot', name, level } as const);
  });
  const match = branchOf(module.game, tale, { table: id, sitters, moves });
  if (!match) return undefined;
  const kept: KeptMatch = {
    id,
    touched: Date.now(),
    game: module.game.id,
    players: branched,
    file: { header: match.header, log: match.log },
    secret: undefined,
    moves,
    isOver: false,
  };
  await keep(kept);
  return id;
}
