import { useLingui } from '@lingui/react/macro';
import { useActionData, useSearchParams, type ActionFunctionArgs } from 'react-router';
import { AccountDeletedPage, closedAccountAddress, deleteClosedAccountForm, reactivateForm } from '@parlour/account';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { formAction } from '../forms/form-action.ts';
import { PageTitle } from '../page-title.tsx';

const comeBack = formAction(
  () => reactivateForm,
  () => addresses.index.href(),
);
const deleteClosed = formAction(() => deleteClosedAccountForm, closedAccountAddress);

export const action = (sent: ActionFunctionArgs) =>
  (new URL(sent.request.url).searchParams.has('closed') ? deleteClosed : comeBack)(sent);

/** After leaving, and the mailed ways back and out: a page that posts, so that opening it does nothing. */
export default function AccountDeletedRoute() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const token = search.get('token');
  const closed = search.has('closed');
  const act = closed ? t`Delete my account` : t`Keep your account`;
  return (
    <>
      <PageTitle page={token === null ? t`Your account will be deleted` : act} />
      <AccountDeletedPage token={token} closed={closed} lastResult={useActionData<CallFormResult>()} />
    </>
  );
}
