import { v7 as uuid } from 'uuid';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { PushSubscriptionsTable } from '@parlour/server-db/tables/members';
import type { SessionRecord } from '@parlour/server-kit/call-context';

export type PushAddress = Pick<PushSubscriptionsTable, 'endpoint'> & { keys: { p256dh: string; auth: string } };

/** Keeps where the notices of a session go, in place of what it had before; answers the subscription's id. */
export async function keepPushSubscription(
  db: BrandDatabase,
  brand: string,
  { id: sessionId, memberId }: SessionRecord,
  { endpoint, keys }: PushAddress,
  now: Date,
): Promise<string> {
  const kept = { member_id: memberId, endpoint, keys: JSON.stringify(keys) };
  const { id } = await db
    .insertInto('push_subscriptions')
    .values({ brand, id: uuid(), session_id: sessionId, created_at: now, ...kept })
    .onConflict((conflict) => conflict.columns(['brand', 'session_id']).doUpdateSet(kept))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends the notices of one session, or of all of a member's. */
export async function deletePushSubscriptions(
  db: BrandDatabase,
  brand: string,
  { memberId, sessionId }: { memberId: string; sessionId?: string },
): Promise<void> {
  const ofMember = db.deleteFrom('push_subscriptions').where('brand', '=', brand).where('member_id', '=', memberId);
  await (sessionId === undefined ? ofMember : ofMember.where('session_id', '=', sessionId)).execute();
}
