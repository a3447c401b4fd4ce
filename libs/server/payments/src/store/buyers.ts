import { sql } from 'kysely';
import type { Standing } from '@parlour/models/chat/standing';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import type { Viewer } from '@parlour/server-kit/calls/call-context';

/** May a buyer log in and use what was bought? Whoever is leaving or kept out may not. */
export const isHere = ({ status }: Pick<Viewer, 'status'>): boolean =>
  status === 'active' || status === 'not_confirmed';

/**
 * Where and how a confirmation reaches a buyer: at an address that is known to be theirs and takes mails. That a member wants no
 * notifications stops no confirmation.
 */
export const findReceiptAddressee = (db: BrandDatabase, brand: string, memberId: string) =>
  db
    .selectFrom('members')
    .select(['email as to', 'name', 'language as locale', 'status'])
    .where('brand', '=', brand)
    .where('id', '=', memberId)
    .where('erased_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .where(sql<boolean>`not ('bounce' = any(notifications_disabled))`)
    .executeTakeFirst();

/** What is booked of a member: the free allowance that is used, and the credits. */
export async function readStanding(
  db: BrandDatabase,
  brand: string,
  memberId: string,
): Promise<Standing & { confirmed: boolean }> {
  const member = await db
    .selectFrom('members as m')
    .leftJoin('ledger_accounts as a', (join) => join.onRef('a.brand', '=', 'm.brand').onRef('a.member_id', '=', 'm.id'))
    .select(['m.confirmed_at', 'm.paid_user', 'm.free_conversations_used', 'm.free_messages_used', 'a.balance'])
    .where('m.brand', '=', brand)
    .where('m.id', '=', memberId)
    .executeTakeFirstOrThrow();
  return {
    confirmed: member.confirmed_at !== null,
    used: {
      premium: member.paid_user,
      conversations: member.free_conversations_used,
      messages: member.free_messages_used,
    },
    credits: member.balance ?? 0,
  };
}

/** Was a purchase of a member ever completed, whatever became of it? */
export async function hasBought(db: BrandDatabase, brand: string, memberId: string): Promise<boolean> {
  const bought = await db
    .selectFrom('payments')
    .select('id')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('completed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return bought !== undefined;
}

/**
 * Makes other acts on a member wait until the transaction ends. The member is locked before the credits; a message locks the
 * credits first, and where the two meet, the database gives up one of them, which is run again.
 *
 * @returns null where there is nobody any more: of who was erased only the books are left
 */
export async function lockBuyer(
  trx: Transaction,
  brand: string,
  memberId: string,
): Promise<{ isConfirmed: boolean; isHere: boolean } | null> {
  const member = await trx
    .selectFrom('members')
    .select(['erased_at', 'confirmed_at', 'status'])
    .where('brand', '=', brand)
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (member?.erased_at !== null) return null;
  return { isConfirmed: member.confirmed_at !== null, isHere: isHere(member) };
}

/** Keeps whether the member is premium, as the states of their payments say (`isPaidUser`). */
export async function setPaidUser(trx: Transaction, brand: string, memberId: string, paidUser: boolean): Promise<void> {
  await trx
    .updateTable('members')
    .set({ paid_user: paidUser })
    .where('brand', '=', brand)
    .where('id', '=', memberId)
    .execute();
}
