import { useLingui } from '@lingui/react/macro';
import type { QueryClient } from '@tanstack/react-query';
import { redirect, useActionData, useParams, useSearchParams } from 'react-router';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { keptOrAsked } from '@parlour/api-client/kept-or-asked';
import { payForm } from '@parlour/api-client/payments/pay-form';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { APPLY, choiceAddress, CreditsPage, creditsPageQueries } from '@parlour/payments';
import { formAction } from '../forms/form-action.ts';
import { textIn } from '../forms/text-in.ts';
import { browserLoader } from '../loading/browser-loader.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { shopArguments } from '../loading/shop-arguments.ts';
import { PageTitle } from '../page/page-title.tsx';

/** A package that is not sold here leads to those that are. */
async function queries({ params: { id }, search, settings }: PageArguments, cache: QueryClient) {
  const page = shopArguments(search, settings);
  const [prices, ...others] = await creditsPageQueries(page, cache);
  const isSold = async () => (await keptOrAsked(cache, prices)).packages.some((offer) => offer.id === id);
  if (id !== undefined && !(await isSold())) throw redirect(addresses.credits.href(undefined, page));
  return [prices, ...others];
}

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);

/**
 * Without JavaScript, leads to the order as it was chosen, with the code that was typed beside it. Does so where that
 * is asked for, and where the order that would be paid does not have the code yet; else null.
 */
function applyCode(values: FormData, request: Request): Response | null {
  const text = (name: string) => textIn(values, name).trim() || undefined;
  const code = text('code');
  const isAsked = new URL(request.url).searchParams.has(APPLY);
  if (!isAsked && (code === undefined || code === text('shown_code'))) return null;
  const choice = { packageId: text('package_id'), paymentMethod: text('payment_method') };
  return redirect(choiceAddress(choice, { country: text('country'), code }), 303);
}

/**
 * Makes the order, and leads to the payment's own page, from which a link goes on to the provider. A browser would not
 * follow an answer to this form to another host (`form-action` of the pages' policy), and the order would be made by
 * then.
 */
export const action = formAction(
  () => payForm,
  ({ payment }) => addresses.payment.href({ id: payment.payment_id }),
  applyCode,
);

/** Packages and methods; the chosen ones may stand in the address (routes credits and credits-id-paymentmethod). */
export default function CreditsRoute() {
  const { t } = useLingui();
  const { id, paymentmethod } = useParams();
  const { settings } = useSite();
  const [search] = useSearchParams();
  const lastResult = useActionData<CallFormResult>();
  return (
    <>
      <PageTitle page={t`Credits`} />
      <CreditsPage
        {...shopArguments(search, settings)}
        packageId={id}
        paymentMethod={paymentmethod}
        lastResult={lastResult}
      />
    </>
  );
}
