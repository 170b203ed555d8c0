import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { GameModule } from '../../games/index.ts';
import { type Language, type Speech, tell } from '../../i18n/format.ts';
import { promptText } from '../../i18n/prompt.ts';
import type { GameTypes, Seat } from '../../kernel/game.ts';
import type { Options } from '../../kernel/options.ts';
import type { Shown } from '../../kernel/play.ts';
import { serialise } from '../../match/file.ts';
import { act, canTakeBack, end, takeBack } from '../../match/match.ts';
import { finalOutcome, whoActs } from '../../match/standing.ts';
import { type Command, tableFlags } from '../args.ts';
import { loadGame, readTable } from '../load.ts';
import { type Counsellor, counsellor, whyText } from '../play/counsel.ts';
import { type SeatedBots, seatBots } from '../play/seated.ts';
import { Problem } from '../problem.ts';
import { eventText, moveText, outcomeText, readLanguage, refusalText, speechOf } from '../speech.ts';
import { type AnyMatch, dealtMatch, sure } from '../table.ts';

export const playCommand: Command = {
  usage:
    '<game> [--seats N] [--people N] [--option name=value] [--bots LEVEL,…] [--seed S] [--save FILE] [--lang ru|en]',
  summary: 'You in the terminal, bots at the other seats.',
  flags: {
    ...tableFlags,
    people: { kind: 'number', help: 'how many people share this terminal (1)' },
    bots: {
      kind: 'text',
      help: 'child, easy, normal (default), hard, expert, or another of the arena; one for all, or one each',
    },
    seed: { kind: 'text', help: 'a known deal; without it nobody knows the cards' },
    save: { kind: 'text', help: 'a file for the match, written when it is over or you leave' },
    lang: { kind: 'text', help: 'ru or en' },
  },
  async run(args) {
    const module = await loadGame(args.words[0]);
    const { seats, options } = readTable(module.game, args);
    const people = args.number('people', 1, 0, seats);
    const bots = readBots(args.text('bots', 'normal'), seats - people);
    return playGame(module, {
      seats,
      options,
      people,
      bots,
      seed: args.optionalText('seed'),
      language: readLanguage(args),
      file: args.optionalText('save'),
    });
  },
};

interface Sitting {
  readonly seats: number;
  readonly options: Options;
  readonly people: number;
  /** Of the seats behind the people's. */
  readonly bots: readonly string[];
  readonly seed: string | undefined;
  readonly language: Language;
  /** Where the match is kept when it is over or left. */
  readonly file: string | undefined;
}

interface Terminal {
  readonly module: GameModule;
  readonly speech: Speech;
  readonly bots: SeatedBots;
  readonly counsellor: Counsellor;
  readonly file: string | undefined;
  /** The next line somebody types; undefined when there will be none. */
  ask(question: string): Promise<string | undefined>;
}

async function playGame(module: GameModule, sitting: Sitting): Promise<number> {
  const names = seatNames(sitting);
  const lines = createInterface({ input: process.stdin, terminal: false });
  const input = lines[Symbol.asyncIterator]();
  const speech = speechOf(sitting.language, module.texts, names);
  const levels = new Map(sitting.bots.map((level, index) => [sitting.people + index, level]));
  const terminal: Terminal = {
    module,
    speech,
    bots: seatBots(module, levels),
    counsellor: counsellor(module, speech),
    file: sitting.file,
    async ask(question) {
      process.stdout.write(`${question} `);
      const line = await input.next();
      return line.done ? undefined : line.value.trim();
    },
  };
  const sitters = names.map((name, seat) =>
    seat < sitting.people
      ? ({ who: 'person', name } as const)
      : ({ who: 'bot', name, level: levels.get(seat)! } as const),
  );
  try {
    return await playOn(terminal, dealtMatch(module, sitting.options, sitters, sitting.seed));
  } finally {
    lines.close();
  }
}

/** One name for all bots, or one for each. */
function readBots(text: string, count: number): readonly string[] {
  const names = text.split(',');
  if (names.length === 1) return Array.from({ length: count }, () => names[0]!);
  if (names.length === count) return names;
  throw new Problem('badBots', `--bots takes one name, or one for each of the ${count} bots, not "${text}"`);
}

function seatNames({ seats, people, language }: Sitting): string[] {
  const speech = speechOf(language, undefined, []);
  return Array.from({ length: seats }, (_, seat) => {
    if (seat >= people) return tell(speech, 'bot', { number: seat - people + 1 });
    return people === 1 ? tell(speech, 'lonePlayer') : tell(speech, 'seatName', { number: seat + 1 });
  });
}

