import { logOutByGet } from '@parlour/contract/account/log-in/log-out-by-get';
import { handle } from '@parlour/server-kit/calls/handle';
import { deletePushSubscriptions } from '../store/push-subscriptions.ts';

/** The spec's log-out by GET. */
export const logOutByGetCall = () =>
  handle(logOutByGet, async (_, context) => {
    const { brand, db, session } = context;
    await deletePushSubscriptions(db, brand.id, { memberId: session.memberId, sessionId: session.id });
    await context.endSession();
    return { user: null };
  });
