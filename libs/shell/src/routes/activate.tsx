import { useLingui } from '@lingui/react/macro';
import { useActionData, useSearchParams } from 'react-router';
import { activateForm, ActivatePage } from '@parlour/account';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { formAction } from '../forms/form-action.ts';
import { PageTitle } from '../page-title.tsx';

export const action = formAction(
  () => activateForm,
  () => addresses.activateDone.href(),
);

/** The link of the activation mail: a page that posts, so that opening it confirms nothing. */
export default function ActivateRoute() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle page={t`Confirm your e-mail address`} />
      <ActivatePage token={search.get('token') ?? ''} lastResult={useActionData<CallFormResult>()} />
    </>
  );
}
