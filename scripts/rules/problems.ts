export interface RuleSources {
  readonly game: string;
  readonly ruleIds: readonly string[];
  /** Texts of the rulebooks by file name; undefined where the file is missing. */
  readonly rulebooks: Readonly<Record<string, string | undefined>>;
  /** Titles of the tests that ran and passed. */
  readonly passedTitles: readonly string[];
}

const PARAGRAPH = /^(?:[-*] +)?\*\*([A-Z]+-[A-Z]?\d+)\*\*/gm;
const LEADING_IDS = /^(?:\[[^\]]+\]\s*)+/;

/** One sentence for every rule that is not written down, not proven, or not known to the game. */
export function ruleProblems(sources: RuleSources): string[] {
  const { game, ruleIds, rulebooks, passedTitles } = sources;
  const problems = twiceIn(ruleIds).map((id) => `${game}: ${id} is twice in ruleIds`);
  for (const [file, text] of Object.entries(rulebooks)) {
    const sentences = text === undefined ? ['is missing'] : rulebookProblems(text, ruleIds);
    problems.push(...sentences.map((sentence) => `${game}: ${file} ${sentence}`));
  }
  const proven = new Set(passedTitles.flatMap(idsOfTitle));
  for (const id of ruleIds) {
    if (!proven.has(id)) problems.push(`${game}: no passed test has a title that begins with [${id}]`);
  }
  for (const id of proven) {
    if (!ruleIds.includes(id))
      problems.push(`${game}: a test is titled [${id}], which is no rule of the game`);
  }
  return problems;
}

/** '[EE-T4] [EE-T5] march' → EE-T4, EE-T5. */
export function idsOfTitle(title: string): string[] {
  const leading = LEADING_IDS.exec(title)?.[0] ?? '';
  return [...leading.matchAll(/\[([^\]]+)\]/g)].map((match) => match[1]!);
}

function rulebookProblems(text: string, ruleIds: readonly string[]): string[] {
  const paragraphs = [...text.matchAll(PARAGRAPH)].map((match) => match[1]!);
  const known = new Set(ruleIds);
  const unknown = new Set([...paragraphs, ...mentions(text, ruleIds)].filter((id) => !known.has(id)));
  return [
    ...ruleIds.filter((id) => !paragraphs.includes(id)).map((id) => `has no paragraph **${id}**`),
    ...twiceIn(paragraphs).map((id) => `has two paragraphs **${id}**`),
    ...[...unknown].map((id) => `names ${id}, which is not in ruleIds`),
  ];
}

/** Only the game's own prefixes: UTF-8 is no rule. */
function mentions(text: string, ruleIds: readonly string[]): string[] {
  const prefixes = new Set(ruleIds.map((id) => id.split('-')[0]!));
  if (prefixes.size === 0) return [];
  const pattern = new RegExp(`(?<![\\w-])(?:${[...prefixes].join('|')})-[A-Z]?\\d+`, 'g');
  return [...text.matchAll(pattern)].map((match) => match[0]);
}

function twiceIn(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}
