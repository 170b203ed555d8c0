// Entropy and the deal (fairness.ts says why).

import type { GameTypes, Seat } from '../kernel/game.ts';
import { hashOf } from '../kernel/json.ts';
import { begin } from '../kernel/replay.ts';
import { type Act, type Change, type Context, problem, stillViews } from './change.ts';
import { dealKey, entropyCommitment, entropySeats, isDigest } from './fairness.ts';
import type { Match, Problem } from './types.ts';

export function entropy<T extends GameTypes>(match: Match<T>, action: Act<'entropy'>): Change<T> | Problem {
  const seats = entropySeats(match.header);
  if (!seats.includes(action.seat)) return problem('noEntropyHere');
  if ('commit' in action) return commit(match, action.seat, action.commit);
  if (seats.some((seat) => match.commits[seat] === undefined)) return problem('notAllCommitted');
  return open(match, action.seat, action.open);
}

function commit<T extends GameTypes>(match: Match<T>, seat: Seat, text: string): Change<T> | Problem {
  if (match.commits[seat] !== undefined) return problem('alreadyCommitted');
  if (!isDigest(text)) return problem('badEntropy');
  return {
    entry: { type: 'entropy', seat, commit: text },
    next: { commits: match.commits.with(seat, text) },
  };
}

function open<T extends GameTypes>(match: Match<T>, seat: Seat, text: string): Change<T> | Problem {
  if (match.openings[seat] !== undefined) return problem('alreadyOpened');
  if (!isDigest(text)) return problem('badEntropy');
  if (entropyCommitment(match.header, seat, text) !== match.commits[seat]) return problem('wrongOpening');
  return {
    entry: { type: 'entropy', seat, open: text },
    next: { openings: match.openings.with(seat, text) },
  };
}

export function deal<T extends GameTypes>(context: Context<T>): Change<T> | Problem {
  const { game, match, seq } = context;
  const { header, openings, secret } = match;
  if (entropySeats(header).some((seat) => openings[seat] === undefined)) return problem('notAllOpened');
  const key = dealKey(header, secret, openings);
  if (key === undefined) return problem('secretMissing');
  const state = begin(game, { seats: header.sitters.length, options: header.options, key });
  return {
    entry: { type: 'deal', hash: hashOf(state) },
    next: { key, state, changed: seq },
    shown: stillViews(context, state),
  };
}
