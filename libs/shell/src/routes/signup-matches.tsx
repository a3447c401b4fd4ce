import { useLingui } from '@lingui/react/macro';
import { SignupMatchesPage, signupMatchesQueries } from '@parlour/members';
import { browserLoader } from '../loading/browser-loader.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page-title.tsx';

export const loader = serverLoader(signupMatchesQueries);
export const clientLoader = browserLoader(signupMatchesQueries);

/** People to meet right after joining. */
export default function SignupMatchesRoute() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle page={t`People to meet`} />
      <SignupMatchesPage />
    </>
  );
}
