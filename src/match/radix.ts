// Choices as one number: a choice among n takes log2(n) bits and not one more, and a forced one none at all.

import { fromHex, hex } from '../kernel/hash.ts';

export interface Choice {
  readonly index: number;
  readonly of: number;
}

export function toNumber(choices: readonly Choice[]): bigint {
  return choices.reduceRight((rest, { index, of }) => rest * BigInt(of) + BigInt(index), 0n);
}

/** Takes the choices out again, in the order in which they were made. */
export function choicesFrom(number: bigint): { next(of: number): number; isSpent(): boolean } {
  let rest = number;
  return {
    next(of) {
      const index = rest % BigInt(of);
      rest /= BigInt(of);
      return Number(index);
    },
    isSpent: () => rest === 0n,
  };
}

export function bytesOfNumber(number: bigint): Uint8Array {
  if (number === 0n) return new Uint8Array(0);
  const digits = number.toString(16);
  return fromHex(digits.padStart(digits.length + (digits.length % 2), '0'))!;
}

export function numberOfBytes(bytes: Uint8Array): bigint {
  return bytes.length === 0 ? 0n : BigInt(`0x${hex(bytes)}`);
}
