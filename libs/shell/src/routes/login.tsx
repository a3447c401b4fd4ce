import { useLingui } from '@lingui/react/macro';
import { useActionData, useSearchParams } from 'react-router';
import { logInByLinkForm, logInForm, LogInPage, nextPath } from '@parlour/account';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { userOptions } from '@parlour/api-client/account/user';
import { formAction } from '../forms/form-action.ts';
import { browserLoader } from '../loading/browser-loader.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page-title.tsx';

const queries = () => [userOptions()];
const searchOf = (request: Request) => new URL(request.url).searchParams;
const byPassword = formAction(
  () => logInForm,
  (_, request) => nextPath(searchOf(request).get('next')),
);
const byLink = formAction(
  () => logInByLinkForm,
  (_, request) => nextPath(searchOf(request).get('next')),
);

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);
export const action: typeof byPassword = (args) =>
  searchOf(args.request).has('token') ? byLink(args) : byPassword(args);

/** Log-in; afterwards the page that asked for it. */
export default function LogInRoute() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle page={t`Log in`} />
      <LogInPage next={search.get('next')} token={search.get('token')} lastResult={useActionData<CallFormResult>()} />
    </>
  );
}
