import type { QueryClient } from '@tanstack/react-query';
import { userOptions } from '../account/user.ts';

/** Puts the badges that an answer or event carries beside the member; they are never counted from lists. */
export function setCounts(client: QueryClient, totals: { total_new: number; total_unread?: number }): void {
  client.setQueryData(
    userOptions().queryKey,
    (reply) =>
      reply && {
        ...reply,
        counts: { unread: totals.total_unread ?? reply.counts.unread, new_likes: totals.total_new },
      },
  );
}
