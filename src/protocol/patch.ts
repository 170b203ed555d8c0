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
  if (Array.isArray(before)) {
    const list = after as unknown as readonly unknown[];
    return before.length === list.length ? items(before, list) : splice(before, list);
  }
  return fields(before, after);
}

/** Lists by index: names of places, as an object has them, are slow. */
function items(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  let patch: Record<number, Patch> | undefined;
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    const found = difference(before[i], after[i]);
    if (found !== undefined) {
      patch ??= {};
      patch[i] = found;
    }
  }
  return patch;
}

function fields(before: Fields, after: Fields): Patch | undefined {
  let patch: Record<string, Patch | null> | undefined;
  for (const name in after) {
    const now = after[name];
    const old = before[name];
    if (now === old || now === undefined) continue;
    const found = old === undefined ? ([now] as const) : difference(old, now);
    if (found === undefined) continue;
    patch ??= {};
    patch[name] = found;
  }
  for (const name in before) {
    if (after[name] !== undefined || before[name] === undefined) continue;
    patch ??= {};
    patch[name] = null;
  }
  // A field of this name would read as a splice.
  return patch && Object.hasOwn(patch, '-') ? [after] : patch;
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
