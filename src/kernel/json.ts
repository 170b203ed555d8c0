// Plain data: one way to write it, to compare it, to freeze it, to say what is not plain.

import { hex, sha256, utf8 } from './hash.ts';

/** The value as JSON with sorted keys: equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return canonicalList(value);
  const record = value as Readonly<Record<string, unknown>>;
  let text = '{';
  for (const key of sortedKeys(record)) {
    const field = record[key];
    if (field === undefined) continue;
    text += `${text.length > 1 ? ',' : ''}${quoted(key)}:${canonicalJson(field)}`;
  }
  return `${text}}`;
}

function canonicalList(list: readonly unknown[]): string {
  let text = '[';
  for (let i = 0; i < list.length; i++)
    text += i === 0 ? canonicalJson(list[i]) : `,${canonicalJson(list[i])}`;
  return `${text}]`;
}

function sortedKeys(record: Readonly<Record<string, unknown>>): readonly string[] {
  const keys = Object.keys(record);
  for (let i = 1; i < keys.length; i++) if (keys[i - 1]! > keys[i]!) return keys.sort();
  return keys;
}

/** The names of fields are few, and told millions of times. */
const quotes = new Map<string, string>();
const mostQuotes = 5000;

function quoted(key: string): string {
  const known = quotes.get(key);
  if (known !== undefined) return known;
  const text = JSON.stringify(key);
  if (quotes.size < mostQuotes) quotes.set(key, text);
  return text;
}

let sha256OfText = (text: string): string => hex(sha256(utf8(text)));

/** Where there is a faster one than ours. It must give the same: hexadecimal text, of the text as UTF-8. */
export function hashTextsWith(faster: (text: string) => string): void {
  for (const probe of ['', 'ларец', '\ud800x']) {
    if (faster(probe) !== hex(sha256(utf8(probe)))) throw new Error('this is another hash');
  }
  sha256OfText = faster;
}

/** 16 hexadecimal digits that two different states do not share by accident. */
export function hashOf(value: unknown): string {
  return sha256OfText(canonicalJson(value)).slice(0, 16);
}

/** Equal as JSON. */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!deepEqual(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const left = a as Readonly<Record<string, unknown>>;
  const right = b as Readonly<Record<string, unknown>>;
  let fields = 0;
  for (const key in left) {
    if (left[key] === undefined) continue;
    fields++;
    // The one name under which every object answers with an object, whether it has such a field or not.
    if (key === '__proto__' && !Object.hasOwn(right, key)) return false;
    if (!deepEqual(left[key], right[key])) return false;
  }
  for (const key in right) if (right[key] !== undefined) fields--;
  return fields === 0;
}

/** Where two values differ, as a path with both values; undefined if they do not. For messages of tests. */
export function difference(a: unknown, b: unknown, path = ''): string | undefined {
  if (deepEqual(a, b)) return undefined;
  if (isRecord(a) && isRecord(b) && Array.isArray(a) === Array.isArray(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const found = difference(a[key], b[key], `${path}.${key}`);
      if (found) return found;
    }
  }
  return `${path || 'value'}: ${JSON.stringify(a)} is not ${JSON.stringify(b)}`;
}

export function deepFreeze<Value>(value: Value): Value {
  if (value !== null && typeof value === 'object') {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

/** What JSON would lose or change, as a path; undefined if nothing. */
export function notJson(value: unknown, path = 'value'): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
        ? undefined
        : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
    case 'object':
      break;
    default:
      return `${path} is ${typeof value}`;
  }
  if (value === null) return undefined;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return `${path} is no plain object`;
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path} has a symbol`;
  const keys = Object.keys(value);
  if (Array.isArray(value) && (keys.length !== value.length || keys.some((key, i) => key !== String(i)))) {
    return `${path} is a list with a gap or a name`;
  }
  for (const key of keys) {
    const found = notJson((value as Readonly<Record<string, unknown>>)[key], `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
}

/** The first object that both values hold, as a path in the first; frozen ones are harmless
 *  (so ask before you freeze). */
export function sharedObject(a: unknown, b: unknown): string | undefined {
  const held = new Set<unknown>();
  collect(b, held);
  return findShared(a, held, 'value');
}

function collect(value: unknown, into: Set<unknown>): void {
  if (!isRecord(value) || into.has(value)) return;
  into.add(value);
  for (const part of Object.values(value)) collect(part, into);
}

function findShared(value: unknown, held: ReadonlySet<unknown>, path: string): string | undefined {
  if (!isRecord(value)) return undefined;
  if (held.has(value) && !Object.isFrozen(value)) return path;
  for (const [key, part] of Object.entries(value)) {
    const found = findShared(part, held, `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object';
}
