import type { Viewer } from '../../kernel/game.ts';
import { deal, end, handOver, resign, takeBack, timeout } from '../match.ts';
import { addSeen, beginSeen, type Seen } from '../seen.ts';
import type { MatchFile } from '../types.ts';
import { bot, created, done, type Match, person, type Result, tried, withEntropy } from './table.ts';
import { tinyGame } from './tinyGame.ts';

export const clock = { kind: 'turn', seconds: 60 } as const;

/** A match with one of everything, and the chain that each viewer made of it. */
export function story(): { file: MatchFile; running: Match; seen: Map<Viewer, Seen> } {
  const viewers: Viewer[] = [0, 1, 2, 'spectator'];
  const seen = new Map<Viewer, Seen>();
  const sitters = [person('Anna'), person('Борис'), bot('Robo')];
  let match = withEntropy(created(sitters, { clock, options: { auction: true, timer: true } }), 0);
  const step = (result: Result) => {
    match = done(result);
    if (!result.ok || result.shown.size === 0) return;
    const { seq } = match.log.at(-1)!;
    for (const viewer of viewers) {
      const shown = result.shown.get(viewer)!;
      const before = seen.get(viewer);
      seen.set(
        viewer,
        before ? addSeen(before, seq, shown) : beginSeen(match.header, viewer, seq, shown.view),
      );
    }
  };
  let now = 1000;
  const move = (seat: number, key: string) => step(tried(match, seat, key, ++now, viewers));
  step(deal(tinyGame, match, now, viewers));
  move(2, 'bid:1');
  move(0, 'bid:2');
  step(takeBack(tinyGame, match, { seat: 0, steps: 1 }, ++now, viewers));
  move(0, 'bid:1');
  move(1, 'bid:0');
  move(0, 'draw');
  move(0, 'take:1');
  move(0, 'take:2');
  step(takeBack(tinyGame, match, { seat: 0, steps: 2 }, ++now, viewers));
  move(1, 'clap');
  move(0, 'take:2');
  now += 60_000;
  step(timeout(tinyGame, match, { seat: 0, level: 'easy' }, now, viewers));
  step(handOver(tinyGame, match, { seat: 1, to: bot('Robi', 'hard') }, ++now));
  move(1, 'show');
  step(handOver(tinyGame, match, { seat: 1, to: person('Борис') }, ++now));
  step(resign(tinyGame, match, { seat: 0, level: 'hard' }, ++now));
  while (tinyGame.outcome(match.state!) === undefined) move(match.state!.turn, 'endTurn');
  const running = match;
  step(end(tinyGame, match, ++now));
  return { file: { header: match.header, log: match.log }, running, seen };
}
