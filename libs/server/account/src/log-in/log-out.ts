import { logOut } from '@parlour/contract/account/log-in/log-out';
import { handle } from '@parlour/server-kit/calls/handle';
import { deletePushSubscriptions } from '../store/push-subscriptions.ts';
import { deleteSessions } from '../store/sessions.ts';

/** Ends this session, or all of the member's; their notices end with them. */
export const logOutCall = () =>
  handle(logOut, async ({ body }, context) => {
    const { brand, db, session } = context;
    if (body.all) await deleteSessions(db, brand.id, session.memberId);
    await deletePushSubscriptions(db, brand.id, {
      memberId: session.memberId,
      sessionId: body.all ? undefined : session.id,
    });
    await context.endSession();
    return { user: null };
  });
