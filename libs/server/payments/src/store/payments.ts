import { keptSettings } from '@parlour/brand/kept-settings';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { sql, type Selectable } from 'kysely';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { PaymentsTable } from '@parlour/server-db/tables/payments';

export type PaymentRow = Selectable<PaymentsTable>;

/** Nobody buys more often in the days of a withdrawal. */
const MAX_LEFT = 100;

export type NewPayment = Omit<
  PaymentRow,
  'provider_ref' | 'status' | 'error' | 'completed_at' | 'withdraw_until' | 'returned' | 'next' | 'checked_at'
>;

/** A payment that no provider knows yet. */
export async function insertPayment(db: BrandDatabase, payment: NewPayment): Promise<void> {
  await db
    .insertInto('payments')
    .values({ ...payment, status: 'pending', next: JSON.stringify({ kind: 'wait' }) })
    .execute();
}

/**
 * Keeps under which name the provider took the payment, and where the member goes on.
 *
 * @throws where the payment is not open any more
 */
export async function linkProvider(
  db: BrandDatabase,
  brand: string,
  id: string,
  ref: string,
  next: PaymentRow['next'],
): Promise<PaymentRow> {
  return db
    .updateTable('payments')
    .set({ provider_ref: ref, next: JSON.stringify(next) })
    .where('brand', '=', brand)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A member's own payment, by its id. */
export async function findPayment(
  db: BrandDatabase,
  brand: string,
  memberId: string,
  id: string,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('brand', '=', brand)
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** A payment by what the provider calls it, whoever made it. */
export async function findPaymentByRef(
  db: BrandDatabase,
  brand: string,
  provider: string,
  ref: string,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('brand', '=', brand)
    .where('provider', '=', provider)
    .where('provider_ref', '=', ref)
    .executeTakeFirst();
}

export type PaymentChange = Partial<Pick<PaymentRow, 'error' | 'completed_at' | 'withdraw_until' | 'returned'>> &
  Pick<PaymentRow, 'status'>;

/**
 * Moves a payment on, if it is still where the caller saw it; undefined where somebody else was faster. Nobody goes anywhere to
 * pay it any more.
 */
export async function movePayment(
  trx: BrandDatabase,
  payment: PaymentRow,
  change: PaymentChange,
): Promise<PaymentRow | undefined> {
  return trx
    .updateTable('payments')
    .set({ ...change, next: JSON.stringify({ kind: 'none' }) })
    .where('brand', '=', payment.brand)
    .where('id', '=', payment.id)
    .where('status', '=', payment.status)
    .returningAll()
    .executeTakeFirst();
}

/** The settings by which a payment was sold, to which its member agreed: who sold, and the days of return; where they are kept. */
export async function settingsOfSale(
  db: BrandDatabase,
  { brand, settings_version }: PaymentRow,
): Promise<BrandSettings | undefined> {
  const sold = await db
    .selectFrom('brand_versions')
    .select('settings')
    .where('brand', '=', brand)
    .where('version', '=', settings_version)
    .executeTakeFirst();
  return sold && keptSettings(sold.settings);
}

/** A page of a member's payments, newest first. */
export async function listPayments(
  db: BrandDatabase,
  brand: string,
  memberId: string,
  page: { offset: number; limit: number },
): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

/** How many payments a member has begun, whatever became of them. */
export async function countPayments(db: BrandDatabase, brand: string, memberId: string): Promise<number> {
  const { total } = await db
    .selectFrom('payments')
    .select((row) => row.fn.countAll<string>().as('total'))
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The states of a purchase whose credits were there, wholly or in part until now. */
const bought: PaymentRow['status'][] = ['completed', 'refunded', 'charged_back'];

/** What the return of a payment, the row `payments` of the statement, has taken: the one entry that it made in its member's account. */
const takenBack = sql<number>`coalesce((
  select -e.credits from ledger_transactions t
  join ledger_entries e on e.brand = t.brand and e.transaction_id = t.id and e.account = 'member'
  where t.brand = payments.brand and t.kind = 'refund' and t.ref_type = 'payment' and t.ref_id = payments.id
), 0)`;

/**
 * A member's purchases of which credits may be left, those first whose credits came last: they are spent last. Money goes back for
 * those alone from which the member may still withdraw; amount and costs of others, such as what a return in part has left, are 0.
 */
export function purchasesLeft(
  db: BrandDatabase,
  brand: string,
  memberId: string,
  now: Date,
): Promise<Pick<PaymentRow, 'id' | 'credits' | 'amount' | 'transaction_costs' | 'currency'>[]> {
  const isOpen = sql`status = 'completed' and withdraw_until > ${now}`;
  return db
    .selectFrom('payments')
    .select(['id', 'currency', sql<number>`(credits - ${takenBack})::int`.as('credits')])
    .select(sql<number>`case when ${isOpen} then amount else 0 end`.as('amount'))
    .select(sql<number>`case when ${isOpen} then transaction_costs else 0 end`.as('transaction_costs'))
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('status', 'in', bought)
    .where(sql<boolean>`credits > ${takenBack}`)
    .orderBy('completed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LEFT)
    .execute();
}

/**
 * How many credits have come to a member after those of a purchase and were not given back, those included that a return in part has
 * left; they are spent after those of the purchase. A payment that was begun earlier may have arrived later.
 */
export async function creditsBoughtAfter(
  trx: BrandDatabase,
  { brand, member_id, completed_at, id }: Pick<PaymentRow, 'brand' | 'member_id' | 'completed_at' | 'id'>,
): Promise<number> {
  const { credits } = await trx
    .selectFrom('payments')
    .select(({ fn }) => fn.sum<string | null>(sql`credits - ${takenBack}`).as('credits'))
    .where('brand', '=', brand)
    .where('member_id', '=', member_id)
    .where('status', 'in', bought)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('completed_at', 'id'), '>', tuple(completed_at, id)))
    .executeTakeFirstOrThrow();
  return Number(credits ?? 0);
}

/** The states in which payments of a member are, each once, the open and the failed ones among them. */
export async function statusesOf(db: BrandDatabase, brand: string, memberId: string): Promise<PaymentRow['status'][]> {
  const rows = await db
    .selectFrom('payments')
    .select('status')
    .distinct()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .execute();
  return rows.map(({ status }) => status);
}
