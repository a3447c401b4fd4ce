import type { z } from 'zod';
import { forMinutes, type Retries } from './retries.ts';

/** A kind of work that is done later: its name in the queue and what it needs to know. */
export interface JobKind<Data = unknown, Name extends string = string> {
  name: Name;
  data: z.ZodType<Data>;
  retries: Retries;
}

/** One piece of work, as a slice puts it into the queue. */
export interface Job<Data = unknown, Name extends string = string> {
  name: Name;
  data: Data;
}

/** The jobs of some kinds, each as its kind reads it. */
export type JobOf<Kind> = Kind extends JobKind<infer Data, infer Name> ? Job<Data, Name> : never;

/** A kind of work with the function that does it. It may run more than once for the same job, so it must not mind. */
export interface JobWorker {
  kind: JobKind;
  /** How many jobs may run side by side. */
  atOnce: number;
  /** @param id of this piece of work, the same at every try */
  run(data: unknown, id: string): Promise<void>;
}

/** Work that comes again by the clock, in UTC. */
export interface RecurringJob {
  name: string;
  /** Five fields, such as `0 * * * *`. */
  cron: string;
  /**
   * A queue beside that of what is soon done. Such work holds up nothing there, and its next time is left out while it
   * waits or runs.
   * - `long`: for what may take hours.
   * - `outside`: for what waits for the answers of another company. What failed is told of, and not tried again before
   *   its next time, since it would ask for everything once more.
   */
  queue?: 'long' | 'outside';
  run(): Promise<void>;
}

/** Names a kind of work. What fails is tried again for minutes, where nothing else is said. */
export const defineJob = <Data, Name extends string>(
  name: Name,
  data: z.ZodType<Data>,
  retries = forMinutes,
): JobKind<Data, Name> => ({ name, data, retries });

/**
 * Joins a kind of work to the function that does it; what lies in the queue is read by the kind's schema first. Work that
 * mostly waits should run several at once, so that nobody stands in a line behind it.
 */
export const workOn = <Data>(
  kind: JobKind<Data>,
  run: (data: Data, id: string) => Promise<void>,
  { atOnce = 1 }: { atOnce?: number } = {},
): JobWorker => ({
  kind,
  atOnce,
  run: (data, id) => run(kind.data.parse(data), id),
});
