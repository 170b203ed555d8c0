// A game leaves this device as a link that holds all of it: nothing is sent anywhere but by who shares it.

import type { AnyGame } from '../../kernel/game.ts';
import { fold } from '../../match/link.ts';
import type { Tale } from '../../match/tale.ts';
import { addressOf } from '../router.ts';

export function linkTo(game: AnyGame, tale: Tale): string {
  return `${location.href.split('#')[0]}${addressOf({ page: 'game', packed: fold(game, tale) })}`;
}

export type Shared = 'shared' | 'copied' | 'shown';

/** By the system's own sheet, else through the clipboard; where neither is to be had the link is shown to be copied. */
export async function share(title: string, url: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shown';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'shown';
  }
}
