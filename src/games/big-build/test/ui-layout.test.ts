import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Placing } from '../../../ui-kit/board.ts';
import type { Offer } from '../../../ui-kit/offers.ts';
import { pickingOf } from '../../../ui-kit/picking.ts';
import { point } from '../../../ui-kit/spots.ts';
import { arrows, cells, paths } from '../board.ts';
import { game } from '../index.ts';
import type { Move, State } from '../types.ts';
import { alongBrook, glades, type Point, placeOf, stationsBetween, wayPoints } from '../ui/glade.ts';
import { type GladeName, gladeNames } from '../ui/glades.ts';
import { place, wish } from '../ui/layout.ts';
import { distanceTo } from '../ui/meadow.ts';
import { nextCells, reachOf } from '../ui/reach.ts';
import { keys, position, refusal } from './position.ts';

/** So far apart are the closest cells: fingers need 44 px, or nearly, of the box each shape is made for. */
const apart: Readonly<Record<GladeName, number>> = { phone: 43, lying: 42, upright: 77, wide: 83 };

for (const name of gladeNames) {
  const glade = glades[name];

  test(`${name}: cells keep apart, inside the box and out of the yard`, () => {
    for (const [i, one] of cells.entries()) {
      const { x, y } = placeOf(glade, one.id);
      const { radius, house } = glade;
      assert.ok(
        x >= radius && y >= radius && x <= glade.width - radius && y <= glade.height - radius,
        one.id,
      );
      const isBeside =
        x < house.x - radius ||
        x > house.x + house.width + radius ||
        y < house.y - radius ||
        y > house.y + house.height + radius;
      assert.ok(isBeside, `${one.id} is in the yard`);
      for (const other of cells.slice(i + 1)) {
        const far = distance({ x, y }, placeOf(glade, other.id));
        assert.ok(far >= apart[name], `${one.id} and ${other.id} are ${far} apart`);
      }
    }
  });

  test(`${name}: no paths cross, and none leads over another cell`, () => {
    const lines = paths.map(
      ([one, other]) => [one, other, placeOf(glade, one.id), placeOf(glade, other.id)] as const,
    );
    for (const [i, [a, b, from, to]] of lines.entries()) {
      for (const [c, d, start, end] of lines.slice(i + 1)) {
        if (new Set([a, b, c, d]).size < 4) continue;
        assert.ok(!doCross(from, to, start, end), `${a.id}–${b.id} crosses ${c.id}–${d.id}`);
      }
      for (const cell of cells) {
        if (cell === a || cell === b) continue;
        const far = distanceTo(from, to, placeOf(glade, cell.id));
        assert.ok(far > glade.radius, `${a.id}–${b.id} leads over ${cell.id}`);
      }
    }
  });

  test(`${name}: the way between piers keeps to the brook and takes the shorter side`, () => {
    const { inset } = glade.brook;
    const around = 2 * (glade.width + glade.height - 4 * inset);
    for (const from of arrows) {
      for (const to of arrows) {
        if (from === to) continue;
        const way = alongBrook(glade, from.id, to.id);
        const length = way.slice(1).reduce((sum, spot, i) => sum + distance(way[i]!, spot), 0);
        assert.ok(length < around / 2, `${from.id}–${to.id}`);
        for (const { x, y } of way) {
          const off = Math.min(x - inset, y - inset, glade.width - inset - x, glade.height - inset - y);
          assert.ok(off > -1 && off < glade.brook.corner, `${from.id}–${to.id} leaves the water`);
        }
        assert.ok(stationsBetween(from.id, to.id).length > 0);
      }
    }
  });

  test(`${name}: the bow of a jump begins at the pawn and ends before its goal`, () => {
    const way = wayPoints(glade, ['A3', 'A4', 'A5']);
    assert.ok(distance(way[0]!, placeOf(glade, 'A3')) <= glade.radius);
    const end = distance(way.at(-1)!, placeOf(glade, 'A5'));
    assert.ok(end >= glade.radius && end < 2 * glade.radius, String(end));
  });
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function doCross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point): number =>
    (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

function offersIn(state: State): readonly Offer<Move>[] {
  const view = game.view(state, state.turn);
  return game.legalMoves(state, state.turn).map((move) => ({
    key: game.moveKey(move),
    move,
    words: '',
    placing: place(move, view),
  }));
}

/** What tapping these spots one after the other comes to. */
function tapped(state: State, ...path: readonly string[]) {
  const offers = offersIn(state);
  return point(offers, path.slice(0, -1), path.at(-1)!);
}

function moveOf(pointed: ReturnType<typeof tapped>): string | undefined {
  return pointed.kind === 'move' ? pointed.offer.key : pointed.kind;
}

test('a step that one kind of card pays is made by one tap, however many copies there are', () => {
  const state = position({ at: 'A4 C4', hands: 'BBN,BBN,KKK SSS,NNN,HHH' });
  assert.equal(moveOf(tapped(state, 'cell:A5')), 'go:A5:BBN');
  assert.equal(moveOf(tapped(state, 'hand:BBN:1', 'cell:A5')), 'go:A5:BBN');
  assert.equal(moveOf(tapped(state, 'pawn', 'cell:A5')), 'go:A5:BBN');
});

test('where several cards pay, the cell is tapped and then the card, or the other way round', () => {
  const state = position({ at: 'A4 C4', hands: 'BBN,BBN,BBK SSS,NNN,HHH' });
  assert.deepEqual(tapped(state, 'cell:A5'), { kind: 'way', chosen: ['cell:A5'] });
  assert.equal(moveOf(tapped(state, 'cell:A5', 'hand:BBN:1')), 'go:A5:BBN');
  assert.equal(moveOf(tapped(state, 'hand:BBK:0', 'cell:A5')), 'go:A5:BBK');
  assert.equal(moveOf(tapped(state, 'pawn', 'cell:A5', 'hand:BBK:0')), 'go:A5:BBK');
});

test('of the sets that pay for a token the one of fewest cards is suggested, then the one that loses least', () => {
  const few = position({ at: 'C1 A4', hands: 'NNH,NNS,NNN SSS,HHH,KKK' });
  assert.deepEqual(pickingOf(offersIn(few), ['cell:3C'], [])?.picked, ['hand:NNN:0']);
  const least = position({ at: 'A2 C4', hands: 'HHH,HHS,SSH SSS,NNN,BBB' });
  assert.deepEqual(pickingOf(offersIn(least), ['cell:4A'], [])?.picked, ['hand:HHH:0', 'hand:SSH:0']);
});

test('either of two equal cards can be thrown away', () => {
  const state = position({ at: 'A4 C4', hands: 'BBN,BBN,KKK SSS,NNN,HHH', step: 'refill' });
  const offers = offersIn(state);
  assert.deepEqual(
    pickingOf(offers, [], [])?.confirms.map(({ key }) => key),
    ['draw'],
  );
  const second = pickingOf(offers, [], [{ thing: 'hand:BBN:1', isIn: true }]);
  assert.deepEqual(second?.picked, ['hand:BBN:1']);
  assert.deepEqual(
    second?.confirms.map(({ key }) => key),
    ['discard:BBN'],
  );
});

test('every legal move has a place, and no two moves have the same one', () => {
  const state = position({ at: 'A1 C4', hands: 'HHH,HHS,HHS SSS,NNN,BBB' });
  const seen = new Set<string>();
  for (const { placing } of offersIn(state)) {
    const name = nameOf(placing);
    assert.ok(!seen.has(name), name);
    seen.add(name);
  }
});

function nameOf(placing: Placing): string {
  return 'at' in placing ? `${placing.at} ${placing.set ?? ''}` : `button ${placing.button}`;
}

test('who points where nobody can go is told the reason', () => {
  const state = position({ at: 'A4 A5', hands: 'BBN,BBN,KKK SSS,NNN,HHH' });
  const view = game.view(state, 0);
  const told = (spot: string): string => refusal(state, wish([spot], view)!);
  assert.equal(told('cell:A5'), 'BB-T6 occupied');
  assert.equal(told('cell:C4'), 'BB-T2 notNeighbour');
  assert.equal(told('cell:4A'), 'BB-T5 tooFew');
  assert.equal(told('hand:BBN:0'), 'BB-T2 wrongSymbol');
  const far = position({ at: 'A4 C4', hands: 'SSN,SSN,NNN SSS,KKK,HHH' });
  assert.equal(refusal(far, wish(['cell:A5'], game.view(far, 0))!), 'BB-T2 wrongSymbol');
});

test('the reach is what the fewest cards lead to, tokens and steps beyond them included', () => {
  const state = position({ at: 'A1 C4', hands: 'HHH,KKB,NNB SSS,NNN,BBB' });
  const reach = reachOf(game.view(state, 0));
  assert.deepEqual(reach.get('3A'), { cards: 1, isNext: true });
  assert.deepEqual(reach.get('A3'), { cards: 1, isNext: true });
  assert.equal(reach.get('A4'), undefined, 'no saw');
  assert.equal(reach.has('A1'), false);
  for (const { cell } of nextCells(game.view(state, 0))) assert.ok(reach.get(cell.id)?.isNext, cell.id);
  const next = new Set(keys(state).flatMap((key) => (key.startsWith('go:') ? [key.split(':')[1]!] : [])));
  assert.deepEqual(
    [...next].sort(),
    [...reach]
      .filter(([, { isNext }]) => isNext)
      .map(([id]) => id)
      .sort(),
  );
});

test('who does not walk now reaches nothing', () => {
  const state = position({ at: 'A1 C4', hands: 'HHH,KKB,NNB SSS,NNN,BBB' });
  assert.equal(reachOf(game.view(state, 1)).size, 0);
  assert.equal(nextCells(game.view(state, 'spectator')).length, 0);
});
