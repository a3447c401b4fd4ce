import { expect } from 'vitest';
import type { Payment } from '@parlour/contract/types/payment';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { SandboxState } from '../providers/sandbox/book.ts';
import type { Sandbox } from '../providers/sandbox/sandbox.ts';

/** Where a customer's payments are kept, here and at the sandbox. */
interface Books {
  db: BrandDatabase;
  brand: string;
  sandbox: Pick<Sandbox, 'find' | 'book'>;
}

/**
 * How a payment stands with us once all news of it is taken in, by how it stands in the sandbox's book. Money that had come
 * and gone before we heard of it was never ours.
 */
const settled: Record<SandboxState, readonly Payment['status'][]> = {
  open: ['pending'],
  waiting: ['pending'],
  taken: ['completed'],
  refused: ['failed'],
  returned: ['refunded', 'failed'],
  charged_back: ['charged_back', 'failed'],
};

/**
 * What the sandbox's own book took from a member is what was credited, once and at the price without the method's costs; what
 * the payer got back was taken back as far as it was still there; and the member heard of each.
 *
 * @param payments all that the member ever started, as the member was told of them then
 */
export async function expectBooked(books: Books, memberId: string, payments: readonly Payment[]): Promise<void> {
  const [statuses, movements, heard] = await Promise.all([
    statusesOf(books, memberId),
    movementsOf(books, memberId),
    creditsHeard(books, memberId),
  ]);
  for (const payment of payments) {
    const { state, total } = bookedAt(books, payment);
    const { amount, currency } = payment.amount;
    expect(total, 'the book took price and costs').toEqual({
      amount: amount + payment.transaction_costs.amount,
      currency,
    });
    expect(settled[state], 'a payment stands as in the book').toContain(statuses.get(payment.payment_id));
  }

  const moved = Map.groupBy(movements, ({ ref_id }) => ref_id);
  const expected = payments.map((payment) => {
    const own = moved.get(payment.payment_id) ?? [];
    return [payment.payment_id, expectedMovements(payment, statuses.get(payment.payment_id), own)] as const;
  });
  expect(moved, 'credits moved as the book says').toEqual(new Map(expected.filter(([, own]) => own.length > 0)));

  const told = movements.map(({ balance }) => balance);
  const rising = (one: number | null, other: number | null) => Number(one) - Number(other);
  expect(heard.toSorted(rising), 'the member heard of each movement').toEqual(told.toSorted(rising));
}

const returned: ReadonlySet<Payment['status'] | undefined> = new Set(['refunded', 'charged_back']);

const bookedAt = ({ sandbox }: Books, { payment_id }: Payment) =>
  sandbox.find(sandbox.book.findOrder(payment_id)?.ref ?? '')!;

type Movement = Awaited<ReturnType<typeof movementsOf>>[number];

/** A purchase in full, and what was taken back of it: all, or else what there was at that moment, if only nothing. */
function expectedMovements(
  { payment_id, credits, amount }: Payment,
  status: Payment['status'] | undefined,
  own: readonly Movement[],
): unknown[] {
  if (status !== 'completed' && !returned.has(status)) return [];
  const movement = { ref_id: payment_id, money_amount: amount.amount, money_currency: amount.currency };
  const balance: unknown = expect.any(Number);
  const purchase = { ...movement, kind: 'purchase', credits, balance };
  if (!returned.has(status)) return [purchase];
  const takenBack = own.find(({ kind }) => kind === 'refund');
  const there = takenBack ? takenBack.balance! - takenBack.credits : credits;
  return [purchase, { ...movement, kind: 'refund', credits: 0 - Math.min(there, credits), balance }];
}

async function statusesOf({ db, brand }: Books, memberId: string): Promise<Map<string, Payment['status']>> {
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'status'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .execute();
  return new Map(rows.map(({ id, status }) => [id, status]));
}

/** What purchases and their taking back moved on a member's account, in order. */
const movementsOf = ({ db, brand }: Books, memberId: string) =>
  db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', (join) =>
      join.onRef('t.brand', '=', 'e.brand').onRef('t.id', '=', 'e.transaction_id'),
    )
    .select(['t.kind', 't.ref_id', 't.money_amount', 't.money_currency', 'e.credits', 'e.balance'])
    .where('e.brand', '=', brand)
    .where('e.member_id', '=', memberId)
    .where('t.kind', 'in', ['purchase', 'refund'])
    .orderBy('e.seq')
    .execute();

/** The credits that the member's open pages were told of. */
async function creditsHeard({ db, brand }: Books, memberId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('mailbox_events')
    .select('event')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .execute();
  return rows.flatMap(({ event }) => (event.kind === 'credits' ? [event.credits] : []));
}
