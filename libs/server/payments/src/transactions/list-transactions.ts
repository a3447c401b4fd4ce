import { listTransactions } from '@parlour/contract/payments/list-transactions';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { shownPayment } from '../checkout/shown-payment.ts';
import { countEntries, entryTotals, listEntries } from '../store/ledger-lists.ts';
import { countPayments, findPayment, listPayments, settingsOfSale } from '../store/payments.ts';

const PER_PAGE = 20;
/** No address names a later page (`PageNumber`); the file for spreadsheets holds the whole account. */
const LAST_PAGE = 40;

/**
 * The member's account: each movement of credits, the payments, and what it comes to. A page holds as many of both (contract
 * H4 has one paging), so that the pages end with the longer of the two lists; `total` counts the movements.
 */
export const listTransactionsCall = () =>
  handle(listTransactions, async ({ query }, context) => {
    const { brand, db, viewer } = context;
    const page = query.page ?? 1;
    const filter = { brand: brand.id, memberId: viewer.id, kind: query.kind, paymentId: query.id };
    const asked = query.id ? await findPayment(db, brand.id, viewer.id, query.id) : undefined;
    if (query.id && !asked) throw refuse('payment_not_found');
    const part = { offset: (page - 1) * PER_PAGE, limit: PER_PAGE };
    const [entries, total, totals, payments, totalOfPayments, sale] = await Promise.all([
      listEntries(db, filter, part),
      countEntries(db, filter),
      entryTotals(db, brand.id, viewer.id),
      asked ? [asked] : listPayments(db, brand.id, viewer.id, part),
      asked ? 1 : countPayments(db, brand.id, viewer.id),
      asked && settingsOfSale(db, asked),
    ]);
    return {
      entries,
      payments: payments.map(shownPayment),
      seller: sale?.company ?? null,
      page,
      pages: Math.min(LAST_PAGE, Math.max(1, Math.ceil(Math.max(total, totalOfPayments) / PER_PAGE))),
      total,
      totals,
    };
  });
