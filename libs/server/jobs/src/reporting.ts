/** Hears of work that failed: the name and what was thrown, never the data. */
export type ReportFailure = (failure: { job: string; error: unknown }) => void;

/** What a worker does with the jobs that it took. */
export type JobHandler = (jobs: readonly { data: unknown }[]) => Promise<void>;

/** One job at a time; a failure is told and thrown on, so that the queue tries again. */
export const reporting =
  (name: string, report: ReportFailure, run: (data: unknown) => Promise<void>): JobHandler =>
  async (jobs) => {
    for (const { data } of jobs) {
      try {
        await run(data);
      } catch (error) {
        report({ job: name, error });
        throw error;
      }
    }
  };
