import type { QueryClient } from '@tanstack/react-query';
import { useActionData, useParams, useSearchParams } from 'react-router';
import { validate as isUuid } from 'uuid';
import { SignUpPage, signUpQueries, trackingIn, useSignUpTitle } from '@parlour/account';
import { userOptions } from '@parlour/api-client/account/user';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { keptOrAsked } from '@parlour/api-client/kept-or-asked';
import { addresses } from '@parlour/contract/addresses';
import { browserLoader } from '../loading/browser-loader.ts';
import { leadOn } from '../loading/lead-on.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { membersShown } from '../loading/shows-members.ts';
import { PageTitle } from '../page/page-title.tsx';
import { signUpAction } from '../sign-up/sign-up-action.ts';

const argumentsOf = (id: string | undefined, search: URLSearchParams) => ({
  profileId: isUuid(id) ? id : undefined,
  tracking: trackingIn(search) ?? {},
});

/** Nobody joins twice: a member is taken to the step that is open, or to whom the page would have been about. */
const queries = async ({ params, search }: PageArguments, cache: QueryClient) => {
  const options = argumentsOf(params['id'], search);
  const { user } = await keptOrAsked(cache, userOptions());
  const { profileId } = options;
  if (user) {
    const from = addresses.memberSignup.href({ id: params['id'] ?? '' });
    if (user.signup?.next) throw leadOn(from, addresses.completeSignup.href());
    throw leadOn(from, profileId ? addresses.member.href({ id: profileId }) : addresses.index.href());
  }
  return signUpQueries(options);
};

export const handle = membersShown('empty');
export const loader = serverLoader(queries, { handle });
export const clientLoader = browserLoader(queries);
export const action = signUpAction;

/** Sign-up with words to the member whose page led here, who is shown if they agreed to be seen by visitors. */
export default function MemberSignUpRoute() {
  const [search] = useSearchParams();
  const asked = argumentsOf(useParams()['id'], search);
  return (
    <>
      <PageTitle page={useSignUpTitle(asked)} />
      <SignUpPage {...asked} lastResult={useActionData<CallFormResult>()} />
    </>
  );
}
