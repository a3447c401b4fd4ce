import { useLingui } from '@lingui/react/macro';
import type { QueryClient } from '@tanstack/react-query';
import { useActionData, useSearchParams } from 'react-router';
import { logInByLinkForm, logInForm, LogInPage, nextPath } from '@parlour/account';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { userOptions } from '@parlour/api-client/account/user';
import { keptOrAsked } from '@parlour/api-client/kept-or-asked';
import { send } from '@parlour/api-client/send';
import { wayOf } from '@parlour/api-client/transport';
import { addresses } from '@parlour/contract/addresses';
import { getUser } from '@parlour/contract/account/user/get-user';
import { formAction } from '../forms/form-action.ts';
import { browserLoader } from '../loading/browser-loader.ts';
import { leadOn } from '../loading/lead-on.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page/page-title.tsx';

/**
 * A member is led on, save by the link of a mail. The server has the last word: whoever a page remembers may have been logged
 * out, and would be led back here from a page of members for ever.
 */
const queries = async ({ search }: PageArguments, cache: QueryClient) => {
  const { user } = await keptOrAsked(cache, userOptions());
  if (user && !search.get('token') && (await send(getUser, wayOf(cache))).user)
    throw leadOn(addresses.login.href(), nextPath(search.get('next')));
  return [];
};
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
      <LogInPage
        next={search.get('next')}
        token={search.get('token')}
        hasJoined={search.has('joined')}
        done={search.get('done')}
        lastResult={useActionData<CallFormResult>()}
      />
    </>
  );
}
