import { useLingui } from '@lingui/react/macro';
import { useParams, useSearchParams } from 'react-router';
import { TransactionsPage, transactionsPageQueries } from '@parlour/payments';
import { browserLoader } from '../loading/browser-loader.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { pageNumber } from '../loading/page-number.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page-title.tsx';

const argumentsOf = ({ params, search }: Pick<PageArguments, 'params' | 'search'>) => ({
  paymentId: params['id'],
  page: pageNumber(search),
});
const queries = (page: PageArguments) => transactionsPageQueries(argumentsOf(page));

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
