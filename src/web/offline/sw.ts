// Keeps the whole site, so that it opens without the network. The build puts the list of files in.

/** As much of the worker's world as is used here: the page's own types do not know it. */
interface Work extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Work {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly scope: string };
  addEventListener(type: 'install' | 'activate', listener: (event: Work) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}
declare const __LARETS_FILES__: readonly string[];
declare const __LARETS_VERSION__: string;

const scope = globalThis as unknown as Scope;
const prefix = 'larets-';
const cacheName = `${prefix}${__LARETS_VERSION__}`;

scope.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll([...__LARETS_FILES__])));
});

// A page that is open goes on with the files it began with: a new version waits until it is closed.
scope.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => scope.clients.claim()));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(scope.registration.scope)) {
    event.respondWith(answer(request));
  }
});

async function forgetOlder(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const wanted = request.mode === 'navigate' ? scope.registration.scope : request;
  return (await cache.match(wanted)) ?? fetch(request);
}
