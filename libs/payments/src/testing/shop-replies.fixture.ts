import type { ReplyOf } from '@parlour/contract/define-call';
import type { listCredits } from '@parlour/contract/payments/list-credits';
import type { DiscountCode, Payment } from '@parlour/contract/types/payment';
import { welcomeOffer } from '@parlour/testing/welcome-offer';

const eur = (amount: number) => ({ amount, currency: 'EUR' });

const welcome: DiscountCode = { ...welcomeOffer, expires: '2026-03-08T12:00:00Z', ends_for_real: true };

const methodOf = (id: string, name: string, fee: number | null) => ({
  id,
  name,
  countries: ['NL'],
  fee: fee === null ? null : eur(fee),
  needs: [],
  can_repeat: false,
});

export const credits: ReplyOf<typeof listCredits> = {
  credits: 240,
  paid_user: false,
  country: 'NL',
  style: 'p1',
  packages: [
    {
      id: 'nl-100',
      credits: 100,
      price: eur(1118),
      base_price: eur(1490),
      price_per_message: eur(112),
      popular: false,
      discount: welcome,
    },
    {
      id: 'nl-250',
      credits: 250,
      price: eur(2243),
      base_price: eur(2990),
      price_per_message: eur(90),
      popular: true,
      discount: welcome,
    },
  ],
  methods: [methodOf('ideal', 'iDEAL', null), methodOf('paypal', 'PayPal', 60)],
  discount: welcome,
  costs: { message: 10, photo: 20, gift_from: 30 },
  refund_days: 14,
  statement_name: 'PM Services',
  company: {
    name: 'Evening Company',
    address: 'Oudegracht 1',
    kvk: '00000000',
    city: 'Utrecht',
    country: 'NL',
    tradenames: [],
    vat_numbers: ['NL000000000B00'],
    support_phone: '',
    delete_discount: null,
    added: '',
  },
};

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
