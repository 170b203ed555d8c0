// Asking the server by HTTP. Whatever goes wrong comes back as a code.

import { tell } from '../speech.ts';

export type Answered<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: string };

/** `offline`: nobody answers. `noServer`: somebody answers who is no server of tables. */
export async function ask<Value>(path: string, body?: object): Promise<Answered<Value>> {
  let response: Response;
  try {
    response = await fetch(new URL(`api/${path}`, siteAddress()), {
      credentials: 'same-origin',
      ...(body && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
  } catch {
    return { ok: false, code: 'offline' };
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return { ok: true, value: answer as Value };
  return { ok: false, code: codeIn(answer) ?? 'noServer' };
}

function codeIn(answer: unknown): string | undefined {
  const { error } = (answer ?? {}) as { error?: { code?: unknown } };
  return typeof error?.code === 'string' ? error.code : undefined;
}

/** Of the page, without what follows the '#'. */
export function siteAddress(): string {
  return location.href.split('#')[0]!;
}

export function socketAddress(table: string): string {
  const address = new URL(`live/${encodeURIComponent(table)}`, siteAddress());
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

/** A code that this page has no words for is told as what it is: something broke. */
export function problemWords(code: string): string {
  const key = `online.${code}`;
  const words = tell(key);
  return words === key ? tell('online.internal') : words;
}
