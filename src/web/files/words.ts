import type { Tell } from '../../ui-kit/board.ts';
import type { Finding } from './read.ts';

/** What is wrong with a file, or what is right about it, in a sentence. */
export function findingWords(finding: Finding, tell: Tell): string {
  switch (finding.code) {
    case 'broken':
      return tell(`file.${finding.problem.code}`, { path: finding.problem.path });
    case 'wrong':
      return tell(finding.misfit.seq === 0 ? 'file.wrongHeader' : 'file.wrong', {
        number: finding.misfit.seq,
        code: finding.misfit.code,
      });
    case 'unknownGame':
    case 'otherRules':
    case 'proven':
    case 'knownDeal':
    case 'onlyTheTable':
    case 'notEnded':
    case 'secretNotOpened':
      return tell(`file.${finding.code}`, { ...finding });
  }
}
