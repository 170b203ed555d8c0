import { type Component, createElement, type FunctionComponent } from 'preact';

/** A drawing that is made anew only when what it is given has changed in content. Give it little, and no functions. */
export function still<Props extends object>(Drawing: FunctionComponent<Props>): FunctionComponent<Props> {
  // Two layers: what the drawing itself follows, the language for one, still reaches it.
  return function Still(this: Component<Props>, props) {
    this.shouldComponentUpdate = (next) => !isSame(this.props, next);
    return createElement(Drawing, props);
  };
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isPlain(one) || !isPlain(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isSame(one[key], other[key]) && key in other)
  );
}

/** A record or a list: signals, elements and functions are the same only if they are one. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (value === null || typeof value !== 'object') return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
