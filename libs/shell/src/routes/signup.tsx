import { useLingui } from '@lingui/react/macro';
import type { QueryClient } from '@tanstack/react-query';
import { useActionData, useSearchParams } from 'react-router';
import { SignUpPage, signUpQueries, trackingIn, useSignUpTitle } from '@parlour/account';
import { userOptions } from '@parlour/api-client/account/user';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { keptOrAsked } from '@parlour/api-client/kept-or-asked';
import { addresses } from '@parlour/contract/addresses';
import { browserLoader } from '../loading/browser-loader.ts';
import { leadOn } from '../loading/lead-on.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page/page-title.tsx';
import { signUpAction } from '../sign-up/sign-up-action.ts';

const argumentsOf = (search: URLSearchParams) => ({ tracking: trackingIn(search) ?? {} });

/** Nobody joins twice: a member is taken to the step that is open, or home. */
const queries = async ({ search }: PageArguments, cache: QueryClient) => {
  const { user } = await keptOrAsked(cache, userOptions());
  if (user)
    throw leadOn(addresses.signup.href(), user.signup?.next ? addresses.completeSignup.href() : addresses.index.href());
  return signUpQueries(argumentsOf(search));
};

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);
export const action = signUpAction;

/** The page has a description of its own. */
export const meta = () => [];

/** Sign-up on a page of its own. */
export default function SignUpRoute() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const asked = argumentsOf(search);
  return (
    <>
      <PageTitle
        page={useSignUpTitle(asked)}
        description={t`It begins with a few words. Looking around is free, and you see every price before you pay it.`}
      />
      <SignUpPage {...asked} lastResult={useActionData<CallFormResult>()} />
    </>
  );
}
