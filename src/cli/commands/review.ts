import { knowledgeOf } from '../../bots/knowledge.ts';
import { type Judged, type Review, review, type Turning } from '../../bots/review.ts';
import type { GameModule } from '../../games/whole.ts';
import { mostChanged, percent, points } from '../../i18n/counsel.ts';
import { type Speech, tell } from '../../i18n/format.ts';
import type { GameTypes } from '../../kernel/game.ts';
import { rngFromSeed } from '../../kernel/random.ts';
import { type Made, movesMade } from '../../match/made.ts';
import { open } from '../../match/open.ts';
import type { Command } from '../args.ts';
import { readMatch } from '../files.ts';
import { loadGame } from '../load.ts';
import { planText } from '../play/counsel.ts';
import { Problem } from '../problem.ts';
import { readLanguage, speechOf } from '../speech.ts';

type Steps = readonly Made<GameTypes>[];

export const reviewCommand: Command = {
  usage: '<file> [--json] [--lang ru|en]',
  summary:
    'Looks at a finished match again: chances, turning points, what was given away, and what was luck.',
  flags: {
    json: { kind: 'flag', help: 'one JSON object' },
    lang: { kind: 'text', help: 'ru or en' },
  },
  async run(args) {
    const file = readMatch(args.words[0]);
    const module = await loadGame(file.header.game);
    const players = file.header.sitters.map((sitter) => sitter.name);
    const speech = speechOf(readLanguage(args), module.texts, players);
    const opened = open(module.game, file, file.log.find((entry) => entry.type === 'end')?.secret);
    if (!opened.ok)
      throw new Problem(opened.misfit.code, `entry ${opened.misfit.seq} of the log does not fit`);
    const { state } = opened.match;
    if (state === undefined || module.game.outcome(state) === undefined) {
      throw new Problem('notFinished', 'a match is reviewed when it is over');
    }
    const steps = movesMade(module.game, opened.match);
    const reviewed = worked(module, steps);
    process.stdout.write(
      args.flag('json') ? `${JSON.stringify(reviewed)}\n` : `${told(module, speech, steps, reviewed)}\n`,
    );
    return 0;
  },
};

function worked({ game, hints }: GameModule, steps: Steps): Review<GameTypes> {
  const work = review(knowledgeOf(game, hints), steps, rngFromSeed('review'));
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (process.stderr.isTTY) process.stderr.write(`\r${percent(value)} % `);
  }
}

function told(module: GameModule, speech: Speech, steps: Steps, reviewed: Review<GameTypes>): string {
  const { chances, turnings, judged, luck, lost } = reviewed;
  const flaws = judged.filter(({ verdict }) => verdict !== 'good' && verdict !== 'close');
  return [
    tell(speech, 'review.chances'),
    ...chances.flatMap((shares, number) => {
      // Once a turn is enough to see.
      const isTold = number === 0 || steps[number]?.seat !== steps[number - 1]!.seat;
      return isTold ? [`  ${String(number).padStart(3)}  ${shares.map(bar).join('  ')}`] : [];
    }),
    tell(speech, 'review.turnings'),
    ...turnings.map((turning) => `  ${turningText(module, speech, steps, turning)}`),
    tell(speech, flaws.length > 0 ? 'review.moves' : 'review.flawless'),
    ...flaws.map((flaw) => `  ${flawText(module, speech, steps, flaw)}`),
    tell(speech, 'review.balanceTitle'),
    ...luck.map((share, seat) => {
      const balance = { seat, luck: points(share), lost: percent(lost[seat]!) };
      return `  ${tell(speech, 'review.balance', balance)}`;
    }),
    tell(speech, 'review.fair'),
  ].join('\n');
}

function bar(share: number): string {
  return `${'█'.repeat(Math.round(share * 20)).padEnd(20, '·')} ${String(percent(share)).padStart(3)}`;
}

function turningText(
  module: GameModule,
  speech: Speech,
  steps: Steps,
  { index, seat, played, change }: Turning<GameTypes>,
): string {
  return tell(speech, 'review.turning', {
    number: index + 1,
    seat,
    move: inWords(module, speech, steps, index, played).join(' → '),
    ...mostChanged(change),
  });
}

function flawText(module: GameModule, speech: Speech, steps: Steps, flaw: Judged<GameTypes>): string {
  const { index, seat, verdict, loss, played, best } = flaw;
  return tell(speech, 'review.loss', {
    number: index + 1,
    seat,
    verdict: tell(speech, `review.${verdict}`),
    points: percent(loss),
    played: inWords(module, speech, steps, index, played).join(' → '),
    better: inWords(module, speech, steps, index, best).join(' → '),
  });
}

function inWords(
  module: GameModule,
  speech: Speech,
  steps: Steps,
  index: number,
  moves: readonly GameTypes['move'][],
): string[] {
  const { seat, before } = steps[index]!;
  return planText(module.game, speech, module.game.view(before, seat), moves);
}
