import { listSessions } from '@parlour/contract/account/log-in/list-sessions';
import { deviceName } from '@parlour/models/account/log-in/device-name';
import { handle } from '@parlour/server-kit/calls/handle';
import { findSessions } from '../store/sessions.ts';

/** Where a member is logged in. */
export const listSessionsCall = () =>
  handle(listSessions, async (_, { brand, db, now, viewer, session }) => {
    const rows = await findSessions(db, brand.id, viewer.id, now);
    return {
      sessions: rows.map(({ id, device, country, last_seen_at, push }) => ({
        id,
        device: named(device),
        country,
        last_seen: last_seen_at.toISOString(),
        current: id === session.id,
        push,
      })),
    };
  });

/** A session that began before the name alone was kept has all that the browser said about itself: nothing, or words with a slash. */
const named = (device: string | null): string | null => (device?.includes('/') ? deviceName(device) : device || null);
