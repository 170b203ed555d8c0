// What can be measured from outside, in the form of Prometheus. No names, no ids of people or tables.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export function createMetrics(observed: {
  readonly sockets: () => number;
  readonly tables: () => number;
  readonly thinking: () => number;
}) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'larets_' });
  const gauge = (name: string, help: string, read: () => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  };
  gauge('larets_sockets', 'Open sockets', observed.sockets);
  gauge('larets_tables', 'Tables held in memory', observed.tables);
  gauge('larets_bots_waiting', 'Decisions that bots have still to make', observed.thinking);
  return {
    registry,
    entries: new Counter({
      ...{
        name: 'larets_entries_total',
        help: 'Entries taken into logs',
        labelNames: ['kind'] as const,
        registers,
      },
    }),
    lost: new Counter({ name: 'larets_races_lost_total', help: 'Appends whose place was taken', registers }),
    unsure: new Counter({ name: 'larets_unsure_total', help: 'Appends with an unknown outcome', registers }),
    refused: new Counter({
      ...{
        name: 'larets_refused_total',
        help: 'Submissions refused',
        labelNames: ['code'] as const,
        registers,
      },
    }),
    answered: new Histogram({
      name: 'larets_submission_seconds',
      help: 'From a submission to its answer',
      buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
