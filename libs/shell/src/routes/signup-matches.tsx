import { useLingui } from '@lingui/react/macro';
import { SignUpMatchesPage, signUpMatchesQueries } from '@parlour/members';
import { browserLoader } from '../loading/browser-loader.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page/page-title.tsx';

export const loader = serverLoader(signUpMatchesQueries);
export const clientLoader = browserLoader(signUpMatchesQueries);

/** People to meet right after joining. */
export default function SignUpMatchesRoute() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle page={t`People to meet`} />
      <SignUpMatchesPage />
    </>
  );
}
