import { useLingui } from '@lingui/react/macro';
import { ActivateDonePage, activateDoneQueries } from '@parlour/account';
import { browserLoader } from '../loading/browser-loader.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page-title.tsx';

export const loader = serverLoader(activateDoneQueries);
export const clientLoader = browserLoader(activateDoneQueries);

/** The address is confirmed: what to do first. */
export default function ActivateDoneRoute() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle page={t`Welcome`} />
      <ActivateDonePage />
    </>
  );
}
