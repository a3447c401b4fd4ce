import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of an act that may have failed half-way. */
export interface StandingWork {
  /** Something of it stands in the database, or may stand there: who does it again does it twice. */
  mayStand: boolean;
}

const watched = new AsyncLocalStorage<StandingWork>();

/**
 * Runs an act and notes what it leaves behind: a transaction that was committed, or a change of which nobody knows, as its answer was
 * lost. Statements that stand alone and were answered do not count: what is tried is counted by such, whatever becomes of the act.
 */
export const watchWork = <Result>(work: StandingWork, run: () => Promise<Result>): Promise<Result> =>
  watched.run(work, run);

/** To be said by the engines, once a transaction is committed or an answer lost. */
export function noteStanding(): void {
  const work = watched.getStore();
  if (work) work.mayStand = true;
}
