// Why a plan is good, in the parts that the static judgement is made of.

import { ignore, type Seat } from '../../../kernel/game.ts';
import type { Plan, Term } from '../../../kernel/hints.ts';
import { apply } from '../apply.ts';
import { type CardId, cardOf, pointsToWin, tasksToWin } from '../components.ts';
import { pointsOf } from '../scoring.ts';
import { clone } from '../setup.ts';
import type { State, Types } from '../types.ts';
import { colourOf } from './action.ts';
import { blindChances } from './blind.ts';
import { newCards } from './decks.ts';
import { classOf, isOneAway, lookAt, seen } from './sight.ts';
import { offerTo, threatTo } from './threats.ts';
import { standingOf, victory } from './value.ts';
import { deckOf, progressAt, waiting } from './worth.ts';

/** Less than this is not worth a word. */
const least = 0.05;

export function terms(state: State, seat: Seat, plan: Plan<Types>): readonly Term[] {
  const after = afterSureMoves(state, seat, plan);
  const told = [
    gain(state, after, seat, plan),
    ...progress(state, after, seat),
    blind(state, seat, plan),
    spoiling(state, after, seat),
    deckChoice(after, seat, plan),
  ];
  return told.filter(isWorthAWord).sort((a, b) => b.worth - a.worth);
}

function isWorthAWord(term: Term | undefined): term is Term {
  return term !== undefined && term.worth >= least;
}

/** Without the last move if chance has a part in it. */
function afterSureMoves(state: State, seat: Seat, { moves }: Plan<Types>): State {
  const after = clone(state);
  for (const move of moves) {
    if (move.type === 'draw' || move.type === 'endTurn' || move.type === 'takeBlind' || move.type === 'pass')
      break;
    apply(after, seat, move, ignore);
  }
  return after;
}

function gain(state: State, after: State, seat: Seat, { moves }: Plan<Types>): Term | undefined {
  const claimed = moves.flatMap((move) => (move.type === 'claim' ? [move.card] : []));
  const cards = state.claiming ? [state.claiming, ...claimed] : claimed;
  if (cards.length === 0) return undefined;
  if (after.end !== null) {
    const tasks = after.fulfilled[seat]!;
    return { key: 'win', worth: victory, params: { cards, points: pointsOf(tasks), tasks: tasks.length } };
  }
  const isSolo = state.hands.length === 1;
  const points = cards.reduce((sum, id) => sum + (isSolo ? 1 : cardOf(id).points), 0);
  const worth = progressOf(after, seat) - progressOf(state, seat);
  return { key: 'fulfil', worth, params: { cards, points, count: cards.length } };
}

function progressOf(state: State, seat: Seat): number {
  const { goal, complex, simple } = standingOf(state, seat);
  return progressAt(goal, complex, simple);
}

interface Look {
  readonly near: number;
  readonly one: number;
  readonly two: number;
}

function looksOf(state: State, seat: Seat): ReadonlyMap<CardId, Look> {
  lookAt(state);
  const { hand, turns } = standingOf(state, seat);
  return new Map(
    hand.map((id) => {
      const near = classOf(id, turns);
      return [id, { near, one: seen.one, two: seen.two }];
    }),
  );
}

/** Tasks that come nearer, or stay one action away. */
function progress(state: State, after: State, seat: Seat): readonly Term[] {
  if (after.end !== null) return [];
  const before = looksOf(state, seat);
  const { goal, complex, simple } = standingOf(after, seat);
  const now = progressAt(goal, complex, simple);
  return [...looksOf(after, seat)].flatMap(([card, { near, one, two }]): Term[] => {
    const deck = deckOf(card);
    const next =
      deck === 'complex' ? progressAt(goal, complex + 1, simple) : progressAt(goal, complex, simple + 1);
    const was = waiting[deck][before.get(card)?.near ?? near]!;
    const worth = (next - now) * waiting[deck][near]!;
    if (isOneAway(near)) return [{ key: 'ready', worth, params: { card, ways: one }, isSecret: true }];
    if (two === 0 || waiting[deck][near]! <= was) return [];
    return [{ key: 'nearer', worth, params: { card, ways: two }, isSecret: true }];
  });
}

function blind(state: State, seat: Seat, { moves }: Plan<Types>): Term | undefined {
  if (moves[0]?.type !== 'takeBlind') return undefined;
  lookAt(state);
  const [best] = blindChances(state, standingOf(state, seat)).toSorted((a, b) => b.gain - a.gain);
  if (!best) return undefined;
  const params = {
    card: best.card,
    colour: colourOf.get(best.code)!,
    percent: Math.round(100 * best.chance),
  };
  return { key: 'blind', worth: best.gain, params, isSecret: true };
}

/** Fewer of the tasks that nobody has seen are one action away from the next player. */
function spoiling(state: State, after: State, seat: Seat): Term | undefined {
  const threat = threatTo(state, seat, false);
  if (!threat || after.end !== null) return undefined;
  lookAt(state);
  const next = (seat + 1) % state.hands.length;
  const before = offerTo(threat);
  lookAt(after);
  const left = offerTo(threat);
  if (left.tasks >= before.tasks) return undefined;
  return {
    key: 'spoils',
    worth: before.values[next]! - left.values[next]!,
    params: { before: before.tasks, after: left.tasks },
  };
}

function deckChoice(after: State, seat: Seat, { moves }: Plan<Types>): Term | undefined {
  const last = moves.at(-1);
  if (last?.type !== 'draw' || after.hands.length === 1) return undefined;
  const { simple, complex } = newCards(standingOf(after, seat));
  const gainOfDeck = last.deck === 'complex' ? complex - simple : simple - complex;
  const tasks = after.fulfilled[seat]!;
  const params = {
    deck: last.deck,
    points: pointsToWin - pointsOf(tasks),
    tasks: tasksToWin - tasks.length,
  };
  return { key: 'deck', worth: Math.max(gainOfDeck, moves.length === 1 ? least : 0), params };
}
