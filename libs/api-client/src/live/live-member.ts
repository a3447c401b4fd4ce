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
 * Keeps the cache of a member's pages fresh: at once by the live stream, with polling as its base. Keeps tabs in step,
 * counts what is new in the window's title, and removes the device's notifications of what is no longer new. Draws
 * nothing; mounted once.
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
