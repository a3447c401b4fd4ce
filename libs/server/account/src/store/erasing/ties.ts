import { sql } from 'kysely';
import type { Erasure } from '../../erasing/erase-member.ts';

/** Everything that ties the member to others, in either direction: whoever stays keeps no trace of it. */
const tables = {
  likes: ['from_id', 'to_id'],
  blocks: ['blocker_id', 'blocked_id'],
  swipes: ['member_id', 'profile_id'],
  notifications: ['member_id', 'profile_id'],
} as const;

/** Removes what ties an erased member to others. */
export async function eraseTies({ db, brand, memberId }: Erasure): Promise<void> {
  for (const [table, ends] of Object.entries(tables))
    for (const end of ends)
      await sql`delete from ${sql.ref(table)} where brand = ${brand} and ${sql.ref(end)} = ${memberId}`.execute(db);
}
