// The line to a table: it comes back by itself when it was cut, and says how it is.

import { type ReadonlySignal, signal } from '@preact/signals';
import type { ClientMessage } from '../../protocol/client.ts';
import type { ServerMessage } from '../../protocol/server.ts';
import { closeCodes } from '../../protocol/words.ts';
import type { Line } from '../connection.ts';

export interface TableLine {
  readonly state: ReadonlySignal<Line>;
  /** Lost where there is no line just now. */
  send(message: ClientMessage): void;
  close(): void;
}

interface LineEvents {
  opened(): void;
  heard(message: ServerMessage): void;
}

/** Milliseconds. */
const heartbeat = 25_000;
const leastPause = 500;
const mostPause = 5000;

/** `socketTo` makes the socket: a test brings its own. */
export function openLine(
  address: string,
  { opened, heard }: LineEvents,
  socketTo: (address: string) => WebSocket = (to) => new WebSocket(to),
): TableLine {
  const state = signal<Line>('lost');
  let socket: WebSocket | undefined;
  let isClosed = false;
  let pause = leastPause;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let beat: ReturnType<typeof setInterval> | undefined;

  const lost = (code: number): void => {
    clearInterval(beat);
    socket = undefined;
    if (isClosed) return;
    if (code === closeCodes.notYours) state.value = 'closed';
    else if (code === closeCodes.reload) state.value = 'outdated';
    else {
      state.value = 'lost';
      // Not all at the same moment: a server that comes back has enough to do.
      timer = setTimeout(connect, pause * (0.5 + Math.random()));
      pause = Math.min(mostPause, pause * 1.7);
    }
  };
  const connect = (): void => {
    const line = socketTo(address);
    socket = line;
    line.onopen = () => {
      pause = leastPause;
      beat = setInterval(() => line.send('{"t":"ping"}'), heartbeat);
      opened();
    };
    line.onmessage = ({ data }) => {
      const message = parsed(data);
      if (message?.t === 'table' || message?.t === 'people') state.value = 'open';
      if (message) heard(message);
    };
    line.onclose = ({ code }) => lost(code);
  };
  const again = (): void => {
    if (isClosed || socket !== undefined || state.value !== 'lost') return;
    clearTimeout(timer);
    connect();
  };
  globalThis.addEventListener?.('online', again);
  connect();
  return {
    state,
    send(message) {
      if (socket?.readyState === 1) socket.send(JSON.stringify(message));
    },
    close() {
      isClosed = true;
      globalThis.removeEventListener?.('online', again);
      clearTimeout(timer);
      clearInterval(beat);
      socket?.close();
    },
  };
}

function parsed(data: unknown): ServerMessage | undefined {
  try {
    return JSON.parse(String(data)) as ServerMessage;
  } catch {
    return undefined;
  }
}
