import { useLingui } from '@lingui/react/macro';
import { useActionData, useParams, useSearchParams } from 'react-router';
import { SignUpPage, signUpQueries, trackingIn } from '@parlour/account';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { Id } from '@parlour/contract/types/scalars';
import { browserLoader } from '../loading/browser-loader.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { membersShown } from '../loading/shows-members.ts';
import { PageTitle } from '../page-title.tsx';
import { signUpAction } from '../sign-up/sign-up-action.ts';

const argumentsOf = (id: string | undefined, search: URLSearchParams) => ({
  profileId: Id.safeParse(id).data,
  tracking: trackingIn(search) ?? {},
});
const queries = ({ params, search, entryWarning }: PageArguments) =>
  entryWarning.includes('empty') ? [] : signUpQueries(argumentsOf(params['id'], search));

export const handle = membersShown;
export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);
export const action = signUpAction;

/** Sign-up with words to the member whose page led here, who is shown if they agreed to be seen by visitors. */
export default function MemberSignUpRoute() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle page={t`Join free`} />
      <SignUpPage {...argumentsOf(useParams()['id'], search)} lastResult={useActionData<CallFormResult>()} />
    </>
  );
}
