// How sure a win share is. Games of one block share a deal, so blocks are the units that are independent.

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** So many losses (or wins) have to be seen before the scatter among blocks is believed by half. */
const doubt = 2;

/** Wilson's interval for the mean of the block means, with as many games as the scatter of the blocks says they are
 *  worth: fewer than were played if blocks differ as wholes, more if one seat's luck is another seat's bad luck.
 *  Where hardly a game is lost (or won) there is no scatter to see, and the games count as independent; so even a
 *  match without a loss has an interval. It is too narrow where rare losses come by the deal, in all seats at once. */
export function shareInterval(blockMeans: readonly number[], gamesPerBlock: number, alpha = 0.05): Interval {
  const blocks = blockMeans.length;
  if (blocks < 2) return { low: 0, high: 1 };
  const share = mean(blockMeans);
  let squares = 0;
  for (const value of blockMeans) squares += (value - share) ** 2;
  const games = blocks * gamesPerBlock;
  const measured = (squares / (blocks - 1)) * gamesPerBlock;
  const expected = share * (1 - share);
  const designEffect = (games * measured + doubt) / (games * expected + doubt);
  return wilson(share, games / designEffect, studentQuantile(1 - alpha / 2, blocks - 1));
}

export function wilson(share: number, games: number, z: number): Interval {
  const weight = (z * z) / games;
  const middle = (share + weight / 2) / (1 + weight);
  const half = (z / (1 + weight)) * Math.sqrt((share * (1 - share)) / games + weight / (4 * games));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Against equal opponents: 0 at the fair share, 400 more for ten times the odds. */
export function eloOf(share: number, seats: number): number {
  return 400 * Math.log10((share * (seats - 1)) / (1 - share));
}

/** Cornish and Fisher's expansion; good to a hundredth from 4 degrees of freedom on. */
export function studentQuantile(probability: number, freedom: number): number {
  const z = normalQuantile(probability);
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}

/** By halving: an approximation of the tail that is good to six digits, turned round. */
export function normalQuantile(probability: number): number {
  let low = -9;
  let high = 9;
  while (high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (normalBelow(middle) < probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function normalBelow(z: number): number {
  if (z > 0) return 1 - normalBelow(-z);
  // Abramowitz and Stegun 26.2.17.
  const t = 1 / (1 - 0.2316419 * z);
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (series * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
}

export function mean(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}
