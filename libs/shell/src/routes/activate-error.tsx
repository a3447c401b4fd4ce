import { useLingui } from '@lingui/react/macro';
import { ActivateErrorPage } from '@parlour/account';
import { userOptions } from '@parlour/api-client/account/user';
import { browserLoader } from '../loading/browser-loader.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page-title.tsx';

const queries = () => [userOptions()];

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);

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
