import { MatchPlace } from '@parlour/members';
import { Toasts } from './toasts.tsx';

/** What a member's page says by itself of what was done on it. */
export function MemberNotices() {
  return (
    <>
      <Toasts />
      <MatchPlace />
    </>
  );
}
