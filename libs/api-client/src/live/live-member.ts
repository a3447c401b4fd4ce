import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followMember } from './follow-member.ts';
import { followOtherTabs } from './other-tabs.ts';
import { useTitleCount } from './use-title-count.ts';

export interface LiveMemberProps {
  /** Whose events. */
  memberId: string;
  /** Unread messages plus new likes, for the window's title. */
  news: number;
  /** True once push is subscribed: polling may then be rare (spec section 9). */
  push?: boolean;
}

/** Keeps the cache of a member's pages fresh and tabs in step, and says in the window's title what is new. Draws nothing; mounted once. */
export function LiveMember({ memberId, news, push = false }: LiveMemberProps) {
  const client = useQueryClient();
  useTitleCount(news);
  useEffect(() => followMember(client, memberId, { push }), [client, memberId, push]);
  useEffect(() => followOtherTabs(client), [client]);
  return null;
}
