// The games whose first glance has been seen on this device.

import { signal } from '@preact/signals';

const key = 'larets.known';
const known = signal<readonly string[]>(read());

/** 'all': by those who have no need of it, tests for one. */
export function isKnown(game: string): boolean {
  return known.value.includes(game) || known.value.includes('all');
}

export function learn(game: string): void {
  if (isKnown(game)) return;
  known.value = [...known.value, game];
  // A browser may forbid its storage; then it is told again the next time.
  try {
    localStorage.setItem(key, known.value.join(' '));
  } catch {}
}

function read(): readonly string[] {
  try {
    return localStorage.getItem(key)?.split(' ') ?? [];
  } catch {
    return [];
  }
}
