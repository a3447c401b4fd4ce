import { sql } from 'kysely';
import type { BrandDatabase } from '@parlour/server-db/brand-database';

/** Devices on which a member may be logged in; whoever logs in on one more ends the session that was here longest ago. */
export const MAX_SESSIONS = 30;

/** Which sessions of a member: all, all but one, one, or those beyond the most that may be. */
export type WhichSessions = 'all' | 'beyond-most' | { except: string } | { only: string };

const chosen = (which: WhichSessions, brand: string, memberId: string) => {
  if (which === 'all') return sql<boolean>`true`;
  if (which === 'beyond-most')
    return sql<boolean>`id in (
      select id from sessions where brand = ${brand} and member_id = ${memberId} order by last_seen_at desc offset ${MAX_SESSIONS}
    )`;
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
      delete from sessions where brand = ${brand} and member_id = ${memberId} and ${chosen(which, brand, memberId)} returning id
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
    order by s.last_seen_at desc, s.id limit ${2 * MAX_SESSIONS}`.execute(db);
  return rows;
}
