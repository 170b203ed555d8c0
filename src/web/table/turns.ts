// A turn is a list of steps: what happened, folded into whose turn it was. Pure.

import type { GameTypes, Seat } from '../../kernel/game.ts';
import type { ScoreAt, Told } from '../../table/history.ts';
import type { Turn } from '../../ui-kit/board.ts';

type View = GameTypes['view'];

/** A turn while it is folded. */
export interface FoldedTurn extends Turn<GameTypes> {
  /** Of its first step in the log, and of the first one after it. */
  readonly from: number;
  readonly to: number;
  /** It was done in somebody else's turn. */
  readonly isAside: boolean;
}

interface Fold {
  readonly turns: readonly FoldedTurn[];
  readonly told: readonly Told[];
  /** Whose turn it is, as the view after the last step says. */
  readonly owner: Seat | null | undefined;
}

const nothing: Fold = { turns: [], told: [], owner: undefined };

/** Folds a log that grows: what it has folded before it folds no second time. */
export function turnFolder(): (told: readonly Told[], scores: readonly ScoreAt[]) => readonly FoldedTurn[] {
  let fold = nothing;
  return (told, scores) => {
    const isMore = told.length >= fold.told.length && fold.told.at(-1) === told[fold.told.length - 1];
    if (!isMore) fold = nothing;
    for (let index = fold.told.length; index < told.length; index++) fold = folded(fold, told, index, scores);
    fold = { ...fold, told };
    return fold.turns;
  };
}

function folded(fold: Fold, told: readonly Told[], index: number, scores: readonly ScoreAt[]): Fold {
  const step = told[index]!;
  const isNewEntry = told[index - 1]?.seq !== step.seq;
  const turns = isNewEntry ? begun(fold, step, index, scores) : continued(fold, step, index);
  const owner = step.view === undefined ? fold.owner : ownerIn(step.view);
  // Whose turn the first one is nobody has said: it is that of who began.
  const before = fold.owner === undefined ? (turns.at(-1)?.seat ?? null) : fold.owner;
  const isChange = owner !== before || step.event.type === 'turnEnded';
  return { ...fold, turns: isChange ? closed(turns) : turns, owner };
}

/** The first step of what somebody did. */
function begun(fold: Fold, step: Told, index: number, scores: readonly ScoreAt[]): readonly FoldedTurn[] {
  const seat = step.seat ?? fold.turns.at(-1)?.seat ?? 0;
  const gained = gainedBy(step.seq, scores);
  const isAside = typeof fold.owner === 'number' && fold.owner !== seat;
  const open = fold.turns.findLastIndex((turn) => !turn.isAside);
  const last = fold.turns[open];
  // What is done aside does not interrupt the turn; the turn goes on behind it.
  if (!isAside && last?.seat === seat && !last.isOver) {
    if (open === fold.turns.length - 1) return replaced(fold.turns, withStep(last, step, index, gained));
    return [...closed(fold.turns), newTurn(seat, step, index, gained, isAside)];
  }
  return [...(isAside ? fold.turns : closed(fold.turns)), newTurn(seat, step, index, gained, isAside)];
}

/** What else the same deed brought; if the turn of another begins with it, that is the first step of theirs. */
function continued(fold: Fold, step: Told, index: number): readonly FoldedTurn[] {
  const last = fold.turns.at(-1)!;
  const { event } = step;
  const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined;
  const isBeginning = event.type === 'turnBegan' || (last.isOver && !last.isAside && seat !== last.seat);
  if (seat === undefined || !isBeginning) return replaced(fold.turns, withStep(last, step, index, []));
  return [...closed(fold.turns), newTurn(seat, step, index, [], false)];
}

function newTurn(
  seat: Seat,
  step: Told,
  index: number,
  gained: readonly number[],
  isAside: boolean,
): FoldedTurn {
  const steps = [{ seq: step.seq, event: step.event }];
  return { seat, steps, gained, isOver: isAside, isAside, from: index, to: index + 1 };
}

function withStep(turn: FoldedTurn, step: Told, index: number, gained: readonly number[]): FoldedTurn {
  return {
    ...turn,
    steps: [...turn.steps, { seq: step.seq, event: step.event }],
    gained: sum(turn.gained, gained),
    to: index + 1,
  };
}

function replaced(turns: readonly FoldedTurn[], last: FoldedTurn): readonly FoldedTurn[] {
  return [...turns.slice(0, -1), last];
}

function closed(turns: readonly FoldedTurn[]): readonly FoldedTurn[] {
  return turns.some((turn) => !turn.isOver)
    ? turns.map((turn) => (turn.isOver ? turn : { ...turn, isOver: true }))
    : turns;
}

/** Every game's view says whose turn it is, if it is anybody's: prompts tell it. */
function ownerIn(view: View): Seat | null {
  return 'turn' in view && typeof view.turn === 'number' ? view.turn : null;
}

function gainedBy(seq: number, scores: readonly ScoreAt[]): readonly number[] {
  const at = scores.findLastIndex((score) => score.seq === seq);
  const after = scores[at]?.totals ?? [];
  const before = scores[at - 1]?.totals ?? [];
  return after.map((points, seat) => points - (before[seat] ?? 0));
}

function sum(one: readonly number[], other: readonly number[]): readonly number[] {
  return Array.from(
    { length: Math.max(one.length, other.length) },
    (_, seat) => (one[seat] ?? 0) + (other[seat] ?? 0),
  );
}
