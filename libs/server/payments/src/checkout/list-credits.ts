import { listCredits } from '@parlour/contract/payments/list-credits';
import { handle } from '@parlour/server-kit/calls/handle';
import { codeUseIn } from '../discounts/code-use.ts';
import type { FindTyped } from '../discounts/code-guesses.ts';
import { offeredDiscount, shownDiscount } from '../discounts/discount.ts';
import { shownPackage } from './order-price.ts';
import { methodsOf, packagesOf, shownMethod } from './packages.ts';
import { paymentCountry } from './payment-country.ts';
import { sellingBy, type PaymentsPorts } from '../ports.ts';
import { spendableCredits } from '../transactions/spendable-credits.ts';

/** Shows what credits cost in a country, with the discount that counts now already taken off. */
export const listCreditsCall = (ports: PaymentsPorts, findTyped: FindTyped) =>
  handle(listCredits, async ({ query }, context) => {
    const { viewer } = context;
    const { settings } = context.brand;
    const country = paymentCountry(context, query.country);
    const packages = packagesOf(settings, country);
    const offers = sellingBy(ports);
    const discount = query.discount_code
      ? await findTyped(context, query.discount_code, codeUseIn(settings, country, offers))
      : await offeredDiscount(ports, context, viewer);
    return {
      credits: viewer ? await spendableCredits(ports, context, viewer.id) : 0,
      paid_user: viewer?.paidUser ?? false,
      country,
      style: settings.package_style,
      packages: packages.map((offer) => shownPackage(offer, discount, settings.message_credits)),
      methods: methodsOf(settings, country, offers).map((method) => shownMethod(method, country)),
      discount: discount && shownDiscount(discount),
      costs: { message: settings.message_credits, photo: settings.photo_credits, gift_from: settings.gift_credits },
      refund_days: settings.refund_days,
      statement_name: settings.statement_name,
      company: settings.company,
    };
  });
