import type { Seen } from '../../match/seen.ts';
import { type NotProven, type Verdict, verify } from '../../match/verify.ts';
import type { Command } from '../args.ts';
import { readMatch, readSeen } from '../files.ts';
import { loadGame } from '../load.ts';

export const verifyCommand: Command = {
  usage: '<file> [--seen FILE …] [--json]',
  summary: 'Plays a match again and says whether its draws and moves can have been so.',
  flags: {
    seen: { kind: 'list', help: 'what a client kept of what it was shown' },
    json: { kind: 'flag', help: 'one JSON object' },
  },
  async run(args) {
    const file = readMatch(args.words[0]);
    const seen: Seen[] = args.list('seen').map(readSeen);
    const { game } = await loadGame(file.header.game);
    const verdict = verify(game, file, seen);
    process.stdout.write(`${args.flag('json') ? JSON.stringify(verdict) : verdictText(verdict)}\n`);
    return verdict.verdict === 'wrong' ? 1 : 0;
  },
};

const whyNotProven: Readonly<Record<NotProven, string>> = {
  knownDeal: 'it was dealt from a typed seed, so somebody may have known the cards',
  onlyTheTable: 'nobody but the table brought chance, so it could have chosen among deals',
  notEnded: 'it has not ended, and its secret is not open yet',
  secretNotOpened: 'its secret was not opened at the end',
};

function verdictText(verdict: Verdict): string {
  switch (verdict.verdict) {
    case 'proven':
      return 'proven: nobody could have chosen or changed these draws, and every move was by the rules';
    case 'notProven':
      return `not proven: every entry fits, but ${whyNotProven[verdict.why]}`;
    case 'wrong':
      return `wrong: entry ${verdict.seq} of the log does not fit [${verdict.code}]`;
  }
}
