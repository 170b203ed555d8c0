// The terminal's table from move to move: what it owes, what its bots do, then its people.

import { type Actor, whoActs } from '../../match/standing.ts';
import { nextOfBots } from '../../table/minds.ts';
import { owed, playForBot } from '../../table/table.ts';
import { askPerson } from './person.ts';
import { type Terminal, take, watcherOf } from './terminal.ts';

export async function playOn(terminal: Terminal): Promise<'over' | 'left'> {
  for (;;) {
    const step = owed(terminal.game, terminal.table, Date.now(), [watcherOf(terminal)]);
    if (step) take(terminal, step);
    if (terminal.table.match.isEnded) return 'over';
    if (step) continue;
    const aside = whoMayStepIn(terminal);
    if (!aside && (await botActs(terminal))) continue;
    const asked = aside ?? awaitedPerson(terminal);
    if (asked && (await askPerson(terminal, asked)) === 'left') return 'left';
  }
}

function awaitedPerson({ game, table, letBe }: Terminal): Actor | undefined {
  const awaited = whoActs(game, table.match).find((one) => one.isAwaited && one.holder.who === 'person');
  if (awaited) letBe.delete(awaited.seat);
  return awaited;
}

/** Before a bot goes on: once a change, and not again before their own turn if they want it so. */
function whoMayStepIn({ game, table: { match }, letBe }: Terminal): Actor | undefined {
  const actors = whoActs(game, match);
  if (!actors.some((one) => one.isAwaited && one.holder.who === 'bot')) return undefined;
  return actors.find(({ seat, isAwaited, holder }) => {
    const last = letBe.get(seat);
    return holder.who === 'person' && !isAwaited && last !== 'always' && last !== match.changed;
  });
}

async function botActs(terminal: Terminal): Promise<boolean> {
  const { game, table, ask } = terminal;
  const { minds, move } = await nextOfBots(game, table.match, terminal.minds, ask);
  terminal.minds = minds;
  if (!move) return false;
  const step = playForBot(game, table, move, Date.now(), [watcherOf(terminal)]);
  if (!step.ok) throw new Error(`${game.id}: the bot's move ${move.key} was not taken: ${step.problem.code}`);
  take(terminal, step);
  return true;
}
