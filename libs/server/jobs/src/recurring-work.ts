import type { PgBoss } from 'pg-boss';
import { DAY, SECOND } from '@parlour/models/durations';
import type { RecurringJob } from './define-job.ts';
import { ensureQueue, type Queue } from './ensure-queue.ts';
import { reporting, type ReportFailure } from './reporting.ts';
import { forMinutes, never } from './retries.ts';

const RECURRING: Queue = { name: 'recurring', retries: forMinutes };
const BESIDE: Record<NonNullable<RecurringJob['queue']>, Queue> = {
  long: { name: 'recurring-long', retries: forMinutes },
  outside: { name: 'recurring-outside', retries: never },
};

const clockQueues: readonly Queue[] = [RECURRING, ...Object.values(BESIDE)];

/** It takes as long as it takes. */
const untilDone = { expireInSeconds: DAY / SECOND };

/** Makes the queues of what comes by the clock: in those beside the first nothing lies twice. */
export async function ensureClock(boss: PgBoss): Promise<void> {
  await ensureQueue(boss, RECURRING, untilDone);
  for (const queue of Object.values(BESIDE)) await ensureQueue(boss, queue, { ...untilDone, policy: 'exclusive' });
}

const nameOf = (data: unknown): string => (data as { name: string }).name;

/** What a piece of work is called, in whichever queue it lay. */
export const workName = (queue: string, data: unknown): string =>
  clockQueues.some(({ name }) => name === queue) ? nameOf(data) : queue;

/** Does what comes by the clock, in each queue a piece at a time. */
export async function workByClock(
  boss: PgBoss,
  recurring: readonly RecurringJob[],
  report: ReportFailure,
): Promise<void> {
  const queueOf = ({ queue }: RecurringJob): Queue => (queue ? BESIDE[queue] : RECURRING);
  for (const queue of clockQueues) {
    const jobs = recurring.filter((job) => queueOf(job) === queue);
    const run = async (data: unknown) => jobs.find(({ name }) => name === nameOf(data))?.run();
    await boss.work(queue.name, { includeMetadata: true }, reporting(nameOf, report, run));
    for (const { name, cron } of jobs)
      await boss.schedule(queue.name, cron, { name }, { key: name, singletonKey: name });
  }
}
