// A whole game as a text to be kept and read in a diff: the header, then per move its key, the events,
// the lines of the board that changed, and how many moves were legal.

import type { GameModule } from '../games/whole.ts';
import type { GameTypes, Seat } from '../kernel/game.ts';
import { hashOf } from '../kernel/json.ts';
import type { Options } from '../kernel/options.ts';
import { rngFromSeed } from '../kernel/random.ts';
import { anySeat } from '../kernel/wander.ts';
import { loadGame, tableOptions } from './load.ts';
import { Problem } from './problem.ts';

export interface Header {
  readonly game: string;
  readonly seats: number;
  /** Those that are not the default. */
  readonly options: Options;
  readonly seed: string;
}

interface Step {
  readonly seat: Seat;
  readonly key: string;
}

/** Chooses the next move of a game that is being recorded; undefined when it is over. */
type Chooser = (state: GameTypes['state'], index: number) => Step | undefined;

/** A new game, by sensible players who now and then do something odd, so that odd corners are seen too. */
export async function record(header: Header): Promise<string> {
  const module = await loadGame(header.game);
  const { game, hints } = module;
  const chance = rngFromSeed(`${header.seed}/players`);
  const imagination = rngFromSeed(`${header.seed}/imagination`);
  return write(module, header, (state) => {
    const seat = anySeat(game, state, chance);
    if (seat === undefined) return undefined;
    const moves = game.legalMoves(state, seat);
    const odd = chance.drawn % 10 === 9;
    const move = odd
      ? moves[imagination.drawn % moves.length]!
      : hints.policy(game.determinize(game.view(state, seat), imagination), seat, chance);
    return { seat, key: game.moveKey(move) };
  });
}

/** The same game again: the header and the moves are taken from the text, all the rest is made anew. */
export async function regenerate(text: string): Promise<string> {
  const { header, steps } = read(text);
  return write(await loadGame(header.game), header, (_, index) => steps[index]);
}

function write({ game }: GameModule, header: Header, choose: Chooser): string {
  const options = tableOptions(game, header.seats, header.options);
  const state = game.setup(header.seats, options, rngFromSeed(header.seed));
  const lines = [
    `game: ${header.game}`,
    `seats: ${header.seats}`,
    `options: ${JSON.stringify(header.options)}`,
    `seed: ${header.seed}`,
    '',
  ];
  let board = game.toText(game.view(state, 'spectator')).split('\n');
  lines.push(...board, legalLine(game, state));
  for (let index = 0; index < game.moveLimit; index++) {
    const step = choose(state, index);
    if (step === undefined) break;
    const move = game.legalMoves(state, step.seat).find((legal) => game.moveKey(legal) === step.key);
    if (move === undefined) {
      throw new Problem(
        'illegalMove',
        `move ${index + 1} is not legal any more: seat ${step.seat} ${step.key}`,
      );
    }
    lines.push('', `${index + 1}. seat ${step.seat}: ${step.key}`);
    game.apply(state, step.seat, move, (event, flags) => {
      lines.push(`  ${flags?.reveals ? 'reveals' : 'event'} ${JSON.stringify(event)}`);
    });
    const next = game.toText(game.view(state, 'spectator')).split('\n');
    lines.push(...changedLines(board, next), legalLine(game, state));
    board = next;
  }
  const outcome = game.outcome(state);
  lines.push('', ...board, `outcome ${outcome ? JSON.stringify(outcome) : 'none'}`, '');
  return lines.join('\n');
}

function legalLine(game: GameModule['game'], state: GameTypes['state']): string {
  const counts = game
    .activeSeats(state)
    .map((seat) => `seat ${seat}: ${game.legalMoves(state, seat).length}`);
  return `  legal ${counts.join(', ') || 'none'}; state ${hashOf(state)}`;
}

function changedLines(before: readonly string[], after: readonly string[]): string[] {
  if (before.length !== after.length) return after.map((line) => `  | ${line}`);
  return after.filter((line, i) => line !== before[i]).map((line) => `  | ${line}`);
}

function read(text: string): { header: Header; steps: readonly Step[] } {
  const field = (name: string) => {
    const value = new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1];
    if (value === undefined) throw new Problem('badPlaythrough', `the playthrough has no line "${name}: …"`);
    return value;
  };
  const steps = [...text.matchAll(/^\d+\. seat (\d+): (\S+)$/gm)].map(([, seat, key]) => ({
    seat: Number(seat),
    key: key!,
  }));
  const header = {
    game: field('game'),
    seats: Number(field('seats')),
    options: readJson(field('options')),
    seed: field('seed'),
  };
  return { header, steps };
}

function readJson(text: string): Options {
  try {
    return JSON.parse(text) as Options;
  } catch {
    throw new Problem('badPlaythrough', 'the options of the playthrough are no JSON');
  }
}
