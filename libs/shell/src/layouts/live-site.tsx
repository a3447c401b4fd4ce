import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { userOptions } from '@parlour/api-client/account/user';
import { latePart } from '@parlour/ui/kit/late-part';

/** A visitor has no events, and fetches none of the code that hears them. */
const LiveDevice = latePart(async () => (await import('../installed-app/live-device.tsx')).LiveDevice);

/** Pages that hear at once of messages, likes and credits; the window's title says what is new. */
const FollowWorker = latePart(async () => (await import('../installed-app/follow-worker.ts')).FollowWorker);

export function LiveSite({ children }: { children: ReactNode }) {
  const { data } = useQuery(userOptions());
  return (
    <>
      {data?.user ? (
        <Suspense>
          <LiveDevice memberId={data.user.id} news={data.counts.unread + data.counts.new_likes} />
          <FollowWorker />
        </Suspense>
      ) : null}
      {children}
    </>
  );
}
