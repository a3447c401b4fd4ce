import { sql } from 'kysely';
import type { BrandDatabase } from '@parlour/server-db/brand-database';

/** The address of a member, and those that open links of theirs speak of: mails may have gone to each. */
export async function addressesOf(db: BrandDatabase, brand: string, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select email as address from members where brand = ${brand} and id = ${memberId} and email <> ''
    union
    select payload ->> 'email' from tokens where brand = ${brand} and member_id = ${memberId} and payload ->> 'email' is not null`.execute(
    db,
  );
  return rows.map(({ address }) => address);
}
