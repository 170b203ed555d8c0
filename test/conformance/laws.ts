// The laws of a game, by name, and by when they are tried. Each gives undefined, or what is wrong.

import { checkOptions } from '../../src/kernel/options.ts';
import type { Proven } from './games.ts';
import * as data from './laws/data.ts';
import * as ending from './laws/ending.ts';
import * as fairness from './laws/fairness.ts';
import * as hints from './laws/hints.ts';
import * as record from './laws/record.ts';
import * as refusals from './laws/refusals.ts';
import * as secrecy from './laws/secrecy.ts';
import * as turns from './laws/turns.ts';
import * as worlds from './laws/worlds.ts';
import { first, untold } from './messages.ts';
import type { Deed, Moment } from './table.ts';

export type Laws<Subject> = Readonly<Record<string, (subject: Subject) => string | undefined>>;

/** Of the game as it lies in the box. */
export const gameLaws: Laws<Proven & { readonly id: string }> = {
  idIsTheFolder: ({ id, game }) => (game.id === id ? undefined : `the game in ${id} calls itself ${game.id}`),
  commonRulesAreNamed: ({ game }) => {
    const common = ['ALL-1', 'ALL-2', 'ALL-3', 'ALL-4', 'ALL-5'] as const;
    const missing = common.filter((id) => !game.ruleIds.includes(id));
    return missing.length > 0 ? `${missing} are not in ruleIds` : undefined;
  },
  optionsAreSound: ({ game, texts }) =>
    first(game.options, ({ name, rule }) => {
      if (!game.ruleIds.includes(rule)) return `option ${name} names ${rule}, which is not in ruleIds`;
      if (game.options.filter((other) => other.name === name).length > 1)
        return `option ${name} is there twice`;
      return untold(texts, `option.${name}`) ?? untold(texts, `option.${name}.help`);
    }) ??
    first(game.seatCounts, (seats) =>
      checkOptions(game, seats, {}).ok ? undefined : `the defaults are no options for ${seats} seats`,
    ),
};

/** Of every moment. */
export const everyMomentLaws: Laws<Moment> = {
  nobodyActiveExactlyIfOver: turns.nobodyActiveExactlyIfOver,
  activeExactlyIfLegal: turns.activeExactlyIfLegal,
  awaitedAreActive: turns.awaitedAreActive,
  listsAreShort: turns.listsAreShort,
  invariantsHold: ({ table, state }) => {
    table.check(state);
    return undefined;
  },
};

/** Of every moment that is looked at closely: all of a short game, and a part of what comes late. */
export const momentLaws: Laws<Moment> = {
  everythingIsJson: data.everythingIsJson,
  movesInStableOrder: turns.movesInStableOrder,
  queriesChangeNothing: data.queriesChangeNothing,
  cloneIsEqual: data.cloneIsEqual,
  cloneSharesNothing: data.cloneSharesNothing,
  viewsShareNothing: data.viewsShareNothing,
  keysAreText: turns.keysAreText,
  keysAreDifferent: turns.keysAreDifferent,
  keysParse: turns.keysParse,
  rngIsHidden: secrecy.rngIsHidden,
  scorePartsAreTold: ending.scorePartsAreTold,
  scorePartsSumUp: ending.scorePartsSumUp,
  outcomeIsWellFormed: ending.outcomeIsWellFormed,
};

/** Of some of these: they ask much. */
export const sampledLaws: Laws<Moment> = {
  imaginedLooksTheSame: secrecy.imaginedLooksTheSame,
  movesFollowFromTheView: secrecy.movesFollowFromTheView,
  standingFollowsFromTheView: secrecy.standingFollowsFromTheView,
  parseMoveIsStrict: turns.parseMoveIsStrict,
  whyNotIsSilentForLegal: refusals.whyNotIsSilentForLegal,
  everyRefusalIsExplained: refusals.everyRefusalIsExplained,
  everyRefusalIsTrue: refusals.everyRefusalIsTrue,
  policyIsLegal: hints.policyIsLegal,
  evaluationIsFinite: hints.evaluationIsFinite,
};

/** Of a few moments of each game. */
export const rareLaws: Laws<Moment> = {
  imaginedWorldsCanBePlayed: hints.imaginedWorldsCanBePlayed,
};

/** Of some moments all through it. */
export const spreadLaws: Laws<Moment> = {
  imaginedAsOftenAsCounted: fairness.imaginedAsOftenAsCounted,
};

/** Of the moves from there. */
export const deedLaws: Laws<Deed> = {
  movesCanBeApplied: turns.movesCanBeApplied,
  eventsAreJson: data.eventsAreJson,
  timeoutIsNotLegal: turns.timeoutIsNotLegal,
  openMovesTeachNothing: secrecy.openMovesTeachNothing,
  takeBackRestoresViews: secrecy.takeBackRestoresViews,
  sameWordsLeaveSameViews: worlds.sameWordsLeaveSameViews,
};

/** Of some of them. */
export const sampledDeedLaws: Laws<Deed> = {
  everyEmitCanBeShown: secrecy.everyEmitCanBeShown,
  eventsTellNoMoreThanViews: secrecy.eventsTellNoMoreThanViews,
};

/** Of the whole game, when it is over. */
export const recordLaws: Laws<record.Record> = {
  statesStayAsTheyWere: record.statesStayAsTheyWere,
  sameMovesSameStates: record.sameMovesSameStates,
  jsonContinues: record.jsonContinues,
};
