import type { Controller } from './controller.ts';

/** What the table is doing, for styles and for those who watch it from outside. */
export function stateOf({ curtain, isPlaying, standing, offers }: Controller): string {
  if (curtain.value !== undefined) return 'curtain';
  if (isPlaying.value) return 'playing';
  if (standing.value.outcome) return 'over';
  return offers.value.length > 0 ? 'yours' : 'others';
}
