// Messages with gaps. The syntax is a part of ICU's, and two kinds of our own that look a name up:
//   {count}                          the value as it is
//   {region, name, region}           the message `region.<value>`; a list gives a list of names
//   {seat, player}                   the name of who sits there
//   {grid[cell], name, card}         of the list `grid` the entry number `cell`; [place-1] if counted from one,
//                                    [x+1] if from minus one
//   {n, plural, one{…} few{…} other{#}}   by the language's own rules; =0{…} goes before them
//   {kind, select, land{…} other{…}}

export const languages = ['ru', 'en'] as const;
export type Language = (typeof languages)[number];
export type Catalogue = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, unknown>>;

export interface Speech {
  readonly language: Language;
  /** Searched in this order: a game's own texts, then the common ones. */
  readonly catalogues: readonly Catalogue[];
  /** By seat. */
  readonly players: readonly string[];
}

type Part =
  | string
  | { readonly kind: 'value' | 'player'; readonly of: string }
  | { readonly kind: 'name'; readonly of: string; readonly family: string }
  | {
      readonly kind: 'plural' | 'select';
      readonly of: string;
      readonly cases: ReadonlyMap<string, readonly Part[]>;
    };

export class MessageError extends Error {}

/** The message as a sentence. A key that no catalogue has gives itself, so that a gap is seen and nothing breaks. */
export function tell(speech: Speech, key: string, values: Values = {}): string {
  const message = find(speech, key);
  return message === undefined ? key : render(parseMessage(message), speech, values, undefined);
}

/** Words between asterisks are told in gold where there is gold; elsewhere like the others. */
export function plain(text: string): string {
  return text.replaceAll('*', '');
}

export function knows(speech: Speech, key: string): boolean {
  return find(speech, key) !== undefined;
}

function find(speech: Speech, key: string): string | undefined {
  for (const catalogue of speech.catalogues) if (Object.hasOwn(catalogue, key)) return catalogue[key];
  return undefined;
}

function render(parts: readonly Part[], speech: Speech, values: Values, count: number | undefined): string {
  return parts.map((part) => renderPart(part, speech, values, count)).join('');
}

function renderPart(part: Part, speech: Speech, values: Values, count: number | undefined): string {
  if (typeof part === 'string') return count === undefined ? part : part.replaceAll('#', String(count));
  const value = gapValue(values, part.of);
  switch (part.kind) {
    case 'value':
      return listed(value, String);
    case 'name':
      return listed(value, (one) => tell(speech, `${part.family}.${one}`, values));
    case 'player':
      return listed(value, (seat) => speech.players[Number(seat)] ?? String(seat));
    case 'select':
      return render(part.cases.get(String(value)) ?? part.cases.get('other') ?? [], speech, values, count);
    case 'plural': {
      const number = Number(value);
      const form = part.cases.has(`=${number}`) ? `=${number}` : pluralForm(speech.language, number);
      return render(part.cases.get(form) ?? part.cases.get('other') ?? [], speech, values, number);
    }
  }
}

/** What fills the gap of this name. */
export function gapValue(values: Values, of: string): unknown {
  const [, list, index, offset] = /^(\w+)\[(\w+)([+-]1)?\]$/.exec(of) ?? [];
  if (list === undefined) return values[of];
  const entries = values[list];
  return Array.isArray(entries) ? entries[Number(values[index!]) + Number(offset ?? 0)] : undefined;
}

function listed(value: unknown, name: (one: unknown) => string): string {
  return Array.isArray(value) ? value.map(name).join(', ') : name(value);
}

const pluralRules = new Map<Language, Intl.PluralRules>();

function pluralForm(language: Language, number: number): string {
  let rules = pluralRules.get(language);
  if (!rules) {
    rules = new Intl.PluralRules(language);
    pluralRules.set(language, rules);
  }
  return rules.select(number);
}

const parsed = new Map<string, readonly Part[]>();

/** Throws a MessageError at a message that is not well formed: the tests parse every one. */
export function parseMessage(message: string): readonly Part[] {
  let parts = parsed.get(message);
  if (!parts) {
    const reader = { text: message, at: 0 };
    parts = readParts(reader);
    if (reader.at < message.length) throw new MessageError(`A brace too many in: ${message}`);
    parsed.set(message, parts);
  }
  return parts;
}

interface Reader {
  readonly text: string;
  at: number;
}

function readParts(reader: Reader): readonly Part[] {
  const parts: Part[] = [];
  while (reader.at < reader.text.length && reader.text[reader.at] !== '}') {
    if (reader.text[reader.at] === '{') parts.push(readGap(reader));
    else parts.push(readUntil(reader, /[{}]/g));
  }
  return parts;
}

function readGap(reader: Reader): Part {
  reader.at++;
  const of = readName(reader, /[,}]/g);
  if (reader.text[reader.at] === '}') return close(reader, { kind: 'value', of });
  reader.at++;
  const kind = readUntil(reader, /[,}]/g).trim();
  switch (kind) {
    case 'player':
      return close(reader, { kind, of });
    case 'name':
      readComma(reader);
      return close(reader, { kind, of, family: readName(reader, /[}]/g) });
    case 'plural':
    case 'select':
      readComma(reader);
      return close(reader, { kind, of, cases: readCases(reader, kind) });
    default:
      throw new MessageError(`No gap of the kind "${kind}" in: ${reader.text}`);
  }
}

const caseNames = { plural: /^(zero|one|two|few|many|other|=\d+)$/, select: /^[^\s,]+$/ };

function readCases(reader: Reader, kind: 'plural' | 'select'): ReadonlyMap<string, readonly Part[]> {
  const cases = new Map<string, readonly Part[]>();
  for (;;) {
    const name = readUntil(reader, /[{}]/g).trim();
    if (reader.text[reader.at] !== '{' && name === '') break;
    if (!caseNames[kind].test(name) || cases.has(name)) {
      throw new MessageError(`No new case is "${name}" in: ${reader.text}`);
    }
    if (reader.text[reader.at] !== '{') throw new MessageError(`No text for "${name}" in: ${reader.text}`);
    reader.at++;
    cases.set(name, readParts(reader));
    if (reader.text[reader.at] !== '}') throw new MessageError(`An open brace in: ${reader.text}`);
    reader.at++;
  }
  if (!cases.has('other')) throw new MessageError(`No case "other" in: ${reader.text}`);
  return cases;
}

function close(reader: Reader, part: Part): Part {
  if (reader.text[reader.at] !== '}') throw new MessageError(`An open brace in: ${reader.text}`);
  reader.at++;
  return part;
}

function readComma(reader: Reader): void {
  if (reader.text[reader.at] !== ',') throw new MessageError(`A gap ends too early in: ${reader.text}`);
  reader.at++;
}

function readName(reader: Reader, end: RegExp): string {
  const name = readUntil(reader, end).trim();
  if (!/^[^\s{},]+$/.test(name)) throw new MessageError(`No gap is called "${name}" in: ${reader.text}`);
  return name;
}

function readUntil(reader: Reader, end: RegExp): string {
  end.lastIndex = reader.at;
  const found = end.exec(reader.text);
  const text = reader.text.slice(reader.at, found ? found.index : undefined);
  reader.at = found ? found.index : reader.text.length;
  return text;
}
