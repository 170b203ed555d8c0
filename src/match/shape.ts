// Checking what came from outside, piece by piece. A check says what is wrong and where, or nothing.

export interface ShapeProblem {
  readonly code: 'notAnObject' | 'notAList' | 'tooLong' | 'missingField' | 'unknownField' | 'badValue';
  /** 'log[3].seat' */
  readonly path: string;
}

export type Check = (value: unknown, path: string) => ShapeProblem | undefined;

export function value(isGood: (value: unknown) => boolean): Check {
  return (given, path) => (isGood(given) ? undefined : { code: 'badValue', path });
}

export function integer(least: number, most: number): Check {
  return value(
    (given) => Number.isSafeInteger(given) && !Object.is(given, -0) && inRange(given as number, least, most),
  );
}

function inRange(number: number, least: number, most: number): boolean {
  return number >= least && number <= most;
}

export function text(pattern: RegExp): Check {
  return value((given) => typeof given === 'string' && pattern.test(given));
}

export function is(expected: string): Check {
  return value((given) => given === expected);
}

/** Exactly these fields. */
export function fields(
  checks: Readonly<Record<string, Check>>,
  optional: Readonly<Record<string, Check>> = {},
): Check {
  return (given, path) => {
    if (!isObject(given)) return { code: 'notAnObject', path };
    for (const name of Object.keys(given)) {
      const check = own(checks, name) ?? own(optional, name);
      if (check === undefined) return { code: 'unknownField', path: inside(path, name) };
      const found = check(given[name], inside(path, name));
      if (found) return found;
    }
    const missing = Object.keys(checks).find((name) => !Object.hasOwn(given, name));
    return missing === undefined ? undefined : { code: 'missingField', path: inside(path, missing) };
  };
}

/** Any fields, few of them, named as options are. */
export function table(check: Check): Check {
  return (given, path) => {
    if (!isObject(given)) return { code: 'notAnObject', path };
    const names = Object.keys(given);
    if (names.length > 50) return { code: 'tooLong', path };
    for (const name of names) {
      if (!/^[a-z]\w{0,39}$/i.test(name)) return { code: 'unknownField', path };
      const found = check(given[name], inside(path, name));
      if (found) return found;
    }
    return undefined;
  };
}

export function list(check: Check, most: number): Check {
  return (given, path) => {
    if (!Array.isArray(given)) return { code: 'notAList', path };
    if (given.length > most) return { code: 'tooLong', path };
    for (let i = 0; i < given.length; i++) {
      const found = check(given[i], `${path}[${i}]`);
      if (found) return found;
    }
    return undefined;
  };
}

/** One after the other, and no more. */
export function tuple(checks: readonly Check[]): Check {
  return value(
    (given) =>
      Array.isArray(given) &&
      given.length === checks.length &&
      checks.every((check, i) => check(given[i], '') === undefined),
  );
}

/** Which check it is follows from the field `tag`. */
export function variants(tag: string, checks: Readonly<Record<string, Check>>): Check {
  return (given, path) => {
    if (!isObject(given)) return { code: 'notAnObject', path };
    if (!Object.hasOwn(given, tag)) return { code: 'missingField', path: inside(path, tag) };
    const kind = given[tag];
    const check = typeof kind === 'string' ? own(checks, kind) : undefined;
    return check === undefined ? { code: 'badValue', path: inside(path, tag) } : check(given, path);
  };
}

/** The first check if the field is there, otherwise the second. */
export function withOrWithout(field: string, there: Check, notThere: Check): Check {
  return (given, path) => (isObject(given) && Object.hasOwn(given, field) ? there : notThere)(given, path);
}

/** What it says of the whole of several checks: the first to fit. */
export function either(...checks: readonly Check[]): Check {
  return value((given) => checks.some((check) => check(given, '') === undefined));
}

export function isObject(given: unknown): given is Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

function own(checks: Readonly<Record<string, Check>>, name: string): Check | undefined {
  return Object.hasOwn(checks, name) ? checks[name] : undefined;
}

function inside(path: string, name: string): string {
  const shown = name.slice(0, 40);
  return path === '' ? shown : `${path}.${shown}`;
}
