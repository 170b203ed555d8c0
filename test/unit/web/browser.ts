// As much of a browser as a match of this device needs: pictures, events of the page, and two kinds of storage.

type Request = { result?: unknown; error?: unknown; onsuccess?: () => void; onupgradeneeded?: () => void };

export interface Browser {
  /** By id: what is in IndexedDB. */
  readonly matches: Map<string, unknown>;
  readonly local: Map<string, string>;
  /** While it is true writes are asked for and not done. */
  isSlow: boolean;
  /** Something happens to the page. */
  happen(type: 'pagehide' | 'visibilitychange'): void;
  /** Until nothing more happens by itself. */
  rest(): Promise<void>;
}

/** To be called before the modules of the page are imported. */
export function openBrowser(): Browser {
  const page = new EventTarget();
  const browser: Browser = {
    matches: new Map(),
    local: new Map(),
    isSlow: false,
    happen: (type) => void page.dispatchEvent(new Event(type)),
    async rest() {
      for (let i = 0; i < 12; i++) await new Promise((resolve) => setTimeout(resolve, 1));
    },
  };
  const { local } = browser;
  const storage = {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => void local.set(key, value),
    removeItem: (key: string) => void local.delete(key),
  };
  const asObject = new Proxy(storage, {
    ownKeys: () => [...local.keys()],
    getOwnPropertyDescriptor: (_, key) => ({
      value: local.get(String(key)),
      enumerable: true,
      configurable: true,
    }),
    get: (target, key) => Reflect.get(target, key) ?? local.get(String(key)),
  });
  const parts = {
    document: {
      hidden: false,
      documentElement: { dataset: {} },
      addEventListener: page.addEventListener.bind(page),
    },
    requestAnimationFrame: (draw: () => void) => setTimeout(draw, 0),
    addEventListener: page.addEventListener.bind(page),
    localStorage: asObject,
    indexedDB: { open: () => opening(browser) },
  };
  for (const [name, value] of Object.entries(parts)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  return browser;
}

function opening(browser: Browser): Request {
  const request: Request = {};
  request.result = {
    createObjectStore: () => {},
    transaction: () => transactionOn(browser),
  };
  queueMicrotask(() => {
    request.onupgradeneeded?.();
    request.onsuccess?.();
  });
  return request;
}

function transactionOn(browser: Browser): object {
  const { matches } = browser;
  const transaction: { oncomplete?: () => void; objectStore: () => object } = {
    objectStore: () => ({
      get: (id: string) => asked(() => structuredClone(matches.get(id))),
      getAll: () => asked(() => structuredClone([...matches.values()])),
      put: (match: { id: string }) => asked(() => void matches.set(match.id, structuredClone(match))),
      delete: (id: string) => asked(() => void matches.delete(id)),
    }),
  };
  const asked = (work: () => unknown): Request => {
    const request: Request = {};
    const finish = (): void => {
      if (browser.isSlow) {
        setTimeout(finish, 1).unref();
        return;
      }
      request.result = work();
      transaction.oncomplete?.();
    };
    queueMicrotask(finish);
    return request;
  };
  return transaction;
}
