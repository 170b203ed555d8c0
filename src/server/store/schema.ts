// The tables of the store, as steps: a step that was ever released is not changed any more, only followed by another.
// Expand first and contract one release later, so that old and new builds can run side by side.

/** `{compact}`: rows kept in the order of their key, where the database can. */
export const steps: readonly string[] = [
  `
  CREATE TABLE entry (match TEXT NOT NULL, seq INTEGER NOT NULL, action TEXT NOT NULL, chain TEXT NOT NULL,
    body TEXT NOT NULL, PRIMARY KEY (match, seq)) {compact};
  CREATE TABLE match (id TEXT PRIMARY KEY, room TEXT NOT NULL, header TEXT NOT NULL, secret TEXT) {compact};
  CREATE TABLE now (match TEXT PRIMARY KEY, seq INTEGER NOT NULL, at BIGINT NOT NULL, due BIGINT,
    awaited TEXT NOT NULL, is_over INTEGER NOT NULL) {compact};
  CREATE INDEX now_due ON now (due);
  CREATE TABLE room (id TEXT PRIMARY KEY, host TEXT NOT NULL, game TEXT NOT NULL, settings TEXT NOT NULL,
    is_listed INTEGER NOT NULL, join_key TEXT NOT NULL, watch_key TEXT NOT NULL, match TEXT, next TEXT,
    is_over INTEGER NOT NULL DEFAULT 0, touched BIGINT NOT NULL) {compact};
  CREATE INDEX room_listed ON room (is_listed, match, touched);
  CREATE TABLE chair (room TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, person TEXT, name TEXT, look TEXT,
    level TEXT, PRIMARY KEY (room, seat)) {compact};
  CREATE INDEX chair_person ON chair (person);
  CREATE TABLE person (id TEXT PRIMARY KEY, name TEXT NOT NULL, look TEXT NOT NULL, made BIGINT NOT NULL) {compact};
  CREATE TABLE session (hash TEXT PRIMARY KEY, person TEXT NOT NULL, expires BIGINT NOT NULL) {compact};
  CREATE TABLE device_link (hash TEXT PRIMARY KEY, person TEXT NOT NULL, expires BIGINT NOT NULL,
    used INTEGER NOT NULL DEFAULT 0) {compact};
  CREATE TABLE blocked (person TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (person, other)) {compact};
  CREATE TABLE said (room TEXT NOT NULL, n INTEGER NOT NULL, at BIGINT NOT NULL, person TEXT NOT NULL,
    name TEXT NOT NULL, seat INTEGER, phrase TEXT, words TEXT, PRIMARY KEY (room, n)) {compact};
  CREATE TABLE result (match TEXT PRIMARY KEY, room TEXT NOT NULL, game TEXT NOT NULL, at BIGINT NOT NULL,
    body TEXT NOT NULL) {compact};
  CREATE TABLE result_seat (match TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, at BIGINT NOT NULL,
    PRIMARY KEY (match, seat)) {compact};
  CREATE INDEX result_seat_person ON result_seat (person, at);
  CREATE TABLE rating (holder TEXT NOT NULL, game TEXT NOT NULL, mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL, PRIMARY KEY (holder, game)) {compact};
  CREATE TABLE job (key TEXT PRIMARY KEY, due BIGINT NOT NULL, held_until BIGINT NOT NULL) {compact};
  CREATE TABLE alive (id INTEGER PRIMARY KEY, at BIGINT NOT NULL);
  CREATE TABLE kept (name TEXT PRIMARY KEY, content TEXT NOT NULL) {compact};
  `,
];
