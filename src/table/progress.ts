// ALL-5: a game in which nothing moves forward ends after twenty rounds, and everybody is warned before.

const roundsAllowed = 20;
const warnedBefore = 5;

/** The rounds left, once it is time to warn. A view tells the idle rounds, or the idle turns. */
export function roundsLeft(view: object, seats: number): number | undefined {
  const idle = 'idleRounds' in view ? Number(view.idleRounds) : idleTurnsOf(view) / seats;
  const left = Math.ceil(roundsAllowed - idle);
  return left <= warnedBefore && left > 0 ? left : undefined;
}

function idleTurnsOf(view: object): number {
  return 'idleTurns' in view ? Number(view.idleTurns) : 0;
}
