import type { Lesson } from '../../../kernel/lesson.ts';

export const lesson: Lesson = {
  seats: 2,
  options: { firstSeat: 0 },
  seed: 'lesson12',
  steps: [
    { kind: 'see', id: 'aim', at: ['cell:12'] },
    { kind: 'see', id: 'task', at: ['task:21'] },
    { kind: 'see', id: 'reach', at: ['cell:3', 'cell:2', 'cell:4'] },
    { kind: 'try', id: 'walk', keys: ['emperor:a4'], at: ['cell:3'] },
    { kind: 'try', id: 'first', keys: ['add:a3:0:right'], at: ['cell:2'] },
    { kind: 'try', id: 'second', keys: ['add:a5:0:right'], at: ['cell:4'] },
    { kind: 'try', id: 'end', keys: ['endTurn'] },
    {
      kind: 'watch',
      id: 'rival',
      seat: 1,
      keys: ['emperor:b4', 'add:b1:0:right', 'add:d4:0:right', 'endTurn'],
    },
    { kind: 'try', id: 'far', keys: ['emperor:a5'], at: ['cell:4', 'cell:19'] },
    { kind: 'try', id: 'third', keys: ['add:d5:0:right'], at: ['cell:19'] },
    { kind: 'try', id: 'claim', keys: ['claim:21', 'endTurn'], at: ['task:21'] },
    { kind: 'see', id: 'rows' },
    { kind: 'see', id: 'free' },
  ],
};
