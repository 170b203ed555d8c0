import { hex } from '../kernel/hash.ts';

/** Fresh, and unlike any other. Works at addresses that are not secure, too. */
export function randomHex(bytes: number): string {
  return hex(crypto.getRandomValues(new Uint8Array(bytes)));
}
