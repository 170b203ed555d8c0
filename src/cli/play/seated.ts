// The bots around a terminal's table: each keeps to its plan, and can say afterwards why it did what it did.

import { mergedReasons, reasonsOf } from '../../bots/advice.ts';
import { type Player, playerOf } from '../../bots/bot.ts';
import { type Knowledge, knowledgeOf } from '../../bots/knowledge.ts';
import type { Thought } from '../../bots/levels.ts';
import type { GameModule } from '../../games/index.ts';
import type { GameTypes, Seat, Viewer } from '../../kernel/game.ts';
import type { Term } from '../../kernel/hints.ts';
import type { Rng } from '../../kernel/random.ts';
import { botRng } from '../../match/fairness.ts';
import { act } from '../../match/match.ts';
import { botsToAsk } from '../../match/standing.ts';
import type { Result } from '../../match/types.ts';
import { contenderNamed } from '../arena/contest.ts';
import type { AnyMatch } from '../table.ts';

interface Decided {
  readonly seat: Seat;
  readonly view: GameTypes['view'];
  readonly rng: Rng;
  readonly decision: Partial<Thought<GameTypes>>;
}

export interface SeatedBots {
  /** What the next bot does that wants to act, if any does. */
  act(match: AnyMatch, viewers: readonly Viewer[]): Result<GameTypes> | undefined;
  /** What spoke for all that the last bot did when it last acted, decision by decision. */
  lastReasons(): { readonly seat: Seat; readonly terms: readonly Term[] } | undefined;
}

/** `names`: by seat, of those that bots hold. */
export function seatBots(module: GameModule, names: ReadonlyMap<Seat, string>): SeatedBots {
  const knowledge: Knowledge<GameTypes> = knowledgeOf(module.game, module.hints);
  const { game } = module;
  const asked: (number | undefined)[] = [];
  /** Of the bot that acted last, one after another. */
  let decided: readonly Decided[] = [];
  let mover: Seat | undefined;
  const bots = new Map<Seat, { player: Player<GameTypes>; canLetBe: boolean }>();
  for (const [seat, name] of names) {
    const { bot, canLetBe } = contenderNamed(module, name);
    const decide = (view: GameTypes['view'], rng: Rng) => {
      const decision: Partial<Thought<GameTypes>> & { plan: Thought<GameTypes>['plan'] } = bot.decide(
        view,
        rng,
      );
      if (decision.plan.length === 0) return decision;
      const before = mover === seat ? decided.filter((one) => one.seat === seat) : [];
      decided = [...before, { seat, view, rng, decision }];
      return decision;
    };
    bots.set(seat, { player: playerOf({ decide }), canLetBe });
  }
  return {
    act(match, viewers) {
      for (const { seat, isAwaited } of botsToAsk(game, match, asked)) {
        const { player, canLetBe } = bots.get(seat)!;
        if (!isAwaited && !canLetBe) continue;
        asked[seat] = match.changed;
        mover = match.log.findLast((entry) => entry.type === 'move')?.seat;
        const move = player.next(game.view(match.state!, seat), botRng(match, seat), match.changed);
        if (move) return act(game, match, { seat, key: game.moveKey(move), by: 'bot' }, undefined, viewers);
      }
      return undefined;
    },
    lastReasons() {
      const last = decided.at(-1);
      if (!last) return undefined;
      const terms = decided.map(({ view, rng, decision: { chosen } }) =>
        reasonsOf(knowledge, view, { chosen }, rng),
      );
      return { seat: last.seat, terms: mergedReasons(terms) };
    },
  };
}
