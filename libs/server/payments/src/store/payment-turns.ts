import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { PaymentRow } from './payments.ts';

/** Payments that one query reads. */
const STEP = 100;

/** Payments in a state that were made in a span of time, and were not asked for since a moment. */
interface Unchecked {
  status: 'pending' | 'completed';
  after?: Date;
  until: Date;
  checkedBefore: Date;
}

/**
 * Every payment of a kind, some at a time: first those that were never asked for, the newest first, then those whose
 * turn is the longest ago. Whoever reads on marks each that had its turn.
 */
export async function* uncheckedPayments(
  db: BrandDatabase,
  brand: string,
  { status, after, until, checkedBefore }: Unchecked,
): AsyncGenerator<PaymentRow> {
  let unchecked = db
    .selectFrom('payments')
    .selectAll()
    .where('brand', '=', brand)
    .where('status', '=', status)
    .where('created_at', '<=', until)
    .where((row) => row.or([row('checked_at', 'is', null), row('checked_at', '<', checkedBefore)]))
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(STEP);
  if (after) unchecked = unchecked.where('created_at', '>', after);
  for (let read = STEP; read === STEP;) {
    const rows = await unchecked.execute();
    yield* rows;
    read = rows.length;
  }
}

/** Its provider is asked about a payment because its member looks at it, unless it was since a moment; false then. */
export async function claimLook(
  db: BrandDatabase,
  { brand, id }: PaymentRow,
  now: Date,
  since: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ checked_at: now })
    .where('brand', '=', brand)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where((row) => row.or([row('checked_at', 'is', null), row('checked_at', '<=', since)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** A payment had its turn: it comes behind all others. */
export async function markPaymentChecked(db: BrandDatabase, { brand, id }: PaymentRow, now: Date): Promise<void> {
  await db.updateTable('payments').set({ checked_at: now }).where('brand', '=', brand).where('id', '=', id).execute();
}

/** A payment that is still completed has its turn in the next hourly run; one that was moved meanwhile is left alone. */
export async function askAgainSoon(db: BrandDatabase, { brand, id }: PaymentRow): Promise<void> {
  await db
    .updateTable('payments')
    .set({ checked_at: null })
    .where('brand', '=', brand)
    .where('id', '=', id)
    .where('status', '=', 'completed')
    .execute();
}
