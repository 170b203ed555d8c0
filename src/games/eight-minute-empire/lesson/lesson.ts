import type { Lesson } from '../../../kernel/lesson.ts';

export const lesson: Lesson = {
  seats: 2,
  options: { ageOrder: [0, 1] },
  seed: 'lesson3',
  steps: [
    { kind: 'see', id: 'aim', at: ['region:C4'] },
    { kind: 'try', id: 'bid', keys: ['bid:0'], at: ['bid:0'] },
    { kind: 'watch', id: 'tie', seat: 1, keys: ['bid:0'] },
    { kind: 'see', id: 'row', at: ['row:1', 'row:6'] },
    { kind: 'try', id: 'take', keys: ['take:1'], at: ['row:1'] },
    {
      kind: 'try',
      id: 'march',
      keys: ['march:C4>C5', 'march:C4>C6', 'march:C6>C7', 'march:C4>C6'],
      at: ['region:C5', 'region:C6', 'region:C7'],
    },
    { kind: 'try', id: 'end', keys: ['endTurn'] },
    {
      kind: 'watch',
      id: 'rival',
      seat: 1,
      keys: ['take:1', 'march:C4>C3', 'march:C4>C10', 'endTurn'],
      at: ['region:C3', 'region:C10'],
    },
    { kind: 'try', id: 'city', keys: ['take:2', 'city:C5', 'endTurn'], at: ['row:2', 'region:C5'] },
    {
      kind: 'watch',
      id: 'guest',
      seat: 1,
      keys: ['take:3', 'march:C4>C5', 'march:C10>C11', 'endTurn'],
      at: ['region:C5'],
    },
    {
      kind: 'try',
      id: 'recruit',
      keys: ['take:1', 'place:C5', 'place:C4', 'endTurn'],
      at: ['row:1', 'region:C5', 'region:C4'],
    },
    { kind: 'watch', id: 'wall', seat: 1, keys: ['take:1', 'city:C3', 'endTurn'], at: ['region:C3'] },
    {
      kind: 'try',
      id: 'sail',
      keys: ['take:1', 'march:C5>W5', 'march:W5>W3', 'done', 'endTurn'],
      at: ['row:1', 'region:W5', 'region:W3'],
    },
    { kind: 'see', id: 'goods' },
    { kind: 'see', id: 'free' },
  ],
};
