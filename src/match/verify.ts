// Was it so? For whoever has the file of a match, and perhaps what they themselves were shown of it.

import type { Game, GameTypes, Viewer } from '../kernel/game.ts';
import type { Shown } from '../kernel/play.ts';
import { entropySeats } from './fairness.ts';
import { type Misfit, open } from './open.ts';
import { addSeen, beginSeen, type Seen, shows } from './seen.ts';
import type { Entry, Header, MatchFile } from './types.ts';

/** `onlyTheTable`: nobody but the table brought entropy; it could have tried secrets until it liked one. */
export type NotProven = 'knownDeal' | 'onlyTheTable' | 'notEnded' | 'secretNotOpened';

export type Verdict =
  /** Nobody could have chosen or changed these draws, and all was played by the rules. */
  | { readonly verdict: 'proven' }
  /** Nothing speaks against it. Without the secret, entries after the deal could not be looked at. */
  | { readonly verdict: 'notProven'; readonly why: NotProven }
  | ({ readonly verdict: 'wrong' } & (Misfit | SeenOtherwise));

/** A viewer was shown something else. */
export interface SeenOtherwise {
  readonly seq: number;
  readonly code: 'otherViews' | 'badViewer';
  readonly viewer: Viewer;
}

/** `seen`: what clients kept. Only this can tell a table that made up another match afterwards. */
export function verify<T extends GameTypes>(
  game: Game<T>,
  file: MatchFile,
  seen: readonly Seen[] = [],
): Verdict {
  const stranger = seen.find(({ viewer }) => !isViewer(file.header, viewer));
  if (stranger) return { verdict: 'wrong', seq: 0, code: 'badViewer', viewer: stranger.viewer };
  const witnesses = seen.filter(({ links }) => links.length > 0).map((kept) => witness<T>(file.header, kept));
  const viewers = [...new Set(seen.map(({ viewer }) => viewer))];
  let otherwise: SeenOtherwise | undefined;
  const opened = open(game, file, undefined, viewers, (entry, shown) => {
    for (const { compare } of witnesses) otherwise ??= compare(entry, shown);
  });
  if (opened.ok) for (const { missed } of witnesses) otherwise ??= missed();
  // An entry is looked at before the next one is tried: what was seen otherwise comes first.
  if (otherwise) return { verdict: 'wrong', ...otherwise };
  if (!opened.ok) {
    return opened.misfit.code === 'secretMissing' ? unopened(file) : { verdict: 'wrong', ...opened.misfit };
  }
  if (file.header.deal.kind === 'seed') return { verdict: 'notProven', why: 'knownDeal' };
  if (!opened.match.isEnded) return unopened(file);
  const isTableAlone = entropySeats(file.header).length === 0;
  return isTableAlone ? { verdict: 'notProven', why: 'onlyTheTable' } : { verdict: 'proven' };
}

function unopened(file: MatchFile): Verdict {
  const isEnded = file.log.some((entry) => entry.type === 'end');
  return { verdict: 'notProven', why: isEnded ? 'secretNotOpened' : 'notEnded' };
}

function isViewer(header: Header, viewer: Viewer): boolean {
  return viewer === 'spectator' || header.sitters[viewer] !== undefined;
}

interface Witness<T extends GameTypes> {
  /** At every entry, in order. */
  readonly compare: (entry: Entry, shown: ReadonlyMap<Viewer, Shown<T>>) => SeenOtherwise | undefined;
  /** At the end: was shown more than the log has? */
  readonly missed: () => SeenOtherwise | undefined;
}

function witness<T extends GameTypes>(header: Header, { viewer, links }: Seen): Witness<T> {
  let made: Seen | undefined;
  const otherwise = (seq: number) => ({ seq, code: 'otherViews', viewer }) as const;
  return {
    compare: (entry, shown) => {
      if (!shows(entry) || made?.links.length === links.length) return undefined;
      if (made) made = addSeen(made, entry.seq, shown.get(viewer)!);
      else if (links[0]!.seq === entry.seq)
        made = beginSeen(header, viewer, entry.seq, shown.get(viewer)!.view);
      else return links[0]!.seq < entry.seq ? otherwise(links[0]!.seq) : undefined;
      const expected = links[made.links.length - 1]!;
      const last = made.links.at(-1)!;
      return last.seq === expected.seq && last.hash === expected.hash ? undefined : otherwise(entry.seq);
    },
    missed: () => {
      const next = links[made?.links.length ?? 0];
      return next && otherwise(next.seq);
    },
  };
}
