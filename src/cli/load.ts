// From names on the command line to a game that can begin.

import { type GameModule, wholeGames } from '../games/whole.ts';
import type { AnyGame } from '../kernel/game.ts';
import { checkOptions, type OptionSpec, type Options, type OptionsProblem } from '../kernel/options.ts';
import type { Arguments } from './args.ts';
import { Problem } from './problem.ts';

export async function loadGame(id: string | undefined): Promise<GameModule> {
  const known = wholeGames.map((entry) => entry.id).join(', ');
  if (id === undefined) throw new Problem('noGame', `name a game: ${known}`);
  const entry = wholeGames.find((candidate) => candidate.id === id);
  if (!entry) throw new Problem('unknownGame', `there is no game "${id}"; there are: ${known}`);
  return entry.load();
}

export interface Table {
  readonly seats: number;
  /** Complete. */
  readonly options: Options;
}

export function readTable(game: AnyGame, args: Arguments): Table {
  const fallback = game.seatCounts.includes(2) ? 2 : game.seatCounts[0]!;
  const seats = args.number('seats', fallback, 1, 99);
  return { seats, options: readOptions(game, seats, args.list('option')) };
}

/** From texts like `side=B`, `longGame=true`, `ageOrder=1,0,2`. */
export function readOptions(game: AnyGame, seats: number, texts: readonly string[]): Options {
  const given: Record<string, unknown> = {};
  for (const text of texts) {
    const equals = text.indexOf('=');
    if (equals < 1) throw new Problem('badOption', `--option takes name=value, not "${text}"`);
    const name = text.slice(0, equals);
    given[name] = readValue(
      game.options.find((spec) => spec.name === name),
      text.slice(equals + 1),
    );
  }
  return tableOptions(game, seats, given);
}

export function tableOptions(
  game: AnyGame,
  seats: number,
  given: Readonly<Record<string, unknown>>,
): Options {
  const checked = checkOptions(game, seats, given);
  if (!checked.ok) throw new Problem(checked.problem.code, problemText(game, checked.problem));
  return checked.options;
}

function readValue(spec: OptionSpec | undefined, text: string): unknown {
  switch (spec?.kind) {
    case 'flag':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'choice':
      return spec.values.find((value) => String(value) === text) ?? text;
    case 'seat':
      return /^\d$/.test(text) ? Number(text) : text;
    case 'seatOrder':
      return /^\d(,\d)*$/.test(text) ? text.split(',').map(Number) : text;
    case undefined:
      return text;
  }
}

function problemText(game: AnyGame, problem: OptionsProblem): string {
  switch (problem.code) {
    case 'badSeats':
      return `${game.id} is for ${problem.allowed.join(', ')} seats, not ${problem.seats}`;
    case 'unknownOption':
      return `${game.id} has no option "${problem.name}"; it has: ${problem.allowed.join(', ')}`;
    case 'badOption':
      return `the option "${problem.name}" takes: ${problem.allowed}`;
    case 'optionNotApplicable':
      return `the option "${problem.name}" has no meaning with these seats and options`;
  }
}
