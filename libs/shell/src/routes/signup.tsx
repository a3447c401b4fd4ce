import { useLingui } from '@lingui/react/macro';
import { useActionData, useSearchParams } from 'react-router';
import { signUpForm, SignUpPage, signUpQueries } from '@parlour/account';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { formAction } from '../forms/form-action.ts';
import { browserLoader } from '../loading/browser-loader.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { trackingOf } from '../loading/tracking.ts';
import { PageTitle } from '../page-title.tsx';

const argumentsOf = (search: URLSearchParams) => ({ tracking: trackingOf(search) });
const queries = ({ search }: PageArguments) => signUpQueries(argumentsOf(search));

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);
export const action = formAction(
  ({ settings }) => signUpForm(settings),
  () => addresses.completeSignup.href(),
);

/** Sign-up on a page of its own. */
export default function SignUpRoute() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle page={t`Join free`} />
      <SignUpPage {...argumentsOf(search)} lastResult={useActionData<CallFormResult>()} />
    </>
  );
}
