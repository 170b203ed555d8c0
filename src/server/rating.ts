// Weng–Lin with the Plackett–Luce model: Weng and Lin, "A Bayesian approximation method for online ranking" (2011),
// algorithm 4. Everybody is a team of one. A place shared is a draw.

export interface Strength {
  readonly mu: number;
  readonly sigma: number;
}

export const unknown: Strength = { mu: 25, sigma: 25 / 3 };
const beta = 25 / 6;
const least = 0.0001;
/** So much a strength may have changed since the last match: nobody's rating stands still for ever. */
const tau = 25 / 300;

/** By seat, after a match that ended with these places (1 is best). */
export function rated(known: readonly Strength[], places: readonly number[]): readonly Strength[] {
  const before = known.map(({ mu, sigma }) => ({ mu, sigma: Math.sqrt(sigma ** 2 + tau ** 2) }));
  const c = Math.sqrt(before.reduce((sum, { sigma }) => sum + sigma ** 2 + beta ** 2, 0));
  const weight = before.map(({ mu }) => Math.exp(mu / c));
  /** Of all who did no better than the seat. */
  const below = places.map((place) => total(weight.filter((_, other) => places[other]! >= place)));
  const sharing = places.map((place) => places.filter((other) => other === place).length);
  return before.map(({ mu, sigma }, seat) => {
    let omega = 0;
    let delta = 0;
    for (const [other, place] of places.entries()) {
      if (place > places[seat]!) continue;
      const chance = weight[seat]! / below[other]!;
      omega += ((other === seat ? 1 : 0) - chance) / sharing[other]!;
      delta += (chance * (1 - chance)) / sharing[other]!;
    }
    const gamma = sigma / c;
    return {
      mu: mu + (sigma ** 2 / c) * omega,
      sigma: sigma * Math.sqrt(Math.max(1 - gamma * (sigma ** 2 / c ** 2) * delta, least)),
    };
  });
}

/** What people are told: surely at least so strong, on a scale that begins at 0. */
export function shownRating({ mu, sigma }: Strength): number {
  return Math.max(0, Math.round((mu - 3 * sigma) * 40 + 1000));
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
