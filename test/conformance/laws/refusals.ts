// Laws about what is not possible: it changes nothing, and it is explained.

import type { GameTypes, Refusal, Seat } from '../../../src/kernel/game.ts';
import { deepEqual } from '../../../src/kernel/json.ts';
import { play } from '../../../src/kernel/play.ts';
import { pickOne } from '../../../src/kernel/random.ts';
import { garbage } from '../hostile.ts';
import { first, untold } from '../messages.ts';
import type { Moment, Table } from '../table.ts';

/** Of the whole corpus, so many keys are tried for every active seat at one moment; others are told one thing. */
const tries = 24;
const triesOfOthers = 3;

export function whyNotIsSilentForLegal({ table, views, legal, active }: Moment): string | undefined {
  const { game } = table;
  return first(active, (seat) =>
    first(legal[seat]!, (move) => {
      const refusal = game.whyNot(views.get(seat)!, seat, move);
      const key = game.moveKey(move);
      return refusal && `seat ${seat} may play ${key}, and is told ${JSON.stringify(refusal)}`;
    }),
  );
}

/** Whatever is sent and not legal: the answer names a rule or a code, can be told, and nothing changes. */
export function everyRefusalIsExplained(moment: Moment): string | undefined {
  const { table, legal, active } = moment;
  return first(legal.keys(), (seat) => {
    const possible = new Set(legal[seat]!.map(table.game.moveKey));
    const keys = keysToTry(moment, active.includes(seat) ? tries : triesOfOthers);
    return first(keys, (key) => (possible.has(key) ? undefined : unexplained(moment, seat, key)));
  });
}

/** What a refusal says beyond the move itself is so on the table. */
export function everyRefusalIsTrue(moment: Moment): string | undefined {
  const { table, active } = moment;
  return first(active, (seat) =>
    first(keysToTry(moment, tries), (key) => {
      const move = table.game.parseMove(key);
      return move && untrue(moment, seat, move);
    }),
  );
}

function untrue({ table, views }: Moment, seat: Seat, move: GameTypes['move']): string | undefined {
  const view = views.get(seat)!;
  const refusal = table.game.whyNot(view, seat, move);
  if (refusal === undefined || !('rule' in refusal)) return undefined;
  const { reason, ...said } = refusal.params ?? {};
  const repeated: Readonly<Record<string, unknown>> = { ...move };
  const names = Object.keys(said).filter((name) => !deepEqual(said[name], repeated[name]));
  if (names.length === 0) return undefined;
  const truth = table.truths[`${refusal.rule}.${reason}`];
  const told = `seat ${seat}, ${table.game.moveKey(move)}: ${JSON.stringify(refusal)}`;
  if (truth === undefined) return `${told}: test/truths.ts does not say whether [${names}] are so`;
  const possible = truth(view, seat, move);
  if (possible.some((params) => names.every((name) => deepEqual(params[name], said[name])))) return undefined;
  return `${told}, and true would be ${possible.map((params) => JSON.stringify(params)).join(' or ')}`;
}

function keysToTry({ table, legal }: Moment, count: number): Iterable<string> {
  const { corpus, dice, game } = table;
  const own = legal.flat().map(game.moveKey);
  const keys = new Set([pickOne(dice, garbage), ...own.slice(0, count / 2)]);
  if (corpus.keys.length > 0) for (let i = 0; i < count; i++) keys.add(pickOne(dice, corpus.keys));
  return keys;
}

function unexplained(
  { table, frozen, active, outcome }: Moment,
  seat: Seat,
  key: string,
): string | undefined {
  const result = play(table.game, frozen, seat, key, []);
  if (result.ok) return `seat ${seat} could play ${key}, which is not legal`;
  const told = `seat ${seat} sent ${JSON.stringify(key)} and was told ${JSON.stringify(result.refusal)}`;
  const expected = expectedCode(table, key, outcome !== undefined, active.includes(seat));
  if (expected !== undefined) {
    return deepEqual(result.refusal, { code: expected }) ? undefined : `${told}, not ${expected}`;
  }
  const problem = unruly(table, result.refusal);
  return problem && `${told}: ${problem}`;
}

function expectedCode(table: Table, key: string, isOver: boolean, isActive: boolean): string | undefined {
  if (table.game.parseMove(key) === undefined) return 'badKey';
  if (isOver) return 'gameOver';
  return isActive ? undefined : 'notYourSeat';
}

function unruly({ game, texts }: Table, refusal: Refusal): string | undefined {
  if (!('rule' in refusal)) return `the rules speak here, and the code ${refusal.code} does not name one`;
  if (!game.ruleIds.includes(refusal.rule)) return `${refusal.rule} is not in ruleIds`;
  const reason = refusal.params?.reason;
  const key = reason === undefined ? `refusal.${refusal.rule}` : `refusal.${refusal.rule}.${reason}`;
  return untold(texts, key, refusal.params);
}
