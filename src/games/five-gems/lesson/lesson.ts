import type { Lesson } from '../../../kernel/lesson.ts';

export const lesson: Lesson = {
  seats: 2,
  options: { firstSeat: 0 },
  seed: 'lesson2',
  steps: [
    { kind: 'see', id: 'aim' },
    { kind: 'see', id: 'task', at: ['peek:S1G'] },
    { kind: 'try', id: 'take', keys: ['take:R'] },
    { kind: 'try', id: 'place', keys: ['place:2,0'] },
    { kind: 'try', id: 'claim', keys: ['claim:S1G'] },
    { kind: 'try', id: 'draw', keys: ['draw:simple'] },
    {
      kind: 'watch',
      id: 'rival',
      seat: 1,
      keys: ['take:V', 'place:0,-1', 'claim:S2V', 'draw:complex'],
    },
    { kind: 'see', id: 'corner', at: ['peek:S6V'] },
    { kind: 'try', id: 'swap', keys: ['swap:0,0>0,1'] },
    { kind: 'try', id: 'again', keys: ['claim:S6V', 'draw:simple'] },
    { kind: 'see', id: 'move' },
    { kind: 'see', id: 'free' },
  ],
};
