// Games under way, kept in the browser's IndexedDB. It needs no secure address. A page that is closed takes a write
// with it that is not done yet: such a match is laid into localStorage then, which is done at once.

import { whenFree } from '../ui-kit/answer.ts';

export interface Kept {
  readonly id: string;
  /** When it was touched last, in milliseconds since 1970: the newest comes first. */
  readonly touched: number;
}

const databaseName = 'larets';
const tableName = 'matches';

const pendingPrefix = 'larets.pending.';

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= openDatabase().then(recover);
  return opened;
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(tableName, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Forbidden by some settings of browsers; then there is no net, and the write itself goes on. */
function net(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** What a closed page had not yet written. */
async function recover(open: IDBDatabase): Promise<IDBDatabase> {
  const pending = Object.entries(net() ?? {}).filter(([key]) => key.startsWith(pendingPrefix));
  for (const [key, text] of pending) {
    const match = parsed(String(text));
    if (match) {
      const kept: Kept | undefined = await done(open.transaction(tableName), (table) => table.get(match.id));
      const isNewer = kept === undefined || kept.touched < match.touched;
      if (isNewer) await done(open.transaction(tableName, 'readwrite'), (table) => table.put(match));
    }
    net()?.removeItem(key);
  }
  return open;
}

function parsed(text: string): Kept | undefined {
  try {
    const match = JSON.parse(text) as Kept;
    return typeof match.id === 'string' && typeof match.touched === 'number' ? match : undefined;
  } catch {
    return undefined;
  }
}

/** Where it does not fit, nothing older may stay in its place. */
function note(key: string, text: string): void {
  try {
    net()?.setItem(key, text);
  } catch {
    net()?.removeItem(key);
  }
}

const unwritten = new Map<string, Kept>();

function noteUnwritten(): void {
  for (const match of unwritten.values()) note(`${pendingPrefix}${match.id}`, JSON.stringify(match));
}

addEventListener('pagehide', noteUnwritten);
document.addEventListener('visibilitychange', () => {
  if (document.hidden) noteUnwritten();
});

async function ask<Result>(
  mode: IDBTransactionMode,
  question: (table: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  return done((await database()).transaction(tableName, mode), question);
}

function done<Result>(
  transaction: IDBTransaction,
  question: (table: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const request = question(transaction.objectStore(tableName));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Done when it is really kept. */
export async function keep(match: Kept): Promise<void> {
  unwritten.set(match.id, match);
  await ask('readwrite', (table) => table.put(match));
  // Unless something newer is under way by now.
  if (unwritten.get(match.id) !== match) return;
  unwritten.delete(match.id);
  net()?.removeItem(`${pendingPrefix}${match.id}`);
  for (const listener of keptListeners) listener(match.id);
}

const keptListeners = new Set<(id: string) => void>();

/** Whenever a match has really been kept by this page. Returns what ends it. */
export function whenKept(listener: (id: string) => void): () => void {
  keptListeners.add(listener);
  return () => keptListeners.delete(listener);
}

/** When the page has nothing better to do. Without storage the game goes on as long as the page is open. */
export function keepSoon(match: Kept): void {
  unwritten.set(match.id, match);
  whenFree(() => {
    if (unwritten.get(match.id) === match) void keep(match).catch(() => {});
  });
}

export async function keepAll(): Promise<void> {
  await Promise.allSettled([...unwritten.values()].map(keep));
}

export async function find<Match extends Kept>(id: string): Promise<Match | undefined> {
  await keepAll();
  return ask<Match | undefined>('readonly', (table) => table.get(id));
}

export async function newestFirst<Match extends Kept>(): Promise<readonly Match[]> {
  await keepAll();
  const all = await ask<Match[]>('readonly', (table) => table.getAll());
  return all.sort((a, b) => b.touched - a.touched);
}

export async function forget(id: string): Promise<void> {
  unwritten.delete(id);
  net()?.removeItem(`${pendingPrefix}${id}`);
  await ask('readwrite', (table) => table.delete(id));
}
