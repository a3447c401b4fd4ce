import { sql } from 'kysely';
import type { BrandDatabase } from '@parlour/server-db/brand-database';

/** How two members stand to each other, from the viewer's side. */
export interface PairFacts {
  /** What the other is called, or was when they blocked the viewer. */
  name: string;
  available: boolean;
  blockedByMe: boolean;
  blockedByThem: boolean;
  likeSent: boolean;
  likeReceived: boolean;
}

/** Null where there is no such profile. */
export async function findPair(
  db: BrandDatabase,
  brand: string,
  memberId: string,
  otherId: string,
): Promise<PairFacts | null> {
  const { rows } = await sql<PairFacts>`
    select coalesce(
        (select blocker_name from blocks where brand = ${brand} and blocker_id = ${otherId} and blocked_id = ${memberId}), p.name
      ) as name, p.status = 'active' and m.status = 'active' as available,
      exists (select 1 from blocks where brand = ${brand} and blocker_id = ${memberId} and blocked_id = ${otherId}) as "blockedByMe",
      exists (select 1 from blocks where brand = ${brand} and blocker_id = ${otherId} and blocked_id = ${memberId}) as "blockedByThem",
      exists (select 1 from likes where brand = ${brand} and from_id = ${memberId} and to_id = ${otherId}) as "likeSent",
      exists (select 1 from likes where brand = ${brand} and from_id = ${otherId} and to_id = ${memberId}) as "likeReceived"
    from profiles p
    join members m on m.brand = p.brand and m.id = p.member_id
    where p.brand = ${brand} and p.member_id = ${otherId}`.execute(db);
  return rows[0] ?? null;
}
