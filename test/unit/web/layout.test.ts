import assert from 'node:assert/strict';
import { test } from 'node:test';
import { templatesOf } from '../../../src/web/table/layout.ts';

const areas = [
  { id: 'auction', kind: 'dock' },
  { id: 'row', kind: 'dock' },
  { id: 'tasks', kind: 'strip' },
  { id: 'map', kind: 'block' },
  { id: 'hand', kind: 'hand' },
] as const;

/** Rows of names: `"bar bar bar" 2.75rem` is one. */
function rowsOf(template: string): readonly (readonly string[])[] {
  return [...template.matchAll(/"([^"]+)"/g)].map(([, row]) => row!.split(' '));
}

for (const given of [areas, areas.slice(2), areas.slice(4), []]) {
  const templates = templatesOf(given);
  const ids = given.map(({ id, kind }) => (kind === 'dock' ? 'dock' : id));
  for (const [shape, template] of Object.entries(templates)) {
    test(`${shape} with ${given.length} areas: each part has one place, a rectangle`, () => {
      const rows = rowsOf(template);
      const isDesk = shape === 'desk';
      const wanted = [
        'bar',
        'banner',
        'plates',
        'board',
        'foot',
        ...(isDesk ? ['turns', 'legend'] : []),
        ...ids,
      ];
      const names = new Set(rows.flat().filter((name) => name !== '.'));
      assert.deepEqual([...names].sort(), [...new Set(wanted)].sort());
      assert.equal(new Set(rows.map((row) => row.length)).size, 1, 'all rows are as long');
      for (const name of names) assert.ok(isRectangle(rows, name), `${name} in ${template}`);
      const columns = template.slice(template.lastIndexOf('/') + 1).match(/[a-z]+\([^)]*\)|\S+/g)!;
      assert.equal(columns.length, rows[0]!.length);
    });
  }
}

function isRectangle(rows: readonly (readonly string[])[], name: string): boolean {
  const cells = rows.flatMap((row, y) => row.flatMap((cell, x) => (cell === name ? [{ x, y }] : [])));
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const width = Math.max(...xs) - Math.min(...xs) + 1;
  return cells.length === width * (Math.max(...ys) - Math.min(...ys) + 1);
}

test('only the board gives way, where all parts are docks and bands', () => {
  const rows = templatesOf([areas[0]]).phone.split(' / ')[0]!;
  assert.deepEqual(rows.match(/minmax\([^)]*\)/g), ['minmax(0, 1fr)']);
});
