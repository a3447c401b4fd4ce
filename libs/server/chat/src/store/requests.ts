import { sql } from 'kysely';
import { MAX_REQUESTS } from '@parlour/contract/chat/list-chats';
import { prepared } from '@parlour/server-db/prepared';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';

const waiting = prepared<{ brand: string; memberId: string }, { requests: number }>(
  ({ brand, memberId }) => sql`
    select count(*)::integer as requests from (
      select from conversations c
      join participants s on s.brand = ${brand} and s.conversation_id = c.id and s.member_id = ${memberId} and not s.removed
      join members m on m.brand = ${brand} and m.id = c.started_by and m.status = 'active'
      join profiles p on p.brand = ${brand} and p.member_id = c.started_by and p.status = 'active'
      where c.brand = ${brand} and c.state = 'request' and c.last_seq > 0
        and case c.started_by when c.low_id then c.high_id else c.low_id end = ${memberId}
      limit ${sql.lit(MAX_REQUESTS)}
    ) waiting`,
);

/**
 * How many conversations wait for a member's answer, as far as they are counted: by the index of requests alone, however many
 * conversations there are. One that is blocked is none (contract part 7).
 */
export async function countRequests(db: BrandDatabase, brand: string, memberId: string): Promise<number> {
  const [counted] = await waiting(db, { brand, memberId });
  return counted?.requests ?? 0;
}

/** A request, who was asked, and who asked. */
export interface ReadRequest {
  conversationId: string;
  readerId: string;
  writerId: string;
}

/** Forgets when a request was read, where its reader lets nobody see that now; what was noted before was never shown. */
export async function forgetHiddenReads(
  trx: Transaction,
  brand: string,
  { conversationId, readerId, writerId }: ReadRequest,
): Promise<void> {
  await sql`
    update messages set read_at = null
    where brand = ${brand} and conversation_id = ${conversationId} and sender_id = ${writerId} and read_at is not null
      and not exists (select from profiles where brand = ${brand} and member_id = ${readerId} and read_receipts)`.execute(
    trx,
  );
}

/** The last message of a request of which it was noted when it was read; none for a writer who does not see that of others. */
export async function lastRead(
  trx: Transaction,
  brand: string,
  { conversationId, writerId }: ReadRequest,
): Promise<{ seq: number; read_at: Date } | undefined> {
  const { rows } = await sql<{ seq: number; read_at: Date }>`
    select seq, read_at from messages
    where brand = ${brand} and conversation_id = ${conversationId} and sender_id = ${writerId} and read_at is not null
      and exists (select from profiles where brand = ${brand} and member_id = ${writerId} and read_receipts)
    order by seq desc limit 1`.execute(trx);
  return rows[0];
}
