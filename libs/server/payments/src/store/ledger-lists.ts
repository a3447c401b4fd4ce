import type { LedgerEntry } from '@parlour/contract/types/payment';
import { orderTotal } from '@parlour/models/payments/package-price';
import type { BrandDatabase } from '@parlour/server-db/brand-database';

export interface EntryFilter {
  brand: string;
  memberId: string;
  kind?: LedgerEntry['kind'];
  paymentId?: string;
}

/** A page of a member's entries, newest first. A payment's money is all that came or went back, its costs too. */
export async function listEntries(
  db: BrandDatabase,
  filter: EntryFilter,
  page: { offset: number; limit: number },
): Promise<LedgerEntry[]> {
  const rows = await newestEntries(db, filter).offset(page.offset).limit(page.limit).execute();
  return rows.map((row) => {
    const entry = entryOf(row);
    const { money } = entry;
    return money ? { ...entry, money: orderTotal(money, { ...money, amount: costsOf(row) ?? 0 }) } : entry;
  });
}

const STEP = 500;

/** An entry with the transaction costs in minor units that came or went back on top of its money; null where it is of no payment. */
export type EntryWithCosts = LedgerEntry & { transaction_costs: number | null };

/** All of a member's entries, newest first, read some at a time, each time from where the last ended. */
export async function* entriesInSteps(db: BrandDatabase, filter: EntryFilter): AsyncGenerator<EntryWithCosts[]> {
  for (let end: number | null = null; ;) {
    const newest = newestEntries(db, filter).limit(STEP);
    const rows: EntryRow[] = await (end === null ? newest : newest.where('e.seq', '<', end)).execute();
    yield rows.map((row) => ({ ...entryOf(row), transaction_costs: costsOf(row) }));
    end = rows.at(-1)?.seq ?? null;
    if (rows.length < STEP || end === null) return;
  }
}

/** How many entries there are, over all pages. */
export async function countEntries(db: BrandDatabase, filter: EntryFilter): Promise<number> {
  const row = await entriesOf(db, filter)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** Everything that ever came in and went out of a member's account. */
export async function entryTotals(
  db: BrandDatabase,
  brand: string,
  memberId: string,
): Promise<{ balance: number; added: number; spent: number }> {
  const row = await entriesOf(db, { brand, memberId })
    .select(({ fn }) => [
      fn.sum<string | null>('e.credits').filterWhere('e.credits', '>', 0).as('added'),
      fn.sum<string | null>('e.credits').filterWhere('e.credits', '<', 0).as('spent'),
    ])
    .executeTakeFirstOrThrow();
  const added = Number(row.added ?? 0);
  const spent = -Number(row.spent ?? 0);
  return { balance: added - spent, added, spent: spent || 0 };
}

function entriesOf(db: BrandDatabase, { brand, memberId, kind, paymentId }: EntryFilter) {
  let query = db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', (join) =>
      join.onRef('t.brand', '=', 'e.brand').onRef('t.id', '=', 'e.transaction_id'),
    )
    .where('e.brand', '=', brand)
    .where('e.member_id', '=', memberId)
    .where('e.account', '=', 'member');
  if (kind) query = query.where('t.kind', '=', kind);
  if (paymentId) query = query.where('t.ref_type', '=', 'payment').where('t.ref_id', '=', paymentId);
  return query;
}

/** Named are only those who are here and do not block the member. */
const newestEntries = (db: BrandDatabase, filter: EntryFilter) =>
  entriesOf(db, filter)
    .leftJoin('profiles as p', (join) =>
      join
        .onRef('p.brand', '=', 't.brand')
        .onRef('p.member_id', '=', 't.profile_id')
        .on('p.status', '=', 'active')
        .on(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('blocks as b')
                .select('b.brand')
                .where('b.brand', '=', filter.brand)
                .whereRef('b.blocker_id', '=', 't.profile_id')
                .where('b.blocked_id', '=', filter.memberId),
            ),
          ),
        ),
    )
    .leftJoin('payments as paid', (join) =>
      join.onRef('paid.brand', '=', 't.brand').onRef('paid.id', '=', 't.ref_id').on('t.ref_type', '=', 'payment'),
    )
    .select([
      't.id',
      't.kind',
      't.ref_type',
      't.ref_id',
      't.money_amount',
      't.money_currency',
      't.profile_id',
      'p.name',
      'paid.transaction_costs',
      'paid.returned',
    ])
    .select(['e.seq', 'e.credits', 'e.balance', 'e.created_at'])
    .orderBy('e.seq', 'desc');

type EntryRow = Awaited<ReturnType<ReturnType<typeof newestEntries>['execute']>>[number];

/**
 * The transaction costs that came or went back with an entry's money: of a payment that went back in part, what its price does
 * not cover.
 */
const costsOf = ({ kind, transaction_costs, returned, money_amount }: EntryRow): number | null =>
  kind === 'refund' && returned !== null && money_amount !== null ? returned - money_amount : transaction_costs;

const entryOf = (row: EntryRow): LedgerEntry => ({
  id: row.id,
  at: row.created_at.toISOString(),
  kind: row.kind,
  credits: row.credits,
  balance: row.balance ?? 0,
  money:
    row.money_amount !== null && row.money_currency ? { amount: row.money_amount, currency: row.money_currency } : null,
  ref: row.ref_type && row.ref_id ? { type: row.ref_type, id: row.ref_id } : null,
  profile: row.profile_id && row.name !== null ? { id: row.profile_id, name: row.name } : null,
});
