// How the drawings are outlined. As attributes: what is drawn by `use` is out of reach of the board's styles.

const round = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;
const dark = 'var(--ink-line, #3b2616)';

/** Timber and stone. */
export const ink = { ...round, stroke: dark, 'stroke-width': 2 } as const;
/** Figures and landmarks. */
export const line = { ...round, stroke: dark, 'stroke-width': 2.6 } as const;
/** Symbols: they are seen small. */
export const outline = { ...round, stroke: dark, 'stroke-width': 5 } as const;

/** Windows are blue by day and yellow by night. */
export const pane = 'var(--pane, #9fd3e6)';
export const lamp = 'var(--lamp, #f2c230)';

export const seatColour = 'var(--seat)';
/** A light trim that goes with every seat's colour. */
export const trim = '#fff3dc';
