// A hash over the log, entry by entry. A place in a log is only free for whoever knows what stands before it: so a
// database that has lost its end, or a node that missed something, cannot put one story on top of another.

import { createHash } from 'node:crypto';

export function chainOf(previous: string, body: string): string {
  return createHash('sha256').update(`${previous}\n${body}`).digest('base64url').slice(0, 22);
}

/** What the first entry is bound to. */
export function firstChain(header: string): string {
  return chainOf('larets/log/1', header);
}
