import { useLingui } from '@lingui/react/macro';
import { ActivateErrorPage } from '@parlour/account';
import type { BeforeEntry } from '../loading/before-entry.ts';
import { browserLoader } from '../loading/browser-loader.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { viewerQueries } from '../loading/viewer-queries.ts';
import { PageTitle } from '../page/page-title.tsx';

export const handle: BeforeEntry = { isReadBeforeEntry: true };

export const loader = serverLoader(viewerQueries);
export const clientLoader = browserLoader(viewerQueries);

/** The activation link no longer works. */
export default function ActivateErrorRoute() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle page={t`Activation failed`} />
      <ActivateErrorPage />
    </>
  );
}
