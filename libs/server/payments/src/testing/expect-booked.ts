import { expect } from 'vitest';
import type { Payment } from '@parlour/contract/types/payment';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { returnedOf, type SandboxState } from '../providers/sandbox/book.ts';
import type { Sandbox } from '../providers/sandbox/sandbox.ts';
import type { PaymentRow } from '../store/payments.ts';

/** Where a customer's payments are kept, here and at the sandbox. */
interface Books {
  db: BrandDatabase;
  brand: string;
  sandbox: Pick<Sandbox, 'find' | 'book'>;
}

/**
 * How a payment stands with us once all news of it is taken in, by how it stands in the sandbox's book. Money that had come
 * and gone, all of it, before we heard of it was never ours.
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
 * Expects of a member's payments what the sandbox's own book says.
 * - What it took was credited, once and at the price without the method's costs.
 * - Of what the payer got back, whole or in part, the credits were taken back as far as they were still there.
 * - The member heard of each.
 *
 * @param payments all that the member ever started, as the member was told of them then
 */
export async function expectBooked(books: Books, memberId: string, payments: readonly Payment[]): Promise<void> {
  const [standings, movements, heard] = await Promise.all([
    standingsOf(books, memberId),
    movementsOf(books, memberId),
    creditsHeard(books, memberId),
  ]);
  for (const payment of payments) {
    const { state, total, ...booked } = bookedAt(books, payment);
    const { amount, currency } = payment.amount;
    const { status, returned } = standings.get(payment.payment_id)!;
    expect(total, 'the book took price and costs').toEqual({
      amount: amount + payment.transaction_costs.amount,
      currency,
    });
    expect(settled[state], 'a payment stands as in the book').toContain(status);
    const wentBack = returnedOf({ ...booked, state, total });
    if (wentBack < total.amount) expect(returned ?? 0, 'what went back stands as in the book').toBe(wentBack);
    else expect([null, wentBack], 'what went back stands as in the book').toContain(returned);
  }

  const moved = Map.groupBy(movements, ({ ref_id }) => ref_id);
  const expected = payments.map((payment) => {
    const left = leftOf(payment, standings, movements);
    return [payment.payment_id, expectedMovements(payment, standings.get(payment.payment_id)!, left)] as const;
  });
  expect(moved, 'credits moved as the book says').toEqual(new Map(expected.filter(([, own]) => own.length > 0)));

  const told = movements.map(({ balance }) => balance);
  const rising = (one: number | null, other: number | null) => Number(one) - Number(other);
  expect(heard.toSorted(rising), 'the member heard of each movement').toEqual(told.toSorted(rising));
}

const bookedAt = ({ sandbox }: Books, { payment_id }: Payment) =>
  sandbox.find(sandbox.book.findOrder(payment_id)?.ref ?? '')!;

type Movement = Awaited<ReturnType<typeof movementsOf>>[number];

/**
 * A purchase in full, and what went back of it: with the credits that this sum had paid for, or what was left of them, if only
 * nothing.
 */
function expectedMovements(
  { payment_id, credits, amount: price }: Payment,
  { status, returned }: Standing,
  left: number,
): unknown[] {
  if (status !== 'completed' && returned === null) return [];
  const movement = { ref_id: payment_id, money_currency: price.currency, balance: expect.any(Number) as unknown };
  const purchase = { ...movement, kind: 'purchase', credits, money_amount: price.amount };
  if (returned === null) return [purchase];
  const paidFor = Math.ceil((credits * returned) / price.amount);
  const back = { credits: 0 - Math.min(left, paidFor), money_amount: Math.min(returned, price.amount) };
  return [purchase, { ...movement, kind: 'refund', ...back }];
}

/** How many credits of a payment were left when its money went back: of those that came later more is left. */
function leftOf(payment: Payment, standings: Map<string, Standing>, movements: readonly Movement[]): number {
  const isRefund = ({ ref_id, kind }: Movement) => kind === 'refund' && ref_id === payment.payment_id;
  const refund = movements.find(isRefund);
  if (!refund) return payment.credits;
  const cameAt = (id: string) => `${standings.get(id)!.completed_at?.toISOString()} ${id}`;
  const ofLater = movements
    .slice(0, movements.indexOf(refund))
    .filter(({ ref_id }) => cameAt(ref_id!) > cameAt(payment.payment_id))
    .reduce((sum, { credits }) => sum + credits, 0);
  return Math.max(0, Math.min(refund.balance! - refund.credits - ofLater, payment.credits));
}

type Standing = Pick<PaymentRow, 'status' | 'returned' | 'completed_at'>;

async function standingsOf({ db, brand }: Books, memberId: string): Promise<Map<string, Standing>> {
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'status', 'returned', 'completed_at'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .execute();
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
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
