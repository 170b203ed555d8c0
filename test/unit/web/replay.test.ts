import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wholeGames } from '../../../src/games/whole.ts';
import { ignore, type Viewer } from '../../../src/kernel/game.ts';
import { checkOptions } from '../../../src/kernel/options.ts';
import { pickOne, rngFromSeed } from '../../../src/kernel/random.ts';
import { begin, type LoggedMove } from '../../../src/kernel/replay.ts';
import { anySeat } from '../../../src/kernel/wander.ts';
import type { Tale } from '../../../src/match/tale.ts';
import type { Player } from '../../../src/ui-kit/board.ts';
import type { Counsel, News } from '../../../src/web/connection.ts';
import { filmOf, moverAt, turnAfter, turnBefore, turnEnds } from '../../../src/web/replay/film.ts';
import { startReplay } from '../../../src/web/replay/replay.ts';

const viewers: readonly Viewer[] = [0, 1, 'spectator'];
const players: readonly Player[] = [
  { seat: 0, name: 'Anna', look: 'fox', kind: 'person' },
  { seat: 1, name: 'Boris', look: 'owl', kind: 'bot' },
];
const nobody = {} as Counsel;

async function played(id: string): Promise<{ tale: Tale; film: ReturnType<typeof filmOf> }> {
  const { game } = await wholeGames.find((entry) => entry.id === id)!.load();
  const checked = checkOptions(game, 2, {});
  assert.ok(checked.ok);
  const rng = rngFromSeed('replay');
  const { key } = rng;
  const state = begin(game, { seats: 2, options: checked.options, key });
  const moves: LoggedMove[] = [];
  for (let seat = anySeat(game, state, rng); seat !== undefined; seat = anySeat(game, state, rng)) {
    const move = pickOne(rng, game.legalMoves(state, seat));
    moves.push({ seat, key: game.moveKey(move) });
    game.apply(state, seat, move, ignore);
  }
  const sitters = [
    { who: 'person', name: 'Anna' },
    { who: 'bot', name: 'Boris', level: 'easy' },
  ] as const;
  const { rulesVersion } = game;
  const tale = { game: id, rulesVersion, options: checked.options, sitters, key, moves, resigned: [] };
  return { tale, film: filmOf(game, tale, viewers) };
}

for (const { id } of wholeGames) {
  test(`${id}: a film shows after every move what each saw then`, async () => {
    const { film, tale } = await played(id);
    const { game } = film;
    const state = begin(game, { seats: 2, options: tale.options, key: tale.key });
    for (const [index, { seat, key }] of [...tale.moves.entries()]) {
      for (const viewer of viewers)
        assert.deepEqual(film.reels.get(viewer)!.views[index], game.view(state, viewer));
      game.apply(state, seat, game.parseMove(key)!, ignore);
    }
    assert.deepEqual(film.outcome, { ...game.outcome(state), resigned: [] });
    assert.deepEqual(film.scores.at(-1)!.totals, film.outcome!.scores);
  });
}

test('whoever resigned comes last in the film, too', async () => {
  const { film, tale } = await played('emperors-gold');
  const winner = film.outcome!.places.indexOf(1);
  const resigned = filmOf(film.game, { ...tale, resigned: [winner] }, viewers);
  assert.deepEqual(resigned.outcome!.places[winner], 2);
});

test('one move on is shown as it happened, a jump as it stands', async () => {
  const { film } = await played('eight-minute-empire');
  const replay = startReplay(film, players, { eyes: 0, counsel: nobody, at: 0 });
  const heard: News[] = [];
  replay.subscribe((news) => heard.push(news));
  replay.forward();
  assert.equal(replay.at.value, 1);
  assert.equal(heard[0]!.kind, 'move');
  assert.equal(heard[0]!.seat, film.moves[0]!.seat);
  const shown = heard[0]!.shown.get('spectator')!;
  assert.deepEqual(shown.view, film.reels.get(0)!.views[1]);
  assert.ok(shown.frames.length > 0);
  replay.jump(9999);
  assert.equal(replay.at.value, film.moves.length);
  assert.equal(heard.at(-1)!.kind, 'table');
  assert.deepEqual(replay.seen.value.outcome, film.outcome);
  replay.forward();
  assert.equal(replay.at.value, film.moves.length);
  replay.jump(-1);
  assert.equal(replay.at.value, 0);
  assert.equal(replay.seen.value.outcome, undefined);
  assert.deepEqual(replay.seen.value.told.get('spectator'), []);
});

test('nothing later is told than what has been shown', async () => {
  const { film } = await played('gold-rush');
  const replay = startReplay(film, players, { eyes: 1, counsel: nobody });
  for (const at of [0, 5, 17, film.moves.length]) {
    replay.jump(at);
    const { told, scores } = replay.seen.value;
    assert.ok(told.get('spectator')!.every((one) => one.seq <= at));
    assert.equal(scores.length, at);
  }
});

test('the eyes are changed, the moment stays', async () => {
  const { film } = await played('five-gems');
  const replay = startReplay(film, players, { eyes: 0, counsel: nobody, at: 7 });
  replay.lookAs(1);
  assert.equal(replay.at.value, 7);
  assert.deepEqual(replay.seen.value.views.get('spectator'), film.reels.get(1)!.views[7]);
  replay.lookAs(4);
  assert.equal(replay.eyes.value, 1);
});

test('turn by turn: from the end of one to the end of the next', () => {
  const moves = [0, 0, 0, 1, 1, 0].map((seat) => ({ seat, key: 'x' }));
  assert.deepEqual(turnEnds({ moves }), [3, 5, 6]);
  assert.deepEqual(
    [0, 1, 3, 4, 6].map((at) => turnBefore({ moves }, at)),
    [0, 0, 0, 3, 5],
  );
  assert.deepEqual(
    [0, 2, 3, 5, 6].map((at) => turnAfter({ moves }, at)),
    [3, 3, 5, 6, 6],
  );
  assert.deepEqual(
    [0, 3, 6].map((at) => moverAt({ moves }, at)),
    [0, 1, 0],
  );
});
