// Bytes as text that an address bears as it is.

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const values: ReadonlyMap<string, number> = new Map([...letters].map((letter, index) => [letter, index]));

export function base64url(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a, b = 0, c = 0] = bytes.subarray(i, i + 3);
    const word = (a! << 16) | (b << 8) | c;
    const length = Math.min(3, bytes.length - i) + 1;
    for (let k = 0; k < length; k++) text += letters[(word >> (18 - 6 * k)) & 63];
  }
  return text;
}

/** Undefined unless it is such text, in the one spelling that `base64url` gives. */
export function fromBase64url(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  for (let i = 0, at = 0; i < text.length; i += 4) {
    let word = 0;
    for (let k = 0; k < 4; k++) {
      const value = i + k < text.length ? values.get(text[i + k]!) : 0;
      if (value === undefined) return undefined;
      word = (word << 6) | value;
    }
    for (let k = 0; k < 3 && at < bytes.length; k++) bytes[at++] = (word >> (16 - 8 * k)) & 255;
  }
  return base64url(bytes) === text ? bytes : undefined;
}
