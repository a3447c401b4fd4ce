import { useLingui } from '@lingui/react/macro';
import { PremiumPage, premiumQueries } from '@parlour/payments';
import { browserLoader } from '../loading/browser-loader.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page/page-title.tsx';

export const loader = serverLoader(premiumQueries);
export const clientLoader = browserLoader(premiumQueries);

/** The page has a description of its own. */
export const meta = () => [];

/** What premium gives, for visitors and members. */
export default function PremiumRoute() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle page={t`Premium`} description={t`What premium gives you, how you get it, and what stays free.`} />
      <PremiumPage />
    </>
  );
}
