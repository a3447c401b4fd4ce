import type { DiscountCode } from '@parlour/contract/types/payment';

/** The offer of a new member's first days, after which another follows. */
export const welcomeOffer: DiscountCode = {
  code: 'WELCOME25',
  country: null,
  user_id: null,
  expires: '2026-11-24T20:00:00.000Z',
  value_percentage: true,
  value: 25,
  percentage: 25,
  currency: null,
  minimum_order_value: null,
  minimum: null,
  status: 'active',
  validity: 'once-per-user',
  expired: false,
  paymentmethods: null,
  ends_for_real: false,
};
