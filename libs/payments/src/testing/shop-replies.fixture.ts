import type { Payment } from '@parlour/contract/types/payment';
import { credits, eur } from '@parlour/testing/shop-data';

export const payment: Payment = {
  payment_id: '01990000-0000-7000-8000-000000000001',
  package_id: 'nl-250',
  credits: 250,
  amount: eur(2243),
  transaction_costs: eur(60),
  payment_method: 'paypal',
  status: 'pending',
  error: null,
  created_at: '2026-03-01T12:00:00Z',
  completed_at: null,
  withdraw_until: null,
  withdraw_last_day: null,
  returned: null,
  statement_name: 'PM Services',
  next: { kind: 'redirect', url: 'http://parlour.localhost/sandbox-pay/sb_1' },
};

/** A shop of a brand where writing costs nothing. */
export const freeOfCharge = { ...credits, costs: { ...credits.costs, message: 0 } };

/** What is answered about the one who looks; null is a visitor. */
export const userOf = (user: object | null, server_time = '2026-03-01T12:00:00Z') => ({
  'GET /api/user.php': () => ({ user, counts: {}, geo: {}, server_time }),
});

/** The shop as a free member sees it. */
export const listing = { 'GET /api/credits.php': () => credits, ...userOf({ paid_user: false, credits: 240 }) };
