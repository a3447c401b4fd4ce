import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { userOptions } from '@parlour/api-client/account/user';
import { LiveProvider } from '@parlour/api-client/live/live-provider';
import { useTitleCount } from '@parlour/api-client/live/use-title-count';

/** Pages that hear at once of messages, likes and credits; the window's title says what is new. */
export function LiveSite({ children }: { children: ReactNode }) {
  const { data } = useQuery(userOptions());
  useTitleCount(data ? data.counts.unread + data.counts.new_likes : 0);
  return <LiveProvider memberId={data?.user?.id ?? null}>{children}</LiveProvider>;
}
