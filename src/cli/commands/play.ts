import { botNamed, botNames } from '../../bots/named.ts';
import type { GameModule } from '../../games/whole.ts';
import { type Language, tell } from '../../i18n/format.ts';
import type { Options } from '../../kernel/options.ts';
import { finalOutcome } from '../../match/standing.ts';
import { answerTo } from '../../table/answer.ts';
import { emptyMinds } from '../../table/minds.ts';
import type { Ask, Question } from '../../table/questions.ts';
import { tableOf } from '../../table/table.ts';
import { type Command, tableFlags } from '../args.ts';
import { loadGame, readTable } from '../load.ts';
import { counsellor } from '../play/counsel.ts';
import { openInput } from '../play/input.ts';
import { playOn } from '../play/loop.ts';
import { save, type Terminal, watcherOf } from '../play/terminal.ts';
import { Problem } from '../problem.ts';
import { outcomeText, readLanguage, speechOf } from '../speech.ts';
import { dealtMatch } from '../table.ts';

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
    const bots = readBots(module, args.text('bots', 'normal'), seats - people);
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

async function playGame({ game, hints, texts }: GameModule, sitting: Sitting): Promise<number> {
  const names = seatNames(sitting);
  const speech = speechOf(sitting.language, texts, names);
  const sitters = names.map((name, seat) =>
    seat < sitting.people
      ? ({ who: 'person', name } as const)
      : ({ who: 'bot', name, level: sitting.bots[seat - sitting.people]! } as const),
  );
  const ask: Ask = (question) =>
    answerTo(
      async () => ({ game, hints }),
      question as Question,
      () => {},
    ) as never;
  const terminal: Terminal = {
    game,
    speech,
    ask,
    counsellor: counsellor(game, speech, ask),
    input: openInput(process.stdin),
    say: (text) => process.stdout.write(`${text}\n`),
    letBe: new Map(),
    table: tableOf(game, dealtMatch(game, sitting.options, sitters, sitting.seed)),
    minds: emptyMinds(sitting.seats),
  };
  try {
    const how = await playOn(terminal);
    terminal.say(how === 'over' ? endText(terminal) : tell(speech, 'left'));
    save(terminal, sitting.file);
    return 0;
  } finally {
    terminal.input.close();
  }
}

function endText(terminal: Terminal): string {
  const { game, speech, table } = terminal;
  const board = game.toText(game.view(table.match.state!, watcherOf(terminal)));
  return `${board}\n${outcomeText(speech, finalOutcome(game, table.match)!)}`;
}

/** One name for all bots, or one for each. */
function readBots({ game, hints }: GameModule, text: string, count: number): readonly string[] {
  const given = text.split(',');
  const names = given.length === 1 ? Array.from({ length: count }, () => given[0]!) : given;
  if (names.length !== count)
    throw new Problem(
      'badBots',
      `--bots takes one name, or one for each of the ${count} bots, not "${text}"`,
    );
  const unknown = names.find((name) => !botNamed(game, hints, name));
  if (unknown !== undefined)
    throw new Problem(
      'unknownBot',
      `${game.id} has no bot "${unknown}"; it has: ${botNames(game, hints).join(', ')}`,
    );
  return names;
}

function seatNames({ seats, people, language }: Sitting): string[] {
  const speech = speechOf(language, undefined, []);
  return Array.from({ length: seats }, (_, seat) => {
    if (seat >= people) return tell(speech, 'bot', { number: seat - people + 1 });
    return people === 1 ? tell(speech, 'lonePlayer') : tell(speech, 'seatName', { number: seat + 1 });
  });
}
