// The terminal around a table, without a terminal.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { late } from '../../src/cli/play/input.ts';
import { playOn } from '../../src/cli/play/loop.ts';
import type { Terminal } from '../../src/cli/play/terminal.ts';
import { speechOf } from '../../src/cli/speech.ts';
import { bot, dealt, type Match, moved, people, person } from '../../src/match/test/table.ts';
import { tinyGame } from '../../src/match/test/tinyGame.ts';
import { emptyMinds } from '../../src/table/minds.ts';
import { tableOf } from '../../src/table/table.ts';

interface Played {
  readonly how: 'over' | 'left';
  readonly said: string;
  readonly questions: readonly string[];
  /** Moves as 'seat key'. */
  readonly moves: readonly string[];
  readonly terminal: Terminal;
}

/** `lines`: what is typed; after the last one nobody types any more. Bots end their turns at once. */
async function typed(match: Match, ...lines: readonly (string | typeof late)[]): Promise<Played> {
  const said: string[] = [];
  const questions: string[] = [];
  const rest = [...lines];
  const names = match.holders.map(({ name }) => name);
  const terminal: Terminal = {
    game: tinyGame,
    speech: speechOf('en', undefined, names),
    ask: (async (question: { view: { viewer: number; turn: number } }) => ({
      plan: question.view.viewer === question.view.turn ? ['endTurn'] : [],
      share: 0,
    })) as never,
    counsellor: { hint: async () => 'no hint' },
    input: {
      async next(question) {
        questions.push(question);
        return rest.shift();
      },
      close() {},
    },
    say: (text) => said.push(text),
    letBe: new Map(),
    table: tableOf(tinyGame, match as never),
    minds: emptyMinds(match.holders.length),
  };
  const how = await playOn(terminal);
  const moves = terminal.table.match.log.flatMap((entry) =>
    entry.type === 'move' ? [`${entry.seat} ${entry.key}`] : [],
  );
  return { how, said: said.join('\n'), questions, moves, terminal };
}

test("[GR-X1] whoever may act during a bot's turn is asked before the bot goes on", async () => {
  const { moves, questions } = await typed(dealt([bot('Robo'), person('Anna')]), 'clap', 'endTurn');
  assert.deepEqual(moves, ['1 clap', '0 endTurn', '1 endTurn']);
  assert.match(questions[0]!, /It is the turn of Robo\. Step in\?/);
});

test('an empty line lets be until something changes, `next` until the own turn', async () => {
  const once = await typed(dealt([bot('Robo'), bot('Robi'), person('Anna')]), '', '', 'endTurn');
  assert.deepEqual(once.moves.slice(0, 3), ['0 endTurn', '1 endTurn', '2 endTurn']);
  assert.equal(once.questions.filter((question) => /Step in/.test(question)).length, 3);
  const turns = ['n', 'endTurn', 'дальше', 'endTurn', 'next', 'endTurn'];
  const rarely = await typed(dealt([bot('Robo'), bot('Robi'), person('Anna')]), ...turns);
  assert.equal(rarely.how, 'over');
  assert.equal(rarely.questions.length, 6);
});

test("during another person's turn somebody here may be asked by their place", async () => {
  const { moves, said } = await typed(dealt(people(2)), '2:', 'clap', '2:', 'endTurn', 'endTurn');
  assert.deepEqual(moves, ['1 clap', '0 endTurn', '1 endTurn']);
  assert.match(said, /Борис may act out of turn: type "2:"/);
  assert.match(said, /It is not your turn to act/);
});

test('[EG-V3] who types nothing in time is turned out, and what is typed later counts for the next', async () => {
  const clock = { kind: 'turn', seconds: 60 } as const;
  const match = dealt(people(2), { clock, options: { timer: true } }, Date.now() - 61_000);
  const { said, moves, terminal } = await typed(match, 'endTurn');
  assert.match(said, /^Anna ran out of time\./);
  assert.deepEqual(moves, ['1 endTurn']);
  assert.equal(terminal.table.match.log.find(({ type }) => type === 'timeout')?.type, 'timeout');
  const fresh = dealt(people(2), { clock, options: { timer: true } }, Date.now());
  const { questions } = await typed(fresh, late, 'nonsense');
  assert.match(questions[0]!, /Anna \((59|60) s left\) >/);
  assert.equal(questions.length, 3, 'too early: it is asked again');
});

test('[ALL-5] a game without progress is told of in words', async () => {
  const match = dealt(people(2));
  const idle = { ...match, state: { ...match.state!, idleRounds: 17 } } as Match;
  const game = {
    ...tinyGame,
    view: (state: never, viewer: never) => ({ ...tinyGame.view(state, viewer), idleRounds: 17 }),
  };
  const said: string[] = [];
  const { terminal } = await typed(idle);
  await playOn({ ...terminal, game, say: (text) => said.push(text) });
  assert.match(said.join('\n'), /3 more rounds without progress/);
});

test('steps are taken back, whoever gives up leaves a bot, and the places say so', async () => {
  const match = moved(dealt(people(2)), '0 endTurn');
  const { moves, said, how, terminal } = await typed(
    match,
    'take:1',
    'undo',
    'undo',
    'resign',
    ...['n', 'endTurn', 'n', 'endTurn', 'n'],
  );
  assert.equal(how, 'over');
  assert.match(said, /Taken back[\s\S]*nothing to take back[\s\S]*Борис gave up; a bot plays on/);
  assert.equal(moves.length, 7);
  assert.deepEqual(terminal.table.match.resigned, [1]);
  assert.ok(terminal.table.match.isEnded);
});
