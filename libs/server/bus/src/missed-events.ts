import { LiveEvent } from '@parlour/contract/live-events';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { DeliveredEvent } from './live-bus.ts';

/** How many missed events a stream replays; who missed more reloads everything. */
export const REPLAY_LIMIT = 500;

const RESET: LiveEvent = { kind: 'reset' };

/** The number of a member's newest event; 0 before the first. */
export async function lastEventOf(db: BrandDatabase, brand: string, memberId: string): Promise<number> {
  const row = await db
    .selectFrom('mailboxes')
    .select('last_event')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.last_event ?? 0;
}

/**
 * What a member missed since event `after`, in order. The answer is a single `reset` with the newest number, and the
 * client reloads and goes on from there, where some of it is
 * - no longer kept: a block, one who left, 24 hours,
 * - no longer understood: an earlier build wrote it,
 * - too much.
 */
export async function missedEvents(
  db: BrandDatabase,
  brand: string,
  memberId: string,
  after: number,
): Promise<DeliveredEvent[]> {
  const last = await lastEventOf(db, brand, memberId);
  if (after === last) return [];
  const rows = await db
    .selectFrom('mailbox_events')
    .select(['event_id', 'event'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('event_id', '>', after)
    .orderBy('event_id')
    .limit(REPLAY_LIMIT + 1)
    .execute();
  const newest = rows.at(-1)?.event_id ?? 0;
  const complete = newest >= last && newest - after === rows.length && rows.length <= REPLAY_LIMIT;
  const events = LiveEvent.array().safeParse(rows.map(({ event }) => event));
  if (!complete || !events.success) return [{ id: last, event: RESET }];
  return rows.map(({ event_id }, place) => ({ id: event_id, event: events.data[place]! }));
}
