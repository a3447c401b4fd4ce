import { listCredits } from '@parlour/contract/payments/list-credits';
import { handle } from '@parlour/server-kit/calls/handle';
import { codeUseIn } from '../discounts/code-use.ts';
import type { FindTyped } from '../discounts/code-guesses.ts';
import { offeredDiscount, shownDiscount } from '../discounts/discount.ts';
import { isBlockedBuyer } from './blocked-buyer.ts';
import { shownPackage } from './order-price.ts';
import { methodsOf, packagesOf, shownMethod } from './packages.ts';
import { paymentCountry } from './payment-country.ts';
import { sellingBy, type PaymentsPorts } from '../ports.ts';
import { newestOpen } from '../store/open-payments.ts';
import { spendableCredits } from '../transactions/spendable-credits.ts';

/**
 * Shows what credits cost in a country, with the discount that counts now already taken off. To whom nothing is sold no way to pay
 * is offered.
 */
export const listCreditsCall = (ports: PaymentsPorts, findTyped: FindTyped) =>
  handle(listCredits, async ({ query }, context) => {
    const { brand, db, viewer } = context;
    const { settings } = brand;
    const country = paymentCountry(context, query.country);
    const packages = packagesOf(settings, country);
    const offers = sellingBy(ports);
    const [discount, credits, [open], isBlocked] = await Promise.all([
      query.discount_code
        ? findTyped(context, query.discount_code, codeUseIn(settings, country, offers))
        : offeredDiscount(ports, context, viewer),
      viewer ? spendableCredits(ports, context, viewer.id) : 0,
      viewer ? newestOpen(db, brand.id, viewer.id, 1) : [],
      viewer !== null && isBlockedBuyer(db, brand.id, viewer.id),
    ]);
    const methods = isBlocked ? [] : methodsOf(settings, country, offers);
    return {
      credits,
      paid_user: viewer?.paidUser ?? false,
      country,
      style: settings.package_style,
      packages: packages.map((offer) => shownPackage(offer, discount, settings.message_credits)),
      methods: methods.map((method) => shownMethod(method, country)),
      discount: discount && shownDiscount(discount),
      costs: { message: settings.message_credits, photo: settings.photo_credits, gift_from: settings.gift_credits },
      refund_days: settings.refund_days,
      statement_name: settings.statement_name,
      open_payment: open?.id ?? null,
      payment_blocked: isBlocked,
      company: settings.company,
    };
  });
