import type { PgBoss } from 'pg-boss';
import type { RecurringJob } from './define-job.ts';
import { ensureQueue } from './ensure-queue.ts';
import { reporting, type ReportFailure } from './reporting.ts';
import { forMinutes } from './retries.ts';

const RECURRING = 'recurring';
const LONG_RECURRING = 'recurring-long';

/** It takes as long as it takes, and is begun again only where its process no longer says that it is at it. */
const untilDone = { expireInSeconds: 86_400, heartbeatSeconds: 60 };

/** Makes the queues of what comes by the clock: what takes long has one of its own, in which nothing lies twice. */
export async function ensureClock(boss: PgBoss): Promise<void> {
  await ensureQueue(boss, { name: RECURRING, retries: forMinutes }, untilDone);
  await ensureQueue(boss, { name: LONG_RECURRING, retries: forMinutes }, { ...untilDone, policy: 'exclusive' });
}

/** Does what comes by the clock, in each queue a piece at a time. */
export async function workByClock(
  boss: PgBoss,
  recurring: readonly RecurringJob[],
  report: ReportFailure,
): Promise<void> {
  const queueOf = ({ isLong }: RecurringJob): string => (isLong ? LONG_RECURRING : RECURRING);
  for (const queue of [RECURRING, LONG_RECURRING]) {
    const jobs = recurring.filter((job) => queueOf(job) === queue);
    const run = async (data: unknown) => jobs.find(({ name }) => name === (data as { name: string }).name)?.run();
    await boss.work(queue, reporting(queue, report, run));
    for (const { name, cron } of jobs) await boss.schedule(queue, cron, { name }, { key: name, singletonKey: name });
  }
}
