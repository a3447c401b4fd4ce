import { useLingui } from '@lingui/react/macro';
import type { QueryClient } from '@tanstack/react-query';
import { redirect, useParams, useSearchParams } from 'react-router';
import { keptOrAsked } from '@parlour/api-client/kept-or-asked';
import { transactionsOptions } from '@parlour/api-client/payments/transactions';
import { pageIn } from '@parlour/contract/address-numbers';
import { addresses } from '@parlour/contract/addresses';
import { TransactionsPage, transactionsPageQueries } from '@parlour/payments';
import { browserLoader } from '../loading/browser-loader.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page/page-title.tsx';

const argumentsOf = ({ params, search }: Pick<PageArguments, 'params' | 'search'>) => ({
  paymentId: params['id'],
  page: pageIn(search),
});

/** A page behind the last leads to the last. */
async function queries(page: PageArguments, cache: QueryClient) {
  const { paymentId: id = '', page: asked } = argumentsOf(page);
  const account = transactionsOptions({ id: id || undefined, page: asked });
  const last = asked > 1 ? (await keptOrAsked(cache, account)).pages : asked;
  if (asked > last) throw redirect(addresses.transactions.href({ id }, { page: last > 1 ? last : undefined }));
  return transactionsPageQueries(argumentsOf(page));
}

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);

/** The member's ledger, or one payment of it. */
export default function TransactionsRoute() {
  const { t } = useLingui();
  const params = useParams();
  const [search] = useSearchParams();
  const shown = argumentsOf({ params, search });
  return (
    <>
      <PageTitle page={t`Transactions`} number={shown.page} />
      <TransactionsPage {...shown} />
    </>
  );
}
