import { sql } from 'kysely';
import type { Transaction } from '@parlour/server-db/brand-database';

/**
 * Takes back that a member's text about themselves was refused: it is shown again where it still stands, and may be saved
 * again where another one does. One that waits is left to its turn.
 */
export async function pardonAboutMe(
  trx: Transaction,
  { brand, memberId }: { brand: string; memberId: string },
): Promise<void> {
  await trx
    .updateTable('profiles')
    .set({
      about_me_status: sql`case about_me_status when 'rejected' then 'approved' else about_me_status end`,
      about_me_refused: null,
    })
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .execute();
}
