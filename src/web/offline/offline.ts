// What the browser allows at this address: keeping the page itself, or only what is open.

import { signal } from '@preact/signals';

export const offlineState = signal<'unknown' | 'ready' | 'plain'>('unknown');

/** Only a build has a list of its files to keep. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    offlineState.value = 'plain';
    return;
  }
  if (import.meta.env.DEV) return;
  try {
    await navigator.serviceWorker.register('./sw.js');
    await navigator.serviceWorker.ready;
    offlineState.value = 'ready';
  } catch {
    // A browser that forbids it, in a private window for example.
    offlineState.value = 'plain';
  }
}
