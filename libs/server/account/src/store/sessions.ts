import { sql } from 'kysely';
import type { BrandDatabase } from '@parlour/server-db/brand-database';

/** Which sessions of a member: all, all but one, or one. */
export type WhichSessions = 'all' | { except: string } | { only: string };

const chosen = (which: WhichSessions) => {
  if (which === 'all') return sql<boolean>`true`;
  return 'except' in which ? sql<boolean>`id <> ${which.except}` : sql<boolean>`id = ${which.only}`;
};

/** Ends sessions of a member, on whatever device, with the notifications that went to them; streams end with them. */
export async function deleteSessions(
  db: BrandDatabase,
  brand: string,
  memberId: string,
  which: WhichSessions = 'all',
): Promise<void> {
  await sql`
    with ended as (
      delete from sessions where brand = ${brand} and member_id = ${memberId} and ${chosen(which)} returning id
    )
    delete from push_subscriptions where brand = ${brand} and member_id = ${memberId} and session_id in (select id from ended)`.execute(
    db,
  );
}

export interface SessionRow {
  id: string;
  device: string | null;
  country: string | null;
  last_seen_at: Date;
  push: boolean;
}

/** The running sessions of a member, the one that was here last first. */
export async function findSessions(
  db: BrandDatabase,
  brand: string,
  memberId: string,
  now: Date,
): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select s.id, s.device, s.country, s.last_seen_at,
      exists (select from push_subscriptions where brand = ${brand} and session_id = s.id) as push
    from sessions s where s.brand = ${brand} and s.member_id = ${memberId} and s.expires_at > ${now}
    order by s.last_seen_at desc, s.id`.execute(db);
  return rows;
}
