import { sql } from 'kysely';
import type { BrandDatabase } from '@parlour/server-db/brand-database';

/** Likes and blocks between two members, from the first one's side. */
export interface Ties {
  like_sent: boolean;
  like_received: boolean;
  match: boolean;
  blocked_by_me: boolean;
  blocked_by_them: boolean;
  /** What they were called when they blocked; null where they do not, or it was not kept. */
  blocked_as: string | null;
}

/** How two members stand to each other: likes and blocks, in both directions. */
export async function findTies(db: BrandDatabase, brand: string, memberId: string, otherId: string): Promise<Ties> {
  const { rows } = await sql<Ties>`
    select sent.is_there as like_sent, received.is_there as like_received, sent.is_there and received.is_there as match,
      exists (select 1 from blocks where brand = ${brand} and blocker_id = ${memberId} and blocked_id = ${otherId}) as blocked_by_me,
      exists (select 1 from blocks where brand = ${brand} and blocker_id = ${otherId} and blocked_id = ${memberId}) as blocked_by_them,
      (select blocker_name from blocks where brand = ${brand} and blocker_id = ${otherId} and blocked_id = ${memberId}) as blocked_as
    from (select exists (select 1 from likes where brand = ${brand} and from_id = ${memberId} and to_id = ${otherId}) as is_there) sent,
      (select exists (select 1 from likes where brand = ${brand} and from_id = ${otherId} and to_id = ${memberId}) as is_there) received`.execute(
    db,
  );
  return rows[0]!;
}
