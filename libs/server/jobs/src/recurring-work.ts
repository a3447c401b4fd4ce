import type { PgBoss } from 'pg-boss';
import type { RecurringJob } from './define-job.ts';
import { ensureQueue } from './ensure-queue.ts';
import { reporting, type ReportFailure } from './reporting.ts';
import { forMinutes } from './retries.ts';

const RECURRING = 'recurring';
const BESIDE: Record<NonNullable<RecurringJob['queue']>, string> = {
  long: 'recurring-long',
  outside: 'recurring-outside',
};

/** It takes as long as it takes. */
const untilDone = { expireInSeconds: 86_400 };

/** Makes the queues of what comes by the clock: in those beside the first nothing lies twice. */
export async function ensureClock(boss: PgBoss): Promise<void> {
  await ensureQueue(boss, { name: RECURRING, retries: forMinutes }, untilDone);
  for (const name of Object.values(BESIDE))
    await ensureQueue(boss, { name, retries: forMinutes }, { ...untilDone, policy: 'exclusive' });
}

/** Does what comes by the clock, in each queue a piece at a time. */
export async function workByClock(
  boss: PgBoss,
  recurring: readonly RecurringJob[],
  report: ReportFailure,
): Promise<void> {
  const queueOf = ({ queue }: RecurringJob): string => (queue ? BESIDE[queue] : RECURRING);
  for (const queue of [RECURRING, ...Object.values(BESIDE)]) {
    const jobs = recurring.filter((job) => queueOf(job) === queue);
    const run = async (data: unknown) => jobs.find(({ name }) => name === (data as { name: string }).name)?.run();
    await boss.work(queue, reporting(queue, report, run));
    for (const { name, cron } of jobs) await boss.schedule(queue, cron, { name }, { key: name, singletonKey: name });
  }
}
