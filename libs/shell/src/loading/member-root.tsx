import type { LiveMemberProps } from '@parlour/api-client/live/live-member';
import { MatchPlace } from '@parlour/members';
import { FollowWorker } from '../installed-app/follow-worker.ts';
import { LiveDevice } from '../installed-app/live-device.tsx';

/**
 * What stands around every page of a member, also while one layout makes way for another: pages hear at once of messages, likes and
 * credits, the window's title says what is new, and a match shows itself.
 */
export function MemberRoot(member: Omit<LiveMemberProps, 'push'>) {
  return (
    <>
      <LiveDevice {...member} />
      <FollowWorker />
      <MatchPlace />
    </>
  );
}
