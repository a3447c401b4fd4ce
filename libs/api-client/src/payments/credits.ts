import { getDiscountcode } from '@parlour/contract/payments/get-discountcode';
import { getTimebonus } from '@parlour/contract/payments/get-timebonus';
import { listCredits } from '@parlour/contract/payments/list-credits';
import { callQuery } from '../call-query.ts';
import { paymentsKeys } from './keys.ts';

export interface CreditsArguments {
  country?: string;
  /** A discount code that was typed. */
  code?: string;
}

/** Packages, methods and the discount that runs, for a country. */
export const creditsOptions = ({ country, code }: CreditsArguments = {}) =>
  callQuery(paymentsKeys.credits(country ?? null, code ?? null), listCredits, { country, discount_code: code });

/** The time bonus of the member, with both clocks. */
export const timebonusOptions = () => callQuery(paymentsKeys.timebonus, getTimebonus);

/** The offer that runs for the member now; its failure is nobody's concern (spec section 8), so it is asked for quietly. */
export const welcomeOptions = () => callQuery(paymentsKeys.welcome, getDiscountcode, { welcome: 'true' });
