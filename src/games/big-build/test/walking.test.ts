import assert from 'node:assert/strict';
import { test } from 'node:test';
import { after, keys, played, position, prices, refusal, within } from './position.ts';

const everything = 'HHS,NNB,BBK HHH,SSS,NNN';

test('[BB-T1] as many steps as the cards allow and the player wishes, then the refill', () => {
  const state = position({ at: 'A4 C4', hands: 'BBK,NNB,HHS HHH,SSS,NNN' });
  const walked = after(state, 'go:A5:BBK go:A2:NNB');
  assert.deepEqual([walked.turn, walked.step, walked.cells[0]], [0, 'move', 'A2']);
  assert.equal(after(walked, 'stop').step, 'refill');
  assert.equal(after(walked, 'go:A1:HHS').step, 'refill', 'no cards, no more steps');
  assert.equal(refusal(after(walked, 'stop'), 'go:A1:HHS'), 'BB-T1 walked');
});

test('[BB-T1] not moving at all is allowed, and the step is there without a card that fits', () => {
  const stuck = position({ at: 'A4 C4', hands: 'HHS,HHS,HHN HHH,SSS,NNN' });
  assert.deepEqual(keys(stuck), ['stop']);
  const next = after(stuck, 'stop draw');
  assert.deepEqual([next.turn, next.step, next.cells[0]], [1, 'move', 'A4']);
});

test('[BB-T2] to a neighbouring round cell for one card that shows its symbol at least once', () => {
  const state = position({ at: 'A4 C4', hands: 'HHS,NNB,BBK HHH,SSS,NNN' });
  assert.deepEqual(keys(state), ['go:A3:BBK', 'go:A5:NNB', 'go:A5:BBK', 'stop']);
  const stepped = after(state, 'go:A5:NNB');
  assert.deepEqual([stepped.cells[0], stepped.discards], ['A5', ['NNB']]);
  assert.deepEqual(stepped.hands[0], ['HHS', 'BBK']);
});

test('[BB-T2] what does not fit is refused', () => {
  const state = position({ at: 'A4 C4', hands: everything });
  assert.equal(refusal(state, 'go:A3:HHS'), 'BB-T2 wrongSymbol');
  assert.equal(refusal(state, 'go:A5:NNB,BBK'), 'BB-T2 oneCard');
  assert.equal(refusal(state, 'go:A2:NNB'), 'BB-T2 notNeighbour');
  assert.equal(refusal(state, 'go:A5:BBB'), 'BB-T7 notInHand');
});

test('[BB-T2] START cells are ordinary round cells', () => {
  const state = position({ at: 'A3 C4', hands: 'SSS,HHN,HHN HHH,NNN,BBB' });
  assert.deepEqual(prices(state, 'A4'), ['SSS']);
});

test('[BB-T2] cards that look alike are one choice', () => {
  const state = position({ at: 'A4 C4', hands: 'BBK,BBK,KKB HHH,SSS,NNN' });
  assert.deepEqual(prices(state, 'A5'), ['BBK', 'KKB']);
});

test('[BB-T3] arrow cells are linked with one another', () => {
  const state = position({ at: 'A6 C4', hands: 'HHS,NNB,KKH SSS,BBB,KKK' });
  assert.deepEqual(within(state), ['A5', 'B3', 'B6', 'C6', 'D6', 'E6']);
  assert.deepEqual(prices(state, 'D6'), ['NNB']);
  assert.equal(after(state, 'go:D6:NNB go:C6:HHS').cells[0], 'C6');
});

test('[BB-T4] to a square whose token is gone for any one card', () => {
  const state = position({ at: 'A5 C4', hands: 'HHS,NNB,KKH SSS,BBB,KKK', house: 'H4:1' });
  assert.deepEqual(prices(state, '4A'), ['HHS', 'NNB', 'KKH']);
  assert.equal(refusal(state, 'go:4A:HHS,NNB'), 'BB-T4 oneCard');
  assert.equal(refusal(after(state, 'go:A4:HHS'), 'go:4A:NNB'), 'BB-T4 notNeighbour');
  const stepped = after(state, 'go:4A:NNB');
  assert.deepEqual([stepped.cells[0], stepped.points], ['4A', [0, 1]]);
  assert.deepEqual(within(stepped), [], 'the hand shows neither nails for A2 nor a brush for A5');
});

