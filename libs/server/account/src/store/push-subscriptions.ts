import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { PushSubscriptionsTable } from '@parlour/server-db/tables/members';
import type { SessionRecord } from '@parlour/server-kit/calls/call-context';

export type PushAddress = Pick<PushSubscriptionsTable, 'endpoint'> & { keys: { p256dh: string; auth: string } };

/**
 * Keeps where the notices of a session go, in place of what it had before; answers the subscription's id. A browser belongs to
 * whoever subscribed in it last: nobody else's notices go there any more.
 */
export async function keepPushSubscription(
  db: BrandDatabase,
  brand: string,
  { id: sessionId, memberId }: SessionRecord,
  { endpoint, keys }: PushAddress,
  now: Date,
): Promise<string> {
  const kept = { member_id: memberId, endpoint, keys: JSON.stringify(keys) };
  await db
    .deleteFrom('push_subscriptions')
    .where('brand', '=', brand)
    .where('endpoint', '=', endpoint)
    .where('session_id', '<>', sessionId)
    .execute();
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

/** Most browsers that one member is told through. */
const MAX_BROWSERS = 20;

/** The subscriptions of a member's running sessions, the newest of each browser. */
export async function findPushTargets(
  db: BrandDatabase,
  brand: string,
  memberId: string,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from push_subscriptions p join sessions s on s.brand = p.brand and s.id = p.session_id
    where p.brand = ${brand} and p.member_id = ${memberId} and s.expires_at > ${now}
    order by p.created_at desc limit ${MAX_BROWSERS}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Where one of a member's subscriptions leads, with the count for the app's icon; undefined where its session has ended. */
export async function findPushTarget(
  db: BrandDatabase,
  brand: string,
  { memberId, subscriptionId }: { memberId: string; subscriptionId: string },
  now: Date,
): Promise<(PushAddress & { badge: number }) | undefined> {
  const { rows } = await sql<PushAddress & { badge: number }>`
    select p.endpoint, p.keys, coalesce(b.total_unread + b.total_new, 0)::int as badge
    from push_subscriptions p join sessions s on s.brand = p.brand and s.id = p.session_id
    left join mailboxes b on b.brand = p.brand and b.member_id = p.member_id
    where p.brand = ${brand} and p.id = ${subscriptionId} and p.member_id = ${memberId} and s.expires_at > ${now}`.execute(
    db,
  );
  return rows[0];
}

/** Forgets where notices of a member went: the browser said so, or its service. */
export async function deletePushAddress(
  db: BrandDatabase,
  brand: string,
  memberId: string,
  endpoint: string,
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('endpoint', '=', endpoint)
    .execute();
}

/** The subscription of one session. */
export async function findSubscriptionOf(
  db: BrandDatabase,
  brand: string,
  { id, memberId }: SessionRecord,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('brand', '=', brand)
    .where('session_id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.id;
}
