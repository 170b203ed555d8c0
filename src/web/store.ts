// Games under way, kept in the browser's IndexedDB. It needs no secure address.

export interface Kept {
  readonly id: string;
  /** When it was touched last, in milliseconds since 1970: the newest comes first. */
  readonly touched: number;
}

const databaseName = 'larets';
const tableName = 'matches';

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(tableName, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

async function ask<Result>(
  mode: IDBTransactionMode,
  question: (table: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const transaction = (await database()).transaction(tableName, mode);
  const request = question(transaction.objectStore(tableName));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Done when it is really kept. */
export async function keep<Match extends Kept>(match: Match): Promise<void> {
  await ask('readwrite', (table) => table.put(match));
}

export function find<Match extends Kept>(id: string): Promise<Match | undefined> {
  return ask<Match | undefined>('readonly', (table) => table.get(id));
}

export async function newestFirst<Match extends Kept>(): Promise<readonly Match[]> {
  const all = await ask<Match[]>('readonly', (table) => table.getAll());
  return all.sort((a, b) => b.touched - a.touched);
}

export async function forget(id: string): Promise<void> {
  await ask('readwrite', (table) => table.delete(id));
}
