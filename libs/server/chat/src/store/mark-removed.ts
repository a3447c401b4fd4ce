import { sql } from 'kysely';
import type { Transaction } from '@parlour/server-db/brand-database';

/** One who sits in a conversation, and which of its messages were removed. */
export interface RemovedFor {
  member_id: string;
  conversation_id: string;
  message_ids: string[];
}

/**
 * Marks messages as removed, those that are not yet, and their photos as nobody's any more. Answers who sits in their
 * conversations, by ascending member id.
 */
export async function markRemoved(
  trx: Transaction,
  brand: string,
  ids: readonly string[],
  now: Date,
): Promise<RemovedFor[]> {
  const { rows } = await sql<RemovedFor>`
    with removed as (
      update messages set deleted_at = ${now}
      where brand = ${brand} and id = any(${ids}::uuid[]) and deleted_at is null
      returning conversation_id, id, photo_id
    ), hidden as (
      update photos set status = 'rejected'
      where brand = ${brand} and kind = 'chat' and id in (select photo_id from removed)
    )
    select s.member_id, s.conversation_id, array_agg(removed.id) as message_ids
    from removed join participants s on s.brand = ${brand} and s.conversation_id = removed.conversation_id
    group by s.member_id, s.conversation_id order by s.member_id, s.conversation_id`.execute(trx);
  return rows;
}
