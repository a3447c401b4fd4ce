import { useLingui } from '@lingui/react/macro';
import type { QueryClient } from '@tanstack/react-query';
import { useActionData, useSearchParams, type ActionFunctionArgs } from 'react-router';
import { AccountDeletedPage, closedAccountAddress, deleteClosedAccountForm, reactivateForm } from '@parlour/account';
import { userOptions } from '@parlour/api-client/account/user';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { keptOrAsked } from '@parlour/api-client/kept-or-asked';
import { addresses } from '@parlour/contract/addresses';
import { formAction } from '../forms/form-action.ts';
import type { BeforeEntry } from '../loading/before-entry.ts';
import { browserLoader } from '../loading/browser-loader.ts';
import { leadOn } from '../loading/lead-on.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page/page-title.tsx';

export const handle: BeforeEntry = { isReadBeforeEntry: true };

const tokenOf = (search: URLSearchParams): string | null => search.get('token') || null;

/** Whoever is here has not left: without a mailed link they are led on. */
const queries = async ({ search }: PageArguments, cache: QueryClient) => {
  const { user } = await keptOrAsked(cache, userOptions());
  if (user && tokenOf(search) === null) throw leadOn(addresses.accountDeleted.href(), addresses.index.href());
  return [];
};

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);

const comeBack = formAction(
  () => reactivateForm,
  () => addresses.index.href(),
);
const deleteClosed = formAction(() => deleteClosedAccountForm, closedAccountAddress);

/** Deletes an account that is kept out where the address says `closed`, and brings one back otherwise. */
export const action = (sent: ActionFunctionArgs) =>
  (new URL(sent.request.url).searchParams.has('closed') ? deleteClosed : comeBack)(sent);

/** After leaving, and the mailed ways back and out: a page that posts, so that opening it does nothing. */
export default function AccountDeletedRoute() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const token = tokenOf(search);
  const closed = search.has('closed');
  const hasLeft = search.has('left');
  const act = closed ? t`Delete my account` : t`Keep your account`;
  const left = hasLeft ? t`Your account will be deleted` : t`Deletion of your account`;
  return (
    <>
      <PageTitle page={token === null ? left : act} />
      <AccountDeletedPage
        token={token}
        closed={closed}
        hasLeft={hasLeft}
        lastResult={useActionData<CallFormResult>()}
      />
    </>
  );
}
