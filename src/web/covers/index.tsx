import type { JSX } from 'preact';
import { BigBuild } from './BigBuild.tsx';
import { EightMinuteEmpire } from './EightMinuteEmpire.tsx';
import { EmperorsGold } from './EmperorsGold.tsx';
import { FiveGems } from './FiveGems.tsx';
import { GoldRush } from './GoldRush.tsx';

const covers: Readonly<Record<string, () => JSX.Element>> = {
  'big-build': BigBuild,
  'eight-minute-empire': EightMinuteEmpire,
  'emperors-gold': EmperorsGold,
  'five-gems': FiveGems,
  'gold-rush': GoldRush,
};

/** The lid of a game's box; a plain one where none is drawn. */
export function Cover({ game }: { readonly game: string }): JSX.Element {
  const Drawing = covers[game];
  return Drawing ? <Drawing /> : <svg viewBox="0 0 300 400" aria-hidden="true" />;
}
