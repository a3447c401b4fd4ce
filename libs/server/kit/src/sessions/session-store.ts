import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { sessionDays } from '@parlour/models/account/session-days';
import { DAY } from '@parlour/models/durations';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { prepared } from '@parlour/server-db/prepared';
import type { SessionRecord, Viewer } from '../calls/call-context.ts';

export interface FoundSession {
  session: SessionRecord;
  viewer: Viewer;
  lastSeenAt: Date;
}

export interface NewSession {
  memberId: string;
  tokenHash: Uint8Array;
  /** Browser and system by their names, where they are known. */
  device: string | null;
  country: string | null;
  now: Date;
}

interface SessionRow extends Omit<Viewer, 'confirmed' | 'paidUser' | 'signupDate'> {
  session_id: string;
  last_seen_at: Date;
  confirmed: boolean;
  paid_user: boolean;
  signup_date: Date;
}

const sessionByToken = prepared<{ brand: string; tokenHash: Uint8Array; now: Date }, SessionRow>(
  ({ brand, tokenHash, now }) => sql`
    select s.id as session_id, s.last_seen_at, m.id, m.status, m.confirmed_at is not null as confirmed, m.paid_user,
      m.name, m.email, m.language, m.scope, m.signup_date, p.gender, p.sexuality, p.country, p.region, p.city
    from sessions s
    join members m on m.brand = ${brand} and m.id = s.member_id
    join profiles p on p.brand = ${brand} and p.member_id = s.member_id
    where s.brand = ${brand} and s.token_hash = ${tokenHash} and s.expires_at > ${now} and m.status <> 'pending_deletion'`,
);

/**
 * The session of a token with its member and profile, in one query; null where it is unknown or has ended, or began in the
 * moment in which its member left.
 */
export async function findSession(
  db: BrandDatabase,
  brand: string,
  tokenHash: Uint8Array,
  now: Date,
): Promise<FoundSession | null> {
  const [row] = await sessionByToken(db, { brand, tokenHash, now });
  if (!row) return null;
  const { session_id, last_seen_at, paid_user, signup_date, ...member } = row;
  return {
    session: { id: session_id, memberId: member.id },
    viewer: { ...member, paidUser: paid_user, signupDate: signup_date },
    lastSeenAt: last_seen_at,
  };
}

/** Is everything that a request knows of them the same? */
export const isSameSession = (one: FoundSession | null, other: FoundSession | null): boolean =>
  one !== null &&
  other !== null &&
  isDeepStrictEqual(one.session, other.session) &&
  isDeepStrictEqual(one.viewer, other.viewer);

/**
 * Remembers that the session and its member are here now. Of who keeps that back nothing moves until the week is over (`kitPurges`): a
 * place in a list that changed would tell of the visit.
 */
export async function touchSession(
  db: BrandDatabase,
  brand: string,
  { id, memberId }: SessionRecord,
  now: Date,
): Promise<void> {
  await sql`
    with seen as (update sessions set last_seen_at = ${now} where brand = ${brand} and id = ${id})
    update profiles set active_at = case when show_online then ${now}::timestamptz else active_at end,
      hidden_visit_at = case when show_online then null else ${now}::timestamptz end
    where brand = ${brand} and member_id = ${memberId}
      and case when show_online then active_at < ${now}::timestamptz else hidden_visit_at is null end`.execute(db);
}

/** Keeps a new session of a member, by the hash of its token; it runs out by itself. */
export async function insertSession(
  db: BrandDatabase,
  brand: string,
  { memberId, tokenHash, device, country, now }: NewSession,
): Promise<SessionRecord> {
  const id = uuid();
  const expires = new Date(now.getTime() + sessionDays * DAY);
  await db
    .insertInto('sessions')
    .values({
      brand,
      id,
      token_hash: tokenHash,
      member_id: memberId,
      device,
      country,
      created_at: now,
      last_seen_at: now,
      expires_at: expires,
    })
    .execute();
  return { id, memberId };
}

/** Ends a session; one that has ended already stays so. */
export async function deleteSession(db: BrandDatabase, brand: string, tokenHash: Uint8Array): Promise<void> {
  await db.deleteFrom('sessions').where('brand', '=', brand).where('token_hash', '=', tokenHash).execute();
}

/** Which of these sessions have not ended; one query for all open streams of a brand. */
export async function livingSessions(
  db: BrandDatabase,
  brand: string,
  ids: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('brand', '=', brand)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('expires_at', '>', now)
    .execute();
  return new Set(rows.map((row) => row.id));
}
