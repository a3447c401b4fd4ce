import { sql } from 'kysely';
import type { MemberPair } from '@parlour/models/members/member-pair';
import type { Transaction } from '@parlour/server-db/brand-database';
import { ofPair } from './of-pair.ts';

export interface LockedConversation {
  id: string;
  last_seq: number;
  started_by: string;
}

/** Locks the conversation of two members, if there is one, until the transaction ends. */
export async function lockBetween(
  trx: Transaction,
  { brand, memberId, otherId }: MemberPair,
): Promise<LockedConversation | null> {
  const { rows } = await sql<LockedConversation>`
    select id, last_seq, started_by from conversations c
    where brand = ${brand} and ${ofPair(sql`${memberId}::uuid`, sql`${otherId}::uuid`)}
    for update`.execute(trx);
  return rows[0] ?? null;
}

/** Opens a request, whichever of the two began it; answers who did, or null where the conversation is none. */
export async function openRequest(trx: Transaction, brand: string, id: string): Promise<string | null> {
  const { rows } = await sql<{ started_by: string }>`
    update conversations set state = 'open' where brand = ${brand} and id = ${id} and state = 'request'
    returning started_by`.execute(trx);
  return rows[0]?.started_by ?? null;
}

/** Blocks a conversation, which remembers whether it was a request; one that is blocked already stays as it is. */
export async function setBlocked(trx: Transaction, brand: string, id: string): Promise<void> {
  await sql`
    update conversations set state = 'blocked', state_before_block = state
    where brand = ${brand} and id = ${id} and state <> 'blocked'`.execute(trx);
}

/** Gives a blocked conversation the state that it had before. */
export async function setUnblocked(trx: Transaction, brand: string, id: string): Promise<void> {
  await sql`
    update conversations set state = coalesce(state_before_block, 'open'), state_before_block = null
    where brand = ${brand} and id = ${id} and state = 'blocked'`.execute(trx);
}

/** Marks everything as read for both; answers who had something unread, by ascending member id. */
export async function readAll(
  trx: Transaction,
  brand: string,
  { id, last_seq }: LockedConversation,
): Promise<{ memberId: string; unread: number }[]> {
  const { rows } = await sql<{ memberId: string; unread: number }>`
    with unread as materialized (
      select member_id, unread from participants where brand = ${brand} and conversation_id = ${id} and unread > 0 for update
    ), marked as (
      update participants s set unread = 0, read_seq = ${last_seq}
      from unread where s.brand = ${brand} and s.conversation_id = ${id} and s.member_id = unread.member_id
    )
    select member_id as "memberId", unread from unread order by member_id`.execute(trx);
  return rows;
}
