import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followMember } from './follow-member.ts';
import { followOtherTabs } from './other-tabs.ts';
import { startPolling } from './polling.ts';
import { refresh } from './refresh.ts';
import { useSeenNotifications } from './use-seen-notifications.ts';
import { useTitleCount } from './use-title-count.ts';

export interface LiveMemberProps {
  /** Whose events. */
  memberId: string;
  /** What is new. */
  counts: { unread: number; new_likes: number };
  /** True once push is subscribed: polling may then be rare (spec section 9). */
  push?: boolean;
}

/**
 * Keeps the cache of a member's pages fresh, by the live stream at once and polling as its base, and tabs in step; says in the
 * window's title what is new, and takes away what the device shows of what is not. Draws nothing; mounted once.
 */
export function LiveMember({ memberId, counts, push = false }: LiveMemberProps) {
  const client = useQueryClient();
  useTitleCount(counts.unread + counts.new_likes);
  useSeenNotifications(counts);
  // Apart from polling: the stream goes on when notifications are turned on or off.
  useEffect(() => followMember(client, memberId), [client, memberId]);
  useEffect(() => startPolling(() => refresh(client), { push }), [client, push]);
  useEffect(() => followOtherTabs(client), [client]);
  return null;
}
