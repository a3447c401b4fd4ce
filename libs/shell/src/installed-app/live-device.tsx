import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '@parlour/api-client/api-error';
import { claimSubscription } from '@parlour/api-client/account/push';
import { sessionsBegun } from '@parlour/api-client/account/session';
import { LiveMember, type LiveMemberProps } from '@parlour/api-client/live/live-member';
import { useSite } from '@parlour/api-client/site';
import { usePushState } from '@parlour/state/device/push-state';
import { whenOnline } from '@parlour/state/device/use-online';

/** Whose this browser has been said to be, or is being said to be, and in which of the page's sessions: once for each is enough. */
let claimedFor: string | null = null;

/**
 * Keeps a member's pages fresh, rarely asking where push tells of news (spec section 9). A browser that is subscribed says so
 * to the server for the member who turned notifications on there: they end with a session, and the browser's own subscription does not.
 * What could not be said is said again on the next page, or once there is a connection.
 */
export function LiveDevice(member: Omit<LiveMemberProps, 'push'>) {
  const { memberId } = member;
  const client = useQueryClient();
  const { push_public_key: key } = useSite().settings;
  const [state, tell] = usePushState(memberId);
  const isSubscribed = state === 'subscribed';
  const location = useLocation();
  useEffect(() => {
    if (!isSubscribed) return undefined;
    const tryClaim = () => void (claimedFor === owner() || claim().catch(fail));
    tryClaim();
    return whenOnline(tryClaim);
    function owner(): string {
      return `${sessionsBegun()} ${memberId}`;
    }
    async function claim(): Promise<void> {
      claimedFor = owner();
      if (key !== null && (await claimSubscription(client, key))) tell('subscribed');
    }
    function fail(error: unknown): void {
      claimedFor = null;
      if (!(error instanceof ApiError) || error.code === 'subscription_invalid') tell('capable');
    }
  }, [client, isSubscribed, key, location, memberId, tell]);
  return <LiveMember {...member} push={isSubscribed} />;
}
