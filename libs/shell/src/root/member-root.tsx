import { useLocation } from 'react-router';
import { useResending } from '@parlour/api-client/chat/sending/use-resending';
import type { LiveMemberProps } from '@parlour/api-client/live/live-member';
import { MatchPlace } from '@parlour/members';
import { useFollowMembersArea } from '@parlour/state/page/members-area';
import { FollowWorker } from '../installed-app/follow-worker.ts';
import { LiveDevice } from '../installed-app/live-device.tsx';
import { isMembersArea } from '../layouts/members-area.ts';
import { ArrivalNews } from '../navigation/arrival-news.tsx';

/**
 * What stands around every page of a member, also while one layout makes way for another:
 * - pages hear at once of messages, likes and credits, and the window's title says what is new;
 * - those who listen hear who has written;
 * - a match shows itself;
 * - what waits for a connection is sent once there is one;
 * - it is known since when the member is in the members area.
 */
export function MemberRoot(member: Omit<LiveMemberProps, 'push'>) {
  useResending();
  useFollowMembersArea(isMembersArea(useLocation().pathname));
  return (
    <>
      <LiveDevice {...member} />
      <FollowWorker />
      <MatchPlace />
      <ArrivalNews />
    </>
  );
}