test('[BB-T6] a cell holds one character; the next free cell beyond counts as a neighbour', () => {
  const state = position({ at: 'A4 A5', hands: 'NNB,KKN,BBH HHH,SSS,NNN' });
  assert.equal(refusal(state, 'go:A5:BBH'), 'BB-T6 occupied');
  assert.deepEqual(prices(state, 'A2'), ['NNB', 'KKN'], 'only the cell landed on is paid');
  assert.deepEqual(within(state), ['A2', 'A3', 'A6']);
  const jumped = played(state, 'go:A2:NNB');
  const frame = jumped.frames.get(1)!.frames[0]!;
  assert.deepEqual(frame.event.type === 'stepped' && [frame.event.from, frame.event.over], ['A4', ['A5']]);
  assert.deepEqual(jumped.state.discards, ['NNB']);
});

test('[BB-T6] several in a line are jumped alike, and arrow links are paths', () => {
  const state = position({ at: 'A4 A5 A6', hands: 'SSN,BBH,KKH HHH,SSS,NNN HHS,HHN,HHB' });
  assert.deepEqual(within(state), ['A2', 'A3', 'B3', 'B6', 'C6', 'D6', 'E6']);
  const far = position({ at: 'A4 A5 A6 C6', hands: 'SSN,BBH,KKH HHH,SSS,NNN HHS,HHN,HHB BBS,KKS,KKN' });
  assert.deepEqual(within(far), ['A2', 'A3', 'B3', 'B6', 'C5', 'D3', 'D6', 'E6']);
  const event = played(far, 'go:C5:BBH').frames.get(0)!.frames[0]!.event;
  assert.deepEqual(event.type === 'stepped' && event.over, ['A5', 'A6', 'C6']);
});

test('[BB-T6] a jump lands on a square at its own price, with its token or without', () => {
  const lying = position({ at: 'A4 A5', hands: 'HHS,HHB,SSB KKK,SSS,NNN' });
  assert.deepEqual(prices(lying, '4A'), ['HHS,HHB']);
  assert.deepEqual(after(lying, 'go:4A:HHS,HHB').points, [1, 0]);
  const gone = position({ at: 'A4 A5', hands: 'HHS,HHB,SSB KKK,SSS,NNN', house: 'H4:1' });
  assert.deepEqual(prices(gone, '4A'), ['HHS', 'HHB', 'SSB']);
});

test('[BB-T6] an untaken token is neither crossed nor jumped', () => {
  const lying = position({ at: 'A2 C4', hands: 'KKH,KKS,KKB HHH,SSS,NNN' });
  assert.ok(!within(lying).includes('A6'));
  assert.equal(refusal(lying, 'go:A6:KKH'), 'BB-T6 tokenBetween');
  const behind = position({ at: 'A4 A5', hands: 'HHS,HHN,NNH KKK,SSS,BBB' });
  assert.deepEqual(within(behind), ['A2', '4A'], 'A5 is jumped, the token behind it is not');
});

test('[BB-T6] whoever stands on an empty square is jumped as well', () => {
  const state = position({ at: 'A2 5A', hands: 'KKH,KKS,KKB HHH,SSS,NNN', house: 'H5:1' });
  assert.ok(within(state).includes('A6'));
  assert.equal(after(state, 'go:A6:KKB').cells[0], 'A6');
});

test('[BB-T6] a way that leads back to where the jumper stands is no way', () => {
  const state = position({ at: 'A1 A3 3A', hands: 'HHH,HHS,HHN SSS,NNN,BBB KKK,SSN,SSB', house: 'H3:1' });
  assert.ok(!within(state).includes('A1'));
  assert.equal(refusal(state, 'go:A1:HHH'), 'BB-T6 here');
  assert.deepEqual(within(state), ['A2', 'A4', 'E2']);
});

test('[BB-T6] jumps go along every way, and each free cell is there once', () => {
  const at = 'A1 A2 A3 E2 3A';
  const hands = 'HHH,NNB,KKS SSS,NNN,BBB KKK,SSN,SSB HHS,HHN,HHB BBH,BBS,BBN';
  const state = position({ at, hands, house: 'H3:1' });
  assert.deepEqual(within(state), ['A4', 'A5', 'B1', 'E1', 'E5', 'E6']);
  assert.equal(new Set(keys(state)).size, keys(state).length);
});
