import { pointsOf } from './scoring.ts';
import type { View } from './types.ts';

/** One line for the table, one for each seat: points, hand; `*` marks whose turn it is. */
export function toText(view: View): string {
  const laid = (view.laid ?? Array<string>(view.laidCount).fill('?')).join('');
  const table = `${view.step} bar ${view.bar} laid ${laid || '-'} bag ${view.bagSize} goal ${view.goal} idle ${view.idleTurns}`;
  const seats = view.handSizes.map((size, seat) => {
    const hand = seat === view.viewer ? view.hand.join('') : '?'.repeat(size);
    return `${seat === view.turn ? '*' : ' '}${seat} points ${pointsOf(view, seat)} hand ${hand || '-'}`;
  });
  return [table, ...seats].join('\n');
}
