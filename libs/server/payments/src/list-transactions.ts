import { listTransactions } from '@parlour/contract/payments/list-transactions';
import { handle } from '@parlour/server-kit/handle';
import { refuse } from '@parlour/server-kit/refusal';
import { shownPayment } from './shown-payment.ts';
import { countEntries, entryTotals, listEntries } from './store/ledger-lists.ts';
import { findPayment, newestPayments } from './store/payments.ts';

const PER_PAGE = 20;

/** The member's account: each movement of credits, the payments, and what it comes to. */
export const listTransactionsCall = () =>
  handle(listTransactions, async ({ query }, context) => {
    const { brand, db, viewer } = context;
    const page = query.page ?? 1;
    const filter = { brand: brand.id, memberId: viewer.id, kind: query.kind, paymentId: query.id };
    const asked = query.id ? await findPayment(db, brand.id, viewer.id, query.id) : undefined;
    if (query.id && !asked) throw refuse('payment_not_found');
    const [entries, total, totals, payments] = await Promise.all([
      listEntries(db, filter, { offset: (page - 1) * PER_PAGE, limit: PER_PAGE }),
      countEntries(db, filter),
      entryTotals(db, brand.id, viewer.id),
      asked ? [asked] : newestPayments(db, brand.id, viewer.id, PER_PAGE),
    ]);
    return {
      entries,
      payments: payments.map(shownPayment),
      page,
      pages: Math.max(1, Math.ceil(total / PER_PAGE)),
      total,
      totals,
    };
  });
