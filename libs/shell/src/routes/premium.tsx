import { useLingui } from '@lingui/react/macro';
import { PremiumPage, premiumQueries } from '@parlour/payments';
import { browserLoader } from '../loading/browser-loader.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page-title.tsx';

export const loader = serverLoader(premiumQueries);
export const clientLoader = browserLoader(premiumQueries);

/** What premium gives, for visitors and members. */
export default function PremiumRoute() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle page={t`Premium`} />
      <PremiumPage />
    </>
  );
}
