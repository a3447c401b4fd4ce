import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { PricingPage, pricingQueries } from '@parlour/payments';
import { browserLoader } from '../loading/browser-loader.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page-title.tsx';

const argumentsOf = (search: URLSearchParams) => ({ country: search.get('country') ?? undefined });
const queries = ({ search }: PageArguments) => pricingQueries(argumentsOf(search));

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);

/** The page has a description of its own. */
export const meta = () => [];

/** What everything costs, before anybody joins. */
export default function PricingRoute() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle
        page={t`Pricing`}
        description={t`What credits cost here, what a message comes to in money, and how you can pay.`}
      />
      <PricingPage {...argumentsOf(search)} />
    </>
  );
}
