import { loggedError } from '@parlour/server-kit/logged-error';

/** Work that failed: what it was and what was thrown, never its data but for the brand. */
export interface WorkFailure {
  job: string;
  error: unknown;
  /** The piece of work, where it lay in the queue. */
  id?: string;
  brand?: string;
  /** It is not tried again. */
  last?: boolean;
}

/** Hears of work that failed. */
export type ReportFailure = (failure: WorkFailure) => void;

/** A piece of work as the queue hands it out. */
export interface TakenJob {
  id: string;
  data: unknown;
  retryCount: number;
  retryLimit: number;
}

/** What a worker does with the jobs that it took. */
export type JobHandler = (jobs: readonly TakenJob[]) => Promise<void>;

/**
 * One job at a time. A failure is told and thrown on, so that the queue tries again: the queue keeps what is thrown, which is
 * why no address and no value that an error quotes is in it. That it was told is kept with it.
 *
 * @param nameOf what a piece of work is called, by its data
 */
export const reporting =
  (
    nameOf: (data: unknown) => string,
    report: ReportFailure,
    run: (data: unknown, id: string) => Promise<void>,
  ): JobHandler =>
  async (jobs) => {
    for (const { id, data, retryCount, retryLimit } of jobs) {
      try {
        await run(data, id);
      } catch (error) {
        report({ job: nameOf(data), error, id, ...brandOf(data), last: retryCount >= retryLimit });
        const kept = loggedError(error);
        throw Object.assign(new Error(kept.message), kept, { isTold: true });
      }
    }
  };

/** The brand that a piece of work is for. */
export function brandOf(data: unknown): { brand?: string } {
  const { brand } = (data ?? {}) as { brand?: unknown };
  return typeof brand === 'string' ? { brand } : {};
}
