import { logOut } from '@parlour/contract/account/log-out';
import { logOutByGet } from '@parlour/contract/account/log-out-by-get';
import { handle } from '@parlour/server-kit/handle';
import { deleteSessions } from './store/sessions.ts';

/** Ends this session, or all of the member's. */
export const logOutCall = () =>
  handle(logOut, async ({ body }, context) => {
    if (body.all) await deleteSessions(context.db, context.brand.id, context.viewer.id);
    await context.endSession();
    return { user: null };
  });

/** The spec's log-out by GET. */
export const logOutByGetCall = () =>
  handle(logOutByGet, async (_, context) => {
    await context.endSession();
    return { user: null };
  });
