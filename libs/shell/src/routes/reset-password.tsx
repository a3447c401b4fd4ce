import { useLingui } from '@lingui/react/macro';
import { useActionData, useSearchParams } from 'react-router';
import { askResetForm, ResetPasswordPage, resetSentAddress } from '@parlour/account';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { formAction } from '../forms/form-action.ts';
import { PageTitle } from '../page/page-title.tsx';

export const action = formAction(() => askResetForm, resetSentAddress);

/** A forgotten password: asks for the mail. */
export default function ResetPasswordRoute() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle page={t`Forgot your password?`} />
      <ResetPasswordPage sent={search.has('sent')} lastResult={useActionData<CallFormResult>()} />
    </>
  );
}
