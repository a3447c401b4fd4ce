import { PgBoss } from 'pg-boss';
import { SECOND } from '@parlour/models/durations';
import { onceCommitted } from '@parlour/server-bus/in-transaction';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { Database } from '@parlour/server-db/database';
import { allowJobs, jobsConnection, jobsConnectionIn } from '@parlour/server-db/jobs-connection';
import type { Job, JobWorker, RecurringJob } from './define-job.ts';
import { ensureQueue, GIVEN_UP, type Queue } from './ensure-queue.ts';
import { tellOfGivenUp } from './given-up.ts';
import { queueFailures } from './queue-failures.ts';
import { quietly } from './quietly.ts';
import { ensureClock, workByClock } from './recurring-work.ts';
import { reporting, type JobHandler, type ReportFailure } from './reporting.ts';

/** The queue of later work, in the same database as everything else. */
export interface JobQueue {
  /** Puts work into the queue: it is there if and only if the transaction, opened by `inTransaction`, commits. */
  enqueue(trx: Transaction, job: Job): Promise<void>;
  /** Starts the workers; until then work only waits. */
  work(workers: readonly JobWorker[], recurring: readonly RecurringJob[]): Promise<void>;
  /**
   * Removes work, waiting or done, in whose data a text stands. Reads all work that is kept, which is that of a day.
   */
  forget(text: string): Promise<void>;
  /** Lets running work end and takes no more. */
  stop(): Promise<void>;
}

export interface JobQueueParts {
  database: Database;
  /** All kinds of work, each with a queue of its own; a job for any other is refused. */
  queues: readonly Queue[];
  /** Hears of work that failed, of what fails again and again once a minute. Of the queue itself the name is `queue`. */
  report: ReportFailure;
  /** Seconds between two looks for work that nobody announced here: retried, or put in by another process. */
  pollSeconds?: number;
}

/** Milliseconds that the end of the server waits for running work. */
const DRAIN = 8 * SECOND;

/** Opens the queue and makes its tables; must be awaited before the first transaction uses it. */
export async function openJobQueue({ database, queues, pollSeconds = 5, ...parts }: JobQueueParts): Promise<JobQueue> {
  const report = quietly(parts.report);
  const boss = new PgBoss({
    db: jobsConnection(database),
    backend: database.engine,
    persistWarnings: false,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', queueFailures(report));
  await boss.start();
  for (const kind of [GIVEN_UP, ...queues]) await ensureQueue(boss, kind);
  await ensureClock(boss);
  await allowJobs(database);
  // The runner reads a queue's description at its first use, which must not happen inside somebody's transaction.
  for (const { name } of queues) await boss.findJobs(name, { id: crypto.randomUUID() });
  const wakes = new Map<string, () => void>();

  return {
    async enqueue(trx, { name, data }) {
      if (!queues.some((kind) => kind.name === name)) throw new Error(`There is no queue ${name}`);
      const id = await boss.send(name, data as object, { db: jobsConnectionIn(trx) });
      if (id === null) throw new Error(`The queue ${name} took no job`);
      const wake = wakes.get(name);
      if (wake) onceCommitted(trx, wake);
    },
    async work(workers, recurring) {
      for (const { kind, run, atOnce } of workers) {
        const handler = reporting(() => kind.name, report, run);
        const pool: Worker[] = [];
        while (pool.length < atOnce) pool.push(await openWorker(boss, kind.name, pollSeconds, handler));
        wakes.set(kind.name, wakeInTurn(boss, pool));
      }
      await openWorker(boss, GIVEN_UP.name, pollSeconds, tellOfGivenUp(report));
      await workByClock(boss, recurring, report);
    },
    async forget(text) {
      await database.executeSql('delete from pgboss.job where strpos(data::text, $1) > 0', [text]);
    },
    stop: () => boss.stop({ graceful: true, timeout: DRAIN }),
  };
}

interface Worker {
  id: string;
  isBusy: boolean;
}

/** A worker that looks for the next piece as soon as it has done one, and else only now and then. */
async function openWorker(boss: PgBoss, name: string, pollSeconds: number, handler: JobHandler): Promise<Worker> {
  const worker: Worker = { id: '', isBusy: false };
  const busily: JobHandler = async (jobs) => {
    worker.isBusy = true;
    try {
      await handler(jobs);
    } finally {
      worker.isBusy = false;
      boss.notifyWorker(worker.id);
    }
  };
  worker.id = await boss.work(name, { pollingIntervalSeconds: pollSeconds, includeMetadata: true }, busily);
  return worker;
}

/** Wakes one that has nothing to do, each time another, so that pieces which are announced together are done side by side. */
function wakeInTurn(boss: PgBoss, pool: readonly Worker[]): () => void {
  let turn = 0;
  return () => {
    const inTurn = pool.map((_, place) => pool[(turn + place) % pool.length]!);
    const woken = inTurn.find(({ isBusy }) => !isBusy) ?? inTurn[0]!;
    turn = pool.indexOf(woken) + 1;
    boss.notifyWorker(woken.id);
  };
}
