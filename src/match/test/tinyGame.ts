// A game with one of everything that a match must cope with: a secret auction in which all are awaited at
// once, moves out of turn, draws, things shown without a draw, turns that pass by time, partners.

import type { Game, Seat, Viewer } from '../../kernel/game.ts';
import { cloneRng, drawFrom, type Rng, randomInt, shuffle } from '../../kernel/random.ts';

export interface Options {
  auction: boolean;
  teams: boolean;
  timer: boolean;
}

interface Open {
  seats: number;
  options: Options;
  step: 'bid' | 'turn' | 'gameOver';
  turn: Seat;
  turns: number;
  /** Points of the running turn, not yet confirmed. */
  taken: number[];
  hasDrawn: boolean;
  points: number[];
  hasShown: boolean[];
  hasClapped: boolean[];
  discards: number[];
}

export interface State extends Open {
  rng: Rng;
  bids: (number | null)[];
  /** A token face down before every seat. */
  hand: number[];
  bag: number[];
}

export interface View extends Open {
  viewer: Viewer;
  /** '?' for another's bid. */
  bids: (number | '?' | null)[];
  hand: (number | null)[];
  bagSize: number;
}

export type Move =
  | { type: 'bid'; amount: number }
  | { type: 'take'; amount: number }
  | { type: 'draw' | 'show' | 'endTurn' | 'clap' | 'pass' };

export type Event =
  | { type: 'hasBid'; seat: Seat }
  | { type: 'bidsOpened'; bids: number[] }
  | { type: 'taken'; seat: Seat; amount: number }
  | { type: 'drawn' | 'shown'; seat: Seat; token: number }
  | { type: 'turnEnded' | 'clapped' | 'timeWasUp'; seat: Seat }
  | { type: 'noticed'; seat: Seat };

export interface Types {
  options: Options;
  state: State;
  view: View;
  move: Move;
  event: Event;
}

const tokens = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const simple = ['draw', 'show', 'endTurn', 'clap', 'pass'] as const;
const rounds = 3;
const range = (length: number) => Array.from({ length }, (_, i) => i);

function copyOpen(from: Open): Open {
  return {
    seats: from.seats,
    options: { ...from.options },
    step: from.step,
    turn: from.turn,
    turns: from.turns,
    taken: [...from.taken],
    hasDrawn: from.hasDrawn,
    points: [...from.points],
    hasShown: [...from.hasShown],
    hasClapped: [...from.hasClapped],
    discards: [...from.discards],
  };
}

function activeSeats(state: State): Seat[] {
  if (state.step === 'gameOver') return [];
  if (state.step === 'bid') return awaitedSeats(state);
  return range(state.seats).filter((seat) => seat === state.turn || !state.hasClapped[seat]);
}

function awaitedSeats(state: State): Seat[] {
  if (state.step === 'gameOver') return [];
  if (state.step === 'turn') return [state.turn];
  return range(state.seats).filter((seat) => state.bids[seat] === null);
}

function legalMoves(state: State, seat: Seat): Move[] {
  if (!activeSeats(state).includes(seat)) return [];
  if (state.step === 'bid') return [0, 1, 2].map((amount) => ({ type: 'bid', amount }));
  if (seat !== state.turn) return [{ type: 'clap' }];
  const moves: Move[] = [{ type: 'endTurn' }];
  if (state.taken.length < 3) moves.push({ type: 'take', amount: 1 }, { type: 'take', amount: 2 });
  if (!state.hasDrawn && state.bag.length > 0) moves.push({ type: 'draw' });
  if (!state.hasShown[seat]) moves.push({ type: 'show' });
  return moves;
}

function parseMove(key: string): Move | undefined {
  const [, type, amount] = /^(?:(bid|take):)([0-2])$/.exec(key) ?? [];
  if (type === 'bid' || (type === 'take' && amount !== '0')) return { type, amount: Number(amount) };
  const found = simple.find((name) => name === key);
  return found && { type: found };
}

function apply(
  state: State,
  seat: Seat,
  move: Move,
  emit: (event: Event, flags?: { reveals: true }) => void,
): void {
  switch (move.type) {
    case 'bid':
      state.bids[seat] = move.amount;
      emit({ type: 'hasBid', seat });
      // Only the bidder is told of this one: frames differ by viewer.
      emit({ type: 'noticed', seat });
      if (awaitedSeats(state).length === 0) openBids(state, emit);
      return;
    case 'take':
      state.taken.push(move.amount);
      emit({ type: 'taken', seat, amount: move.amount });
      return;
    case 'draw': {
      const token = drawFrom(state.rng, state.bag);
      state.discards.push(token);
      state.hasDrawn = true;
      state.points[seat]! += token;
      emit({ type: 'drawn', seat, token });
      return;
    }
    case 'show':
      state.hasShown[seat] = true;
      emit({ type: 'shown', seat, token: state.hand[seat]! }, { reveals: true });
      return;
    case 'clap':
      state.hasClapped[seat] = true;
      emit({ type: 'clapped', seat });
      return;
    case 'endTurn':
      for (const amount of state.taken) state.points[seat]! += amount;
      passTurn(state);
      emit({ type: 'turnEnded', seat });
      return;
    case 'pass':
      passTurn(state);
      emit({ type: 'timeWasUp', seat });
  }
}

