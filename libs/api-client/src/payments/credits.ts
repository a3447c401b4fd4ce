import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '@parlour/contract/define-call';
import { getDiscountcode } from '@parlour/contract/payments/get-discountcode';
import { getTimebonus } from '@parlour/contract/payments/get-timebonus';
import { listCredits } from '@parlour/contract/payments/list-credits';
import { callQuery } from '../call-query.ts';
import { send } from '../send.ts';
import { wayOf } from '../transport.ts';
import { paymentsKeys } from './keys.ts';

export interface CreditsArguments {
  country?: string;
  /** A discount code that was typed. */
  code?: string;
}

/** Packages, methods and the discount that runs, for a country, which is the one of all pages that name none from then on. */
export const creditsOptions = ({ country, code }: CreditsArguments = {}) =>
  queryOptions({
    queryKey: paymentsKeys.credits(country ?? null, code ?? null),
    queryFn: async ({ client, signal }) => {
      const query = { country, discount_code: code };
      const reply = await send(listCredits, { query, signal, ...wayOf(client) });
      if (country !== undefined) forgetOtherCountry(client);
      return reply;
    },
  });

function forgetOtherCountry(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: paymentsKeys.credits(null, null), refetchType: 'none' });
}

/** Puts a payment that was just begun beside all prices that the cache holds, which say nothing of it yet. */
export function noteOpenPayment(client: QueryClient, id: string): void {
  client.setQueriesData<ReplyOf<typeof listCredits>>(
    { queryKey: paymentsKeys.everyShop },
    (reply) => reply && { ...reply, open_payment: id },
  );
}

/** The time bonus of the member, with both clocks. */
export const timebonusOptions = () => callQuery(paymentsKeys.timebonus, getTimebonus);

/** The offer that runs for the member now; its failure is nobody's concern (spec section 8), so it is asked for quietly. */
export const welcomeOptions = () => callQuery(paymentsKeys.welcome, getDiscountcode, { welcome: 'true' });
