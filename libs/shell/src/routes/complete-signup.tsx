import { useLingui } from '@lingui/react/macro';
import { useActionData } from 'react-router';
import { ConfirmMailPage, confirmMailQueries, resendForm } from '@parlour/account';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { formAction } from '../forms/form-action.ts';
import { browserLoader } from '../loading/browser-loader.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page-title.tsx';

export const loader = serverLoader(confirmMailQueries);
export const clientLoader = browserLoader(confirmMailQueries);
export const action = formAction(
  () => resendForm,
  () => addresses.completeSignup.href(),
);

/** After sign-up: confirm the e-mail address. */
export default function CompleteSignupRoute() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle page={t`Confirm your e-mail address`} />
      <ConfirmMailPage lastResult={useActionData<CallFormResult>()} />
    </>
  );
}
