// As much of Markdown as the rules are written in, as data.

export type Inline = string | { readonly kind: 'strong' | 'em' | 'code'; readonly parts: readonly Inline[] };

export type Block =
  | {
      readonly kind: 'heading';
      readonly level: number;
      readonly id: string;
      readonly parts: readonly Inline[];
    }
  | { readonly kind: 'paragraph'; readonly id: string | undefined; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly Item[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };

/** With the id of the paragraph of the rules that begins there. */
interface Item {
  readonly id: string | undefined;
  readonly parts: readonly Inline[];
}

const itemStart = /^\s*(?:[-*]|\d+\.)\s+/;

export function parseMarkdown(text: string): readonly Block[] {
  return text
    .replaceAll('\r', '')
    .split(/\n{2,}/)
    .flatMap((chunk) => splitHeading(chunk.split('\n').filter((line) => line.trim() !== '')))
    .flatMap((lines) => (lines.length > 0 ? [blockOf(lines)] : []));
}

/** A heading ends with its line, whether or not an empty one follows. */
function splitHeading(lines: readonly string[]): readonly (readonly string[])[] {
  const first = lines[0];
  return first?.startsWith('#') ? [[first], ...splitHeading(lines.slice(1))] : [lines];
}

function blockOf(lines: readonly string[]): Block {
  const first = lines[0]!;
  const heading = /^(#+)\s+(.*)$/.exec(first);
  if (heading) {
    const parts = parseInline(heading[2]!);
    return { kind: 'heading', level: heading[1]!.length, id: slug(heading[2]!), parts };
  }
  if (first.startsWith('|')) return tableOf(lines);
  if (itemStart.test(first)) return listOf(lines);
  const whole = lines.map((line) => line.trim()).join(' ');
  return { kind: 'paragraph', id: ruleId(whole), parts: parseInline(whole) };
}

function listOf(lines: readonly string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (itemStart.test(line)) items.push(line.replace(itemStart, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return {
    kind: 'list',
    isOrdered: /^\s*\d/.test(lines[0]!),
    items: items.map((item) => ({ id: ruleId(item), parts: parseInline(item) })),
  };
}

function tableOf(lines: readonly string[]): Block {
  const rows = lines
    .filter((line) => !/^\|[\s:|-]+$/.test(line))
    .map((line) =>
      line
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => parseInline(cell.trim())),
    );
  return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) };
}

/** `**EE-T4** …` begins the paragraph EE-T4. */
function ruleId(text: string): string | undefined {
  return /^\*\*([A-Z]+-[A-Z]*\d+)\b/.exec(text)?.[1];
}

function slug(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}

const marks = [
  { mark: /\*\*(.+?)\*\*/, kind: 'strong' },
  { mark: /\*(.+?)\*/, kind: 'em' },
  { mark: /`(.+?)`/, kind: 'code' },
] as const;

export function parseInline(text: string): readonly Inline[] {
  for (const { mark, kind } of marks) {
    const found = mark.exec(text);
    if (!found) continue;
    const before = text.slice(0, found.index);
    const after = text.slice(found.index + found[0].length);
    const inner = kind === 'code' ? [found[1]!] : parseInline(found[1]!);
    return [...parseInline(before), { kind, parts: inner }, ...parseInline(after)];
  }
  return text === '' ? [] : [text];
}
