import { endSessions } from '@parlour/contract/account/log-in/end-sessions';
import { handle } from '@parlour/server-kit/calls/handle';
import { deleteSessions } from '../store/sessions.ts';

/** Logs out one of the member's sessions, or all but this one. */
export const endSessionsCall = () =>
  handle(endSessions, async ({ body: { id } }, context) => {
    const { brand, db, viewer, session } = context;
    await deleteSessions(db, brand.id, viewer.id, id ? { only: id } : { except: session.id });
    if (id === session.id) await context.endSession();
    return undefined;
  });
