// Where the page is, as the part of the address after '#': it works at any address and without a server.

import { computed, signal } from '@preact/signals';

export type Route =
  | { readonly page: 'shelf' | 'settings' | 'about' | 'together' }
  | { readonly page: 'room'; readonly table: string; readonly key?: string }
  | { readonly page: 'watch'; readonly table: string; readonly key: string }
  | { readonly page: 'device'; readonly key: string }
  | { readonly page: 'play' | 'setup' | 'learn'; readonly game: string }
  | { readonly page: 'table'; readonly match: string }
  | { readonly page: 'replay'; readonly match: string; readonly at?: number }
  | { readonly page: 'game'; readonly packed: string }
  | { readonly page: 'rules'; readonly game: string; readonly paragraph: string | undefined };

const hash = signal(location.hash);
addEventListener('hashchange', () => {
  hash.value = location.hash;
});

export const route = computed(() => parse(hash.value));

function parse(text: string): Route {
  const [page, first, second] = text.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  switch (page) {
    case 'settings':
    case 'about':
    case 'together':
      return { page };
    case 'room':
      return first ? { page, table: first, ...(second && { key: second }) } : { page: 'shelf' };
    case 'watch':
      return first && second ? { page, table: first, key: second } : { page: 'shelf' };
    case 'device':
      return first ? { page, key: first } : { page: 'shelf' };
    case 'play':
    case 'setup':
    case 'learn':
      return first ? { page, game: first } : { page: 'shelf' };
    case 'table':
      return first ? { page, match: first } : { page: 'shelf' };
    case 'replay':
      return first ? { page, match: first, ...(second && { at: Number(second) }) } : { page: 'shelf' };
    case 'game':
      return first ? { page, packed: first } : { page: 'shelf' };
    case 'rules':
      return first ? { page, game: first, paragraph: second } : { page: 'shelf' };
    default:
      return { page: 'shelf' };
  }
}

export function addressOf(to: Route): string {
  switch (to.page) {
    case 'shelf':
      return '#/';
    case 'settings':
    case 'about':
    case 'together':
      return `#/${to.page}`;
    case 'room':
      return `#/room/${to.table}${to.key === undefined ? '' : `/${to.key}`}`;
    case 'watch':
      return `#/watch/${to.table}/${to.key}`;
    case 'device':
      return `#/device/${to.key}`;
    case 'play':
    case 'setup':
    case 'learn':
      return `#/${to.page}/${encodeURIComponent(to.game)}`;
    case 'table':
      return `#/table/${encodeURIComponent(to.match)}`;
    case 'replay':
      return `#/replay/${encodeURIComponent(to.match)}${to.at === undefined ? '' : `/${to.at}`}`;
    case 'game':
      return `#/game/${to.packed}`;
    case 'rules':
      return `#/rules/${encodeURIComponent(to.game)}${to.paragraph ? `/${encodeURIComponent(to.paragraph)}` : ''}`;
  }
}

export function go(to: Route): void {
  location.hash = addressOf(to);
}

/** Without leaving a trace to come back to: from a page that only leads on. */
export function goInstead(to: Route): void {
  location.replace(addressOf(to));
}
