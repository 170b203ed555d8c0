// Every game as a match: played at random with steps taken back, written, read again, and proven.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wholeGames } from '../../games/whole.ts';
import type { AnyGame, GameTypes, Viewer } from '../../kernel/game.ts';
import { deepEqual, difference } from '../../kernel/json.ts';
import { pickOne, type Rng, randomInt, rngFromSeed } from '../../kernel/random.ts';
import { anySeat } from '../../kernel/wander.ts';
import { parseFile, serialise } from '../file.ts';
import { act, canTakeBack, create, deal, end, takeBack } from '../match.ts';
import { open } from '../open.ts';
import { addSeen, beginSeen, type Seen } from '../seen.ts';
import type { Match, Result } from '../types.ts';
import { verify } from '../verify.ts';
import { bytes, people } from './table.ts';

const entries = 120;

function played(game: AnyGame, seats: number): { match: Match<GameTypes>; seen: Seen[] } {
  const rng = rngFromSeed(`${game.id} ${seats}`);
  const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
  const sitters = [...people(4), { who: 'person', name: 'Dina' } as const].slice(0, seats);
  const made = create(game, { table: 't', options: {}, sitters, chance: { seed: bytes(game.id) } });
  assert.ok(made.ok, JSON.stringify(made));
  let match = made.match;
  let seen: Seen[] = [];
  const take = (result: Result<GameTypes>) => {
    assert.ok(result.ok, JSON.stringify(result));
    match = result.match;
    const { seq } = match.log.at(-1)!;
    seen = viewers.map((viewer, i) => {
      const shown = result.shown.get(viewer)!;
      return seen[i] ? addSeen(seen[i], seq, shown) : beginSeen(match.header, viewer, seq, shown.view);
    });
  };
  take(deal(game, match, undefined, viewers));
  while (match.log.length < entries) {
    const next = step(game, match, rng, viewers);
    if (next === undefined) break;
    take(next);
  }
  return { match, seen };
}

function step(
  game: AnyGame,
  match: Match<GameTypes>,
  rng: Rng,
  viewers: readonly Viewer[],
): Result<GameTypes> | undefined {
  const { seat: last } = match.takeable;
  const most = canTakeBack(match, last);
  if (most > 0 && randomInt(rng, 5) === 0) {
    return takeBack(game, match, { seat: last, steps: 1 + randomInt(rng, most) }, undefined, viewers);
  }
  const seat = anySeat(game, match.state!, rng);
  if (seat === undefined) return undefined;
  const key = game.moveKey(pickOne(rng, game.legalMoves(match.state!, seat)));
  return act(game, match, { seat, key, by: 'person' }, undefined, viewers);
}

for (const { id, load } of wholeGames) {
  test(`${id}: a match with take-backs opens as it was, and fits what everybody saw`, async () => {
    const { game } = await load();
    for (const seats of new Set([game.seatCounts[0]!, game.seatCounts.at(-1)!])) {
      const { match, seen } = played(game, seats);
      assert.ok(match.log.some(({ type }) => type === 'takeBack'));
      const parsed = parseFile(serialise(match));
      assert.ok(parsed.ok, JSON.stringify(parsed));
      const opened = open(game, parsed.file);
      assert.ok(opened.ok, JSON.stringify(opened));
      assert.ok(deepEqual(opened.match, match), difference(opened.match, match));
      const ended = end(game, match);
      assert.ok(ended.ok);
      assert.deepEqual(verify(game, ended.match, seen), { verdict: 'notProven', why: 'knownDeal' });
    }
  });
}
