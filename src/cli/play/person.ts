// What one person at the terminal does when asked.

import { tell } from '../../i18n/format.ts';
import { promptText } from '../../i18n/prompt.ts';
import type { Seat } from '../../kernel/game.ts';
import { deadline } from '../../match/clock.ts';
import { canTakeBack } from '../../match/match.ts';
import { type Actor, whoActs } from '../../match/standing.ts';
import { roundsLeft } from '../../table/progress.ts';
import { alarmAt } from '../../table/table.ts';
import { moveText } from '../speech.ts';
import { whyText } from './counsel.ts';
import { late } from './input.ts';
import { type Terminal, tryDeed } from './terminal.ts';
import { readTyped, type Typed } from './words.ts';

/** `done`: something has happened, or time is over, or the person lets be. */
type Answered = 'done' | 'again' | 'left';

export async function askPerson(terminal: Terminal, actor: Actor): Promise<'done' | 'left'> {
  showPosition(terminal, actor.seat);
  for (;;) {
    const line = await terminal.input.next(questionTo(terminal, actor), alarmAt(terminal.table));
    if (line === late) {
      terminal.say('');
      return 'done';
    }
    if (line === undefined) return 'left';
    const answered = await answer(terminal, actor, readTyped(line));
    if (answered !== 'again') return answered;
  }
}

async function answer(terminal: Terminal, actor: Actor, typed: Typed): Promise<Answered> {
  const { seat, isAwaited } = actor;
  switch (typed.kind) {
    case 'nothing':
      if (isAwaited) return help(terminal);
      terminal.letBe.set(seat, terminal.table.match.changed);
      return 'done';
    case 'aside':
      return askAside(terminal, typed.place - 1);
    case 'move':
      return tryMove(terminal, seat, typed.text) ? 'done' : 'again';
    case 'command':
      return obey(terminal, actor, typed.command);
  }
}

async function obey(
  terminal: Terminal,
  { seat, isAwaited }: Actor,
  command: Extract<Typed, { kind: 'command' }>['command'],
): Promise<Answered> {
  const { game, say, speech, table, minds, ask } = terminal;
  switch (command) {
    case 'q':
      return 'left';
    case '?':
      return help(terminal);
    case 'h':
      say(await terminal.counsellor.hint(table.match, seat));
      return 'again';
    case 'w':
      say(await whyText(game, speech, table.match, minds, ask));
      return 'again';
    case 'm':
    case 'b':
      showPosition(terminal, seat);
      return 'again';
    case 'u':
      if (canTakeBack(table.match, seat) === 0) {
        say(tell(speech, 'cannotTakeBack'));
        return 'again';
      }
      if (!tryDeed(terminal, seat, { do: 'takeBack', steps: 1 })) return 'again';
      say(tell(speech, 'tookBack'));
      return 'done';
    case 'n':
      if (isAwaited) return help(terminal);
      terminal.letBe.set(seat, 'always');
      return 'done';
    case 'resign':
      return tryDeed(terminal, seat, { do: 'resign' }) ? 'done' : 'again';
  }
}

function help({ say, speech }: Terminal): 'again' {
  say(tell(speech, 'help'));
  return 'again';
}

/** Somebody else here, who may act out of turn. */
async function askAside(terminal: Terminal, seat: Seat): Promise<Answered> {
  const actor = whoActs(terminal.game, terminal.table.match).find((one) => one.seat === seat);
  if (actor?.holder.who === 'person') return askPerson(terminal, actor);
  const { say, speech } = terminal;
  say(tell(speech, 'refused', { why: tell(speech, 'refusal.notYourSeat') }));
  return 'again';
}

function questionTo({ game, table: { match }, speech }: Terminal, { seat, isAwaited }: Actor): string {
  const name = speech.players[seat]!;
  if (!isAwaited) {
    const turn = game.awaitedSeats(match.state!).map((one) => speech.players[one]!);
    return `${name} > ${tell(speech, 'askAside', { turn: turn.join(', ') })}`;
  }
  const end = deadline(match.clocks[seat]!);
  const time = end === undefined ? '' : ` (${tell(speech, 'timeLeft', { seconds: secondsTo(end) })})`;
  return `${name}${time} > ${tell(speech, 'ask')}`;
}

function secondsTo(end: number): number {
  return Math.max(0, Math.ceil((end - Date.now()) / 1000));
}

function showPosition({ game, say, table: { match }, speech }: Terminal, seat: Seat): void {
  const view = game.view(match.state!, seat);
  const moves = game.legalMoves(match.state!, seat);
  const width = String(moves.length).length;
  const rounds = roundsLeft(view, match.holders.length);
  say(`\n${game.toText(view)}\n`);
  if (rounds !== undefined) say(tell(speech, 'warning.noProgress', { rounds }));
  say(promptText(speech, view, moves));
  const others = whoActs(game, match).filter(
    (actor) => actor.holder.who === 'person' && !actor.isAwaited && actor.seat !== seat,
  );
  for (const { seat: other } of others)
    say(tell(speech, 'mayAct', { name: speech.players[other]!, place: other + 1 }));
  say(tell(speech, 'yourMoves'));
  moves.forEach((move, i) => {
    say(`  ${String(i + 1).padStart(width)}  ${moveText(speech, move, view)}  [${game.moveKey(move)}]`);
  });
}

/** By its number or its key. */
function tryMove(terminal: Terminal, seat: Seat, text: string): boolean {
  const { game, say, table, speech } = terminal;
  const number = /^\d+$/.test(text) ? Number(text) : undefined;
  const numbered = number === undefined ? undefined : game.legalMoves(table.match.state!, seat)[number - 1];
  if (number !== undefined && !numbered) {
    say(tell(speech, 'noSuchNumber', { number }));
    return false;
  }
  return tryDeed(terminal, seat, { do: 'move', key: numbered ? game.moveKey(numbered) : text });
}
