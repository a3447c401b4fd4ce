import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { useSite } from '@parlour/api-client/site';
import { PricingPage, pricingQueries } from '@parlour/payments';
import { browserLoader } from '../loading/browser-loader.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { shopArguments } from '../loading/shop-arguments.ts';
import { PageTitle } from '../page/page-title.tsx';

const queries = ({ search, settings }: PageArguments) => pricingQueries(shopArguments(search, settings));

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);

/** The page has a description of its own. */
export const meta = () => [];

/** What everything costs, before anybody joins. */
export default function PricingRoute() {
  const { t } = useLingui();
  const { settings } = useSite();
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle
        page={t`Pricing`}
        description={t`What credits cost here, what a message comes to in money, and how you can pay.`}
      />
      <PricingPage country={shopArguments(search, settings).country} />
    </>
  );
}
