import type { PgBoss, QueueOptions, QueuePolicy } from 'pg-boss';
import { DAY, SECOND } from '@parlour/models/durations';
import type { JobKind } from './define-job.ts';
import { forMinutes } from './retries.ts';

export type Queue = Pick<JobKind, 'name' | 'retries'>;

/** Where a copy comes of each piece of work that is not tried again; it has to be there before all others. */
export const GIVEN_UP: Queue = { name: 'given-up', retries: forMinutes };

const KEPT_SECONDS = DAY / SECOND;
/** Work is begun again where its process has not said for so long that it is at it. */
const SILENT_SECONDS = 60;

/**
 * Makes a queue, or changes the one that is there.
 *
 * @param policy of a new queue; that of one that is there cannot be changed
 */
export async function ensureQueue(
  boss: PgBoss,
  { name, retries }: Queue,
  { policy = 'standard', ...more }: QueueOptions & { policy?: QueuePolicy } = {},
): Promise<void> {
  const { times, firstPause, longestPause } = retries;
  const options: QueueOptions = {
    retryLimit: times,
    retryDelay: firstPause,
    retryBackoff: true,
    retryDelayMax: longestPause,
    deleteAfterSeconds: KEPT_SECONDS,
    heartbeatSeconds: SILENT_SECONDS,
    ...(name !== GIVEN_UP.name && { deadLetter: GIVEN_UP.name }),
    ...more,
  };
  if (await boss.getQueue(name)) await boss.updateQueue(name, options);
  else await boss.createQueue(name, { ...options, policy });
}
