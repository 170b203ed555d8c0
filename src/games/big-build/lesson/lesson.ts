import type { Lesson } from '../../../kernel/lesson.ts';

export const lesson: Lesson = {
  seats: 2,
  options: { firstSeat: 0 },
  seed: 'lesson9',
  steps: [
    { kind: 'see', id: 'aim' },
    { kind: 'try', id: 'animal', keys: ['character:chestnut', 'start:A4'], at: ['cell:A4'] },
    { kind: 'watch', id: 'rival', seat: 1, keys: ['character:spark', 'start:E4'] },
    { kind: 'see', id: 'cards' },
    { kind: 'try', id: 'step', keys: ['go:A3:KKB'], at: ['cell:A3'] },
    { kind: 'try', id: 'again', keys: ['go:A1:HHN'], at: ['cell:A1'] },
    { kind: 'try', id: 'stop', keys: ['stop', 'draw'] },
    { kind: 'see', id: 'token', at: ['cell:4A'] },
    { kind: 'watch', id: 'built', seat: 1, keys: ['go:E3:BBK', 'go:3E:SSB,BBS', 'draw'] },
    { kind: 'try', id: 'near', keys: ['go:A2:NNS'], at: ['cell:A2'] },
    { kind: 'try', id: 'take', keys: ['go:4A:HHB,HHK', 'draw'], at: ['cell:4A'] },
    { kind: 'see', id: 'ways' },
    { kind: 'see', id: 'free' },
  ],
};
