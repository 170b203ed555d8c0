// Several tabs of one match on one device: one of them runs it, the others follow, and each may take over. They speak
// by a channel that needs no secure address.

import { type ReadonlySignal, signal } from '@preact/signals';

export type Part = 'asking' | 'running' | 'following';

type Message =
  /** Does anybody run this match? */
  | { readonly say: 'asks'; readonly match: string; readonly tab: string }
  /** I do, since then: of two the later one goes on. */
  | { readonly say: 'runs'; readonly match: string; readonly tab: string; readonly since: number }
  /** I am going to. */
  | { readonly say: 'takes'; readonly match: string; readonly tab: string }
  /** All that I know of it is kept; it is yours. */
  | { readonly say: 'gives' | 'changed'; readonly match: string; readonly tab: string };

export interface Tab {
  readonly part: ReadonlySignal<Part>;
  /** Counts what was kept elsewhere: there is something new to be read. */
  readonly changes: ReadonlySignal<number>;
  takeOver(): void;
  /** Something new is kept. */
  tellChange(): void;
  close(): void;
}

interface Surroundings {
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'>;
  readonly tab: string;
  now(): number;
  /** Until all that is known here is kept. */
  flush(): Promise<void>;
}

/** So long an answer is waited for, in milliseconds: a tab that does not answer sleeps, or is gone. */
const patience = 150;

export function sitAt(match: string, { channel, tab, now, flush }: Surroundings): Tab {
  const part = signal<Part>('asking');
  const changes = signal(0);
  let since = 0;
  let isTaking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (message: Message): void => channel.postMessage(message);
  const run = (): void => {
    clearTimeout(timer);
    isTaking = false;
    since = now();
    part.value = 'running';
    say({ say: 'runs', match, tab, since });
  };
  const follow = (): void => {
    clearTimeout(timer);
    part.value = 'following';
  };
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.match !== match || data.tab === tab) return;
    switch (data.say) {
      case 'asks':
        if (part.value === 'running') say({ say: 'runs', match, tab, since });
        return;
      case 'runs':
        if (part.value === 'asking') follow();
        else if (part.value === 'running' && data.since >= since) follow();
        else if (part.value === 'running') say({ say: 'runs', match, tab, since });
        return;
      case 'takes':
        if (part.value !== 'running') return;
        follow();
        void flush().then(() => say({ say: 'gives', match, tab }));
        return;
      case 'gives':
        if (isTaking) run();
        return;
      case 'changed':
        if (part.value === 'following') changes.value++;
    }
  };
  timer = setTimeout(run, patience);
  say({ say: 'asks', match, tab });
  return {
    part,
    changes,
    takeOver() {
      isTaking = true;
      timer = setTimeout(run, patience);
      say({ say: 'takes', match, tab });
    },
    tellChange() {
      if (part.value === 'running') say({ say: 'changed', match, tab });
    },
    close() {
      clearTimeout(timer);
      channel.onmessage = null;
      channel.close();
    },
  };
}