async function playOn(terminal: Terminal, begun: AnyMatch): Promise<number> {
  const { module, speech, bots } = terminal;
  let match = begun;
  for (;;) {
    const watcher = watcherOf(match);
    const acted = bots.act(match, [watcher]);
    if (acted) {
      match = sure(acted);
      if (acted.ok) tellShown(terminal, acted.shown.get(watcher));
      continue;
    }
    const awaited = whoActs(module.game, match).filter((actor) => actor.isAwaited);
    const person = awaited.find(({ holder }) => holder.who === 'person');
    if (!person) break;
    const next = await askPerson(terminal, match, person.seat);
    if (next === undefined) {
      say(tell(speech, 'left'));
      save(terminal, match);
      return 0;
    }
    match = next;
  }
  const outcome = finalOutcome(module.game, match)!;
  say(module.game.toText(module.game.view(match.state!, watcherOf(match))));
  say(outcomeText(speech, outcome));
  save(terminal, match);
  return 0;
}

/** Through whose eyes the terminal shows what bots do. */
function watcherOf(match: AnyMatch): Seat | 'spectator' {
  const people = match.holders.filter((holder) => holder.who === 'person').length;
  return people === 1 ? match.holders.findIndex((holder) => holder.who === 'person') : 'spectator';
}

/** The same in whole words, in both languages: whoever plays in one may type in the other. */
const letterOf: ReadonlyMap<string, string> = new Map([
  ['help', '?'],
  ['помощь', '?'],
  ['hint', 'h'],
  ['подсказка', 'h'],
  ['why', 'w'],
  ['почему', 'w'],
  ['undo', 'u'],
  ['назад', 'u'],
  ['moves', 'm'],
  ['ходы', 'm'],
  ['board', 'b'],
  ['поле', 'b'],
  ['quit', 'q'],
  ['exit', 'q'],
  ['выход', 'q'],
]);

/** One move of a person; undefined if they leave. */
async function askPerson(terminal: Terminal, match: AnyMatch, seat: Seat): Promise<AnyMatch | undefined> {
  const { module, speech } = terminal;
  showPosition(terminal, match, seat);
  for (;;) {
    const line = await terminal.ask(`${speech.players[seat]} > ${tell(speech, 'ask')}`);
    if (line === undefined) return undefined;
    switch (letterOf.get(line.toLowerCase()) ?? line) {
      case 'q':
        return undefined;
      case '':
      case '?':
        say(tell(speech, 'help'));
        break;
      case 'h':
        say(terminal.counsellor.hint(match, seat));
        break;
      case 'w':
        say(whyText(speech, terminal.bots));
        break;
      case 'm':
      case 'b':
        showPosition(terminal, match, seat);
        break;
      case 'u': {
        const back = backOne(module, match, seat);
        say(tell(speech, back ? 'tookBack' : 'cannotTakeBack'));
        if (back) return back;
        break;
      }
      default: {
        const played = tryMove(terminal, match, seat, line);
        if (played) return played;
      }
    }
  }
}

function showPosition({ module: { game }, speech }: Terminal, match: AnyMatch, seat: Seat): void {
  const view = game.view(match.state!, seat);
  const moves = game.legalMoves(match.state!, seat);
  const width = String(moves.length).length;
  say(['', game.toText(view), '', promptText(speech, view, moves), tell(speech, 'yourMoves')].join('\n'));
  moves.forEach((move, i) => {
    say(`  ${String(i + 1).padStart(width)}  ${moveText(speech, move, view)}  [${game.moveKey(move)}]`);
  });
}

function tryMove(terminal: Terminal, match: AnyMatch, seat: Seat, line: string): AnyMatch | undefined {
  const { module, speech } = terminal;
  const { game } = module;
  const moves = game.legalMoves(match.state!, seat);
  const number = /^\d+$/.test(line) ? Number(line) : undefined;
  const numbered = number === undefined ? undefined : moves[number - 1];
  if (number !== undefined && !numbered) {
    say(tell(speech, 'noSuchNumber', { number }));
    return undefined;
  }
  const key = numbered ? game.moveKey(numbered) : line;
  const result = act(game, match, { seat, key, by: 'person' }, undefined, [seat]);
  if (result.ok) {
    tellShown(terminal, result.shown.get(seat));
    return result.match;
  }
  say(result.problem.code === 'refused' ? refusalText(speech, result.problem.refusal) : result.problem.code);
  return undefined;
}

function backOne({ game }: GameModule, match: AnyMatch, seat: Seat): AnyMatch | undefined {
  if (canTakeBack(match, seat) === 0) return undefined;
  const result = takeBack(game, match, { seat, steps: 1 });
  return result.ok ? result.match : undefined;
}

/** Ended as it stands, so that the secret is open and the file can be verified. */
function save({ module, speech, file }: Terminal, match: AnyMatch): void {
  if (file === undefined) return;
  try {
    writeFileSync(file, serialise(sure(end(module.game, match))));
  } catch (error) {
    throw new Problem(
      'cannotWrite',
      `the match could not be written to "${file}": ${(error as Error).message}`,
    );
  }
  say(tell(speech, 'saved', { file }));
}

function tellShown({ speech }: Terminal, shown: Shown<GameTypes> | undefined): void {
  for (const { event } of shown?.frames ?? []) say(`· ${eventText(speech, event)}`);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
