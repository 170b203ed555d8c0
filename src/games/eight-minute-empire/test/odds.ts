import type { State, View } from '../types.ts';

/** Of sealed bids, by counting: any that the coins allow, one as likely as the other. */
export function odds(view: View): ReadonlyMap<string, number> {
  const expected = new Map<string, number>();
  for (const [seat, has] of view.hasBid.entries()) {
    if (!has) continue;
    const open = view.bids[seat];
    const possible = Array.from({ length: view.coins[seat]! + 1 }, (_, coins) => coins);
    const bids = open == null ? possible : [open];
    for (const bid of bids) expected.set(`seat ${seat} bids ${bid}`, 1 / bids.length);
  }
  return expected;
}

/** What of it is so in a world. */
export function facts({ bids }: State): ReadonlyMap<string, number> {
  return new Map(
    bids.flatMap((bid, seat) => (bid === null ? [] : [[`seat ${seat} bids ${bid}`, 1] as const])),
  );
}
