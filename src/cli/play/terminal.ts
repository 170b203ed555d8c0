// A terminal as a shell around a table: what has happened is said, and that is all that is kept of it.

import { writeFileSync } from 'node:fs';
import { type Speech, tell } from '../../i18n/format.ts';
import type { AnyGame, Seat, Viewer } from '../../kernel/game.ts';
import { serialise } from '../../match/file.ts';
import { end } from '../../match/match.ts';
import type { Minds } from '../../table/minds.ts';
import type { Ask } from '../../table/questions.ts';
import type { Deed } from '../../table/submission.ts';
import { type Step, type Stepped, submit, type Table } from '../../table/table.ts';
import { Problem } from '../problem.ts';
import { eventText, refusalText } from '../speech.ts';
import type { Counsellor } from './counsel.ts';
import type { Input } from './input.ts';

export interface Terminal {
  readonly game: AnyGame;
  readonly speech: Speech;
  readonly ask: Ask;
  readonly counsellor: Counsellor;
  readonly input: Input;
  readonly say: (text: string) => void;
  /** Who may act out of turn, by seat: the change at which they last let be, or `always` until their turn. */
  readonly letBe: Map<Seat, number | 'always'>;
  table: Table;
  minds: Minds;
}

/** Through whose eyes it is shown: of who does it, or of the only person here. */
export function watcherOf({ table }: Terminal, actor?: Seat): Viewer {
  if (actor !== undefined) return actor;
  const people = table.match.holders.flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
  return people.length === 1 ? people[0]! : 'spectator';
}

/** `viewers` of the step: the watcher. */
export function take(terminal: Terminal, { table, entry, shown }: Stepped): void {
  const { say, speech } = terminal;
  terminal.table = table;
  if (entry.type === 'timeout' || entry.type === 'resign')
    say(tell(speech, `entry.${entry.type}`, { name: speech.players[entry.seat]! }));
  for (const { frames } of shown.values())
    for (const { event } of frames) say(`· ${eventText(speech, event)}`);
}

/** Whether it was done; if not, why is said. */
export function tryDeed(terminal: Terminal, seat: Seat, deed: Deed): boolean {
  const { game, table, speech } = terminal;
  const submission = { ...deed, seat, after: table.match.log.length, id: '' };
  const step = submit(game, table, submission, Date.now(), [seat]);
  if (step.ok) take(terminal, step);
  else terminal.say(problemText(speech, step.problem));
  return step.ok;
}

function problemText(speech: Speech, problem: Extract<Step, { readonly ok: false }>['problem']): string {
  if (problem.code === 'refused') return refusalText(speech, problem.refusal);
  return tell(speech, 'refused', { why: tell(speech, `refusal.${problem.code}`) });
}

/** Ended as it stands, so that the secret is open and the file can be verified. */
export function save({ game, say, speech, table: { match } }: Terminal, file: string | undefined): void {
  if (file === undefined) return;
  const ended = match.isEnded ? { ok: true as const, match } : end(game, match, Date.now());
  if (!ended.ok) throw new Error(`${game.id}: the match cannot be ended: ${ended.problem.code}`);
  try {
    writeFileSync(file, serialise(ended.match));
  } catch (error) {
    throw new Problem(
      'cannotWrite',
      `the match could not be written to "${file}": ${(error as Error).message}`,
    );
  }
  say(tell(speech, 'saved', { file }));
}
