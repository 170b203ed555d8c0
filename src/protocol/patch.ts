// The difference of two pictures as plain JSON: what crosses the wire instead of a whole view.
//
// undefined           as it was
// [value]             this instead
// { field: patch }    an object or a list of the same length: these fields are different; null takes one away
// { '-': [at, gone, [come]] }   a list of another length: `gone` items out at `at`, these in

export type Patch = readonly [unknown] | { readonly [field: string]: Patch | null } | Splice;
interface Splice {
  readonly '-': readonly [number, number, readonly unknown[]];
}

type Fields = Readonly<Record<string, unknown>>;

/** Undefined where both are equal as JSON. */
export function difference(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (!isContainer(before) || !isContainer(after) || Array.isArray(before) !== Array.isArray(after)) {
    return [after];
  }
  if (Array.isArray(before) && before.length !== (after as unknown as readonly unknown[]).length) {
    return splice(before, after as unknown as readonly unknown[]);
  }
  return fields(before, after);
}

function fields(before: Fields, after: Fields): Patch | undefined {
  const patch: Record<string, Patch | null> = {};
  let isDifferent = false;
  for (const name in after) {
    if (after[name] === undefined) continue;
    const found =
      before[name] === undefined ? ([after[name]] as const) : difference(before[name], after[name]);
    if (found === undefined) continue;
    patch[name] = found;
    isDifferent = true;
  }
  for (const name in before) {
    if (before[name] === undefined || after[name] !== undefined) continue;
    patch[name] = null;
    isDifferent = true;
  }
  if (!isDifferent) return undefined;
  // A field of this name would read as a splice.
  return Object.hasOwn(patch, '-') ? [after] : patch;
}

function splice(before: readonly unknown[], after: readonly unknown[]): Patch {
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && difference(before[start], after[start]) === undefined) start++;
  let end = 0;
  while (end < least - start && difference(before.at(-1 - end), after.at(-1 - end)) === undefined) end++;
  return { '-': [start, before.length - start - end, after.slice(start, after.length - end)] };
}

/** The picture after; the one before stays as it is, and shares what has not changed. */
export function patched(before: unknown, patch: Patch | undefined): unknown {
  if (patch === undefined) return before;
  if (Array.isArray(patch)) return patch[0];
  if (isSplice(patch)) {
    const [at, gone, come] = patch['-'];
    return (before as readonly unknown[]).toSpliced(at, gone, ...come);
  }
  const after = (Array.isArray(before) ? [...before] : { ...(before as Fields) }) as Record<string, unknown>;
  for (const [name, change] of Object.entries(patch as Readonly<Record<string, Patch | null>>)) {
    if (change === null) delete after[name];
    else after[name] = patched(after[name], change);
  }
  return after;
}

function isSplice(patch: Patch): patch is Splice {
  return Object.hasOwn(patch, '-');
}

function isContainer(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
