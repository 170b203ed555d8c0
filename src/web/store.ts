// Games under way, kept in the browser's IndexedDB. It needs no secure address. A page that is closed at once
// takes a write with it that is still under way: until it is done, the match also lies in localStorage.

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
    settle(key, String(text));
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

/** Unless something newer is under way by now. */
function settle(key: string, text: string): void {
  if (net()?.getItem(key) === text) net()?.removeItem(key);
}

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
export async function keep<Match extends Kept>(match: Match): Promise<void> {
  const key = `${pendingPrefix}${match.id}`;
  const text = JSON.stringify(match);
  note(key, text);
  await ask('readwrite', (table) => table.put(match));
  settle(key, text);
}

export function find<Match extends Kept>(id: string): Promise<Match | undefined> {
  return ask<Match | undefined>('readonly', (table) => table.get(id));
}

export async function newestFirst<Match extends Kept>(): Promise<readonly Match[]> {
  const all = await ask<Match[]>('readonly', (table) => table.getAll());
  return all.sort((a, b) => b.touched - a.touched);
}

export async function forget(id: string): Promise<void> {
  net()?.removeItem(`${pendingPrefix}${id}`);
  await ask('readwrite', (table) => table.delete(id));
}
