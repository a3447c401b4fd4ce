import type { ReplyOf } from '@parlour/contract/define-call';
import type { listCredits } from '@parlour/contract/payments/list-credits';
import type { DiscountCode } from '@parlour/contract/types/payment';
import { welcomeOffer } from './welcome-offer.ts';

export const eur = (amount: number) => ({ amount, currency: 'EUR' });

const welcome: DiscountCode = { ...welcomeOffer, expires: '2026-03-08T12:00:00Z', ends_for_real: true };

const methodOf = (id: string, name: string, fee: number | null) => ({
  id,
  name,
  countries: ['NL'],
  fee: fee === null ? null : eur(fee),
  needs: [],
  can_repeat: false,
});

/** What a country sells, as the shop lists it. */
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
  open_payment: null,
  payment_blocked: false,
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