function openBids(state: State, emit: (event: Event, flags: { reveals: true }) => void): void {
  state.turn = state.bids.indexOf(Math.max(...state.bids.map((bid) => bid!)));
  state.step = 'turn';
  emit({ type: 'bidsOpened', bids: state.bids.map((bid) => bid!) }, { reveals: true });
}

function passTurn(state: State): void {
  state.taken = [];
  state.hasDrawn = false;
  state.hasClapped.fill(false);
  state.turn = (state.turn + 1) % state.seats;
  state.turns++;
  if (state.turns === rounds * state.seats) state.step = 'gameOver';
}

function view(state: State, viewer: Viewer): View {
  const isOpen = state.step !== 'bid';
  return {
    ...copyOpen(state),
    viewer,
    bids: state.bids.map((bid, seat) => (bid === null || isOpen || seat === viewer ? bid : '?')),
    hand: state.hand.map((token, seat) => (seat === viewer || state.hasShown[seat] ? token : null)),
    bagSize: state.bag.length,
  };
}

function determinize(seen: View, rng: Rng): State {
  const known = new Set([...seen.discards, ...seen.hand]);
  const unseen = tokens.filter((token) => !known.has(token));
  shuffle(rng, unseen);
  const hand = seen.hand.map((token) => token ?? unseen.pop()!);
  const bids = seen.bids.map((bid) => (bid === '?' ? randomInt(rng, 3) : bid));
  return { ...copyOpen(seen), rng, bids, hand, bag: unseen };
}

export const tinyGame: Game<Types> = {
  id: 'tiny',
  rulesVersion: 3,
  ruleIds: ['TG-1'],
  seatCounts: [1, 2, 3, 4],
  options: [
    { name: 'auction', rule: 'TG-1', kind: 'flag', default: false },
    { name: 'teams', rule: 'TG-1', kind: 'flag', default: false, when: (seats) => seats === 4 },
    { name: 'timer', rule: 'TG-1', kind: 'flag', default: false },
  ],
  moveLimit: 200,
  setup: (seats, options, rng) => {
    const bag = [...tokens];
    const hand = range(seats).map(() => drawFrom(rng, bag));
    const none = range(seats).map(() => false);
    const open = { taken: [], hasDrawn: false, points: range(seats).map(() => 0), discards: [] };
    const step = options.auction ? 'bid' : 'turn';
    const bids = range(seats).map(() => (options.auction ? null : 0));
    return {
      ...open,
      rng,
      seats,
      options,
      step,
      turn: 0,
      turns: 0,
      hasShown: none,
      hasClapped: [...none],
      bids,
      hand,
      bag,
    };
  },
  clone: (state) => ({
    ...copyOpen(state),
    rng: cloneRng(state.rng),
    bids: [...state.bids],
    hand: [...state.hand],
    bag: [...state.bag],
  }),
  activeSeats,
  awaitedSeats,
  legalMoves,
  moveKey: (move) => ('amount' in move ? `${move.type}:${move.amount}` : move.type),
  parseMove,
  apply,
  onTimeout: (state, seat) =>
    state.options.timer && state.step === 'turn' && seat === state.turn ? { type: 'pass' } : undefined,
  outcome: (state) => {
    if (state.step !== 'gameOver') return undefined;
    const scores = state.points.map((own, seat) =>
      state.options.teams ? own + state.points[(seat + 2) % 4]! : own,
    );
    const places = scores.map((score) => 1 + new Set(scores.filter((other) => other > score)).size);
    return { places, scores, reason: 'roundsPlayed' };
  },
  view,
  viewEvent: (event, viewer) => (event.type === 'noticed' && event.seat !== viewer ? undefined : event),
  scoreParts: (seen) => seen.points.map((points) => [{ key: 'points', points }]),
  whyNot: (seen, seat, move) => {
    const keys = legalMoves(determinize(seen, { key: [0, 0, 0, 0, 0, 0, 0, 0], drawn: 0 }), seat);
    const isLegal = keys.some((legal) => tinyGame.moveKey(legal) === tinyGame.moveKey(move));
    return isLegal ? undefined : { rule: 'TG-1', params: { reason: move.type } };
  },
  determinize,
  toText: (seen) => `${seen.step} ${seen.turn} ${seen.points.join(' ')}`,
};
