import { getDiscountcode } from '@parlour/contract/payments/get-discountcode';
import { handle } from '@parlour/server-kit/calls/handle';
import { selectedCountryOf } from '@parlour/server-kit/requests/selected-country';
import { codeUseIn } from './code-use.ts';
import type { FindTyped } from './code-guesses.ts';
import { offeredDiscount, shownDiscount } from './discount.ts';
import { packagesOf, sellingCountry } from '../checkout/packages.ts';
import { sellingBy, type PaymentsPorts } from '../ports.ts';

/** Answers a typed code, or the offer that runs for the member. */
export const getDiscountcodeCall = (ports: PaymentsPorts, findTyped: FindTyped) =>
  handle(getDiscountcode, async ({ query }, context) => {
    const { viewer, brand } = context;
    const running = query.welcome ? await offeredDiscount(ports, context, viewer) : null;
    if (query.code === undefined) return { discount_code: running && shownDiscount(running) };
    const country = query.country ? sellingCountry(brand.settings, query.country) : (selectedCountryOf(context) ?? '');
    const order = packagesOf(brand.settings, country).find(({ id }) => id === query.package_id)?.price;
    const use = { ...codeUseIn(brand.settings, country, sellingBy(ports)), order };
    return { discount_code: shownDiscount(await findTyped(context, query.code, use)) };
  });
