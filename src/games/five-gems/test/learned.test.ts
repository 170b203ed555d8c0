import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharesOf } from '../../../kernel/shares.ts';
import { featureCount, mostFeatures, writeFeatures } from '../bot/features.ts';
import { learnedValue } from '../bot/learned.ts';
import net from '../bot/net.json' with { type: 'json' };
import { valueByTables } from '../bot/shares.ts';
import { lookAt } from '../bot/sight.ts';
import { hints } from '../bot.ts';
import { position } from './position.ts';
import { positions, tables } from './positions.ts';

const { shares } = hints.search!;

const four = 'S1R C1G C2G | S4G S5G C1B | S6G S7G C2B | S8G S9G C3B';

test('among four, chances grow with tasks fulfilled, with tasks in reach and with the turn', () => {
  const shareOf = (open: string, fulfilled = '| | |', seat = 0) =>
    shares!(position({ field: 'RV', open, hands: four, fulfilled, turn: seat }))[0]!;
  const even = shareOf('RRR');
  const inReach = shareOf('YRR');
  assert.ok(inReach > even + 0.05);
  assert.ok(inReach > shareOf('YRR', '| | |', 1) + 0.05);
  assert.ok(shareOf('RRR', 'S1B | | |') > even + 0.05);
  assert.ok(shareOf('RRR', 'C4R | | |') > shareOf('RRR', 'S1B | | |') + 0.05);
  assert.ok(shareOf('RRR', '| C4R | |') < even - 0.05);
  assert.ok(shareOf('YRR', 'C4R C5R C6R | | |') > 0.95);
});

test('among four and more what was learned has half a say, among fewer the tables have all of it', () => {
  for (const [seats, part] of [
    [2, 0],
    [3, 0],
    [4, 0.5],
    [5, 0.5],
  ] as const) {
    for (const state of positions(seats, {}, 20)) {
      const all = shares!(state);
      lookAt(state);
      const values = all.map((_, seat) => {
        const [tables, learned] = [valueByTables(state, seat), learnedValue(state, seat)];
        return tables + part * (learned - tables);
      });
      for (const [seat, share] of sharesOf(values, 1).entries())
        assert.ok(Math.abs(share - all[seat]!) < 1e-9);
    }
  }
});

test('what was learned is about these features, each of them there once or not', () => {
  const into = new Uint16Array(mostFeatures + 1);
  const found = new Set<number>();
  for (const [seats, options] of tables) {
    for (const state of positions(seats, options, 150)) {
      lookAt(state);
      for (let seat = 0; seat < seats; seat++) {
        const count = writeFeatures(state, seat, into, 0);
        assert.ok(count <= mostFeatures);
        for (const feature of into.subarray(0, count)) found.add(feature);
      }
    }
  }
  assert.ok(Math.max(...found) < featureCount && found.size > 100);
  assert.equal(net.sizes[0], featureCount);
  assert.match(net.command, /^npx node scripts\/balance\/five-gems-net\.ts \d+ /);
});
