import type { Lesson } from '../../../kernel/lesson.ts';

export const lesson: Lesson = {
  seats: 2,
  options: { firstSeat: 0 },
  seed: 'lesson6',
  steps: [
    { kind: 'see', id: 'aim', at: ['bank'] },
    { kind: 'try', id: 'roll', keys: ['roll'] },
    { kind: 'try', id: 'equal', keys: ['place:p8>common.8'] },
    { kind: 'try', id: 'higher', keys: ['roll', 'place:p7>common.5'] },
    { kind: 'try', id: 'last', keys: ['roll', 'place:p7>common.2'] },
    { kind: 'try', id: 'income', keys: ['endTurn'] },
    {
      kind: 'watch',
      id: 'rival',
      seat: 1,
      keys: [
        'roll',
        'place:p5>common.3',
        'roll',
        'place:p4>common.3',
        'roll',
        'place:p7>common.6',
        'endTurn',
      ],
    },
    { kind: 'try', id: 'hire', keys: ['buy:prospector', 'roll'] },
    { kind: 'try', id: 'own', keys: ['place:d8>0.8'] },
    { kind: 'try', id: 'luck', keys: ['roll', 'place:p2>common.2', 'roll', 'place:p5>common.5'] },
    { kind: 'try', id: 'less', keys: ['roll', 'place:p3>common.7', 'endTurn'] },
    {
      kind: 'watch',
      id: 'thief',
      seat: 1,
      keys: ['roll', 'place:p4>0.2', 'roll', 'place:p2>common.6', 'roll', 'place:p8>common.7', 'endTurn'],
    },
    { kind: 'try', id: 'upkeep', keys: ['keep:1,0'] },
    { kind: 'see', id: 'guard' },
    { kind: 'see', id: 'free' },
  ],
};
