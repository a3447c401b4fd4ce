import { useLingui } from '@lingui/react/macro';
import { useParams, useSearchParams } from 'react-router';
import { useSite } from '@parlour/api-client/site';
import { PaymentPage, paymentPageQueries } from '@parlour/payments';
import { browserLoader } from '../loading/browser-loader.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { shopArguments } from '../loading/shop-arguments.ts';
import { PageTitle } from '../page/page-title.tsx';

const queries = ({ params }: PageArguments) => paymentPageQueries({ paymentId: params['id'] ?? '' });

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);

/** Where a provider sends the member back to; it only reads. */
export default function PaymentRoute() {
  const { t } = useLingui();
  const { settings } = useSite();
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle page={t`Payment`} />
      <PaymentPage paymentId={useParams()['id'] ?? ''} {...shopArguments(search, settings)} />
    </>
  );
}
