import { useLingui } from '@lingui/react/macro';
import { useActionData, useSearchParams } from 'react-router';
import { NewPasswordPage, newPasswordQueries, resetPasswordForm } from '@parlour/account';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { formAction } from '../forms/form-action.ts';
import type { BeforeEntry } from '../loading/before-entry.ts';
import { browserLoader } from '../loading/browser-loader.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page/page-title.tsx';

export const handle: BeforeEntry = { isReadBeforeEntry: true };

const tokenOf = (search: URLSearchParams): string => search.get('token') ?? '';
const queries = ({ search }: PageArguments) => newPasswordQueries(tokenOf(search));

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);
export const action = formAction(
  () => resetPasswordForm,
  () => addresses.index.href(),
);

/** The mailed link of a forgotten password: a form, so that opening it changes nothing. */
export default function ResetPasswordDoRoute() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle page={t`Choose a new password`} />
      <NewPasswordPage token={tokenOf(search)} lastResult={useActionData<CallFormResult>()} />
    </>
  );
}
