// What both ends know by heart, without a schema: a browser needs no more than this of the protocol.

/** Raised when a client of before would no longer understand. A client of another version is closed with 4003. */
export const protocolVersion = 'larets.1';

/** What can be said with one tap; each reader sees it in their own language by the message `phrase.<id>`. */
export const phrases = [
  'hello',
  'goodLuck',
  'niceMove',
  'thinking',
  'yourTurn',
  'oops',
  'thanks',
  'wellPlayed',
  'sorry',
  'wow',
  'rematch',
  'backSoon',
  'bye',
] as const;

/** Why the server closes a socket. */
export const closeCodes = {
  /** The server starts anew. */
  restart: 1012,
  /** No such table, or these eyes are not yours. */
  notYours: 4001,
  /** Another version of the protocol or of the rules: load the page anew. */
  reload: 4003,
  /** It reads too slowly, or says too much. */
  pace: 4008,
} as const;
