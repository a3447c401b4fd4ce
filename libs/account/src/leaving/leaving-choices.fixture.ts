import type { leavingOptions } from '@parlour/contract/account/leaving/leaving-options';
import type { ReplyOf } from '@parlour/contract/define-call';
import { leavingReasons } from '@parlour/models/account/leaving/leaving-reasons';

/** All that a page of leaving can have to show. */
export const leavingChoices: ReplyOf<typeof leavingOptions> = {
  reasons: leavingReasons.map((id) => ({ id, key: id })),
  alternatives: [
    { kind: 'mail_change' },
    { kind: 'invisible' },
    {
      kind: 'tryout_package',
      offer: {
        id: 'nl-100',
        credits: 100,
        price: { amount: 999, currency: 'EUR' },
        base_price: null,
        price_per_message: { amount: 100, currency: 'EUR' },
        popular: false,
        discount: null,
      },
    },
    {
      kind: 'discount_code',
      offer: {
        code: 'STAY0123456789',
        country: null,
        user_id: null,
        expires: null,
        value_percentage: true,
        value: 25,
        percentage: 25,
        currency: null,
        minimum_order_value: null,
        minimum: null,
        status: 'active',
        validity: 'once',
        expired: false,
        paymentmethods: null,
        ends_for_real: false,
      },
    },
  ],
  credits_left: 120,
  refundable: { amount: 999, currency: 'EUR' },
  open_payments: { count: 1, totals: [{ amount: 2303, currency: 'EUR' }] },
};
