import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameIn, playersIn } from '../../../src/web/names.ts';

test('a name that nobody chose follows the language, another one stays', () => {
  assert.equal(nameIn('en', 'Марфа'), 'Marfa');
  assert.equal(nameIn('ru', 'Marfa'), 'Марфа');
  assert.equal(nameIn('en', 'Игрок 3'), 'Player 3');
  assert.equal(nameIn('ru', 'Player'), 'Игрок');
  assert.equal(nameIn('en', 'Нина'), 'Нина');
});

test('where no name changes the list is the same one', () => {
  const players = [{ seat: 0, name: 'Нина', look: 'fox', kind: 'person' } as const];
  assert.equal(playersIn('en', players), players);
  assert.equal(playersIn('en', [{ ...players[0]!, name: 'Тихон' }])[0]?.name, 'Tikhon');
});
