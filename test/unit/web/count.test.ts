import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counted, countOf, isTieBroken } from '../../../src/web/table/end/count.ts';

const part = (key: string, points: number) => ({ key, points });
const parts = [
  [part('land', 5), part('ruby', 2), part('ore', 1)],
  [part('land', 3), part('ruby', 4)],
  [part('land', 3)],
];
const places = [1, 2, 3];
const labelOf = ({ key }: { readonly key: string }) => (key === 'land' ? 'land' : 'goods');

test('parts of one label are one, and the last place is counted first', () => {
  const count = countOf(parts, places, labelOf);
  assert.deepEqual(count.labels, ['land', 'goods']);
  assert.deepEqual(count.points, [
    [5, 3],
    [3, 4],
    [3, 0],
  ]);
  assert.deepEqual(
    count.steps.map(({ seat, label }) => `${seat}${label}`),
    ['20', '10', '00', '11', '01'],
  );
});

test('rows overtake each other as the points come', () => {
  const count = countOf(parts, places, labelOf);
  const rows = [0, 1, 2, 3, 4, 5].map((done) => counted(count, places, done).rows.join(''));
  assert.deepEqual(rows, ['012', '120', '201', '012', '102', '012']);
  assert.deepEqual(counted(count, places, 4).totals, [5, 7, 3]);
});

test('in the end the places stand, whatever the points say', () => {
  const count = countOf([[part('a', 2)], [part('a', 2)]], [2, 1], labelOf);
  assert.deepEqual(counted(count, [2, 1], count.steps.length).rows, [1, 0]);
  assert.equal(isTieBroken([2, 1], [2, 2]), true);
  assert.equal(isTieBroken([1, 1], [2, 2]), false);
  assert.equal(isTieBroken([1, 2], [3, 2]), false);
});

test('nobody has to have points', () => {
  const count = countOf([[], []], [1, 1], labelOf);
  assert.deepEqual(counted(count, [1, 1], 0), { laid: [[], []], totals: [0, 0], rows: [0, 1] });
});
