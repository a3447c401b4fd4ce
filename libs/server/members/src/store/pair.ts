import { sql } from 'kysely';
import type { BrandDatabase } from '@parlour/server-db/brand-database';

/** How two members stand to each other, from the viewer's side. */
export interface PairFacts {
  name: string;
  available: boolean;
  blockedByMe: boolean;
  blockedByThem: boolean;
  likeSent: boolean;
  likeReceived: boolean;
  /** The received like still carries its mark. */
  receivedIsNew: boolean;
}

/** Null where there is no such profile. */
export async function findPair(
  db: BrandDatabase,
  brand: string,
  memberId: string,
  otherId: string,
): Promise<PairFacts | null> {
  const { rows } = await sql<PairFacts>`
    select p.name, p.status = 'active' and m.status = 'active' as available,
      exists (select 1 from blocks where brand = ${brand} and blocker_id = ${memberId} and blocked_id = ${otherId}) as "blockedByMe",
      exists (select 1 from blocks where brand = ${brand} and blocker_id = ${otherId} and blocked_id = ${memberId}) as "blockedByThem",
      exists (select 1 from likes where brand = ${brand} and from_id = ${memberId} and to_id = ${otherId}) as "likeSent",
      received.from_id is not null as "likeReceived", coalesce(received.is_new, false) as "receivedIsNew"
    from profiles p
    join members m on m.brand = p.brand and m.id = p.member_id
    left join likes received on received.brand = p.brand and received.from_id = p.member_id and received.to_id = ${memberId}
    where p.brand = ${brand} and p.member_id = ${otherId}`.execute(db);
  return rows[0] ?? null;
}
