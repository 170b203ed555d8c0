// Whose eyes the screen shows the table to, and when a curtain is due. Pure.

import type { GameTypes, Seat, Viewer } from '../../kernel/game.ts';
import { deepEqual } from '../../kernel/json.ts';

type ViewOf = (viewer: Viewer) => GameTypes['view'];

/** Who should look now. The person who looks goes on as long as nobody else here is waited for. */
export function nextViewer(
  here: readonly Seat[],
  awaited: readonly Seat[],
  present: Viewer | undefined,
): Viewer {
  if (here.length === 0) return 'spectator';
  if (here.length === 1) return here[0]!;
  const mine = awaited.filter((seat) => here.includes(seat));
  const looks = here.find((seat) => seat === present);
  if (looks !== undefined && (mine.length === 0 || mine.includes(looks))) return looks;
  return mine[0] ?? 'spectator';
}

/** Whether one of the two sees what the other may not. */
export function hasSecrets(view: ViewOf, one: Viewer, other: Viewer): boolean {
  return !deepEqual({ ...view(one), viewer: 'spectator' }, { ...view(other), viewer: 'spectator' });
}

/** Whether the device must be handed over unseen before this seat looks. */
export function needsCurtain(
  here: readonly Seat[],
  view: ViewOf,
  present: Viewer | undefined,
  next: Viewer,
): boolean {
  if (next === present || next === 'spectator' || here.length < 2) return false;
  return here.some((seat) => seat !== next && hasSecrets(view, seat, next));
}
