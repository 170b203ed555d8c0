// Where the parts of a table stand when a board's own css says nothing: a grid for each shape of screen. Pure.

import type { Area } from '../../ui-kit/board.ts';

type Shape = 'phone' | 'lying' | 'tablet' | 'desk';

type Placed = Pick<Area<never>, 'id' | 'kind'>;

/** A value for `grid-template` by shape of screen. */
export function templatesOf(areas: readonly Placed[]): Readonly<Record<Shape, string>> {
  const beside = areas.filter(({ kind }) => kind !== 'dock' && kind !== 'hand').map(({ id }) => id);
  const hands = areas.filter(({ kind }) => kind === 'hand').map(({ id }) => id);
  const docks = areas.some(({ kind }) => kind === 'dock') ? ['dock'] : [];
  return {
    phone: column([...docks, ...beside, ...hands], { banner: '3.25rem', plates: '4.25rem', dock: '6.25rem' }),
    tablet: column([...docks, ...beside, ...hands], { banner: '4.25rem', plates: '4.5rem', dock: '10.5rem' }),
    lying: lying([...docks, ...beside, ...hands]),
    desk: desk([...docks, ...hands], beside),
  };
}

interface Heights {
  readonly banner: string;
  readonly plates: string;
  readonly dock: string;
}

function column(below: readonly string[], heights: Heights): string {
  const rows = [
    '"bar" 2.75rem',
    `"banner" ${heights.banner}`,
    `"plates" ${heights.plates}`,
    '"board" minmax(0, 1fr)',
    ...below.map((id) => `"${id}" ${id === 'dock' ? heights.dock : 'auto'}`),
    '"foot" auto',
  ];
  return `${rows.join(' ')} / minmax(0, 1fr)`;
}

function lying(right: readonly string[]): string {
  const rows = [
    '"plates board bar" 2.75rem',
    '"plates board banner" 3.5rem',
    ...right.map((id) => `"plates board ${id}" ${id === 'dock' ? 'minmax(0, 1fr)' : 'auto'}`),
    '"plates board ." minmax(0, 1fr)',
    '"plates board foot" auto',
  ];
  return `${rows.join(' ')} / 3.25rem minmax(0, 1fr) minmax(14rem, 36%)`;
}

/** Left the players and their turns, in the middle the board over what is in hand, right the rest. */
function desk(below: readonly string[], right: readonly string[]): string {
  const [first = 'legend', ...others] = right;
  const last = below.at(-1);
  const heightOf = (id: string): string => (id === 'dock' ? '10rem' : 'auto');
  const rows = [
    '"bar bar bar" 2.75rem',
    `"plates banner ${first}" 4.5rem`,
    ...(right.length > 0 ? [`"plates board ${first}" auto`] : []),
    ...others.map((id) => `"plates board ${id}" auto`),
    '"turns board legend" minmax(0, 1fr)',
    ...below.slice(0, -1).map((id) => `"turns ${id} legend" ${heightOf(id)}`),
    last ? `"turns ${last} foot" minmax(3rem, ${heightOf(last)})` : '"turns board foot" 3rem',
  ];
  return `${rows.join(' ')} / clamp(11rem, 18vw, 20rem) minmax(0, 1fr) clamp(14rem, 23vw, 26rem)`;
}
