import { useLingui } from '@lingui/react/macro';
import { useActionData, useSearchParams } from 'react-router';
import { AccountDeletedPage, reactivateForm } from '@parlour/account';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { formAction } from '../forms/form-action.ts';
import { PageTitle } from '../page-title.tsx';

export const action = formAction(
  () => reactivateForm,
  () => addresses.index.href(),
);

/** After leaving, and the mailed way back: a page that posts, so that opening it brings nobody back. */
export default function AccountDeletedRoute() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle page={t`Your account will be deleted`} />
      <AccountDeletedPage token={search.get('token')} lastResult={useActionData<CallFormResult>()} />
    </>
  );
}
