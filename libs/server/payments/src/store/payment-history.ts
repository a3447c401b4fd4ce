import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { PaymentRow } from './payments.ts';

/** What a member has used of all their credits in a time; the moments of the first and the last use. */
export interface CreditsUsed {
  times: number;
  credits: number;
  first: Date | null;
  last: Date | null;
}

/** What its buyer has used since a payment was completed; null where it never was. */
export async function usedSince(
  db: BrandDatabase,
  { brand, member_id, completed_at }: Pick<PaymentRow, 'brand' | 'member_id' | 'completed_at'>,
): Promise<CreditsUsed | null> {
  if (completed_at === null) return null;
  const { times, credits, first, last } = await memberEntries(db, brand)
    .select(({ fn }) => [
      fn.countAll<string>().as('times'),
      fn.sum<string | null>('e.credits').as('credits'),
      fn.min('e.created_at').as('first'),
      fn.max('e.created_at').as('last'),
    ])
    .where('e.member_id', '=', member_id)
    .where('e.created_at', '>=', completed_at)
    .where('t.kind', 'in', ['message', 'photo', 'gift'])
    .executeTakeFirstOrThrow();
  return { times: Number(times), credits: Math.abs(Number(credits ?? 0)), first, last };
}

/** When a payment went back as we heard of it, and how many credits it took along; null where it did not. */
export async function returnOf(
  db: BrandDatabase,
  { brand, id }: Pick<PaymentRow, 'brand' | 'id'>,
): Promise<{ at: Date; credits: number } | null> {
  const entry = await memberEntries(db, brand)
    .select(['e.created_at', 'e.credits'])
    .where('t.kind', '=', 'refund')
    .where('t.ref_type', '=', 'payment')
    .where('t.ref_id', '=', id)
    .executeTakeFirst();
  return entry ? { at: entry.created_at, credits: Math.abs(entry.credits) } : null;
}

const memberEntries = (db: BrandDatabase, brand: string) =>
  db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', (join) =>
      join.onRef('t.brand', '=', 'e.brand').onRef('t.id', '=', 'e.transaction_id'),
    )
    .where('e.brand', '=', brand)
    .where('e.account', '=', 'member');
