// What the bots would tell a person: the best plan for a view, how sure that is, and what speaks for it.

import type { GameTypes, Seat } from '../kernel/game.ts';
import type { Plan, Term } from '../kernel/hints.ts';
import { legalMovesOf } from '../kernel/play.ts';
import { type Rng, rngFork } from '../kernel/random.ts';
import type { Knowledge } from './knowledge.ts';
import { botOf, type Thought } from './levels.ts';
import { gainOf, isClear, meanOf, type Trial } from './search.ts';

/** Against the best plan that begins otherwise. `only`: there is no other move; `untried`: no other was looked at. */
export type Confidence = 'only' | 'untried' | 'clear' | 'slight' | 'equal';

export interface Advice<T extends GameTypes> {
  readonly plan: Plan<T>;
  /** Of the win, 0 … 1, over the imagined worlds. */
  readonly share: number;
  readonly confidence: Confidence;
  /** The weightiest first. */
  readonly terms: readonly Term[];
}

/** Standard errors that make a difference sure, and those that make it likely. */
const sure = 2;
const likely = 1;

/** Undefined where the seat had better let be. */
export function adviceOf<T extends GameTypes>(
  knowledge: Knowledge<T>,
  view: T['view'],
  rng: Rng,
): Advice<T> | undefined {
  const thought = botOf(knowledge, 'expert').decide(view, rng);
  const { chosen, trials } = thought;
  if (!chosen) return undefined;
  const trial = trials.find(({ plan }) => plan === chosen);
  return {
    plan: chosen,
    share: trial ? meanOf(trial.shares) : chosen.share,
    confidence: confidenceOf(knowledge, view, trial, trials),
    terms: reasonsOf(knowledge, view, thought, rng),
  };
}

/** What spoke for a decision. With the chance that it was made with, these are the very numbers it came from. */
export function reasonsOf<T extends GameTypes>(
  { game, terms }: Knowledge<T>,
  view: T['view'],
  { chosen }: Pick<Thought<T>, 'chosen'>,
  rng: Rng,
): readonly Term[] {
  if (!chosen || !terms) return [];
  return terms(game.determinize(view, rngFork(rng, 'plans')), view.viewer as Seat, chosen);
}

/** What spoke for decisions that were made one after another, each reason once. */
export function mergedReasons(found: readonly (readonly Term[])[]): readonly Term[] {
  const byWords = new Map<string, Term>();
  for (const term of found.flat()) {
    const words = JSON.stringify([term.key, term.params]);
    const known = byWords.get(words);
    if (!known || known.worth < term.worth) byWords.set(words, term);
  }
  return [...byWords.values()].sort((a, b) => b.worth - a.worth);
}

function confidenceOf<T extends GameTypes>(
  { game }: Knowledge<T>,
  view: T['view'],
  chosen: Trial<T> | undefined,
  trials: readonly Trial<T>[],
): Confidence {
  if (legalMovesOf(game, view).length === 1) return 'only';
  if (!chosen) return 'untried';
  const begins = ({ plan }: Trial<T>) => plan.moves[0] && game.moveKey(plan.moves[0]);
  let rival: Trial<T> | undefined;
  for (const trial of trials) {
    if (begins(trial) === begins(chosen)) continue;
    if (!rival || gainOf(trial, chosen).mean > gainOf(rival, chosen).mean) rival = trial;
  }
  if (!rival) return 'untried';
  const gain = gainOf(chosen, rival);
  return isClear(gain, sure) ? 'clear' : isClear(gain, likely) ? 'slight' : 'equal';
}
