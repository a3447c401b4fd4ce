import {
  takeNotice,
  tellMessages,
  type NotificationJob,
  type TellingPorts,
} from '@parlour/server-account/notifications/index';
import type { TellingContext } from '@parlour/server-account/notifications/telling/take-notice';

interface QueuedJob {
  name: string;
  data: unknown;
}

/** Writes down all that happened to members: what the queue was given, and the messages that nobody was told of. */
export async function tellAll(ports: TellingPorts, context: TellingContext, jobs: readonly QueuedJob[]): Promise<void> {
  for (const job of jobs as readonly NotificationJob[])
    if (job.name === 'notify') await takeNotice(ports, context, job.data);
  await tellMessages(ports, context);
}

/** Members whom nobody is watching; orders of mails and pushes go where they are put. */
export const telling = (orders: NotificationJob[] = []): TellingPorts => ({
  enqueue: async (_, order) => void orders.push(order),
  isWatching: () => false,
});
