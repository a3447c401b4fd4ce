import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { SessionRecord, Viewer } from './call-context.ts';
import { SESSION_DAYS } from './session-token.ts';

const DAY = 86_400_000;

export interface FoundSession {
  session: SessionRecord;
  viewer: Viewer;
  lastSeenAt: Date;
}

export interface NewSession {
  memberId: string;
  tokenHash: Uint8Array;
  device: string;
  country: string | null;
  now: Date;
}

/** The session of a token with its member and profile, in one query; null where it is unknown or has ended. */
export async function findSession(
  db: BrandDatabase,
  brand: string,
  tokenHash: Uint8Array,
  now: Date,
): Promise<FoundSession | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('members', (join) =>
      join.onRef('members.brand', '=', 'sessions.brand').onRef('members.id', '=', 'sessions.member_id'),
    )
    .innerJoin('profiles', (join) =>
      join.onRef('profiles.brand', '=', 'sessions.brand').onRef('profiles.member_id', '=', 'sessions.member_id'),
    )
    .select([
      'sessions.id as session_id',
      'sessions.last_seen_at',
      'members.id',
      'members.status',
      'members.confirmed_at',
      'members.paid_user',
    ])
    .select(['members.name', 'members.email', 'members.language', 'members.scope', 'members.signup_date'])
    .select(['profiles.gender', 'profiles.country', 'profiles.region', 'profiles.city'])
    .where('sessions.brand', '=', brand)
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  const { session_id, last_seen_at, confirmed_at, paid_user, signup_date, ...member } = row;
  return {
    session: { id: session_id, memberId: member.id },
    viewer: { ...member, confirmed: confirmed_at !== null, paidUser: paid_user, signupDate: signup_date },
    lastSeenAt: last_seen_at,
  };
}

/** Remembers that the session and its member are here now. */
export async function touchSession(
  db: BrandDatabase,
  brand: string,
  { id, memberId }: SessionRecord,
  now: Date,
): Promise<void> {
  await sql`
    with seen as (update sessions set last_seen_at = ${now} where brand = ${brand} and id = ${id})
    update profiles set active_at = ${now} where brand = ${brand} and member_id = ${memberId} and active_at < ${now}`.execute(
    db,
  );
}

export async function insertSession(
  db: BrandDatabase,
  brand: string,
  { memberId, tokenHash, device, country, now }: NewSession,
): Promise<SessionRecord> {
  const id = uuid();
  const expires = new Date(now.getTime() + SESSION_DAYS * DAY);
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
