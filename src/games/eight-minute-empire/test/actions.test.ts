import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game } from '../index.ts';
import { position } from './position.ts';
import { after, keys, pieces, played, refusal, refused, withCard } from './table.ts';

test('[EE-T3] armies come to the start region and to own cities, split freely', () => {
  const taken = withCard('CA1', 'C4:aaabbb W5:A S1:B');
  assert.deepEqual(keys(taken), ['place:W5', 'place:C4', 'done']);
  const state = after(taken, 'place:W5', 'place:C4', 'place:W5');
  assert.deepEqual([pieces(state, 'W5'), pieces(state, 'C4'), state.supply[0]], ['aaA', 'aaaabbb', 8]);
  assert.equal(refused(taken, 'place:S1'), 'EE-T3 noCity');
  assert.equal(refused(taken, 'place:C5'), 'EE-T3 noCity');
  assert.equal(refused(state, 'place:C4'), 'EE-T3 usedUp');
});

test('[EE-T3] the supply is the limit', () => {
  const state = after(withCard('CA1', 'C4:aaaaaaaaaaaab'), 'place:C4', 'place:C4');
  assert.deepEqual([state.supply[0], keys(state)], [0, ['endTurn']]);
  assert.equal(refused(state, 'place:C4'), 'EE-T3 supplyEmpty');
});

test('[EE-T4] n steps over land borders, by one army or several', () => {
  const one = after(withCard('WO2', 'C4:aaabbb'), 'march:C4>C10', 'march:C10>C11', 'march:C11>C12');
  assert.deepEqual([pieces(one, 'C4'), pieces(one, 'C12'), keys(one)], ['aabbb', 'a', ['endTurn']]);
  const several = after(withCard('WO2', 'C4:aaabbb'), 'march:C4>C5', 'march:C4>C6', 'march:C5>C6');
  assert.deepEqual([pieces(several, 'C4'), pieces(several, 'C6')], ['abbb', 'aa']);
  assert.equal(refused(several, 'march:C4>C5'), 'EE-T4 usedUp');
});

test('[EE-T4] occupied regions are entered and crossed', () => {
  const state = after(withCard('WO2', 'C4:a C10:bbbB C11:bb'), 'march:C4>C10', 'march:C10>C11');
  assert.equal(pieces(state, 'C11'), 'abb');
  assert.ok(keys(state).includes('march:C11>C12'));
});

test('[EE-T4] only own armies, only over borders, and not by sea', () => {
  const taken = withCard('WO2', 'C5:a C6:b');
  assert.deepEqual(keys(taken), ['march:C5>C4', 'march:C5>C6', 'done']);
  assert.deepEqual(refusal(taken, 'march:C5>W5'), {
    rule: 'EE-T4',
    params: { reason: 'onlyBySea', from: 'C5', to: 'W5' },
  });
  assert.equal(refused(taken, 'march:C5>C10'), 'EE-T4 notAdjacent');
  assert.equal(refused(taken, 'march:C6>C7'), 'EE-T4 noArmy');
});

test('[EE-T5] by land or sea, each link one step', () => {
  const taken = withCard('OR6', 'C5:a');
  assert.deepEqual(keys(taken), ['march:C5>C4', 'march:C5>C6', 'march:C5>W5', 'done']);
  const state = after(taken, 'march:C5>C6', 'march:C6>I2', 'march:I2>I1');
  assert.deepEqual([pieces(state, 'I1'), keys(state)], ['a', ['endTurn']]);
  assert.equal(refused(taken, 'march:C5>I2'), 'EE-T5 notAdjacent');
  assert.equal(refused(taken, 'march:C4>C5'), 'EE-T5 noArmy');
  assert.equal(refused(state, 'march:I1>I2'), 'EE-T5 usedUp');
});

test('[EE-T5] an event says whether the way was by land or sea', () => {
  const taken = withCard('OR6', 'C5:a');
  const by = (key: string) => played(taken, key).frames.get(1)!.frames[0]!.event;
  assert.deepEqual(by('march:C5>W5'), { type: 'armyMoved', seat: 0, from: 'C5', to: 'W5', by: 'sea' });
  assert.deepEqual(by('march:C5>C4'), { type: 'armyMoved', seat: 0, from: 'C5', to: 'C4', by: 'land' });
});

test('[EE-T6] a city where an own army stands, beside any others', () => {
  const taken = withCard('CA6', 'C4:aABB W1:b S2:A');
  assert.deepEqual(keys(taken), ['city:C4', 'done']);
  const state = after(taken, 'city:C4');
  assert.deepEqual([pieces(state, 'C4'), state.citiesLeft[0], keys(state)], ['aAABB', 0, ['endTurn']]);
  assert.equal(refused(taken, 'city:W1'), 'EE-T6 noArmy');
  assert.equal(refused(taken, 'city:S2'), 'EE-T6 noArmy');
  assert.equal(refused(state, 'city:C4'), 'EE-T6 usedUp');
});

test('[EE-T6] three cities, no more', () => {
  const taken = withCard('WO7', 'C4:aAA W1:A');
  assert.deepEqual(keys(taken), ['destroy:C4:0', 'done']);
  assert.equal(refused(taken, 'city:C4'), 'EE-T6 noCitiesLeft');
});

test('[EE-T7] an army of anybody, anywhere; cities never', () => {
  const taken = withCard('WO7', 'C4:aB W1:bb S2:B', { seats: 2, citiesLeft: [0, 3] });
  assert.deepEqual(
    keys(taken).filter((key) => key.startsWith('destroy')),
    ['destroy:W1:1', 'destroy:C4:0'],
  );
  assert.equal(refused(taken, 'destroy:S2:1'), 'EE-T7 noArmy');
  assert.equal(refused(taken, 'destroy:W1:4'), 'EE-T7 nobody');
});

test('[EE-T7] a destroyed army returns to the supply of its owner', () => {
  const taken = withCard('CA8', 'C4:a W1:bb');
  const state = after(taken, 'destroy:W1:1');
  assert.deepEqual([pieces(state, 'W1'), state.supply], ['b', [13, 13]]);
  assert.equal(refused(state, 'destroy:W1:1'), 'EE-T7 usedUp');
  const own = after(taken, 'destroy:C4:0');
  assert.deepEqual(own.supply, [14, 12]);
});

test('[EE-T7] a destroyed army can be placed again', () => {
  const start = position('C4:aaabbbbbbbbbbbbbb', { row: 'CA8 CA1' });
  const state = after(start, 'take:1', 'destroy:C4:1', 'done', 'endTurn', '1 take:1', '1 place:C4');
  assert.deepEqual([state.supply[1], keys(state)], [0, ['endTurn']]);
});

test('[EE-T2] what is left is shown, by action', () => {
  const view = game.view(withCard('WO6', 'C4:aaabbb'), 1);
  assert.deepEqual([view.action, view.left, view.other, view.otherLeft], ['place', 2, 'march', 3]);
  const later = game.view(after(withCard('WO6', 'C4:aaabbb'), 'march:C4>C5'), 1);
  assert.deepEqual([later.step, later.action, later.left, later.other], ['act', 'march', 2, null]);
});
