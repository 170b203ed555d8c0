// What is scattered over the evening sky and the lawn at the end: always alike.

import type { Point } from './glade.ts';
import { scatter } from './meadow.ts';

export function stars(): string {
  const next = scatter(5);
  return Array.from({ length: 90 }, () => {
    const x = Math.round(next() * 900);
    const y = Math.round(next() * 470);
    return `M${x} ${y}h.01`;
  }).join('');
}

export function fireflies(): readonly Point[] {
  const next = scatter(17);
  return Array.from({ length: 14 }, () => ({
    x: Math.round(next() * 900),
    y: 640 + Math.round(next() * 240),
  }));
}

interface Leaf extends Point {
  readonly turn: number;
  readonly size: number;
}

export function leaves(): readonly Leaf[] {
  const next = scatter(23);
  return Array.from({ length: 46 }, () => ({
    x: Math.round(next() * 900),
    y: 60 + Math.round(next() * 720),
    turn: Math.round(next() * 360),
    size: 0.8 + Math.round(next() * 8) / 10,
  }));
}
