import { sql } from 'kysely';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { STEP } from './rows-in-steps.ts';

const ID_BYTES = 16;

/**
 * All messages that a member wrote, oldest first, read some at a time. No index has them in this order, and each step would read
 * all of them to find its own: so their ids are read first, 16 bytes each.
 */
export async function* writtenMessages(
  db: BrandDatabase,
  brand: string,
  memberId: string,
): AsyncGenerator<Record<string, unknown>[]> {
  const ids = await writtenIds(db, brand, memberId);
  for (let from = 0; from < ids.length; from += STEP * ID_BYTES) {
    const { rows } = await sql<Record<string, unknown>>`
      select client_id, conversation_id, type, text, photo_id, gift_id, cost, sent_at, deleted_at,
        case when exists (
          select from conversations c where c.brand = ${brand} and c.id = messages.conversation_id
            and coalesce(c.state_before_block, c.state) = 'request' and c.started_by = ${memberId}
        ) or not exists (
          select from profiles where brand = ${brand} and member_id = ${memberId} and read_receipts
        ) then null else read_at end as read_at
      from messages where brand = ${brand} and sender_id = ${memberId}
        and client_id = any(${idsIn(ids.subarray(from, from + STEP * ID_BYTES))}::uuid[])
      order by sent_at, client_id`.execute(db);
    yield rows;
  }
}

async function writtenIds(db: BrandDatabase, brand: string, memberId: string): Promise<Uint8Array> {
  const { rows } = await sql<{ ids: Uint8Array | null }>`
    select string_agg(uuid_send(client_id), '' order by sent_at, client_id) as ids
    from messages where brand = ${brand} and sender_id = ${memberId}`.execute(db);
  return rows[0]?.ids ?? new Uint8Array();
}

function idsIn(packed: Uint8Array): string[] {
  const hex = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength).toString('hex');
  return hex.match(/.{32}/g) ?? [];
}
